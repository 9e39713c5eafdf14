"""The sessions of noxfile.py: the programs that they run, and their parts."""
