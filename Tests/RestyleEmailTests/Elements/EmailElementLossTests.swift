import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What an e-mail reports of elements and their styles")
struct EmailElementLossTests {
  private func problems(
    @ElementBuilder _ content: () -> ElementContent
  ) throws -> [RenderingProblem] { try EmailMessage(title: "", content: content).problems }

  private func losses(@ElementBuilder _ content: () -> ElementContent) throws -> [RenderingProblem.Loss] {
    try problems(content).map(\.loss)
  }

  private static let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .red), insets: .zero)

  /// Backgrounds, and what is lost of each.
  private static let backgrounds: [(BackgroundStyle, [RenderingProblem.Loss])] = [
    (BackgroundStyle(color: .red), []), (.none, []),
    (BackgroundStyle(shadows: [ShadowStyle(color: .red, blur: 1)]), [.property("shadows")]),
    (BackgroundStyle(gradient: .linear(angle: .zero, colors: [.red, .blue])), [.emailGradient]),
    (BackgroundStyle(image: Image(url: "https://e.org/a")), [.property("background image")]),
    (
      BackgroundStyle(
        image: Image(
          source: .segment(
            SegmentBackgroundStyle(
              background: BackgroundStyle(color: .blue), position: .middle, topSeparator: .none,
              bottomSeparator: line)))), [.property("separator")]
    ),
    (BackgroundStyle(border: BorderStyle(width: 8, color: .red)), []),
    (
      BackgroundStyle(border: BorderStyle(width: 9, color: .red)),
      [.property("a border of more than 8 points")]
    ),
    (BackgroundStyle(border: BorderStyle(width: 9, color: .red, borderEdges: [])), []),
    // Whatever else it would be drawn with, a picture isn't.
    (
      BackgroundStyle(
        image: Image(source: .url("https://e.org/a"), capInsets: EdgeInsets(inset: 3)),
        border: BorderStyle(width: 1, color: .red)),
      [.property("background image")]
    ),
  ]

  @Test("Whatever a box can't have is reported, with the part that has the box")
  func boxes() throws {
    for (background, expected) in Self.backgrounds {
      #expect(try losses { Stack(background: background) { Label("a") } } == expected)
      let style = ButtonStyle(normal: ButtonStateStyle(background: background))
      let button = Button("a", style: style, action: .follow("https://e.org"))
      let reported = try problems { button }
      #expect(reported.map(\.loss) == expected)
      #expect(reported.allSatisfy { $0.part == "background" })
    }
  }

  @Test("A box as an image has the colour of what is drawn in it, over its own")
  func layers() throws {
    let image = Image(image: BackgroundStyle(color: Color(hex: 0x112233)))
    let message = try EmailMessage(title: "") {
      Stack(background: BackgroundStyle(color: .white, image: image)) { Label("a") }
    }
    #expect(message.html.contains("#112233") && message.problems.isEmpty)
  }

  @Test("An element that nobody is told of is told to all, with a word")
  func hidden() throws {
    let elements: [any PrimitiveElement] = [
      Label("a"), Button("a", action: .follow("https://e.org")), TitleSubtitle("a"), Separator(), Row("a") {},
      Stack {}, List(["a"]), Table(columns: ["a"], rows: []), Disclosure("a") {},
    ]
    for element in elements {
      func check(_ element: some PrimitiveElement) throws {
        let hidden = element.with { $0.accessibility.isHidden = true }
        #expect(try !losses { element }.contains(.property("accessibility hidden")))
        #expect(try losses { hidden }.filter { $0 == .property("accessibility hidden") }.count == 1)
      }
      try check(element)
    }
    let image = ImageView(Image(url: "https://e.org/a"), width: 1).accessibilityLabel("b")
    let shown = try EmailMessage(title: "") { image }
    let message = try EmailMessage(title: "") { image.with { $0.accessibility.isHidden = true } }
    #expect(shown.html.contains("alt=\"b\"") && shown.plainText == "[b]\n")
    #expect(message.html.contains("alt=\"\"") && !message.plainText.contains("b"))
  }

  @Test("A name that nobody sees is reported, but of what is called so in the text or has no other")
  func names() throws {
    let link = Action.follow("https://e.org")
    let elements: [(any PrimitiveElement, isReported: Bool)] = [
      (Label("a"), true), (Button("a", action: link), true), (Hyperlink("a", to: "https://e.org"), true),
      (TitleSubtitle("a"), true), (Row("a") {}, true), (Row("a", action: link) {}, true), (Row {}, true),
      (Row(action: link) {}, false), (Section {}, true), (Stack {}, true), (List(["a"]), true),
      (Table(columns: ["a"], rows: []), true), (Disclosure("a") {}, true), (Separator(), true),
      (ProgressBar("a", value: 1), true), (ProgressBar(value: 1), false),
      (ImageView(Image(url: "https://e.org/a"), width: 1), false), (TextField("a"), false),
      (TextField(), false), (TextArea("a"), false), (NumberField("a"), false), (DateField("a"), false),
      (FileField("a"), false), (Picker("a", ["b"]), false), (Slider("a", value: 1), false),
      (ColorField("a", value: .red), false), (Switch("a"), false), (Checkbox("a"), false),
      (RadioGroup(["a"]), false), (SegmentedControl(["a"]), false),
    ]
    for (element, isReported) in elements {
      func check(_ element: some PrimitiveElement) throws {
        let name = RenderingProblem.Loss.property("accessibility label")
        #expect(try !losses { element }.contains(name))
        #expect(
          try losses { element.accessibilityLabel("b") }.contains(name) == isReported, "\(type(of: element))")
      }
      try check(element)
    }
  }

  @Test("An image is loaded from the addresses that clients load, and is a problem with others")
  func addresses() throws {
    let addresses: [(String, RenderingProblem.Loss?)] = [
      ("http://e.org/a", nil), ("https://e.org/a", nil), ("HTTPS://e.org/a", nil), ("cid:a", nil),
      ("data:image/png;base64,", .emailEmbeddedImage), ("a", .relativeAddress("a")),
      ("//e.org/a", .relativeAddress("//e.org/a")), ("", .unknownImage),
      ("ftp://e.org/a", .droppedImage(url: "ftp://e.org/a", scheme: "ftp")),
    ]
    for (address, loss) in addresses {
      let message = try EmailMessage(title: "") { ImageView(Image(url: address), width: 1) }
      #expect(message.problems.map(\.loss) == (loss.map { [$0] } ?? []), "\(address)")
      #expect(message.html.contains("<img src=\"\(address)\"") == (loss == nil), "\(address)")
    }
  }

  @Test("An image that would be drawn in another colour is reported with it, wherever it stands")
  func templates() throws {
    for (mode, color) in [(Image.RenderingMode.original, nil), (.template, nil), (.template, Color.red)] {
      let image = Image(source: .url("https://e.org/a"), renderingMode: mode, tintColor: color)
      let inline = InlineImage(image, alternative: "b", size: Size(width: 1, height: 1))
      let link = Action.follow("https://e.org")
      let elements: [(any Element, part: String?)] = [
        (ImageView(image, width: 1), nil), (Label(DisplayText("a \(inline)")), "image"),
        (Button("a", image: image, action: link), "image"),
      ]
      for (element, part) in elements {
        let found = try problems { element }
        #expect(found.map(\.loss) == (mode == .template ? [.untintedImage(color)] : []), "\(element)")
        #expect(found.allSatisfy { $0.part == part })
      }
    }
  }

  @Test("A button that empties a field is reported", arguments: FieldStyle.ViewMode.allCases)
  func clearButtons(mode: FieldStyle.ViewMode) throws {
    let style = FieldStyle.default.restyled { $0.clearButton = mode }
    #expect(try losses { TextField(style: style) }.contains(.clearButton) == (mode != .never))
  }

  @Test("Room around the image of a button is reported, and only of one with an image")
  func imageInsets() throws {
    for (image, inset) in [
      (nil, 0.0), (nil, 3), (Image(url: "https://e.org/a"), 0), (Image(url: "https://e.org/a"), 3),
    ]
      as [(Image?, Double)]
    {
      let button = Button("a", action: .follow("https://e.org")).with {
        $0.image = image
        $0.imageInsets = EdgeInsets(inset: inset)
      }
      let isLost = image != nil && inset != 0
      #expect(try losses { button }.contains(.property("image insets")) == isLost)
    }
  }

  @Test("Titles of buttons lie where their style says, in the middle where they fill it")
  func alignments() throws {
    let sides: [(HorizontalAlignment, String)] = [
      (.leading, "left"), (.center, "center"), (.trailing, "right"), (.left, "left"), (.right, "right"),
      (.fill, "center"),
    ]
    for (alignment, side) in sides {
      for direction in LayoutDirection.allCases {
        let style = ButtonStyle(normal: ButtonStateStyle(background: BackgroundStyle(color: .red)))
          .restyled { $0.alignment = alignment }
        let context = ElementContext(traits: TraitCollection(layoutDirection: direction))
        let message = try EmailMessage(title: "", in: context) {
          Button("a", style: style, action: .follow("https://e.org"))
        }
        let html = message.html
        // What goes from edge to edge lies in the middle, and anywhere else it could be shown.
        #expect(message.problems.map(\.loss) == (alignment == .fill ? [.property("alignment")] : []))
        let isMirrored = direction == .rightToLeft && [.leading, .trailing].contains(alignment)
        let expected = !isMirrored ? side : side == "left" ? "right" : "left"
        #expect(html.contains("display:inline-block;text-align:\(expected)"), "\(alignment) \(direction)")
      }
    }
  }

  @Test("Images of texts lie as they say, in their size or that of the font")
  func inlineImages() throws {
    let image = Image(url: "https://e.org/a")
    let images: [(InlineImage, String)] = [
      (InlineImage(image, alternative: "b", size: Size(width: 7, height: 9)), " width=\"7\" height=\"auto\""),
      (InlineImage(image, alternative: "b", fitsFont: true), " height=\"20\""),
    ]
    let alignments: [(InlineImage.Alignment, String)] = [
      (.baseline, "baseline"), (.middle, "middle"), (.top, "top"), (.bottom, "bottom"),
    ]
    for (image, size) in images {
      for (alignment, name) in alignments {
        var image = image
        image.alignment = alignment
        let message = try EmailMessage(title: "") {
          Label(DisplayText("a \(image)"), style: TextStyle(font: .system(size: 20)))
        }
        #expect(message.html.contains(size) && message.html.contains("vertical-align:\(name);"))
        #expect(message.problems.isEmpty)
      }
    }
  }

  @Test("A table without columns is its caption")
  func emptyTables() throws {
    let captioned = try EmailMessage(title: "") { Table("c", columns: [], rows: []) }
    #expect(captioned.html.contains(">c</p>") && captioned.plainText == "c\n")
    let none = try EmailMessage(title: "") { Table(columns: [], rows: []) }
    #expect(none.plainText == "\n" || none.plainText.isEmpty)
    for message in [captioned, none] {
      #expect(!message.html.contains("<caption") && message.problems.isEmpty)
    }
  }

  @Test("What changes with time is reported: an e-mail doesn't move")
  func transitions() throws {
    for transition in [nil, ControlTransition(duration: 1)] {
      let style = ButtonStyle.default.restyled { $0.states.transition = transition }
      let elements: [any Element] = [
        Button("a", style: style, action: .follow("https://e.org")),
        Hyperlink("a", to: "https://e.org", style: style), Disclosure("a", style: style) { Label("b") },
      ]
      for element in elements {
        let isReported = try losses { element }.contains(.property("transition"))
        #expect(isReported == (transition != nil), "\(element)")
      }
    }
  }

  @Test("States of controls that an e-mail doesn't say are reported by their names")
  func states() throws {
    func link(_ change: (any Control) -> any Control) -> [any Control] {
      [
        Button("a", action: .follow("https://e.org")), Hyperlink("a", to: "https://e.org"),
        Row("a", action: .follow("https://e.org")), Disclosure("a") { Label("b") },
      ].map(change)
    }
    let states: [(String?, (any Control) -> any Control)] = [
      (nil, { $0 }), (nil, { $0.disabled() }), ("required state", { $0.required() }),
      ("read-only state", { $0.readOnly() }), ("invalid state", { $0.invalid() }),
      ("loading state", { $0.loading() }),
    ]
    for (name, change) in states {
      for control in link(change) {
        let found = try losses { control }.compactMap(\.subjects.first).filter { $0.hasSuffix("state") }
        #expect(found == [name].compactMap(\.self), "\(type(of: control))")
      }
    }
  }
}
