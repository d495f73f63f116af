import RestyleMarkup
import TestSupport
import Testing

@Suite("Paragraphs of Markdown beside others")
struct MarkdownParagraphTests {
  private func html(_ text: String) -> String { MarkdownHTML(text, extensions: .gitHub).html }

  /// Paragraphs, of which some leave open what others close.
  private static let paragraphs = [
    "a <!-- *b*", "a <!-- *b* --> *c*", "a <? *b*", "a <? *b* ?> *c*", "a <!B *b*", "a <!B *b*> *c*",
    "a <![CDATA[ *b*", "a <![CDATA[ *b* ]]> *c*", "a `b", "a `b` *c*", "a ``b", "a ``b`` *c*", "a *b",
    "a* b", "a **b** c", "a _b", "a_ b", "~~a", "a~~ b", "[a", "a](b)", "[a](b) *c*", "![a", "[[a](b)",
    "a www.b.c d@e.f", "a @ b", "a\\", "a  \nb", "a &amp; b",
  ]

  @Test("A paragraph is what it is alone, whatever the one before it leaves open")
  func pairs() async throws {
    let alone = Self.paragraphs.map { html($0) }
    try await forEach(Self.paragraphs.indices, Self.paragraphs.indices) { (first: Int, second: Int) in
      let both = html(Self.paragraphs[first] + "\n\n" + Self.paragraphs[second])
      #expect(both == alone[first] + alone[second])
    }
  }

  @Test("A title stands behind white space, in a link and in a definition")
  func titles() {
    for (open, close) in [("\"", "\""), ("'", "'"), ("(", ")")] {
      for space in ["", " ", "\t", "\n", " \n "] {
        for destination in ["<b>", "<b c>"] {
          let title = "\(open)d\(close)"
          let address = destination == "<b>" ? "b" : "b%20c"
          let expected = "<p><a href=\"\(address)\" title=\"d\">a</a></p>\n"
          let isRead = !space.isEmpty
          #expect((html("[a](\(destination)\(space)\(title))") == expected) == isRead)
          #expect((html("[a]: \(destination)\(space)\(title)\n\n[a]") == expected) == isRead)
          if !isRead {
            #expect(!html("[a](\(destination)\(title))").contains("href"))
            #expect(!html("[a]: \(destination)\(title)\n\n[a]").contains("href"))
          }
        }
      }
    }
  }

  @Test("A cell of a table holds the backslashes that escape no bar, at the end of its row as well")
  func cells() {
    let cells = [
      ("\\", "\\"), ("c\\", "c\\"), ("\\\\", "\\"), ("\\c", "\\c"), ("\\|", "|"), ("c\\|d", "c|d"),
      ("\\|\\|", "||"), ("`\\|`", "<code>|</code>"), ("`\\`", "<code>\\</code>"),
    ]
    for (first, firstText) in cells {
      for (second, secondText) in cells {
        for end in ["", " |"] {
          let html = html("a|b\n-|-\n\(first) | \(second)\(end)")
          #expect(
            html.contains("<tr>\n<td>\(firstText)</td>\n<td>\(secondText)</td>\n</tr>"), "\(html)")
        }
      }
    }
  }
}
