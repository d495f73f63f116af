public import Restyle
public import RestyleElements
public import RestyleRendering

/// The last lines of a program's output, which it updates in place: progress, a spinner, several tasks at once.
///
/// ```swift
/// var region = TerminalRegion(profile, rows: output.size?.rows)
/// try output.write(region.update(TerminalProgressBar(0.5)))
/// try output.write(region.print("fetched restyle"))
/// try output.write(region.update(TerminalProgressBar(1)))
/// try output.write(region.end())
/// ```
///
/// What lies above stays as it is: the screen is never cleared, and the cursor is never hidden and stands below the
/// region, so that nothing has to be repaired after a program that is interrupted. A ``TerminalScreen`` takes the whole
/// terminal instead.
///
/// Where no sequences are written, as in a pipe, the region is printed once, when it ends; what is printed above it is
/// printed at once. Nothing else may be written to the terminal before the region ends.
public struct TerminalRegion: Sendable {
  private var renderer: TerminalRenderer
  /// What was met before the last change of the size.
  private var earlierProblems: [RenderingProblem] = []
  /// How many lines the terminal has; nil if nobody knows.
  private var rows: Int?
  /// What it consists of.
  private var content = TerminalBlock()
  /// The lines of it that the terminal shows.
  private var shown: [Line] = []

  private struct Line: Equatable {
    var text: String
    /// How many cells it takes.
    var width: Int
  }

  /// Starts a region below the content of the terminal; the cursor has to be at the beginning of a line.
  ///
  /// - Parameters:
  ///   - profile: What the terminal shows, and how many columns it has.
  ///   - rows: How many lines the terminal has, as ``TerminalOutput/size`` says. While it is drawn again, a region shows
  ///     one line fewer, the first ones; nil for as many as it has, which all have to fit.
  ///   - options: How texts are rendered.
  public init(
    _ profile: TerminalProfile = TerminalProfile(), rows: Int? = nil,
    options: TerminalRenderer.Options = .init()
  ) {
    renderer = TerminalRenderer(profile, options: options)
    self.rows = rows
  }
}

extension TerminalRegion {
  /// The problems: what can't be shown, in the order of rendering.
  public var problems: [RenderingProblem] {
    earlierProblems + renderer.problems.filter { !earlierProblems.contains($0) }
  }

  /// Replaces the content of the region.
  ///
  /// - Parameter content: A text, a bar, a table, ...
  /// - Returns: What to write: the lines that differ.
  public mutating func update(_ content: some TerminalContent) -> String {
    self.content = renderer.block(content)
    return redraw()
  }

  /// Replaces the content of the region with a text, whose literal may have styles in it.
  ///
  /// - Parameter text: The text.
  /// - Returns: What to write: the lines that differ.
  public mutating func update(_ text: StyledString) -> String { update(renderer.block(text)) }

  /// Replaces the content of the region with an interface.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  /// - Returns: What to write: the lines that differ.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public mutating func update(
    _ element: some Element, in context: ElementContext = ElementContext()
  ) throws(ElementError) -> String {
    update(try renderer.block(of: element, in: context))
  }

  /// Prints content above the region, where it remains.
  ///
  /// - Parameter content: A text, a bar, a table, ...
  /// - Returns: What to write: the content, and the region below it.
  public mutating func print(_ content: some TerminalContent) -> String {
    let lines = lines(of: content)
    guard writesSequences else { return Self.text(of: lines) }
    return redraw(below: lines)
  }

  /// Prints a text above the region, where it remains; its literal may have styles in it.
  ///
  /// - Parameter text: The text.
  /// - Returns: What to write: the text, and the region below it.
  public mutating func print(_ text: StyledString) -> String { print(renderer.block(text)) }

  /// Adapts the region to a new size of the terminal.
  ///
  /// Terminals break lines that have become too long; those that cut them instead show the end of the region twice.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - rows: How many lines there are; nil if nobody knows.
  /// - Returns: What to write: the region without the cells that don't fit, until it is updated.
  public mutating func resize(columns: Int, rows: Int?) -> String {
    earlierProblems = problems
    let profile = renderer.profile.with { $0.columns = columns }
    renderer = TerminalRenderer(profile, options: renderer.options)
    self.rows = rows
    guard writesSequences, !shown.isEmpty else { return "" }
    return redraw(below: [])
  }

  /// Ends the region: its whole content remains, and another region may start below it.
  ///
  /// - Returns: What to write: nothing, unless lines are missing.
  public mutating func end() -> String {
    defer { (content, shown) = (TerminalBlock(), []) }
    guard writesSequences else { return Self.text(of: lines(of: content)) }
    return redraw(isWhole: true)
  }
}

extension TerminalRegion {
  private var writesSequences: Bool { renderer.profile.writesSequences }

  private mutating func lines(of content: some TerminalContent) -> [Line] {
    let block = renderer.block(content)
    let texts = renderer.lines(of: block, standingAlone: true)
    return zip(texts, block.lines).map { Line(text: $0, width: $1.width) }
  }

  /// How many lines of the terminal the region takes, where those that are too long are broken.
  private var height: Int {
    let columns = max(renderer.profile.columns, 1)
    return shown.reduce(0) { $0 + max(1, ($1.width - 1) / columns + 1) }
  }

  /// The lines that there is room for, since the cursor stands in one more.
  private mutating func visibleLines(isWhole: Bool = false) -> [Line] {
    let lines = lines(of: content)
    return Array(lines.prefix(isWhole ? lines.count : rows.map { max($0, 2) - 1 } ?? lines.count))
  }

  /// Draws the lines that differ from those that are shown.
  ///
  /// - Parameter isWhole: Whether all lines are drawn, since none is drawn again.
  /// - Returns: What to write.
  private mutating func redraw(isWhole: Bool = false) -> String {
    guard writesSequences else { return "" }
    let visible = visibleLines(isWhole: isWhole)
    guard visible != shown else { return "" }
    defer { shown = visible }
    // Where lines are broken, none stands where it was.
    let isBroken = height != shown.count
    return draw(visible) { !isBroken && shown[ifThere: $0] == visible[$0] }
  }

  /// Draws lines where the region is, and the region below them.
  private mutating func redraw(below lines: [Line]) -> String {
    let visible = visibleLines()
    defer { shown = visible }
    return draw(lines + visible) { _ in false }
  }

  /// Draws lines over those that are shown.
  ///
  /// They are erased one by one: where the region fills the screen, some terminals store what is erased at once.
  private func draw(_ lines: [Line], except isShown: (Int) -> Bool) -> String {
    let height = height
    var result = Self.cursorUp(height)
    for (index, line) in lines.enumerated() {
      // Erased first, since the cursor may wait in the last column after it.
      if !isShown(index) { result += (index < height ? Self.eraseLine : "") + line.text }
      result += "\r\n"
    }
    let rest = max(height - lines.count, 0)
    return result + String(repeating: Self.eraseLine + Self.cursorDown, count: rest) + Self.cursorUp(rest)
  }

  private static func text(of lines: [Line]) -> String { lines.map { $0.text + "\n" }.joined() }

  // ECMA-48, sections 8.3.22 (CUU), 8.3.19 (CUD) and 8.3.41 (EL).

  private static func cursorUp(_ count: Int) -> String { count > 0 ? "\u{1B}[\(count)A\r" : "" }
  private static let cursorDown = "\u{1B}[B"
  private static let eraseLine = "\u{1B}[2K"
}
