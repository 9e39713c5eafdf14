"""The pages as books: an EPUB of all of them, and PDFs for print.

A book has no script and asks for no file outside itself, so boards, choices and downloads are
left out of it by the templates, and of each passage the expanded view stands with both
translations.
"""
