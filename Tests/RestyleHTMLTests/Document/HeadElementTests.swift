import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTesting
import Testing

@Suite("What else stands in the head of a page")
struct HeadElementTests {
  private static func document(
    _ elements: [HTMLDocument.HeadElement], _ sheet: StyleSheet = StyleSheet()
  ) -> HTMLDocument {
    HTMLDocument(title: "x", body: HTMLRenderer(styleSheet: sheet), head: elements)
  }

  /// What stands behind the title, the window and the colour schemes.
  private static func added(
    _ elements: [HTMLDocument.HeadElement], _ sheet: StyleSheet = StyleSheet()
  ) -> String {
    let head = document(elements, sheet).html.split(separator: "</head>")[0]
    return head.split(separator: "\n").dropFirst(7).joined(separator: "\n")
  }

  @Test(
    "Each element is written as it is given, in order",
    arguments: [
      (.metadata(name: "robots", "noindex"), "<meta name=\"robots\" content=\"noindex\">"),
      (
        .metadata(property: "og:title", "Ours & \"theirs\""),
        "<meta property=\"og:title\" content=\"Ours &amp; &quot;theirs&quot;\">"
      ),
      (
        .link("https://example.com/a?b&c", relation: "canonical"),
        "<link rel=\"canonical\" href=\"https://example.com/a?b&amp;c\">"
      ),
      (
        .link("/feed.xml", relation: "alternate", type: "application/rss+xml", language: "sv"),
        "<link rel=\"alternate\" href=\"/feed.xml\" type=\"application/rss+xml\" hreflang=\"sv\">"
      ),
      (.themeColor(Color(hex: 0x336699)), "<meta name=\"theme-color\" content=\"#336699\">"),
      (
        .markup(TrustedMarkup(trusting: "<script src=\"/a.js\" defer></script>")),
        "<script src=\"/a.js\" defer></script>"
      ),
    ] as [(HTMLDocument.HeadElement, String)])
  func each(element: HTMLDocument.HeadElement, markup: String) throws {
    let last = HTMLDocument.HeadElement.metadata(name: "last", "")
    #expect(Self.added([element, last]) == markup + "\n<meta name=\"last\" content=\"\">")
    #expect(Self.document([element]).problems.isEmpty)
    var stream = try HTMLStream(title: "x", body: Label("x"), head: [element])
    let streamed = try String(decoding: stream.next() ?? [], as: UTF8.self)
    #expect(streamed.contains("\n\(markup)\n</head>"))
  }

  @Test("Names, contents, relations and types stay in their places, whatever they hold")
  func hostileTexts() {
    func elements(_ text: String) -> [HTMLDocument.HeadElement] {
      [
        .metadata(name: text, text), .metadata(property: text, text),
        .link("/x", relation: text, type: text),
      ]
    }
    // What is empty is left out.
    for text in HostileText.markup where text.contains(where: { !$0.isWhitespace }) {
      for (hostile, plain) in zip(elements(text), elements("x")) {
        let (page, other) = (Self.document([hostile]).html, Self.document([plain]).html)
        for mark in ["<", ">", "\""] {
          #expect(page.ranges(of: mark).count == other.ranges(of: mark).count, "\(page)")
        }
      }
    }
  }

  @Test("Addresses that could run programs are left out and reported", arguments: HostileLink.dropped)
  func droppedLinks(address: String) {
    let document = Self.document([.link(address, relation: "next")])
    #expect(!document.html.contains("<link"))
    #expect(document.problems.map(\.part) == ["head"])
  }

  @Test(
    "Elements without what they can't do without are left out and reported",
    arguments: ["", " \n", "\t\u{C}\r"])
  func emptyElements(empty: String) {
    for (element, attribute) in [
      (.metadata(name: empty, "x"), "name"), (.metadata(property: empty, "x"), "property"),
      (.link("/x", relation: empty), "rel"), (.link(empty, relation: "next"), "href"),
    ] as [(HTMLDocument.HeadElement, String)] {
      let document = Self.document([element])
      #expect(Self.added([element]).isEmpty)
      #expect(document.problems.map(\.part) == ["head"])
      #expect(document.problems.first?.description.contains("\"\(attribute)\" would be empty") == true)
    }
    // Nothing says the type of what has none.
    #expect(Self.added([.link("/x", relation: "y", type: empty)]) == "<link rel=\"y\" href=\"/x\">")
  }

  @Test("Controls aren't white space in HTML, but addresses begin and end without them")
  func controls() {
    for element in [
      .metadata(name: "\u{B}", "x"), .metadata(property: "\u{B}", "x"), .link("/x", relation: "\u{B}"),
      .link("/x", relation: "y", type: "\u{B}"),
    ] as [HTMLDocument.HeadElement] {
      #expect(Self.added([element]).contains("=\"\u{FFFD}\""))
      #expect(Self.document([element]).problems.isEmpty)
    }
    for address in ["\u{B}", " \u{1} "] {
      let document = Self.document([.link(address, relation: "next")])
      #expect(!document.html.contains("<link"))
      #expect(document.problems.map(\.part) == ["head"])
    }
  }

  @Test("A theme's colour follows what the reader's system asks for, and no more")
  func themeColors() {
    let scheme = Color(light: .white, dark: .black)
    let four = Color(
      light: Color(hex: 0x111111), dark: Color(hex: 0x222222), lightIncreasedContrast: Color(hex: 0x333333),
      darkIncreasedContrast: Color(hex: 0x444444))
    func colors(_ color: Color, _ sheet: StyleSheet = StyleSheet()) -> [String] {
      Self.added([.themeColor(color)], sheet).split(separator: "\n").map {
        String($0.dropFirst("<meta name=\"theme-color\" ".count)).replacing("\"", with: "'")
      }
    }
    #expect(colors(.white) == ["content='#ffffff'>"])
    #expect(
      colors(scheme) == ["media='(prefers-color-scheme:dark)' content='#000000'>", "content='#ffffff'>"])
    #expect(
      colors(four) == [
        "media='(prefers-color-scheme:dark) and (prefers-contrast:more)' content='#444444'>",
        "media='(prefers-contrast:more)' content='#333333'>",
        "media='(prefers-color-scheme:dark)' content='#222222'>", "content='#111111'>",
      ])
    #expect(colors(scheme, StyleSheet(appearance: .mediaAndAttributes())) == colors(scheme))
    #expect(colors(scheme, StyleSheet(appearance: .attributes())) == ["content='#ffffff'>"])
    let dark = StyleSheet(fixedTraits: TraitCollection(colorScheme: .dark))
    #expect(colors(scheme, dark) == ["content='#000000'>"])
  }
}
