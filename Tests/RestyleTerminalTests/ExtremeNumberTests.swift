import Restyle
import RestyleElements
import RestyleTerminal
import TestSupport
import Testing

/// Numbers from outside that no terminal has room for.
@Suite("Extreme numbers in a terminal")
struct ExtremeNumberTests {
  private static let text: StyledString = "a\tb \u{2066}漢\n\tc"

  @Test("Texts are measured and broken at any number")
  func metrics() async throws {
    try await forEach(Int.extremes, Int.extremes) { interval, column in
      let metrics = CellMetrics(tabInterval: interval)
      #expect(metrics.tabInterval >= 1)
      #expect((1...20_000).contains(metrics.width(of: "a\tb", startingAt: column)))
      #expect((1...10_000).contains(metrics.width(of: "\t", startingAt: column)))
      #expect(metrics.lines(of: Self.text, columns: column).count >= 2)
    }
  }

  @Test("A tab leads to the next stop, wherever the text starts")
  func tabs() async throws {
    try await forEach([1, 3, 8, 100], -20...20) { interval, column in
      let metrics = CellMetrics(tabInterval: interval)
      let width = metrics.width(of: "\t", startingAt: column)
      #expect((1...interval).contains(width) && (column + width).isMultiple(of: interval))
    }
  }

  @Test("Blocks are joined and moved at any number")
  func blocks() async throws {
    var terminal = TerminalRenderer()
    let block = terminal.block("ab\nc", columns: 10)
    try await forEach(Int.extremes, Int.extremes) { first, second in
      #expect(TerminalBlock(row: [block, block], spacing: first).width >= 4)
      #expect(TerminalBlock(column: [block, block], spacing: first).height >= 4)
      #expect(block.overlaid(with: block, column: first, row: second).width == 2)
      #expect(block.aligned(.center, columns: first).width >= 2)
      #expect(block.aligned(.trailing, rows: first).height >= 2)
      if first <= second {
        #expect(block.cropped(columns: first..<second, rows: first..<second).width <= 2)
      }
    }
  }

  @Test("Insets are used at any number")
  func insets() async throws {
    var terminal = TerminalRenderer()
    let block = terminal.block("ab", columns: 10)
    try await forEach(Int.extremes) { number in
      let wide = block.padded(CellInsets(left: number, right: number))
      #expect((2...20_002).contains(wide.width))
      #expect((1...20_001).contains(block.padded(CellInsets(top: number, bottom: number)).height))
    }
  }

  @Test("Contents of any measures fit into any number of columns")
  func contents() async throws {
    try await forEach(Int.extremes, [Int.min, 0, 1, 40, .max]) { number, columns in
      var terminal = TerminalRenderer()
      var tree = TerminalTree(["a", ListItem("b", level: number), ListItem("c", level: 1)])
      tree.indentation = number
      #expect(terminal.block(tree, columns: columns).height >= 3)
      var list = TerminalList(["a", ListItem("b", level: number)])
      list.spacing = number
      #expect(terminal.block(list, columns: columns).height >= 2)
      var bar = TerminalProgressBar(0.5)
      bar.width = number
      #expect(terminal.block(bar, columns: columns).height == 1)
      var column = TerminalTable.Column("a")
      column.minimumWidth = number
      column.maximumWidth = number
      var fixed = TerminalTable.Column("b")
      fixed.width = .fixed(number)
      var table = TerminalTable(columns: [column, fixed], rows: [["1", "2"]])
      table.style.padding = number
      table.width = .fixed(number)
      #expect(terminal.block(table, columns: columns).height >= 2)
      var box = TerminalBox("text")
      box.width = .fixed(number)
      box.minimumHeight = number
      box.padding = CellInsets(top: 0, left: number, bottom: 0, right: number)
      box.margins = CellInsets(top: 0, left: number, bottom: 0, right: number)
      #expect(terminal.block(box, columns: columns).height >= 1)
    }
  }

  @Test("Gauges show any value in any range")
  func gauges() async throws {
    try await forEach(Double.extremes, Double.extremes) { first, second in
      var terminal = TerminalRenderer()
      #expect(terminal.block(TerminalProgressBar(first), columns: 20).width == 20)
      guard first <= second else { return }
      for value in Double.extremes {
        let meter = TerminalMeter(value, in: first...second, bands: [.init(from: first, style: TextStyle())])
        #expect(terminal.block(meter, columns: 20).width == 20)
      }
    }
  }

  @Test("Screens are drawn on anywhere")
  func screens() async throws {
    try await forEach(Int.extremes, Int.extremes) { first, second in
      var screen = TerminalScreen(TerminalProfile(columns: 4), rows: 2)
      screen.draw("ab\nc", row: first, column: second, columns: first)
      screen.cursor = .init(row: first, column: second)
      #expect(!TerminalDifference(from: nil, to: screen).bytes.isEmpty)
    }
  }

  @Test("Elements are shown in any number of columns, and lists count from any number")
  func elements() async throws {
    try await forEach(Int.extremes, [Int.min, 0, 1, 40, .max]) { (number: Int, columns: Int) throws in
      for numbering in ListStyle.Numbering.allCases {
        var style = ListStyle()
        style.numbering = numbering
        var terminal = TerminalRenderer(TerminalProfile(columns: columns))
        let list = List(["a", "b"], isOrdered: true, start: number, style: style)
        #expect(try terminal.block(of: list, columns: columns).height >= 2)
      }
    }
  }

  @Test("Lengths of styles are whole cells, whatever they are")
  func lengths() async throws {
    try await forEach(Double.extremes, Double.extremes) { (length: Double, cell: Double) throws in
      var options = TerminalRenderer.Options()
      options.cellSize = Size(width: cell, height: cell)
      var terminal = TerminalRenderer(options: options)
      let stack = Stack(
        spacing: length, insets: EdgeInsets(inset: length),
        background: BackgroundStyle(border: BorderStyle(width: length, color: .red))
      ) {
        Label("a", style: TextStyle().restyled { $0.headIndent = length })
        Spacer(minimumLength: length)
        List(["b"], style: ListStyle(spacing: length, indent: length))
      }
      #expect(try terminal.block(of: stack, columns: 40).height >= 2)
    }
  }
}
