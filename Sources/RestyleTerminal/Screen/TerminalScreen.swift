public import Restyle
public import RestyleRendering

/// All cells of a terminal, for a program that fills it.
///
/// ```swift
/// var screen = TerminalScreen(profile, rows: 24)
/// screen.draw(header)
/// screen.draw(table, row: 2)
/// screen.draw("q quits", row: 23)
/// ```
///
/// ``text`` shows it, and a ``TerminalDifference`` turns the screen before into it. It takes the whole terminal: write
/// ``opening`` before the first screen, so that what the terminal showed comes back with ``closing``. For a few lines that
/// change below what was printed, there is ``TerminalRegion``.
public struct TerminalScreen: Sendable {
  /// How many lines of cells there are.
  public let rows: Int
  /// The position of the cursor; nil if it is hidden.
  public var cursor: Position?
  private var renderer: TerminalRenderer
  /// The lines, each up to its last cell that was drawn, and as many as were drawn in.
  private(set) var lines: [[ScreenCell]] = []
  private(set) var table = ScreenTable()

  /// Creates an empty screen.
  ///
  /// - Parameters:
  ///   - profile: What the terminal shows, and how many cells its lines have: up to 10,000 count.
  ///   - rows: How many lines there are, from 1 to 10,000.
  ///   - options: How texts are rendered.
  public init(
    _ profile: TerminalProfile = TerminalProfile(), rows: Int, options: TerminalRenderer.Options = .init()
  ) {
    renderer = TerminalRenderer(profile, options: options)
    self.rows = max(rows.asLength, 1)
  }
}

extension TerminalScreen {
  /// A cell of a screen.
  public struct Position: Hashable, Sendable, Codable {
    /// How many lines lie above it.
    public var row: Int
    /// How many cells lie before it.
    public var column: Int

    /// Creates a position; beyond the screen, the nearest cell counts.
    public init(row: Int = 0, column: Int = 0) {
      self.row = row
      self.column = column
    }
  }

  /// The capabilities of the terminal.
  public var profile: TerminalProfile { renderer.profile }

  // The private mode 1049 of xterm, which all others have: the cursor is stored with the lines.

  /// The text to write before the first screen: the terminal stores its content and shows an empty screen.
  ///
  /// Programs that may be interrupted write ``closing`` then, too.
  public var opening: String { profile.writesSequences ? "\u{1B}[?1049h" : "" }

  /// The text to write after the last screen: the terminal restores its content, and shows its cursor.
  public var closing: String { profile.writesSequences ? "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l" : "" }

  /// How many cells a line has.
  public var columns: Int { renderer.profile.columns.asLength }

  /// The problems since the screen was empty: what can't be shown, in the order of rendering.
  public var problems: [RenderingProblem] { renderer.problems }

  /// Draws content over the current one; content beyond the screen is omitted.
  ///
  /// Cells that its lines lack at their ends stay as they are. Where one cell of a wide character is covered, the other
  /// becomes empty.
  ///
  /// - Parameters:
  ///   - content: A text, a box, a table, ...
  ///   - row: The line of the screen that its first one lies in; it may be negative.
  ///   - column: The cell that its lines start at; it may be negative.
  ///   - columns: How many columns it has; without them, as many as there are from `column` on.
  public mutating func draw(
    _ content: some TerminalContent, row: Int = 0, column: Int = 0, columns: Int? = nil
  ) {
    let block = renderer.block(content, columns: columns ?? self.columns - max(column.clamped, 0))
    for (index, line) in block.lines.enumerated() {
      let target = row.clamped + index
      if target >= rows { break }
      if target >= 0 { draw(line, row: target, column: column.clamped) }
    }
  }

  /// Draws a text over what is there; its literal may have styles in it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - row: The line of the screen that its first one lies in; it may be negative.
  ///   - column: The cell that its lines start at; it may be negative.
  ///   - columns: How many columns it has; without them, as many as there are from `column` on.
  public mutating func draw(_ text: StyledString, row: Int = 0, column: Int = 0, columns: Int? = nil) {
    let content: some TerminalContent = text
    draw(content, row: row, column: column, columns: columns)
  }

  /// Empties all cells, hides the cursor and forgets the problems.
  public mutating func clear() {
    renderer.forgetProblems()
    lines.removeAll(keepingCapacity: true)
    table = ScreenTable()
    cursor = nil
  }

  private mutating func draw(_ line: CellLine, row: Int, column: Int) {
    while lines.count <= row { lines.append([]) }
    var drawing = LineDrawing(cells: [], column: column, columns: columns, metrics: profile.metrics)
    // Held there alone, so that it isn't copied to be changed.
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

  /// The cell at a place of the screen.
  @inline(__always)
  static func cell(_ line: [ScreenCell], _ column: Int) -> ScreenCell {
    column < line.count ? line[column] : .blank
  }

  /// The cells of a line that were drawn.
  func line(_ row: Int) -> [ScreenCell] { row < lines.count ? lines[row] : [] }

  /// Where the cursor is shown.
  var shownCursor: Position? {
    cursor.map {
      Position(row: min(max($0.row, 0), rows - 1), column: min(max($0.column, 0), columns - 1))
    }
  }
}

extension Int {
  /// A number that others can be added to.
  fileprivate var clamped: Int { Swift.min(Swift.max(self, -1_000_000), 1_000_000) }
}
