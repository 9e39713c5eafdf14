"""The requests that ``juegos.serve.handle`` answers; each door is imported when it is asked."""
