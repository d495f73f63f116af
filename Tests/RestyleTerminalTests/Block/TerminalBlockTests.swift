import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite struct TerminalBlockTests {
  private func block(_ text: StyledString, columns: Int = 40) -> TerminalBlock {
    var terminal = TerminalRenderer()
    return terminal.block(text, columns: columns)
  }

  private let alignments: [StackStyle.Alignment] = [.leading, .center, .trailing, .fill, .firstBaseline]

  @Test func textsBecomeLines() {
    let lines = block("The quick\nbrown fox 中文", columns: 8)
    #expect(lines.text == "The\nquick\nbrown\nfox 中文")
    #expect(lines.width == 8 && lines.height == 4)
    #expect(block("").height == 1 && block("").width == 0)
    #expect(TerminalBlock().height == 0)
  }

  @Test(arguments: [
    (TextStyle().rightAligned, ["  ab", "cdef"]), (TextStyle().centerAligned, [" ab", "cdef"]),
    (TextStyle(), ["ab", "cdef"]),
  ])
  func linesAreAlignedWithEachOther(_ style: TextStyle, _ expected: [String]) {
    #expect(block(StyledString("ab\ncdef", style: style)).text == expected.joined(separator: "\n"))
  }

  @Test func insetsLieAround() {
    let padded = block("ab\nc").padded(CellInsets(top: 1, left: 2, bottom: 1, right: 3))
    #expect(padded.rows == ["       ", "  ab   ", "  c    ", "       "])
    #expect(block("a").padded(CellInsets(top: -1, left: .min)).rows == ["a"])
  }

  @Test(arguments: [
    (StackStyle.Alignment.leading, "ab   ", "a|b|-|-"), (.center, " ab  ", "-|a|b|-"),
    (.trailing, "   ab", "-|-|a|b"),
  ])
  func blocksLieWhereTheyAreAligned(_ alignment: StackStyle.Alignment, _ row: String, _ column: String) {
    #expect(block("ab").aligned(alignment, columns: 5).rows == [row])
    let rows = block("a\nb").aligned(alignment, rows: 4).rows.map { $0 == " " ? "-" : $0 }
    #expect(rows.joined(separator: "|") == column)
    // One that is larger stays as it is.
    #expect(block("abc").aligned(alignment, columns: 2).rows == ["abc"])
    #expect(block("abc").aligned(alignment, columns: -1).aligned(alignment, rows: .min).rows == ["abc"])
  }

  @Test func blocksAreJoined() {
    let (left, right) = (block("a\nbcd"), block("1\n2\n3"))
    #expect(TerminalBlock(row: [left, right], spacing: 1).rows == ["a   1", "bcd 2", "    3"])
    #expect(
      TerminalBlock(row: [left, right], alignment: .trailing).rows == ["   1", "a  2", "bcd3"])
    #expect(
      TerminalBlock(column: [left, right], spacing: 1, alignment: .center).rows == [
        "a  ", "bcd", "   ", " 1 ", " 2 ", " 3 ",
      ])
    #expect(TerminalBlock(row: []).height == 0 && TerminalBlock(column: []).width == 0)
  }

  @Test func blocksCoverOthers() {
    let base = block("abcdef\nghijkl\nmnopqr")
    #expect(base.overlaid(with: block("XY\nZ"), column: 1, row: 1).rows == ["abcdef", "gXYjkl", "mZopqr"])
    #expect(base.overlaid(with: block("XY"), column: -1, row: 0).rows[0] == "Ybcdef")
    #expect(base.overlaid(with: block("XYZ"), column: 5, row: 2).rows[2] == "mnopqX")
    for (column, row) in [(6, 0), (0, 3), (0, -1), (.min, .min), (.max, .max), (-2, 0)] {
      #expect(base.overlaid(with: block("XY"), column: column, row: row).text == base.text)
    }
  }

  @Test func wideCharactersAreNeverCut() {
    let base = block("中文字")
    #expect(base.cropped(columns: 1..<5).rows == [" 文 "])
    #expect(base.overlaid(with: block("x"), column: 1, row: 0).rows == [" x文字"])
    #expect(base.overlaid(with: block("x"), column: 2, row: 0).rows == ["中x 字"])
    #expect(block("a👩‍🚀b").cropped(columns: 0..<2).rows == ["a "])
  }

  /// Whatever is cut, put beside, below or over something: nothing is wider than it says.
  @Test
  func noLineIsWiderThanItsBlock() async throws {
    try await forEach(textSamples) { (text: String) in
      let other = block("x中y\nzz")
      for columns in [1, 2, 3, 7, 20] {
        let sample = block(styled(text), columns: columns)
        #expect(sample.width <= columns)
        sample.check()
        for start in 0...min(columns, 8) {
          let cropped = sample.cropped(columns: start..<max(start, columns - 1))
          cropped.check()
          #expect(cropped.width <= columns)
          let covered = sample.overlaid(with: other, column: start, row: 0)
          covered.check()
          #expect(covered.width == sample.width)
        }
        for alignment in alignments {
          for joined in [
            TerminalBlock(row: [sample, other, sample], spacing: 1, alignment: alignment),
            TerminalBlock(column: [sample, other, sample], spacing: 1, alignment: alignment),
            sample.padded(CellInsets(horizontal: 2, vertical: 1)).aligned(alignment, columns: 30),
          ] {
            joined.check()
          }
        }
      }
    }
  }

  /// A part of the columns and the rest beside it are the whole.
  @Test
  func partsMakeUpTheWhole() async throws {
    try await forEach(textSamples.filter { !$0.contains("\t") }) { (text: String) in
      let sample = block(styled(text), columns: 200)
      for column in 0...sample.width {
        let joined = TerminalBlock(row: [
          sample.cropped(columns: 0..<column), sample.cropped(columns: column..<sample.width),
        ])
        #expect(joined.width == sample.width)
        // A character that is cut is two spaces.
        let isWhole = joined.cells().lines == sample.cells().lines
        #expect(isWhole || joined.text.count(where: { $0 == " " }) >= 2)
      }
    }
  }

  @Test func colorsLieBehindAndShowThrough() {
    let text: StyledString =
      "a\("b", style: TextStyle().backgroundColored(.red))\("c", style: TextStyle(color: .blue))"
    let cells = block(text).padded(CellInsets(right: 1)).filled(with: .white).cells().lines[0]
    #expect(
      cells.map(\.look.background) == [[255, 255, 255], [255, 0, 0], [255, 255, 255], [255, 255, 255]])
    #expect(cells[2].look.foreground == [0, 0, 255])
    let half = block("a").filled(with: Color.white.withAlpha(0.5)).filled(with: .black).cells().lines[0]
    #expect(half[0].look.background == [128, 128, 128])
    #expect(block("a").filled(with: .clear).cells().lines[0][0].look == TerminalCells.Look())
  }

  @Test func textShowsThroughToWhatLiesBehindIt() {
    let text = StyledString("a", style: TextStyle(color: Color.black.withAlpha(0.5)))
    #expect(block(text).filled(with: .white).cells().lines[0][0].look.foreground == [128, 128, 128])
  }

  @Test(arguments: Gradient.Interpolation.allCases)
  func gradientsAreMixedCellByCell(interpolation: Gradient.Interpolation) throws {
    var gradient = Gradient.linear(angle: .degrees(90), colors: [.red, .blue])
    gradient.interpolation = interpolation
    let cells = block("          \n    中    ").filled(with: gradient).cells().lines
    #expect(cells[0].count == 10)
    for (column, cell) in cells[0].enumerated() {
      let amount = (Double(column) + 0.5) / 10
      let mixed = gradient.mixture(of: .red, .blue, amount: amount).nearestHexColor
      let expected = [mixed.red, mixed.green, mixed.blue].map { Int(($0 * 255).rounded()) }
      for (component, wanted) in zip(cell.look.background, expected) { #expect(abs(component - wanted) <= 1) }
    }
    // A wide character has the colour of its first cell.
    #expect(cells[1][4].look.background == cells[0][4].look.background)
    #expect(cells[1][5].look.background == cells[0][6].look.background)
    let text = block("abc").colored(with: gradient).cells().lines[0]
    #expect(Set(text.map(\.look.foreground)).count == 3)
    #expect(text.allSatisfy { $0.look.background.isEmpty })
  }

  @Test
  func gradientsRunWhereTheySay() async throws {
    try await forEach([
      (Gradient.linear(angle: .degrees(180), colors: [.red, .blue]), [0, 0], [9, 4]),
      (.linear(angle: .degrees(0), colors: [.blue, .red]), [0, 0], [9, 4]),
      (.linear(from: .topLeading, to: .bottomTrailing, colors: [.red, .blue]), [0, 0], [9, 4]),
      (.radial(center: .topLeading, colors: [.red, .blue]), [0, 0], [9, 4]),
      (.radial(colors: [.red, .blue]), [4, 2], [0, 0]),
    ]) { (gradient: Gradient, first: [Int], last: [Int]) in
      let lines = block("").aligned(.leading, columns: 10).aligned(.leading, rows: 5).filled(with: gradient)
        .cells().lines
      let (start, end) = (lines[first[1]][first[0]].look.background, lines[last[1]][last[0]].look.background)
      #expect(start[0] > 150 && start[2] < 100)
      #expect(end[2] > 150 && end[0] < 100)
    }
  }

  @Test
  func strangeGradientsAreHarmless() async throws {
    try await forEach([
      Gradient.linear(angle: .zero, stops: []), .linear(from: .center, to: .center, colors: [.red, .blue]),
      .linear(angle: .degrees(.greatestFiniteMagnitude), colors: [.red]),
      .radial(center: UnitPoint(x: 1e300, y: -1e300), colors: [.red, .blue]),
      .linear(from: UnitPoint(x: 1e300, y: 0), to: UnitPoint(x: -1e300, y: 1e300), colors: [.red, .blue]),
    ]) { (gradient: Gradient) in
      #expect(block("abc").filled(with: gradient).text == "abc")
      #expect(TerminalBlock().filled(with: gradient).text.isEmpty)
    }
  }

  @Test func blocksStartALineAndEndWithOne() {
    var terminal = TerminalRenderer(.plain)
    terminal.append(StyledText("before"))
    terminal.append(block: "one\ntwo")
    terminal.append(StyledText("behind"))
    #expect(terminal.text == "before\none\ntwo\nbehind")
  }

  @Test func blocksNoteWhatTheyLack() {
    var terminal = TerminalRenderer()
    let text = StyledString("x", style: TextStyle().tracking(2).centerAligned)
    let block = terminal.block(text)
    #expect(terminal.problems.map(\.loss) == [.attribute("kern")])
    terminal.append(block: block)
    #expect(terminal.problems.count == 1)
  }
}
