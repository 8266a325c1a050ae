"""The same cast in every test of the rules, in the order of their seats."""

CAST = (
    "Perceval", "Karadoc", "Bohort", "Léodagan", "Guenièvre", "Yvain",
    "Séli", "Dagonet", "Venec", "Gauvain", "Calogrenant", "Merlin",
)  # fmt: skip
PERCEVAL, KARADOC, BOHORT, LEODAGAN, GUENIEVRE, YVAIN = range(6)
