"""Arborea."""
