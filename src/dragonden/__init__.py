"""Dragonden: a table for Dragomino, Dragons, Dingominos, Dinoland and Dragon Family."""
