import Restyle
import RestyleElements
import RestyleMarkup
import RestyleRendering
import TestSupport
import Testing

@Suite("Styles of the blocks of Markdown")
struct MarkdownBlockStyleTests {
  /// Gathers the styles of texts.
  private struct Labels: StructureVisitor {
    var problems: [RenderingProblem] = []
    private(set) var styles: [TextStyle] = []
    mutating func visit(_ label: ResolvedLabel) { styles.append(label.text.block) }
  }

  /// A style in which no two texts are alike.
  private static let style = MarkdownStyle(text: TextStyle(font: .system(size: 20), color: .black)).restyled {
    $0.paragraph.kern = 1
    for index in $0.headings.indices { $0.headings[index].kern = Double(index + 2) }
    $0.codeText.kern = 9
    $0.marker = TextStyle().restyled { $0.kern = 10 }
    $0.quoteText = TextStyle(color: .red)
  }

  @Test("A block has the style of its kind, and in quotes what they set over it, but code")
  func quotes() async throws {
    let style = Self.style
    let headings = (1...6).map { rank in
      (String(repeating: "#", count: rank) + " a", [style.heading(rank)], true)
    }
    let marker = style.paragraph.merging(style.marker)
    // Its block scrolls.
    let code = style.codeText.restyled { $0.lineBreakMode = .clipping }
    let blocks =
      headings + [
        ("a", [style.paragraph], true), ("<a>", [style.paragraph], true),
        ("<!-- a -->", [style.paragraph], true),
        ("- a", [marker, style.paragraph], true), ("1. a", [marker, style.paragraph], true),
        ("- # a", [marker, style.heading(1)], true), ("- <a>", [marker, style.paragraph], true),
        ("    a", [code], false), ("```\na\n```", [code], false),
        ("a\n\n# b\n\n<c>", [style.paragraph, style.heading(1), style.paragraph], true),
      ]
    try await forEach(blocks, 0...3) { block, depth throws in
      let (text, styles, isOverlaid) = block
      let quoted = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String(repeating: "> ", count: depth) + $0 }.joined(separator: "\n")
      var output = Labels()
      try Markdown(quoted, style: style).walkStructure(&output)
      #expect(output.styles == styles.map { depth > 0 && isOverlaid ? $0.merging(style.quoteText) : $0 })
    }
  }

  @Test("Headings have the proportions of the system's styles of texts, in whole points")
  func headings() {
    for (size, sizes) in [
      (17.0, [28.0, 22, 20, 17, 15, 13]), (20, [33, 26, 24, 20, 18, 15]), (34, [56, 44, 40, 34, 30, 26]),
    ] {
      let style = MarkdownStyle(text: TextStyle(font: .system(size: size)))
      #expect(style.headings.map { $0.fontSize ?? 0 } == sizes)
      #expect(style.headings.allSatisfy { $0.fontWeight == .bold })
    }
  }
}
