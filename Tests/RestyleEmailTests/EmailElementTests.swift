import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Every element in an e-mail")
struct EmailElementTests {
  /// An element as it is alone, with what has to be found of it in the document and in its text.
  struct Sample: CustomTestStringConvertible {
    let kind: Kind
    let html: String
    let plain: String
    let losses: [RenderingProblem.Loss]
    let content: @Sendable () -> ElementContent
    var testDescription: String { kind.rawValue }

    init(
      _ kind: Kind, _ html: String, _ plain: String, _ losses: RenderingProblem.Loss...,
      @ElementBuilder content: @escaping @Sendable () -> ElementContent
    ) {
      (self.kind, self.html, self.plain, self.losses, self.content) = (kind, html, plain, losses, content)
    }
  }

  private struct Card: ContainerElement {
    var body: some Element { Label("x") }
  }

  static let samples: [Sample] = [
    Sample(.label, ">x</p>", "x") { Label("x") },
    Sample(.titleSubtitle, ">y</p>", "x\ny") { TitleSubtitle("x", subtitle: "y") },
    Sample(.button, "href=\"https://e.org\"", "x <https://e.org>") {
      Button("x", action: .follow("https://e.org"))
    },
    Sample(.textField, ">y</p>", "x: y", .emailControl) { TextField("x", text: "y") },
    Sample(.switch, "\u{2611}", "x: [x]", .emailControl) { Switch("x", isOn: true) },
    Sample(.segmentedControl, ">y</p>", "y", .emailControl) {
      SegmentedControl(["x", "y"], selectedIndex: 1)
    },
    Sample(.checkbox, "\u{2611}", "x: [x]", .emailControl) { Checkbox("x", isOn: true) },
    Sample(.radioGroup, "\u{25C9}", "y", .emailControl) { RadioGroup(["x", "y"], selectedIndex: 1) },
    Sample(.picker, ">z</p>", "x: z", .emailControl) { Picker("x", ["y", "z"], selectedIndex: 1) },
    Sample(.textArea, ">y<br>z</p>", "x: y\nz", .emailControl) { TextArea("x", text: "y\nz") },
    Sample(.numberField, ">2</p>", "x: 2", .emailControl) { NumberField("x", value: 2) },
    Sample(.dateField, ">08:30</p>", "x: 08:30", .emailControl) {
      DateField("x", components: .time, value: .init(time: try? ClockTime(hour: 8, minute: 30)))
    },
    Sample(.fileField, ">x</p>", "x: -", .emailControl) { FileField("x") },
    Sample(.hyperlink, "href=\"https://e.org\"", "x <https://e.org>") { Hyperlink("x", to: "https://e.org") },
    Sample(.progressBar, "<td width=\"29%\"", "x: 29%") { ProgressBar("x", value: 0.29) },
    Sample(.table, "<th scope=\"col\"", "a\n\nb\n-\nc") { Table("a", columns: ["b"], rows: [["c"]]) },
    Sample(.imageView, "alt=\"x\"", "[x]") {
      ImageView(Image(url: "cid:x"), width: 1, height: 1).accessibilityLabel("x")
    },
    Sample(.separator, "&nbsp;</td>", "----") { Separator() },
    Sample(.spacer, "line-height:7px", "") { Spacer(minimumLength: 7) },
    Sample(.stack, ">x</p>", "x") { Stack { Label("x") } },
    Sample(.row, ">y</p>", "x: y") { Row("x") { Label("y") } },
    Sample(.section, "<h2", "1\n-") { Section(header: "1") {} },
    Sample(.form, ">x</p>", "x", .emailSubmission) {
      Form(submission: Form.Submission(to: "https://e.org")) { Label("x") }
    },
    Sample(.slider, "#ff0000</p>", "c: #ff0000", .emailControl) { ColorField("c", value: .red) },
    Sample(.slider, "7</p>", "v: 7", .emailControl) { Slider("v", value: 7, in: 0...11) },
    Sample(.descriptionList, "d</p>", "t\n  d\nu\n  e") {
      DescriptionList {
        DescriptionList.Item("t", "d")
        DescriptionList.Item("u") { Label("e") }
      }
    },
    Sample(.list, "3.</p>", "3. x\n4. y") { List(["x", "y"], isOrdered: true, start: 3) },
    Sample(.listItem, "\u{2022}</p>", "- x\n  y") {
      List {
        List.Item {
          Label("x")
          Label("y")
        }
      }
    },
    Sample(.disclosure, ">y</p>", "x\n  y") { Disclosure("x") { Label("y") } },
    Sample(.formField, ">z</p>", "x: w\n  y\n  ! z", .emailControl) {
      FormField("x", help: "y", error: "z") { TextField(text: "w") }
    },
    Sample(.container, ">x</p>", "x") { Card() },
  ]

