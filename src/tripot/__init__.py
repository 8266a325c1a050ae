"""Tripot keeps the score at the table for dice games."""
