public import Restyle
public import RestyleElements
public import RestyleRendering

/// A region of the last lines of a program's output, which updates in place.
///
/// Use a region for progress, a spinner, or several tasks at once.
///
/// ```swift
/// var region = TerminalRegion(profile, rows: output.size?.rows)
/// try output.write(region.update(TerminalProgressBar(0.5)))
/// try output.write(region.print("fetched restyle"))
/// try output.write(region.update(TerminalProgressBar(1)))
/// try output.write(region.end())
/// ```
///
/// A region changes no lines above it: it never clears the screen. It never hides the cursor either, which stays below
/// the region, so an interrupted program leaves nothing to repair. For a program that takes the whole terminal, use a
/// ``TerminalScreen``.
///
/// If no sequences are written, as in a pipe, the region is printed once, when it ends, and content above it is printed
/// at once. Write nothing else to the terminal before the region ends.
public struct TerminalRegion: Sendable {
  private var renderer: TerminalRenderer
  /// The problems before the last change of the size.
  private var earlierProblems: [RenderingProblem] = []
  /// The number of lines of the terminal; nil if it is unknown.
  private var rows: Int?
  /// The content of the region.
  private var content = TerminalBlock()
  /// The lines that the terminal shows.
  private var shown: [Line] = []

  private struct Line: Equatable {
    var text: String
    /// The number of cells that it takes.
    var width: Int
  }

  /// Starts a region below the content of the terminal, with the cursor at the beginning of a line.
  ///
  /// - Parameters:
  ///   - profile: The capabilities and the columns of the terminal.
  ///   - rows: The number of lines of the terminal, as in ``TerminalOutput/size``. A region that is drawn again shows
  ///     at most one line fewer, and cuts off the rest. With nil, it shows all of its lines, which have to fit.
  ///   - options: The options of rendering.
  public init(
    _ profile: TerminalProfile = TerminalProfile(), rows: Int? = nil,
    options: TerminalRenderer.Options = .init()
  ) {
    renderer = TerminalRenderer(profile, options: options)
    self.rows = rows
  }
}

extension TerminalRegion {
  /// The problems, in the order of rendering: features that can't be shown.
  public var problems: [RenderingProblem] {
    earlierProblems + renderer.problems.filter { !earlierProblems.contains($0) }
  }

  /// Replaces the content of the region.
  ///
  /// - Parameter content: The content, such as a text, a bar or a table.
  /// - Returns: The text to write: the lines that differ.
  public mutating func update(_ content: some TerminalContent) -> String {
    self.content = renderer.block(content)
    return redraw()
  }

  /// Replaces the content of the region with a text; its literal can contain styles.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text to write: the lines that differ.
  public mutating func update(_ text: StyledString) -> String { update(renderer.block(text)) }

  /// Replaces the content of the region with an interface.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  /// - Returns: The text to write: the lines that differ.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public mutating func update(
    _ element: some Element, in context: ElementContext = ElementContext()
  ) throws(ElementError) -> String {
    update(try renderer.block(of: element, in: context))
  }

  /// Prints content above the region, where it remains.
  ///
  /// - Parameter content: The content, such as a text, a bar or a table.
  /// - Returns: The text to write: the content, and the region below it.
  public mutating func print(_ content: some TerminalContent) -> String {
    let lines = lines(of: content)
    guard writesSequences else { return Self.text(of: lines) }
    return redraw(below: lines)
  }

  /// Prints a text above the region, where it remains; its literal can contain styles.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text to write: the printed text, and the region below it.
  public mutating func print(_ text: StyledString) -> String { print(renderer.block(text)) }

  /// Prints an interface above the region, where it remains.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  /// - Returns: The text to write: the interface, and the region below it.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public mutating func print(
    _ element: some Element, in context: ElementContext = ElementContext()
  ) throws(ElementError) -> String {
    print(try renderer.block(of: element, in: context))
  }

  /// Adapts the region to a new size of the terminal.
  ///
  /// This suits terminals that break lines that have become too long. Terminals that cut them off show the end of the
  /// region twice.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of lines; nil if it is unknown.
  /// - Returns: The text to write: the region, without cells that don't fit until it is updated.
  public mutating func resize(columns: Int, rows: Int?) -> String {
    earlierProblems = problems
    let profile = renderer.profile.with { $0.columns = columns }
    renderer = TerminalRenderer(profile, options: renderer.options)
    self.rows = rows
    guard writesSequences, !shown.isEmpty else { return "" }
    return redraw(below: [])
  }

  /// Ends the region; its whole content remains, and another region can start below it.
  ///
  /// - Returns: The text to write, which is empty unless lines are missing.
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

  /// The number of terminal lines that the region takes; long lines are broken by the terminal.
  private var height: Int {
    let columns = max(renderer.profile.columns, 1)
    return shown.reduce(0) { $0 + max(1, ($1.width - 1) / columns + 1) }
  }

  /// Returns the lines that fit; the cursor needs one more line.
  private mutating func visibleLines(isWhole: Bool = false) -> [Line] {
    let lines = lines(of: content)
    return Array(lines.prefix(isWhole ? lines.count : rows.map { max($0, 2) - 1 } ?? lines.count))
  }

  /// Draws the lines that have changed.
  ///
  /// - Parameter isWhole: Whether all lines are drawn, because none will be drawn again.
  /// - Returns: The text to write.
  private mutating func redraw(isWhole: Bool = false) -> String {
    guard writesSequences else { return "" }
    let visible = visibleLines(isWhole: isWhole)
    guard visible != shown else { return "" }
    defer { shown = visible }
    // If the terminal broke lines, no line is where it was.
    let isBroken = height != shown.count
    return draw(visible) { !isBroken && shown[ifThere: $0] == visible[$0] }
  }

  /// Draws lines in place of the region, and the region below them.
  private mutating func redraw(below lines: [Line]) -> String {
    let visible = visibleLines()
    defer { shown = visible }
    return draw(lines + visible) { _ in false }
  }

  /// Draws lines over those that are shown.
  ///
  /// They are erased one by one: if the region fills the screen, some terminals save everything that is erased at once.
  private func draw(_ lines: [Line], except isShown: (Int) -> Bool) -> String {
    let height = height
    var result = Self.cursorUp(height)
    for (index, line) in lines.enumerated() {
      // Erase first, since after the text, the cursor may be pending in the last column.
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
