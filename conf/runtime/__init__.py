"""The Python of the browser: Pyodide, trimmed and compiled, with the wheel of juegos."""
