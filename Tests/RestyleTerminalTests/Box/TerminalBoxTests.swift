import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite struct TerminalBoxTests {
  private func rows(
    _ box: TerminalBox, columns: Int = 20, _ profile: TerminalProfile = TerminalProfile()
  ) -> [String] {
    TerminalBlock.checked(box, columns: columns, profile).rows
  }

  private func bordered(_ border: BorderStyle) -> BackgroundStyle { BackgroundStyle(border: border) }

  @Test(arguments: [
    (BorderLine.light, ["┌──┐", "│ab│", "└──┘"]), (.rounded, ["╭──╮", "│ab│", "╰──╯"]),
    (.dashed, ["┌┄┄┐", "┆ab┆", "└┄┄┘"]), (.heavy, ["┏━━┓", "┃ab┃", "┗━━┛"]),
    (.double, ["╔══╗", "║ab║", "╚══╝"]),
    (.block, ["▛▀▀▜", "▌ab▐", "▙▄▄▟"]), (.ascii, ["+--+", "|ab|", "+--+"]),
  ])
  func linesAreDrawnAround(_ line: BorderLine, _ expected: [String]) {
    var box = TerminalBox("ab", background: bordered(BorderStyle(width: 1, color: .red)))
    box.line = line
    #expect(rows(box) == expected)
    #expect(rows(box, .plain.with { $0.drawsASCII = true }) == ["+--+", "|ab|", "+--+"])
    let wide = TerminalProfile(metrics: CellMetrics(ambiguousWidth: .wide))
    #expect(rows(box, wide) == ["+--+", "|ab|", "+--+"])
  }

  private static let edges: [(RectEdge, [String])] = [
    (.top, ["──", "ab"]), (.leading, ["│ab"]), ([.top, .leading], ["┌──", "│ab"]),
    (.horizontal, ["│ab│"]), (.vertical, ["──", "ab", "──"]), ([.bottom, .trailing], ["ab│", "──┘"]),
    ([], ["ab"]),
  ]

  @Test(arguments: edges)
  func edgesAreDrawnApart(_ edges: RectEdge, _ expected: [String]) {
    #expect(
      rows(TerminalBox("ab", background: bordered(BorderStyle(width: 1, color: .red, borderEdges: edges))))
        == expected)
  }

  @Test func roomLiesWithinAndAround() {
    let box = TerminalBox(
      "ab", background: bordered(BorderStyle(width: 1, color: .red)),
      padding: CellInsets(horizontal: 2, vertical: 1), margins: CellInsets(top: 1, left: 1))
    #expect(rows(box) == ["         ", " ┌──────┐", " │      │", " │  ab  │", " │      │", " └──────┘"])
  }

  @Test func widthsAreThoseAskedFor() {
    var box = TerminalBox("ab", background: bordered(BorderStyle(width: 1, color: .red)), alignment: .center)
    box.width = .fill
    #expect(rows(box, columns: 8)[1] == "│  ab  │")
    box.width = .fixed(6)
    #expect(rows(box, columns: 8)[1] == "│ ab │")
    box.width = .fixed(100)
    #expect(rows(box, columns: 8)[1] == "│  ab  │")
    box.width = .fixed(.min)
    #expect(rows(box, columns: 8)[0].count <= 8)
    box.width = .fit
    box.minimumHeight = 5
    box.verticalAlignment = .center
    #expect(rows(box) == ["┌──┐", "│  │", "│ab│", "│  │", "└──┘"])
  }

  @Test func textIsBrokenWithinTheBox() {
    let box = TerminalBox(
      "The quick brown fox", background: bordered(BorderStyle(width: 1, color: .red, cornerRadius: 4)),
      padding: CellInsets(horizontal: 1))
    #expect(rows(box, columns: 13) == ["╭───────────╮", "│ The quick │", "│ brown fox │", "╰───────────╯"])
    #expect(rows(TerminalBox(box), columns: 13).count == 4)
  }

  /// A literal with styles is a text with styles wherever content is taken, and one without is what it was.
  @Test func literalsMayHaveStyles() {
    let bold = TextStyle().bold
    var terminal = TerminalRenderer()
    var screen = TerminalScreen(TerminalProfile(), rows: 1)
    var region = TerminalRegion()
    let box = TerminalBox("\("▲", style: bold) High", padding: CellInsets(horizontal: 1))
    #expect(rows(box) == [" ▲ High "] && rows(TerminalBox("High")) == ["High"])
    terminal.append(block: "\("▲", style: bold) High")
    screen.draw("\("▲", style: bold) High")
    let texts = [
      terminal.text, screen.text, region.print("\("▲", style: bold) High"),
      region.update("\("▲", style: bold) High"),
    ]
    let node = TerminalTree.Node(block: "\("▲", style: bold) High")
    let cell = TerminalTable.Cell(block: "\("▲", style: bold) High")
    let blocks: [any TerminalContent] = [
      TerminalTree(nodes: [node]), TerminalTable(columns: [""], rows: [[cell]]),
    ]
    let lines =
      terminal.lines(of: "\("▲", style: bold) High", standingAlone: true)
      + blocks.flatMap { terminal.lines(of: $0, standingAlone: true) }.filter { $0.contains("▲") }
    #expect(lines.count == 3)
    for text in texts + lines { #expect(text.contains("1m▲")) }
    #expect(terminal.block("\("▲", style: bold) High").rows == ["▲ High"])
  }

  @Test func titlesStandInTheLines() {
    var box = TerminalBox("content", background: bordered(BorderStyle(width: 1, color: .red)))
    box.titles = [TerminalBox.Title("A"), TerminalBox.Title("B", alignment: .trailing, isAbove: false)]
    #expect(rows(box) == ["┌ A ────┐", "│content│", "└──── B ┘"])
    box.titles = [TerminalBox.Title("A long title of a box")]
    #expect(rows(box, columns: 12) == ["┌ A long … ┐", "│content   │", "└──────────┘"])
    box.width = .fixed(12)
    box.titles = [
      TerminalBox.Title("R", alignment: .trailing), TerminalBox.Title("C", alignment: .center),
      TerminalBox.Title("L"),
    ]
    #expect(rows(box)[0] == "┌ L ─ C ── R ┐" || rows(box)[0].count == 12)
    #expect(rows(box)[0].contains("L") && rows(box)[0].contains("C") && rows(box)[0].contains("R"))
  }

  @Test func titlesWithoutALineAreReported() {
    var box = TerminalBox(
      "content", background: bordered(BorderStyle(width: 1, color: .red, borderEdges: .top)))
    box.titles = [TerminalBox.Title("A"), TerminalBox.Title("B", isAbove: false)]
    var terminal = TerminalRenderer()
    #expect(terminal.block(box).rows == [" A ────", "content"])
    #expect(terminal.problems.map(\.loss) == [.property("title")])
  }

  /// Each cell of a box has the colours that its style says.
  @Test func colorsAreThoseOfTheStyle() {
    let style = BackgroundStyle(
      color: .white, border: BorderStyle(width: 1, color: .red, cornerRadius: 4))
    let box = TerminalBox(StyledString("ab", style: TextStyle(color: .blue)), background: style)
    var terminal = TerminalRenderer()
    let cells = terminal.block(box).cells().lines
    // A background doesn't reach beyond the line, which goes through the middle of its cells.
    for cell in cells[0] + cells[2] + [cells[1][0], cells[1][3]] {
      #expect(cell.look.background.isEmpty && cell.look.foreground == [255, 0, 0])
    }
    #expect(cells[1][1].look.foreground == [0, 0, 255] && cells[1][1].look.background == [255, 255, 255])
  }

  /// A line's corners are those of a box of cells, which are twice as high as wide.
  @Test(arguments: [0.0, 90, 180, 270])
  func gradientsAlongLinesAreThoseAlongAngles(_ degrees: Double) {
    let (x, y) = [0: (0.0, -1.0), 90: (1, 0), 180: (0, 1), 270: (-1, 0)][degrees] ?? (0, 0)
    let stops = Gradient.linear(angle: .degrees(degrees), colors: [.red, .blue]).stops
    let line = Gradient(
      geometry: .line(
        start: UnitPoint(x: 0.5 - x / 2, y: 0.5 - y / 2), end: UnitPoint(x: 0.5 + x / 2, y: 0.5 + y / 2)),
      stops: stops)
    func cells(_ gradient: Gradient) -> [[TerminalCells.Cell]] {
      var terminal = TerminalRenderer()
      let style = BackgroundStyle(gradient: gradient)
      return terminal.block(TerminalBox("a\nbcd\n\nefghij", background: style)).cells().lines
    }
    #expect(cells(line) == cells(.linear(angle: .degrees(degrees), colors: [.red, .blue])))
  }

  @Test func gradientsLieOverColors() {
    var style = BackgroundStyle(
      color: .white, gradient: .linear(angle: .degrees(90), colors: [.red, Color.red.withAlpha(0)]))
    var terminal = TerminalRenderer()
    let line = terminal.block(TerminalBox(String(repeating: "x", count: 40), background: style)).cells()
      .lines[0]
    let greens = line.map { $0.look.background[1] }
    #expect(line[0].look.background[0] == 255 && greens[0] < 20 && greens[39] > 235)
    #expect(greens == greens.sorted())
    // What lies in an image that is a background lies over both.
    style.image = Image(image: BackgroundStyle(color: .blue))
    #expect(
      terminal.block(TerminalBox("x", background: style)).cells().lines[0][0].look.background == [0, 0, 255])
  }

  @Test func halfCellsHaveTheBackgroundInTheirOtherHalf() {
    let style = BackgroundStyle(color: .white, border: BorderStyle(width: 8, color: .red))
    var terminal = TerminalRenderer()
    let cells = terminal.block(TerminalBox("ab", background: style)).cells().lines
    #expect(cells.joined().allSatisfy { $0.look.background == [255, 255, 255] })
  }

  @Test func linesCanChangeTheirColor() {
    var box = TerminalBox("abcdef", background: bordered(BorderStyle(width: 1, color: .red)))
    box.lineGradient = .linear(angle: .degrees(90), colors: [.red, .blue])
    var terminal = TerminalRenderer()
    let cells = terminal.block(box).cells().lines
    #expect(Set(cells[0].map(\.look.foreground)).count == 8)
    #expect(cells[1][0].look.foreground == cells[0][0].look.foreground)
    #expect(cells[1][1].look.foreground.isEmpty)
  }

  @Test func invisibleLinesTakeNoRoom() {
    var box = TerminalBox("ab", background: bordered(BorderStyle(width: 1)))
    #expect(rows(box) == ["ab"])
    // A title takes its own.
    for (titles, expected) in [
      (["T"], [" T ", "ab "]), ([.init("T", isAbove: false)], ["ab ", " T "]),
      (["T", .init("U", isAbove: false)], [" T ", "ab ", " U "]),
    ] as [([TerminalBox.Title], [String])] {
      box.titles = titles
      var terminal = TerminalRenderer()
      #expect(terminal.block(box).rows == expected && terminal.problems.isEmpty)
    }
  }

  @Test(arguments: [
    (8.0, 8.0, ["ab ", "  ▄"], false), (8, 16, ["ab ", " ██"], true), (0, 8, ["ab", "▀▀"], true),
    (-8, 8, ["▄ab", "▀▀ "], true),
  ])
  func shadowsAreHalfCells(_ x: Double, _ y: Double, _ expected: [String], _ isExact: Bool) {
    var style = BackgroundStyle(color: .white)
    style.shadows = [ShadowStyle(color: .gray, x: x, y: y)]
    let result = rows(TerminalBox("ab", background: style))
    if isExact { #expect(result == expected) } else { #expect(result == ["ab▄", " ▀▀"]) }
    var plain = TerminalRenderer(.plain)
    #expect(plain.block(TerminalBox("ab", background: style)).rows == ["ab"])
    #expect(plain.problems.map(\.loss) == [.property("shadows")])
  }

  /// A box covers all that lies below it, also beside lines that are shorter than others.
  @Test(arguments: [1, 0])
  func shadowsLieBehindShortLines(_ width: Double) {
    var style = BackgroundStyle(color: .clear, border: BorderStyle(width: width, color: .red))
    style.shadows = [ShadowStyle(color: .gray, x: 8, y: 16, spread: 0)]
    let shown = rows(TerminalBox("abc\nd", background: style))
    #expect(
      shown
        == (width == 0
          ? ["abc ", "d  █", " ███"] : ["┌───┐ ", "│abc│█", "│d  │█", "└───┘█", " █████"]))
  }

  @Test
  func shadowsOfAnySizeAreHarmless() async throws {
    try await forEach([-1e9, -100, -16, -8, 0, 8, 16, 100, 1e9]) { (spread: Double) in
      for (x, y) in [(0.0, 8.0), (32, -32), (1e300, -1e300), (-8, 1)] {
        var style = BackgroundStyle(color: .white)
        style.shadows = [ShadowStyle(color: .gray, x: x, y: y, spread: spread)]
        let shown = rows(TerminalBox("ab", background: style), columns: 40)
        #expect(shown.contains { $0.contains("ab") } && shown.count < 12)
      }
    }
  }

  @Test func whatBoxesLackIsReported() {
    var terminal = TerminalRenderer()
    var style = BackgroundStyle(color: .white, image: Image(url: "a.png"))
    style.shadows = [ShadowStyle(color: .gray, y: 1, isInner: true)]
    for _ in 0..<3 { _ = terminal.block(TerminalBox("ab", background: style)) }
    #expect(terminal.problems.map(\.loss) == [.property("image"), .property("shadows")])
  }

  /// Any number of boxes in one another are made, shown as far as they can be, and let go of.
  @Test func deepBoxesAreHarmless() {
    var box = TerminalBox("ab")
    for _ in 0..<40_000 { box = TerminalBox(box) }
    var terminal = TerminalRenderer()
    _ = terminal.block(box)
    _ = terminal.block(box)
    #expect(terminal.problems.map(\.loss) == [.tooDeep(limit: 64)])
    var shown = TerminalBox("ab")
    for _ in 0..<60 { shown = TerminalBox(shown) }
    #expect(rows(shown) == ["ab"])
    shown.content = "cd"
    #expect(rows(shown) == ["cd"])
  }

  /// Contents of your own that hold others lie in one another too.
  @Test func deepContentsAreHarmless() {
    struct Frame: TerminalContent {
      var content: TerminalBox

      func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
        terminal.block(content, columns: columns)
      }
    }
    var frame = Frame(content: TerminalBox("ab"))
    for _ in 0..<50_000 { frame = Frame(content: TerminalBox(frame)) }
    var terminal = TerminalRenderer()
    #expect(terminal.block(frame).width == 0)
    #expect(terminal.problems.map(\.loss) == [.tooDeep(limit: 64)])
  }

  @Test
  func lengthsBeyondTheLimitAreReported() async throws {
    try await forEach([
      // To round a length to the nearest cells is no loss.
      (8.0, 16.0, [RenderingProblem.Loss]()), (12, 16, []), (16, 15, []), (4, 40, []), (8_003, 16_015, []),
      (9_000, 20_000, [.wholeCells(points: 20_000, cells: 1_000), .wholeCells(points: 9_000, cells: 1_000)]),
    ]) { (across: Double, down: Double, expected: [RenderingProblem.Loss]) throws in
      let stack = Stack(insets: EdgeInsets(top: down, leading: across, bottom: down, trailing: across)) {
        Label("a")
      }
      var terminal = TerminalRenderer()
      for _ in 0..<3 { try terminal.append(stack) }
      #expect(terminal.problems.map(\.loss) == expected)
    }
  }

  @Test func rulesCanBeReplaced() {
    var options = TerminalRenderer.Options()
    options.borders = BorderRule { $0.width > 1 ? .double : .dashed }
    var terminal = TerminalRenderer(options: options)
    #expect(
      terminal.block(TerminalBox("ab", background: bordered(BorderStyle(width: 1, color: .red)))).rows[0]
        == "┌┄┄┐")
    options.cellSize = Size(width: 0, height: 0)
    #expect(options.cellSize == Size(width: 1, height: 1))
  }

  /// Boxes of any size, with anything in them, never take more columns than there are.
  @Test
  func boxesFit() async throws {
    try await forEach(textSamples.sampled(every: 3)) { (text: String) in
      var style = BackgroundStyle(
        color: .white, gradient: .linear(angle: .degrees(45), colors: [.red, .blue]),
        border: BorderStyle(width: 1, color: .red, cornerRadius: 3))
      style.shadows = [ShadowStyle(color: .gray, x: 8, y: 8)]
      for columns in [1, 2, 3, 4, 7, 12, 25] {
        var box = TerminalBox(
          styled(text), background: style, padding: CellInsets(horizontal: 1),
          margins: CellInsets(horizontal: 1))
        box.titles = [
          TerminalBox.Title(styled(text)), TerminalBox.Title("中", alignment: .center, isAbove: false),
        ]
        for width in [TerminalBox.Width.fit, .fill, .fixed(10)] {
          box.width = width
          _ = rows(box, columns: columns)
        }
      }
    }
  }
}
