import Foundation
import RestyleMarkup
import Testing

/// The examples of CommonMark's text, which isn't part of this package.
///
///     RESTYLE_COMMONMARK=spec.txt swift test --filter CommonMarkTests
///
/// reads them from `spec.txt` of the public repository `commonmark/commonmark-spec`, tag 0.31.2.
@Suite struct CommonMarkTests {
  static let path = ProcessInfo.processInfo.environment["RESTYLE_COMMONMARK"]

  @Test(.enabled(if: path != nil, "RESTYLE_COMMONMARK names no file with the examples"))
  func examples() throws {
    let text = try String(contentsOfFile: Self.path ?? "", encoding: .utf8)
    let fence = String(repeating: "`", count: 32)
    let examples = text.components(separatedBy: fence + " example\n").dropFirst()
    #expect(examples.count == 652)
    for (index, example) in examples.enumerated() {
      let lines = (example.components(separatedBy: fence).first ?? "")
        .replacingOccurrences(of: "→", with: "\t").components(separatedBy: "\n")
      let middle = try #require(lines.firstIndex(of: "."))
      let html = MarkdownHTML(lines[..<middle].joined(separator: "\n") + "\n").html
      #expect(html == lines[(middle + 1)...].joined(separator: "\n"), "example \(index + 1)")
    }
  }
}
