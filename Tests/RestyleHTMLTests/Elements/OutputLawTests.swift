import Restyle
import RestyleElements
import RestyleHTML
import RestyleTesting
import Testing

@Suite("Laws of HTML as an output")
struct OutputLawTests {
  /// Pages, read back by a reader that shares nothing with the writer.
  private static let output = TestedOutput("HTML", read: read) { element in
    var page = HTMLRenderer()
    try page.append(element)
    return Rendering(page.html, problems: page.problems)
  }

  private static let spoken: Set = ["value", "placeholder", "alt", "aria-label"]

  @Sendable private static func read(_ html: String) throws -> ReadOutput {
    let nodes = try MarkupReader.nodes(in: html, .interfaces)
    return ReadOutput(
      text: nodes.map(text).joined(separator: " "),
      structure: nodes.flatMap(\.elements).map(\.name).filter { $0 != "br" })
  }

  /// What people read and hear, in the order of the page.
  private static func text(of node: MarkupNode) -> String {
    guard case .element(_, let attributes, let nodes) = node else { return node.text }
    let values = spoken.sorted().compactMap { attributes[$0] }
    return (values + nodes.map(text)).joined(separator: " ")
  }

  @Test("Each text in each place is written, and read back as itself")
  func laws() throws {
    try DefaultStyling.withDefaults(.system) {
      try checkLaws(of: Self.output, laws: [.structure, .escaping, .determinism])
    }
  }
}
