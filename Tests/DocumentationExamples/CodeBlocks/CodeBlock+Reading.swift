import Foundation

extension CodeBlock {
  /// Returns the blocks of an article, or of the comments of a source.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - isSource: Whether it is a source, of which only `///` comments count.
  /// - Returns: The blocks, in order.
  /// - Throws: An `UnclosedBlock` if the file ends in a block.
  package static func blocks(in text: String, isSource: Bool) throws(UnclosedBlock) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (language: String, line: Int, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      guard let line = isSource ? comment(line) : line else { continue }
      let code = line.drop { $0 == " " }
      if code.hasPrefix("```") {
        if let block = open {
          blocks.append(
            CodeBlock(
              language: block.language, firstLine: block.line + 1, lines: withoutIndentation(block.lines)))
          open = nil
        } else {
          open = (String(code.dropFirst(3)), index + 1, [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    if let open { throw UnclosedBlock(line: open.line) }
    return blocks
  }

  /// What a line says as a documentation comment; nil if it is none.
  private static func comment(_ line: String) -> String? {
    // Most lines are none, and this is asked of all.
    guard let start = line.utf8.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
    let text = line[start...]
    return text.hasPrefix("///") ? String(text.dropFirst(3)) : nil
  }

  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let indentation = lines.compactMap { line in
      line.firstIndex { $0 != " " }.map { line.distance(from: line.startIndex, to: $0) }
    }
    return lines.map { String($0.dropFirst(indentation.min() ?? 0)) }
  }
}
