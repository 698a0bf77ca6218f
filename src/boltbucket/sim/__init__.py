"""Many games: whole ones played by chance, and the promises every one of them keeps."""
