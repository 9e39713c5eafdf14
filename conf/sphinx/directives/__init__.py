"""The directives and roles of the domain ``j``."""
