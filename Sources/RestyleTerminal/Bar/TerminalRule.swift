public import Restyle
public import RestyleElements
import RestyleRendering

/// A line across all columns, with an optional title in it.
///
/// ```swift
/// terminal.append(block: TerminalRule("Results"), columns: 21)
/// // ────── Results ──────
/// ```
public struct TerminalRule: TerminalContent {
  /// The text in the line, which is cut off if it doesn't fit.
  public var title: StyledString
  /// The alignment of the title.
  public var alignment: StackStyle.Alignment
  /// The kind of line.
  public var line: BorderLine = .light
  /// The style of the line; only its colours and its weight are used.
  public var lineStyle: TextStyle

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - title: The text in the line.
  ///   - alignment: The alignment of the text.
  ///   - lineStyle: The style of the line.
  public init(
    _ title: StyledString = "", alignment: StackStyle.Alignment = .center,
    lineStyle: TextStyle = TextStyle(color: .gray)
  ) {
    self.title = title
    self.alignment = alignment
    self.lineStyle = lineStyle
  }

  /// Creates a line whose title is a displayable value, such as the string of a variable.
  ///
  /// - Parameters:
  ///   - title: The text in the line.
  ///   - alignment: The alignment of the text.
  ///   - lineStyle: The style of the line.
  @_disfavoredOverload  // Literals can contain styles.
  public init(
    _ title: some DisplayableString, alignment: StackStyle.Alignment = .center,
    lineStyle: TextStyle = TextStyle(color: .gray)
  ) {
    self.init(StyledString(styling: title), alignment: alignment, lineStyle: lineStyle)
  }
}

extension TerminalRule {
  /// Renders the line.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let character = (terminal.profile.drawsASCIIOnly ? .ascii : line).horizontal()
    let look = terminal.look(of: lineStyle)
    func dashes(_ count: Int) -> CellRun {
      CellRun(text: String(rowOf: character, count: max(count, 0)), width: max(count, 0), look: look)
    }
    var result = CellLine()
    if title.isEmpty {
      result.append(dashes(columns))
    } else {
      let ready = terminal.readyText(title)
      // A dash and a space on each side of the text that has a line.
      let isCentered = alignment.cellsBefore(2) == 1
      let text = terminal.line(of: ready, columns: max(columns - (isCentered ? 4 : 2), 1))
      let room = max(columns - text.width - (isCentered ? 2 : 1), 0)
      let before = alignment.cellsBefore(room)
      if before > 0 {
        result.append(dashes(before))
        result.append(spaces: 1)
      }
      result.append(text)
      if room > before {
        result.append(spaces: 1)
        result.append(dashes(room - before))
      }
    }
    return TerminalBlock([result], terminal.profile.metrics)
  }
}
