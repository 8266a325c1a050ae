"""The rules to be read, as playing cards."""
