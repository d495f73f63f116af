public import Restyle
public import RestyleElements
public import RestyleRendering

/// A screen with all cells of a terminal, for a program that takes the whole terminal.
///
/// ```swift
/// var screen = TerminalScreen(profile, rows: 24)
/// screen.draw(header)
/// screen.draw(table, row: 2)
/// screen.draw("q quits", row: 23)
/// ```
///
/// ``text`` shows the screen, and a ``TerminalDifference`` turns the previous screen into it. Write ``opening`` before
/// the first screen and ``closing`` after the last one, so that the earlier content of the terminal comes back. For a
/// few lines that change below the output, use ``TerminalRegion``.
public struct TerminalScreen: Sendable {
  /// The number of lines.
  public let rows: Int
  /// The position of the cursor; nil if it is hidden.
  public var cursor: Position?
  private var renderer: TerminalRenderer
  /// The lines up to the last one with content, each up to the last cell that was drawn.
  private(set) var lines: [[ScreenCell]] = []
  private(set) var table = ScreenTable()

  /// Creates an empty screen.
  ///
  /// - Parameters:
  ///   - profile: The capabilities and the columns of the terminal, up to 10,000.
  ///   - rows: The number of lines, from 1 to 10,000.
  ///   - options: The options of rendering.
  public init(
    _ profile: TerminalProfile = TerminalProfile(), rows: Int, options: TerminalRenderer.Options = .init()
  ) {
    renderer = TerminalRenderer(profile, options: options)
    self.rows = max(rows.asLength, 1)
  }
}

extension TerminalScreen {
  /// The position of a cell on a screen.
  public struct Position: Hashable, Sendable, Codable {
    /// The number of lines above the cell.
    public var row: Int
    /// The number of cells before it in its line.
    public var column: Int

    /// Creates a position; outside of the screen, the nearest cell counts.
    public init(row: Int = 0, column: Int = 0) {
      self.row = row
      self.column = column
    }
  }

  /// The capabilities of the terminal.
  public var profile: TerminalProfile { renderer.profile }

  // xterm's private mode 1049, which other terminals also have, stores the cursor with the lines.

  /// The text to write before the first screen: the terminal stores its content and shows an empty screen.
  ///
  /// If your program can be interrupted, write ``closing`` then too.
  public var opening: String { profile.writesSequences ? "\u{1B}[?1049h" : "" }

  /// The text to write after the last screen: the terminal restores its content, and shows its cursor.
  public var closing: String { profile.writesSequences ? "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l" : "" }

  /// The number of cells in a line.
  public var columns: Int { renderer.profile.columns.asLength }

  /// The problems since the screen was empty, in the order of rendering: features that can't be shown.
  public var problems: [RenderingProblem] { renderer.problems }

  /// Draws content over the current content; the part beyond the screen is left out.
  ///
  /// After the end of a drawn line, cells stay as they are. If one half of a wide character is covered, the other half
  /// becomes empty.
  ///
  /// - Parameters:
  ///   - content: The content, such as a text, a box or a table.
  ///   - row: The row of the first line, which may be negative.
  ///   - column: The column of the left edge, which may be negative.
  ///   - columns: The number of columns of the content; nil for all columns from `column` on.
  public mutating func draw(
    _ content: some TerminalContent, row: Int = 0, column: Int = 0, columns: Int? = nil
  ) {
    let block = renderer.block(content, columns: columns ?? roomBehind(column))
    for (index, line) in block.lines.enumerated() {
      let target = row.clamped + index
      if target >= rows { break }
      if target >= 0 { draw(line, row: target, column: column.clamped) }
    }
  }

  /// Draws a text over the current content; its literal can contain styles.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - row: The row of the first line, which may be negative.
  ///   - column: The column of the left edge, which may be negative.
  ///   - columns: The number of columns of the content; nil for all columns from `column` on.
  public mutating func draw(_ text: StyledString, row: Int = 0, column: Int = 0, columns: Int? = nil) {
    let content: some TerminalContent = text
    draw(content, row: row, column: column, columns: columns)
  }

  /// Draws an interface over the current content; the part beyond the screen is left out.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  ///   - row: The row of the first line, which may be negative.
  ///   - column: The column of the left edge, which may be negative.
  ///   - columns: The number of columns of the interface; nil for all columns from `column` on.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public mutating func draw(
    _ element: some Element, in context: ElementContext = ElementContext(), row: Int = 0, column: Int = 0,
    columns: Int? = nil
  ) throws(ElementError) {
    let block = try renderer.block(of: element, in: context, columns: columns ?? roomBehind(column))
    draw(block, row: row, column: column, columns: columns)
  }

  /// Empties all cells, hides the cursor and removes the problems.
  public mutating func clear() {
    renderer.forgetProblems()
    lines.removeAll(keepingCapacity: true)
    table = ScreenTable()
    cursor = nil
  }

  /// The number of columns from a column on.
  private func roomBehind(_ column: Int) -> Int { columns - max(column.clamped, 0) }

  private mutating func draw(_ line: CellLine, row: Int, column: Int) {
    while lines.count <= row { lines.append([]) }
    var drawing = LineDrawing(cells: [], column: column, columns: columns, metrics: profile.metrics)
    // Swapped, so that the line is uniquely referenced and isn't copied on change.
    swap(&drawing.cells, &lines[row])
    for run in line.runs {
      let style = renderer.cellStyle(of: run.look)
      let link = table.link(run.look.link)
      if run.text.isEmpty {
        let cell = ScreenCell(cluster: 0x20, style.ofSpace, link: link)
        for _ in 0..<run.width { drawing.put(cell, width: 1) }
      } else {
        var text = run.text
        text.withUTF8 { drawing.draw($0, style, link, &table) }
      }
    }
    swap(&drawing.cells, &lines[row])
  }

  /// The cell in a column of a line.
  @inline(__always)
  static func cell(_ line: [ScreenCell], _ column: Int) -> ScreenCell {
    column < line.count ? line[column] : .blank
  }

  /// The cells of a line that were drawn.
  func line(_ row: Int) -> [ScreenCell] { row < lines.count ? lines[row] : [] }

  /// The position at which the cursor is shown.
  var shownCursor: Position? {
    cursor.map {
      Position(row: min(max($0.row, 0), rows - 1), column: min(max($0.column, 0), columns - 1))
    }
  }
}

extension Int {
  /// The number, limited so that adding others can't overflow.
  fileprivate var clamped: Int { Swift.min(Swift.max(self, -1_000_000), 1_000_000) }
}
