import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal
import Testing

@Suite("Boxes and controls in a terminal, and what is reported of them")
struct InterfaceBoxesTests {
  private func rendered(
    _ element: some Element, _ profile: TerminalProfile = .plain, columns: Int = 12,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> TerminalRenderer {
    var terminal = TerminalRenderer(profile.with { $0.columns = columns })
    var context = ElementContext(defaults: .system)
    context.traits.layoutDirection = direction
    try terminal.append(element, in: context)
    return terminal
  }

  private static let border = BorderStyle(width: 1, color: .black)
  private static let framed = Image(
    source: .url("a"), capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
  private static let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .red), insets: .zero)
  private static let segment = Image(
    source: .segment(
      SegmentBackgroundStyle(
        background: .none, position: .middle, topSeparator: .none, bottomSeparator: line)))

  private static let backgrounds: [(BackgroundStyle, [RenderingProblem.Loss])] = [
    (.none, []), (BackgroundStyle(color: .red, border: border), []),
    (BackgroundStyle(image: Image(url: "a")), [.property("image")]),
    (BackgroundStyle(image: framed), [.property("image")]),
    (BackgroundStyle(image: framed, border: border), [.droppedBorder(border), .property("image")]),
    (BackgroundStyle(image: segment), [.property("separators")]),
  ]

  @Test("What a box can't have is reported, once for each")
  func boxes() throws {
    for (background, losses) in Self.backgrounds {
      let stack = Stack(background: background) { Label("a") }
      #expect(try rendered(stack).problems.map(\.loss) == losses)
      let style = ButtonStyle(normal: ButtonStateStyle(background: background))
      #expect(try rendered(Button("a", style: style)).problems.map(\.loss) == losses)
    }
  }

  @Test("Images of segments are reported, each with its segment")
  func segmentImages() throws {
    var control = SegmentedControl(["a", "b"])
    #expect(try rendered(control).problems.isEmpty)
    control.segments[1].image = Image(url: "a")
    let problems = try rendered(control).problems
    #expect(problems.map(\.loss) == [.property("image")] && problems.map(\.part) == ["segment 2"])
  }

  @Test("Files can't be chosen, and all else can")
  func files() throws {
    #expect(try rendered(FileField("a")).problems.map(\.loss) == [.property("choice of files")])
    #expect(try rendered(TextField("a")).problems.isEmpty)
  }

  @Test("Titles of wide buttons lie where their style says", arguments: LayoutDirection.allCases)
  func alignments(direction: LayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    let (left, center, right) = ("│a        │", "│    a    │", "│        a│")
    let places: [(HorizontalAlignment, String)] = [
      (.leading, isMirrored ? right : left), (.trailing, isMirrored ? left : right), (.left, left),
      (.right, right), (.center, center), (.fill, center),
    ]
    for (alignment, expected) in places {
      let style = ButtonStyle(normal: ButtonStateStyle(background: BackgroundStyle(border: Self.border)))
        .restyled { $0.alignment = alignment }
      let text = try rendered(Stack { Button("a", style: style) }, columns: 11, direction).text
      #expect(text.split(separator: "\n")[1] == expected, "\(alignment)")
    }
  }

  @Test("Segments follow the direction", arguments: LayoutDirection.allCases)
  func segments(direction: LayoutDirection) throws {
    let text = try rendered(SegmentedControl(["a", "b", "c"]), columns: 30, direction).text
    let letters = text.filter { "abc".contains($0) }
    #expect(letters == (direction == .rightToLeft ? "cba" : "abc"))
  }

  private struct RatingStyle: Style {}

  private struct Rating: InputControl, LabelledElement {
    var label: Label? = Label("Stars")
    var name: String?
    var state = ControlState.normal
    var accessibility = Accessibility()
    var givenStyle = GivenStyle<RatingStyle>(RatingStyle?.none)
    var shownText: DisplayText? { "4 of 5" }
    static var defaultStyle: RatingStyle { RatingStyle() }
  }

