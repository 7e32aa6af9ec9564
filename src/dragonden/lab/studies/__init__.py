"""Studies: many games with all that a designer asks about them."""
