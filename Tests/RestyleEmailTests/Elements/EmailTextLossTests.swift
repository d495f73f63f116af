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

  @Test("What is lost of a block is reported, whatever its runs say, and what is lost of these as well")
  func blocksAndRuns() throws {
    let styles: [(TextStyle, [RenderingProblem.Loss])] = [
      (TextStyle(font: .system(size: 9)), []),
      (TextStyle(font: .system(size: 9)).restyled { $0.fontWidth = .standard }, []),
      (TextStyle(font: .system(size: 9)).restyled { $0.fontWidth = .condensed }, [.attribute("fontWidth")]),
      (
        TextStyle(font: .system(size: 9)).restyled { $0.underline = TextLine(pattern: .wavy) },
        [.linePattern(.wavy)]
      ),
    ]
    for (block, ofBlock) in styles {
      #expect(try problems(Label("", style: block)).map(\.loss) == ofBlock)
      for (run, ofRun) in styles {
        let text = StyledString("a", style: run)
        let found = try problems(Label(text, style: block)).map(\.loss)
        #expect(Set(found) == Set(ofBlock + ofRun) && Set(found).count == found.count, "\(block) \(run)")
      }
    }
  }

  @Test("What a style of texts loses is reported once, whatever else runs set in the texts of other elements")
  func runsOfOtherElements() throws {
    let style = TextStyle().restyled { $0.fontWidth = .condensed }
    let texts: [DisplayText] = [
      "a", "a \("b", style: .bold)", "a \("b", style: .italic) \("c", style: .struckThrough)",
    ]
    let stack = Stack { for text in texts { Label(text, style: style) } }
    #expect(try problems(stack).map(\.loss) == [.attribute("fontWidth")])
    let own = Stack {
      Label("a \("b", style: .bold)", style: style)
      Label("a \("b", style: TextStyle().restyled { $0.ligatures = .none })", style: style)
    }
    #expect(try problems(own).map(\.loss) == [.attribute("fontWidth"), .attribute("ligatures")])
  }

  /// Elements that show a text, with the parts in which they do.
  private static func elements(_ text: DisplayText) -> [(any Element, [String?])] {
    [
      (Label(text), [nil]), (TitleSubtitle(text, subtitle: text), ["title", "subtitle"]),
      (Row(text), ["title"]), (Button(text, action: .follow("https://e.org")), ["title"]),
      (Hyperlink(text, to: "https://e.org"), ["title"]), (Disclosure(text) {}, ["title"]),
      (Section(header: text, footer: text) {}, ["header", "footer"]),
      (Table(text, columns: [], rows: []), ["caption"]),
      (
        Table(text, columns: [Table.Column(text)], rows: [[text]]),
        ["caption", "column 1", "row 1, column 1"]
      ),
      (DescriptionList { DescriptionList.Item(text, text) }, ["term", nil]),
      (List([text]), [nil]), (Checkbox(text), ["label"]), (Switch(text), ["label"]),
      (RadioGroup([Choice(text), Choice(text)]), ["choice 1", "choice 2"]),
      (
        RadioGroup([Choice("a"), Choice(text, hint: text, divider: text)]), ["divider", "choice 2", "hint"]
      ),
      (TextField(text), ["label"]), (Slider(text, value: 1), ["label"]),
      (ProgressBar(text, value: 1), ["label"]),
      (FormField(text, help: text, error: text) { TextField() }, ["label", "help", "error"]),
    ]
  }

  private static func text(linkedTo link: Link) -> DisplayText {
    DisplayText(StyledString("a", style: TextStyle().linked(to: link)))
  }

  @Test("What is lost of a text is reported in the part that it is")
  func parts() throws {
    for (element, parts) in Self.elements(Self.text(linkedTo: "javascript:a")) {
      let kinds = ["droppedLink", "linkInControl"]
      let found = try problems(element).filter { kinds.contains($0.loss.kind) }.map(\.part)
      #expect(found == parts, "\(element)")
    }
  }

  @Test("A link in a text is followed, or reported where the text is part of something that is used")
  func links() throws {
    for (element, parts) in Self.elements(Self.text(linkedTo: "https://e.org/a")) {
      let message = try EmailMessage(title: "") { element }
      let followed = message.html.ranges(of: "href=\"https://e.org/a\"").count
      let reported = message.problems.filter { $0.loss == .linkInControl("https://e.org/a") }.count
      #expect(followed + reported == parts.count, "\(element)")
    }
  }

  @Test("What is lost of a value in the e-mail's style of texts is reported as the value's")
  func values() throws {
    let text = TextStyle().restyled { $0.underline = TextLine(pattern: .wavy) }
    let field = FieldStyle(text: text, placeholder: text)
    let elements: [(any Element, part: String)] = [
      (ProgressBar(value: 0.5), "value"), (Slider(value: 1), "value"), (Switch(), "value"),
      (Checkbox(style: CheckboxStyle(label: text)), "value"),
      (RadioGroup(["a"], style: CheckboxStyle(label: text)), "value"), (List(["a"]), "marker"),
      (List(["a"], isOrdered: true), "marker"), (TextField(text: "a", style: field), "text"),
      (TextField(placeholder: "a", style: field), "placeholder"),
    ]
    for (element, part) in elements {
      let problems = try EmailMessage(title: "", style: EmailStyle(text: text)) { element }.problems
      #expect(problems.filter { $0.loss == .linePattern(.wavy) }.map(\.part) == [part], "\(element)")
    }
  }

  @Test("An image in a text is reported in its part, and a text stands for one that clients don't load")
  func inlineImages() throws {
    let images: [(InlineImage, RenderingProblem.Loss?, isShown: Bool)] = [
      (InlineImage(Image(url: "https://e.org/a"), alternative: "b", fitsFont: true), nil, true),
      (
        InlineImage(Image(url: "https://e.org/a"), alternative: "b", size: Size(width: 1, height: 1)), nil,
        true
      ),
      (InlineImage(Image(url: "https://e.org/a"), alternative: "b"), .emailUnmeasuredImage, true),
      (InlineImage(Image(url: "a"), alternative: "b", fitsFont: true), .relativeAddress("a"), false),
      (InlineImage(Image(url: "data:a"), alternative: "b"), .emailEmbeddedImage, false),
    ]
    for (image, loss, isShown) in images {
      let text: StyledString = "a\(image)c"
      let message = try EmailMessage(title: "") { Label(text) }
      #expect(message.problems.map(\.loss) == (loss.map { [$0] } ?? []))
      #expect(message.problems.allSatisfy { $0.part == "image" })
      #expect(message.html.contains("<img ") == isShown)
      #expect(message.html.contains(">abc</p>") != isShown, "\(message.html)")
    }
  }

  @Test("What stands around an image in its own run is a text")
  func runsOfImages() throws {
    let image = InlineImage(Image(url: "https://e.org/a"), alternative: "", fitsFont: true)
    for (text, parts) in [
      ("\u{FFFC}", ["", ""]), ("x\u{FFFC}", ["x", ""]), ("\u{FFFC}y", ["", "y"]),
      ("x\u{FFFC}y\u{FFFC}z", ["x", "y", "z"]),
    ] {
      let styled = StyledString(text, style: TextStyle().restyled { $0.image = image })
      let html = try EmailMessage(title: "") { Label(styled) }.html
      let content = try #require(html.firstMatch(of: #/<p [^>]*>(.*)</p>/#)).1
      #expect(content.replacing(#/<img [^>]*>/#, with: "|") == parts.joined(separator: "|"))
    }
  }
}
