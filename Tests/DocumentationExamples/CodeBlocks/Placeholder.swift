/// A comment that stands for a block: `// Block of Restyle/Box/Gradient.swift`, or `// Block 2 of README.md`.
package struct Placeholder {
  /// The path of the file in the package.
  package let path: String
  /// The number of the block among those of Swift in the file; nil if there is one alone.
  package let number: Int?

  /// Reads a line; nil if it is another one.
  package init?(_ line: some StringProtocol) {
    // Most lines are others, and this is asked of all.
    guard line.contains("// Block") else { return nil }
    let words = line.split(separator: " ")
    guard words.starts(with: ["//", "Block"]), words.count == 4 || words.count == 5,
      words[words.count - 2] == "of"
    else { return nil }
    number = words.count == 5 ? Int(words[2]) : nil
    if words.count == 5, number == nil { return nil }
    let document = String(words[words.count - 1])
    path = document == "README.md" ? document : "Sources/" + document
  }
}
