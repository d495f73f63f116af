import Restyle
import RestyleElements
import RestyleHTML
import Testing

/// Most texts are written as they are, and those of runs are resolved first: nobody sees which of both was done.
@Suite("Texts as they are, and resolved ones")
struct PlainTextLawTests {
  /// An element that shows a text wherever it has one, in a style whose texts were restyled.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let content: @Sendable (DisplayText, (inout TextStyle) -> Void) -> ElementContent

    var testDescription: String { name }

    init<Content: Element>(
      _ name: String, _ content: @escaping @Sendable (DisplayText, (inout TextStyle) -> Void) -> Content
    ) {
      self.name = name
      self.content = { text, restyler in ElementBuilder.buildExpression(content(text, restyler)) }
    }
  }

  private static func restyled<Style: Restyle.Style>(
    _ style: Style, _ restyler: (inout TextStyle) -> Void
  ) -> Style {
    var style = style
    style.restyleTexts(restyler)
    return style
  }

  static let kinds: [Kind] = [
    Kind("label") { Label($0, style: restyled(.default, $1)) },
    Kind("title") { TitleSubtitle($0, subtitle: $0, style: restyled(.default, $1)) },
    Kind("button") { Button($0, style: restyled(.default, $1), action: .perform("save")) },
    Kind("hyperlink") { Hyperlink($0, to: "/terms", style: restyled(.default, $1)) },
    Kind("disclosure") { Disclosure($0, style: restyled(.default, $1)) { Label("Inside") } },
    Kind("descriptions") { text, restyler in
      DescriptionList(style: restyled(.default, restyler)) { DescriptionList.Item(text, "Inside") }
    },
    Kind("field") { text, restyler in
      FormField(text, help: text, error: text, style: restyled(.default, restyler)) { TextField(name: "a") }
    },
    Kind("checkbox") { Checkbox($0, name: "a", style: restyled(.default, $1)) },
    Kind("radio buttons") {
      RadioGroup([Choice($0), Choice($0)], selectedIndex: 1, name: "a", style: restyled(.default, $1))
    },
    Kind("segments") {
      SegmentedControl([SegmentedControl.Segment($0)], name: "a", style: restyled(.default, $1))
    },
    Kind("options") { Picker([Choice($0)], name: "a", style: restyled(.default, $1)) },
    Kind("disabled options") {
      Picker([Choice($0)], placeholder: $0, name: "a", style: restyled(.default, $1)).disabled()
    },
    Kind("table") { text, restyler in
      Table(
        text, columns: [Table.Column(text), Table.Column(text, alignment: .trailing)],
        rows: [[text, text], [text, ""]], hasRowHeaders: true, style: restyled(.default, restyler))
    },
  ]

  /// Styles that say something of how a text is written, and some that don't.
  static let restylers: [@Sendable (inout TextStyle) -> Void] = [
    { _ in },
    { $0.color = .red },
    { $0 = $0.uppercased },
    { $0.link = "/elsewhere" },
    { $0.language = "de" },
    {
      $0.underline = .single
      $0.strikethrough = .single
    },
    { $0.setAttribute(.natural, for: .writingDirection) },
    { $0.paragraphSpacing = 8 },
  ]

  @Test(
    "A text of one run that sets nothing is written as a text without runs", arguments: kinds,
    restylers.indices)
  func texts(kind: Kind, restyler: Int) throws {
    func rendered(_ text: DisplayText) throws -> (html: String, css: String) {
      var page = HTMLRenderer()
      try page.append(kind.content(text, Self.restylers[restyler]))
      return (page.html, page.styleSheet.css)
    }
    for text in ["Straße & <b>", "two\nlines", "\u{202A}open", ""] {
      let (plain, resolved) = (try rendered(DisplayText(text)), try rendered(DisplayText(StyledString(text))))
      #expect(plain.html == resolved.html)
      #expect(plain.css == resolved.css)
    }
  }
}