  @Test("An element is shown, in the document and in the text, or is a problem")
  func elements() async throws {
    try await forEach(Self.samples) { (sample: Sample) throws in
      let message = try EmailMessage(title: "", content: sample.content)
      #expect(message.html.contains(sample.html))
      #expect(message.plainText.contains(sample.plain))
      #expect(message.problems.map(\.loss) == sample.losses)
    }
  }

  @Test("No element is missing here, nor lost anywhere")
  func completeness() throws {
    var kinds: Set<Kind> = []
    for sample in Self.samples {
      var walk = ElementWalk(sample.content(), in: ElementContext())
      while let event = try walk.next() {
        switch event {
        case .visit(let node): if let kind = Kind(node) { kinds.insert(kind) }
        case .open(let node, _): if let kind = Kind(node) { kinds.insert(kind) }
        default: break
        }
      }
    }
    #expect(kinds == Set(Kind.allCases))
    for sample in SampleMessage.allCases {
      for loss in try sample.message().problems.map(\.loss) where loss.kind == "element" {
        Issue.record("\(loss)")
      }
    }
  }
}

extension EmailElementTests {
  /// What elements there are.
  enum Kind: String, CaseIterable {
    case label, titleSubtitle, button, textField, `switch`, segmentedControl, checkbox, radioGroup, picker
    case textArea, numberField, dateField, fileField, slider, descriptionList, hyperlink, progressBar, table,
      imageView, separator
    case spacer, stack, row, section, form, list, listItem, disclosure, formField, container

    /// The kind of an element by its name, of a container that of this file.
    init?(_ node: ElementNode) {
      let name = node.name == "Card" ? "container" : node.name.replacing(".", with: "")
      self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
    }
  }
}

extension EmailElementTests {
  private func losses(@ElementBuilder _ content: () -> ElementContent) throws -> [RenderingProblem.Loss] {
    try EmailMessage(title: "", content: content).problems.map(\.loss)
  }

  @Test("Of the style of an element with a tag of its own, there is a background, and others are a problem")
  func ownStyles() throws {
    struct Panel: HTMLElement {
      var htmlStyle: (any CSSElementStyle)?
      var htmlTag: HTMLTag { .aside }
      var body: some Element { Label("x") }
    }
    func message(_ style: (any CSSElementStyle)?) throws -> EmailMessage {
      try EmailMessage(title: "") { Panel(htmlStyle: style) }
    }
    let red = BackgroundStyle(color: .red)
    #expect(try message(red).html == EmailMessage(title: "") { Stack(background: red) { Label("x") } }.html)
    #expect(try message(red).problems.isEmpty && message(nil).problems.isEmpty)
    #expect(try message(TextStyle(color: .red)).problems.map(\.loss) == [.property("htmlStyle")])
  }

