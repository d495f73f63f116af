import CodeBlocks

/// A file of examples, in which placeholders stand for the code of the documentation.
struct ExampleFile {
  private let path: String
  private let lines: [Substring]

  init(path: String) throws(ExtractionError) {
    self.path = path
    lines = try SourceText.read(path).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the text to compile; what the compiler and tests say of it names the lines that people write.
  func compiled(with documentation: inout Documentation) throws(ExtractionError) -> String {
    var result = [Self.location(path, 1)]
    for (index, line) in lines.enumerated() {
      guard let placeholder = Placeholder(line) else {
        result.append(String(line))
        continue
      }
      do {
        let (file, block) = try documentation.block(placeholder)
        result.append(Self.location(file, block.firstLine))
        result += block.lines
        result.append(Self.location(path, index + 2))
      } catch {
        throw ExtractionError(path: path, line: index + 1, problem: error.problem)
      }
    }
    return result.joined(separator: "\n")
  }

  private static func location(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(path)\", line: \(line))"
  }
}
