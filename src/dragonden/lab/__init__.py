"""Questions asked of many games at once."""
