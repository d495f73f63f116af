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
  /// Whether a text may use what GitHub adds.
  private func isExtended(_ text: String) -> Bool {
    ["|", "~", "[ ]", "[x]", "www.", "://", "@"].contains { text.contains($0) }
  }

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
      let text = lines[..<middle].joined(separator: "\n") + "\n"
      let html = lines[(middle + 1)...].joined(separator: "\n")
      #expect(MarkdownHTML(text).html == html, "example \(index + 1)")
      // Those that use none of what GitHub adds.
      guard !isExtended(text) else { continue }
      #expect(MarkdownHTML(text, extensions: .gitHub).html == html, "example \(index + 1)")
    }
  }
}
