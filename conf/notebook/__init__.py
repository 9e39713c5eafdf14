"""The notebook in JupyterLite, on Pyodide with all of Python's library."""
