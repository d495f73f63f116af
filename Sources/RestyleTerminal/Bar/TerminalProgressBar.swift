public import Restyle

/// A progress bar that fills the available width, drawn in eighths of a cell.
///
/// ```swift
/// var bar = TerminalProgressBar(0.4, style: TextStyle(color: .green))
/// bar.label = "Copying"
/// terminal.append(block: bar, columns: 24)
/// // Copying ████▍░░░░░░  40%
/// ```
public struct TerminalProgressBar: TerminalContent {
  /// The completed fraction, clamped to 0...1; NaN counts as 0.
  public var fraction: Double
  /// The style of the completed part; only its colour is used.
  public var style: TextStyle
  /// The style of the remaining part, which is filled with the style's background colour, or shaded without one.
  public var trackStyle: TextStyle
  /// A gradient along the completed part; nil for the style's colour.
  public var gradient: Gradient?
  /// The text before the bar.
  public var label: StyledString = ""
  /// Whether the percentage is shown after the bar.
  public var showsPercentage = true
  /// The width of the bar with its texts; nil for the available width.
  public var width: Int?

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - fraction: The completed fraction, 0...1.
  ///   - style: The style of the completed part.
  ///   - trackStyle: The style of the remaining part.
  public init(_ fraction: Double, style: TextStyle = TextStyle(), trackStyle: TextStyle = TextStyle()) {
    self.fraction = fraction
    self.style = style
    self.trackStyle = trackStyle
  }
}

extension TerminalProgressBar {
  /// Renders the bar.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let columns = min(width.map { max($0.asLength, 1) } ?? columns, columns)
    let done = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    var before: [CellLine] = []
    if !label.isEmpty {
      let ready = terminal.readyText(label)
      // Leave half of the width for the bar.
      before = [terminal.line(of: ready, columns: max(columns / 2, 1)), CellLine([.spaces(1)])]
    }
    let rest = columns - before.reduce(0) { $0 + $1.width }
    // Rounded down, so that 100% isn't shown early.
    let percentage = "\(Int(done * 100))%"
    let showsPercentage = showsPercentage && rest >= 6
    var parts = before + [bar(done, cells: max(rest - (showsPercentage ? 5 : 0), 0), in: &terminal)]
    if showsPercentage {
      parts.append(CellLine([.spaces(5 - percentage.utf8.count)]))
      parts.append(CellLine([.plain(percentage)]))
    }
    if terminal.isMirrored { parts.reverse() }
    var line = CellLine()
    for part in parts { line.append(part) }
    return TerminalBlock([line], terminal.profile.metrics)
  }

  /// The bar without its texts.
  private func bar(_ done: Double, cells: Int, in terminal: inout TerminalRenderer) -> CellLine {
    guard cells > 0 else { return CellLine() }
    let (look, track) = (terminal.look(of: style), terminal.look(of: trackStyle))
    let isASCII = terminal.profile.drawsASCIIOnly
    // Without colours, characters have to distinguish the rest.
    let isShaded = track.background == nil || !terminal.showsColors
    // Of the block characters that fill from the right, terminals have only halves.
    let isMirrored = terminal.isMirrored
    let steps = isASCII ? 1 : isMirrored ? 2 : 8
    let eighths = Int((done * Double(cells * steps)).rounded(done > 0.5 ? .down : .toNearestOrAwayFromZero))
    let (full, part) = (eighths / steps, eighths % steps)
    var line = CellLine()
    line.append(
      CellRun(text: String(rowOf: isASCII ? "#" : "█", count: full), width: full, look: look))
    if part > 0 {
      // The uncovered part of the cell looks like the rest.
      let edge = track.background.map { look.over($0) } ?? look
      let character = isMirrored ? "▐" : String(Self.eighths[part])
      line.append(CellRun(text: character, width: 1, look: edge))
    }
    let rest = cells - line.width
    let shade = isASCII ? "-" : "░"
    line.append(
      isShaded
        ? CellRun(text: String(rowOf: shade, count: rest), width: rest, look: track)
        : .spaces(rest, track))
    if isMirrored { line = CellLine(line.runs.reversed()) }
    guard let gradient = gradient.map(terminal.resolved),
      var colors = GradientColors(gradient, columns: cells, rows: 1)
    else { return line }
    let filled = full + (part > 0 ? 1 : 0)
    return line.mapLooks(terminal.profile.metrics) { look, column in
      (isMirrored ? cells - 1 - column : column) < filled
        ? look.colored(colors.color(column: column, row: 0)) : look
    }
  }

  private static let eighths = Array(" ▏▎▍▌▋▊▉")
}
