"""Writes the files of the product that are made from others, or that take long to compute.

Each module writes its own, and is a program.
"""