  @Test("What an e-mail can't have of the elements of documents is a problem")
  func problems() throws {
    #expect(try losses { Hyperlink("x", to: "/x") } == [.relativeAddress("/x")])
    #expect(
      try losses { Hyperlink("x", to: "javascript:x") } == [
        .droppedLink("javascript:x", scheme: "javascript")
      ])
    #expect(try losses { ProgressBar(value: nil) } == [.property("bar of unknown progress")])
    #expect(
      try losses { TextArea(text: "secret", style: .default.password) } == [
        .emailControl, .emailSecret,
      ])
    let wide = TableStyle.system.restyled { $0.separator.width = 9 }
    #expect(
      try losses { Table(columns: ["x"], rows: [], style: wide) } == [
        .property("a line of more than 8 points")
      ])
    let message = try EmailMessage(title: "") { TextArea(text: "secret", style: .default.password) }
    #expect(!message.html.contains("secret") && !message.plainText.contains("secret"))
  }

  @Test("What readers' surroundings could make another is fixed, with a word")
  func surroundings() throws {
    let roomy = TraitStyle<ButtonStyle> { traits in
      ButtonStyle.system.restyled { $0.contentInsets = EdgeInsets(inset: traits.isCompact ? 7 : 47) }
    }
    let scheme = TraitStyle<TextStyle> { TextStyle(color: $0.colorScheme == .dark ? .white : .black) }
    let direction = TraitStyle { traits in
      StackStyle(axis: traits.layoutDirection == .rightToLeft ? .vertical : .horizontal)
    }
    let varying = try losses {
      Button("Save", action: .follow("https://example.org/")).styled(roomy)
      Label("Text", style: scheme)
      Stack { Label("Text") }.styled(direction)
      ContextReader { Label($0.traits.isCompact ? "Small" : "Wide") }
    }
    #expect(varying == Array(repeating: .emailFixedTraits, count: 3))
    let context = ElementContext(traits: TraitCollection(horizontalSizeClass: .compact))
    let message = try EmailMessage(
      title: "", style: EmailStyle(adaptsToColorScheme: false), in: context
    ) {
      Button("Save", action: .follow("https://example.org/")).styled(roomy)
      // Who asks for one colour scheme knows it.
      Label("Text", style: scheme)
    }
    #expect(message.problems.map(\.loss) == [.emailFixedTraits])
    #expect(message.problems[0].path.description == "Button 1 \"Save\"")
    #expect(message.html.contains("7px") && !message.html.contains("47px"))
  }

  private struct Breakpoint: MediaTraitKey {
    static let name = "breakpoint"
    static let defaultValue = "small"
    static let mediaValues: MediaValues<String> = .widths(["large": 640])
  }

  private struct Brand: TraitKey {
    static let name = "brand"
    static let defaultValue = 0
  }

  /// Elements that read a trait in a style, in a reader, and once more when they are needed.
  private func interface(_ isDefault: @escaping @Sendable (TraitCollection) -> Bool) -> Stack {
    Stack {
      Label("Text", style: TraitStyle<TextStyle> { TextStyle(color: isDefault($0) ? .white : .black) })
      ContextReader { Label(isDefault($0.traits) ? "Small" : "Large") }
      ContextReader { context in ForEach(1...1) { _ in Label(isDefault(context.traits) ? "Soon" : "Late") } }
    }
  }

  @Test("So are custom traits that browsers would determine, and those that the sender determines aren't")
  func customTraits() throws {
    let varying = try losses { interface { $0[Breakpoint()] == "small" } }
    #expect(varying == Array(repeating: .emailFixedTraits, count: 3))
    #expect(try losses { interface { $0[Brand()] == 0 } }.isEmpty)
  }

  @Test("What is done is a whole number of percents, and all only at the end")
  func progress() throws {
    let values: [(Double?, String)] = [
      (nil, "..."), (0, "0%"), (-1, "0%"), (0.29, "29%"), (0.996, "99%"), (1, "100%"), (.infinity, "..."),
    ]
    for (value, text) in values {
      #expect(try EmailMessage(title: "") { ProgressBar("x", value: value) }.plainText == "x: \(text)\n")
    }
  }

  @Test("Hints are a problem of every element, and names of those that have none")
  func accessibility() throws {
    let elements: [any PrimitiveElement] = [
      Label("a"), Button("a", action: .follow("https://e.org")), Hyperlink("a", to: "https://e.org"),
      TitleSubtitle("a"), ProgressBar("a", value: 1), Separator(), Row("a") {}, Section {}, Form {}, Stack {},
      List(["a"]), Table(columns: ["a"], rows: []), Disclosure("a") {}, FormField("a") {}, TextField("a"),
      DescriptionList {}, ImageView(Image(url: "https://e.org/a"), width: 1),
    ]
    for element in elements {
      func count(_ element: some PrimitiveElement) throws -> Int {
        try losses { element }.filter { $0 == .property("accessibility hint") }.count
      }
      #expect(try count(element) == 0, "\(type(of: element))")
      #expect(try count(element.accessibilityHint("b")) == 1, "\(type(of: element))")
    }
  }

  @Test("An image that is cut is a problem, and no other", arguments: ImageView.ContentMode.allCases)
  func contentModes(mode: ImageView.ContentMode) throws {
    for (width, height) in [(nil, nil), (10, nil), (nil, 10), (10, 20)] as [(Double?, Double?)] {
      let image = ImageView(Image(url: "https://e.org/a"), width: width, height: height, contentMode: mode)
      let isCut = mode == .fill && width != nil && height != nil
      #expect(try losses { image }.contains(.property("content mode")) == isCut)
    }
  }

  @Test("Nothing is wider than its column, however narrow", arguments: [0.5, 1, 2, 100])
  func narrowColumns(width: Double) throws {
    let html = try EmailMessage(title: "", style: EmailStyle(width: width)) {
      ImageView(Image(url: "https://e.org/a"), width: 200, height: 200)
    }.html
    #expect(html.contains(" width=\"\(Int(width.rounded()))\"") && !html.contains(" width=\"200\""))
  }

  @Test("Items of a row are as far apart as its section says", arguments: [-3, 0, 1, 8])
  func itemSpacing(spacing: Double) throws {
    let style = DynamicSectionStyle { _ in
      SectionStyle.system(grouped: true, horizontallyRegular: false).restyled { $0.itemSpacing = spacing }
    }
    let html = try EmailMessage(title: "") {
      Section(style: style) {
        Row {
          Label("a")
          Label("b")
        }
      }
    }.html
    let rooms = html.matches(of: #/style="padding:0 0 0 (\d+)px"/#).map { Double($0.1) }
    #expect(rooms == (spacing > 0 ? [spacing] : []))
  }

  @Test("Tables of any size cost no more than their cells")
  func raggedTable() throws {
    let rows = [Array(repeating: "x" as DisplayText, count: 400)] + Array(repeating: ["y"], count: 400)
    let message = try EmailMessage(title: "") { Table(columns: [], rows: rows) }
    #expect(message.html.utf8.count < 300_000)
    #expect(message.plainText.utf8.count < 4_000)
  }

  @Test(
    "Numbers are letters and Roman ones where there are such",
    arguments: [
      (ListStyle.Numbering.lowerAlpha, [0: "0", 1: "a", 26: "z", 27: "aa", 703: "aaa"]),
      (.upperAlpha, [2: "B", 52: "AZ", -1: "-1"]),
      (.lowerRoman, [4: "iv", 1_994: "mcmxciv", 3_999: "mmmcmxcix", 4_000: "4000", 0: "0"]),
      (.upperRoman, [9: "IX"]), (.decimal, [.min: "\(Int.min)", 7: "7"]),
    ])
  func numerals(numbering: ListStyle.Numbering, numerals: [Int: String]) throws {
    for (number, numeral) in numerals {
      let list = List(["x"], isOrdered: true, start: number, style: ListStyle(numbering: numbering))
      #expect(try EmailMessage(title: "") { list }.plainText == "\(numeral). x\n")
    }
  }
}
