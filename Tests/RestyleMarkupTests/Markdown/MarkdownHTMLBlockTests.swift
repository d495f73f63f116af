import TestSupport
import Testing

@testable import RestyleMarkup

/// CommonMark 0.31.2, sections 4.6 and 6.6.
@Suite("Blocks of HTML")
struct MarkdownHTMLBlockTests {
  // Those that section 4.6 lists, in its order.
  private static let names = """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt \
    fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link \
    main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead \
    title tr track ul
    """.split(separator: " ").map(String.init)

  private func html(_ text: String) -> String { MarkdownHTML(text).html }

  @Test("An element of a block interrupts a paragraph, whatever ends its name")
  func elements() async throws {
    try await forEach(Self.names) { (name: String) in
      for start in ["<\(name)", "</\(name)", "<\(name.uppercased())"] {
        for end in [">", " a>", "/>", "", "\t", "\n>"] {
          let isCode = "\(start)\(end)\n*b*"
          #expect(html("a\n\(isCode)") == "<p>a</p>\n\(isCode)\n")
        }
        // No other name is one of these.
        #expect(
          html("a\n\(start)-x>\n*b*").hasPrefix("<p>a\n") && html("a\n\(start)_>\n*b*").hasPrefix("<p>a\n"))
      }
      #expect(html("<\(name)>\n*a*\n\n*b*") == "<\(name)>\n*a*\n<p><em>b</em></p>\n")
    }
  }

  @Test("An element of another name doesn't interrupt a paragraph, and is a block of its own behind none")
  func tags() {
    for tag in ["<a>", "</a>", "<b c='d'>", "<e/>", "<span>"] {
      #expect(html("a\n\(tag)\n*b*") == "<p>a\n\(tag)\n<em>b</em></p>\n")
      #expect(html("\(tag)\n*b*\n\n*c*") == "\(tag)\n*b*\n<p><em>c</em></p>\n")
      #expect(html("\(tag) b\n*c*") == "<p>\(tag) b\n<em>c</em></p>\n")
    }
  }

  @Test("Text that isn't HTML goes on to its end, over empty lines")
  func rawText() {
    for name in ["pre", "script", "style", "textarea"] {
      for (start, end) in [
        ("<\(name)>", "</\(name)>"), ("<\(name.uppercased()) a>", "b</\(name)> c"),
        ("<\(name)", "</\(name)>"),
      ] {
        let block = "\(start)\n\n*a*\n\(end)\n"
        #expect(html("\(block)*b*") == "\(block)<p><em>b</em></p>\n")
        #expect(html("a\n\(block)*b*") == "<p>a</p>\n\(block)<p><em>b</em></p>\n")
      }
      // Any of these ends any other.
      for other in ["pre", "script", "style", "textarea"] {
        #expect(html("<\(name)>\n</\(other)>\n*b*") == "<\(name)>\n</\(other)>\n<p><em>b</em></p>\n")
      }
      // The end alone is a tag.
      #expect(html("a\n</\(name)>\n*b*") == "<p>a\n</\(name)>\n<em>b</em></p>\n")
      #expect(html("<\(name)x>\n*b*\n\n*c*") == "<\(name)x>\n*b*\n<p><em>c</em></p>\n")
    }
  }

  @Test("Comments and others interrupt a paragraph and go on to their end, over empty lines")
  func others() {
    for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<!B", ">"), ("<![CDATA[", "]]>")] {
      let block = "\(start)\n\n*a*\n\(end) b\n"
      #expect(html("a\n\(block)*b*") == "<p>a</p>\n\(block)<p><em>b</em></p>\n")
      #expect(html("\(start)\(end)\n*b*") == "\(start)\(end)\n<p><em>b</em></p>\n")
    }
    for none in ["<!", "<!1>", "<!-", "<![CDATA", "<"] {
      #expect(html("a\n\(none)\n*b*").hasPrefix("<p>a\n&lt;"), "\(none)")
    }
  }

  @Test("The shortest HTML in a line is read, and nothing shorter")
  func shortest() {
    for text in ["<??>", "<!-->", "<!--->", "<!---->", "<!B>", "<![CDATA[]]>", "<b>", "</b>", "<b/>"] {
      #expect(html("a \(text) *c*") == "<p>a \(text) <em>c</em></p>\n")
    }
    for text in ["<?>", "<!->", "<!>", "<![CDATA[]>", "<>", "</>", "</b/>"] {
      #expect(html("a \(text) *c*") == "<p>a &lt;\(text.dropFirst().dropLast())&gt; <em>c</em></p>\n")
    }
  }
}
