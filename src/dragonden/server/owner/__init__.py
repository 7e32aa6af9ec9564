"""Tools for the owner of a house: `dragonden house …`."""
