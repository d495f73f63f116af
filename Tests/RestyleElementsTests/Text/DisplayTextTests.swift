import Restyle
import RestyleElements
import TestSupport
import Testing

@Suite("Texts of elements")
struct DisplayTextTests {
  @Test("A localised text is resolved in the style's language, else in the readers'")
  func languages() {
    let text = DisplayText(Greeting())
    #expect(text.displayRuns(TextStyle(), in: "sv").shown == "hej")
    #expect(text.displayRuns(TextStyle(), in: nil).shown == "hello")
    #expect(text.displayRuns(TextStyle().restyled { $0.language = "en" }, in: "sv").shown == "hello")
  }

  @Test("The readers' language guides transforms and stays out of styles")
  func transforms() {
    let style = TextStyle().uppercased
    let runs = DisplayText("istanbul").displayRuns(style, in: "tr")
    #expect(runs.shown == "İSTANBUL")
    #expect(runs.map(\.style) == [style])
    #expect(DisplayText("istanbul").displayRuns(style).shown == "ISTANBUL")
  }

  @Test("Runs keep their styles and take the rest from the element's")
  func runs() {
    let notice = StyledString("Read the ") + StyledString("terms", style: TextStyle(color: .red))
    let label = Label(
      DisplayText(notice), style: TextStyle(font: .system(size: 11), color: .label).uppercased)
    let runs = label.displayRuns(in: ElementContext(language: "en"))
    #expect(runs.map(\.text) == ["READ THE ", "TERMS"])
    #expect(runs.map(\.style.color) == [.label, .red])
    #expect(runs.map(\.style.fontSize) == [11, 11])
    #expect(runs.map(\.style.language) == [nil, nil])
  }

  @Test("A single run is shown as a text of one run")
  func run() {
    let run = StyledText("terms", style: TextStyle(color: .red))
    let style = TextStyle(font: .system(size: 11))
    let expected = Label(StyledString([run]), style: style).displayRuns(in: ElementContext())
    #expect(Label(run, style: style).displayRuns(in: ElementContext()) == expected)
    #expect(DisplayText(run).displayRuns(style) == expected)
  }

  /// Interpolates a text where only a `String` fits.
  private struct PlainStrings: DeprecatedCalls {
    @available(*, deprecated)
    static func strings() -> [String] { ["<\(DisplayText("a \("b", style: .bold.uppercased)"))>"] }
  }

  @Test("A plain string has the plain text")
  func plainString() {
    #expect(strings(of: PlainStrings.self) == ["<a B>"])
  }

  @Test("A literal may hold values with styles of their own")
  func interpolation() {
    let text: DisplayText = "Read \(3) \("terms", style: .underlined)"
    let runs = text.displayRuns(TextStyle(color: .red))
    #expect(runs.map(\.text) == ["Read 3 ", "terms"])
    #expect(runs.map(\.style) == [TextStyle(color: .red), TextStyle(color: .red).underlined])
    let plain: DisplayText = "Read \(3)"
    #expect(plain.uniformText(in: nil) == "Read 3")
  }

  @Test("Runs that differ only in naming the readers' language lose no text")
  func sameLanguage() {
    let text = StyledString("a") + StyledString("b", style: TextStyle().restyled { $0.language = "sv" })
    #expect(DisplayText(text).displayRuns(TextStyle(), in: "sv").shown == "ab")
  }

  @Test("A text of a text is that text")
  func nesting() {
    let text = DisplayText(StyledString("terms", style: TextStyle(color: .red)))
    #expect(Label(text).text.styled(TextStyle()).runs.map(\.style.color) == [.red])
  }

  @Test("Transforms reach every text that is shown")
  func everyText() throws {
    let form = Form {
      Section(header: "header", footer: "footer") {
        Row("title", subtitle: "subtitle")
        Row { Label("label") }
        Row { Button("button") }
        Row { TextField(text: "text", placeholder: "placeholder") }
        Row { SegmentedControl(["first", "second"], selectedIndex: 1) }
      }
    }
    let context = ElementContext(defaults: .loud)
    #expect(
      try Outline(of: form, in: context).lines.map { $0.drop { $0 == " " } } == [
        "form", "section HEADER",
        "row top", "title TITLE / SUBTITLE", "spacer", "end",
        "row middle", "label LABEL", "end",
        "row middle", "button BUTTON", "end",
        "row middle", "field TEXT (PLACEHOLDER)", "end",
        "row bottom", "segments FIRST [SECOND]", "end",
        "end section FOOTER", "end",
      ])
  }

  @Test("What a form submits is never transformed")
  func values() {
    DefaultStyling.withDefaults(.loud) { #expect(TextField(text: "straße").text == "straße") }
  }

  @Test("Hostile text passes through unchanged")
  func hostile() async throws {
    try await forEach([
      "", "<script>alert(1)</script>", "\"'&\u{0}\u{1b}[31m", "\u{202e}abc", "a\u{301}\u{200d}👩‍👩‍👧", "</style>",
      String(repeating: "\u{301}", count: 1000), "\r\n\u{2028}",
    ]) { (text: String) throws in
      func isKept(_ runs: [StyledText]?) -> Bool {
        runs?.shown.unicodeScalars.elementsEqual(text.unicodeScalars) ?? false
      }
      let context = ElementContext(language: "sv")
      // The system's headers are in capitals.
      let plain = DynamicSectionStyle.systemGrouped.restyled { $0.header.text = TextStyle() }
      #expect(isKept(Label(text).displayRuns(in: context)))
      #expect(isKept(Button(text).displayRuns(in: context)))
      #expect(isKept(TextField(text: text).displayRuns(in: context)))
      #expect(isKept(TextField(placeholder: text).placeholderRuns(in: context)))
      #expect(isKept(TitleSubtitle(text, subtitle: text).titleRuns(in: context)))
      #expect(isKept(TitleSubtitle(text, subtitle: text).subtitleRuns(in: context)))
      #expect(isKept(SegmentedControl([.init(text)]).displayRuns(ofSegmentAt: 0, in: context)))
      #expect(isKept(Section(header: text, style: plain) {}.headerRuns(in: context)))
      #expect(isKept(Section(footer: text, style: plain) {}.footerRuns(in: context)))
    }
  }
}
