"""What can be asked of ``juegos.serve.handle``: it opens a door when somebody asks for it."""
