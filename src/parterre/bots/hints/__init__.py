"""What each game teaches its players."""
