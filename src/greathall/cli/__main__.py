"""`python -m greathall.cli` is the command `greathall`."""

from greathall.cli import app

if __name__ == "__main__":
    app()
