// Block of README.md
