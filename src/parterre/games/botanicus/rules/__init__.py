"""The rules of Botanicus, in files named after the headings of RULES.md, which `game` joins."""
