// Block 1 of README.md

// Block 2 of README.md
