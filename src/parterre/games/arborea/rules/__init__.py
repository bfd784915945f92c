"""The rules of Arborea, in files named after the headings of the rulebook; `game` joins them."""
