import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("What an e-mail reports of texts")
struct EmailTextLossTests {
  private func problems(_ element: some Element) throws -> [RenderingProblem] {
    try EmailMessage(title: "") { element }.problems
  }

  @Test("Lines under texts and through them are whole and in the colour of the text; others are reported")
  func textLines() throws {
    for path in [\TextStyle.underline, \.strikethrough] as [WritableKeyPath<TextStyle, TextLine?>] {
      for pattern in TextLine.Pattern.allCases {
        for color in [nil, Color.red] {
          let line = TextLine(pattern: pattern, color: color)
          let style = TextStyle().restyled { $0[keyPath: path] = line }
          var expected: [RenderingProblem.Loss] = []
          if pattern != .none {
            if pattern != .solid { expected.append(.linePattern(pattern)) }
            if color != nil { expected.append(.property("the colour of a line under or through a text")) }
          }
          #expect(try problems(Label("a", style: style)).map(\.loss) == expected, "\(line)")
          #expect(try problems(Label("a \("b", style: style)")).map(\.loss) == expected, "\(line)")
        }
      }
    }
  }

  private static let unsafe = DisplayText(
    StyledString("a", style: TextStyle().linked(to: "javascript:a")))

  /// Elements that show the text, with the parts in which they do.
  private static let parts: [(any Element, [String?])] = [
    (Label(unsafe), [nil]), (TitleSubtitle(unsafe, subtitle: unsafe), ["title", "subtitle"]),
    (Row(unsafe), ["title"]), (Button(unsafe, action: .follow("https://e.org")), ["title"]),
    (Hyperlink(unsafe, to: "https://e.org"), ["title"]), (Disclosure(unsafe) {}, ["title"]),
    (Section(header: unsafe, footer: unsafe) {}, ["header", "footer"]),
    (Table(unsafe, columns: [], rows: []), ["caption"]),
    (
      Table(unsafe, columns: [Table.Column(unsafe)], rows: [[unsafe]]),
      ["caption", "column 1", "row 1, column 1"]
    ),
    (DescriptionList { DescriptionList.Item(unsafe, unsafe) }, ["term", nil]),
    (List([unsafe]), [nil]), (Checkbox(unsafe), ["label"]), (Switch(unsafe), ["label"]),
    (RadioGroup([Choice(unsafe), Choice(unsafe)]), ["choice 1", "choice 2"]),
    (TextField(unsafe), ["label"]), (Slider(unsafe, value: 1), ["label"]),
    (ProgressBar(unsafe, value: 1), ["label"]),
    (FormField(unsafe, help: unsafe, error: unsafe) { TextField() }, ["label", "help", "error"]),
  ]

  @Test("What is lost of a text is reported in the part that it is")
  func parts() throws {
    for (element, parts) in Self.parts {
      let kinds = ["droppedLink", "linkInControl"]
      let found = try problems(element).filter { kinds.contains($0.loss.kind) }.map(\.part)
      #expect(found == parts, "\(element)")
    }
  }
}