  @Test("A control of somebody's own is its label and its value, and is reported")
  func ownControls() throws {
    let terminal = try rendered(Rating(), columns: 30)
    #expect(terminal.text.contains("Stars") && terminal.text.contains("4 of 5"))
    #expect(terminal.problems.map(\.loss) == [.element("Rating")])
  }

  @Test("Every other row is striped, from the second one below a header or without one")
  func stripes() throws {
    let style = TableStyle(stripeColor: .blue)
    let rows = [["a"], ["b"], ["c"], ["d"]] as [[DisplayText]]
    for columns in [[], ["x"]] as [[Table.Column]] {
      var terminal = TerminalRenderer()
      let block = try terminal.block(
        of: Table(columns: columns, rows: rows, style: style), in: ElementContext(defaults: .system))
      let lines = block.cells().lines
      for (letter, isStriped) in [("a", false), ("b", true), ("c", false), ("d", true)] {
        let cell = lines.joined().first { String($0.character) == letter }
        #expect(cell?.look.background.isEmpty == !isStriped, "\(letter)")
      }
    }
  }

  @Test("An image is its name in brackets, and reported; one without is nothing")
  func images() throws {
    let image = ImageView(Image(url: "a"))
    let (named, nameless) = (try rendered(image.accessibilityLabel("b")), try rendered(image))
    #expect(named.text.contains("[b]") && !nameless.text.contains("["))
    for terminal in [named, nameless] { #expect(terminal.problems.map(\.loss) == [.property("image")]) }
  }

  @Test("Links in what is done as a whole aren't followed, and are reported with their part")
  func linksInControls() throws {
    let title = StyledString("a", style: TextStyle().linked(to: "/b"))
    let terminal = try rendered(Button(DisplayText(title)), TerminalProfile())
    #expect(terminal.problems.map(\.loss) == [.linkInControl("/b")])
    #expect(terminal.problems.map(\.part) == ["title"])
    #expect(!terminal.text.contains("/b"))
    // One of the style is reported as one of a run.
    let style = ButtonStyle(normal: ButtonStateStyle(text: TextStyle().linked(to: "/b")))
    let styled = try rendered(Button("a", style: style), TerminalProfile())
    #expect(styled.problems.map(\.loss) == [.linkInControl("/b")])
    #expect(!styled.text.contains("/b"))
  }

  @Test("Items of a row are as far apart as its section says, and by a cell at least")
  func itemSpacing() throws {
    for (spacing, cells) in [(0.0, 1), (8, 1), (24, 3)] {
      let style = DynamicSectionStyle { _ in
        SectionStyle.system(grouped: false, horizontallyRegular: false).restyled { $0.itemSpacing = spacing }
      }
      let section = Section(style: style) {
        Row {
          Label("a")
          Label("b")
        }
      }
      let text = try rendered(section, columns: 30).text
      #expect(text.contains("a" + String(repeating: " ", count: cells) + "b"), "\(text)")
    }
  }

  @Test("Whatever holds others ends before what follows, with all that lies behind it")
  func nesting() throws {
    let style = TableStyle().restyled { $0.background.color = .red }
    var terminal = TerminalRenderer()
    let block = try terminal.block(
      of: Stack(.horizontal) {
        Table(columns: [], rows: [["a"]], style: style)
        Label("b")
      }, in: ElementContext(defaults: .system))
    let cells = block.cells().lines.joined()
    #expect(cells.first { $0.character == "a" }?.look.background == [255, 0, 0])
    #expect(cells.first { $0.character == "b" }?.look.background.isEmpty == true)
    let row = Stack(.horizontal, spacing: 8) {
      DescriptionList {
        DescriptionList.Item("a", "b")
        DescriptionList.Item("c", "d")
      }
      Label("e")
    }
    #expect(
      try rendered(row).text.split(separator: "\n").map { $0.filter { $0 != " " } } == ["ae", "b", "c", "d"])
  }

  @Test("A button in a row without room for it keeps its width")
  func stackedButtons() throws {
    let style = ButtonStyle(normal: ButtonStateStyle(background: BackgroundStyle(border: Self.border)))
    let row = Row("aaaaaaaa") { Button("b", style: style) }
    #expect(try rendered(row, columns: 9).text.contains("│b│"))
  }
}
