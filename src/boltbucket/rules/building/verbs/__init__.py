"""What a builder can do, one file a verb; `building/build.py` puts them together."""
