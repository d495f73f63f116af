public import Restyle

/// How far something has come: a bar as wide as there is room, drawn in eighths of a cell.
///
/// ```swift
/// var bar = TerminalProgressBar(0.4, style: TextStyle(color: .green))
/// bar.label = "Copying"
/// terminal.append(block: bar, columns: 24)
/// // Copying ████▍░░░░░░  40%
/// ```
public struct TerminalProgressBar: TerminalContent {
  /// The part that is done, 0...1; other numbers count as the nearest one, and what is no number as 0.
  public var fraction: Double
  /// How the part that is done looks: of the style, the colour.
  public var style: TextStyle
  /// How the rest looks: a background is a bar of that colour, else the rest is shaded.
  public var trackStyle: TextStyle
  /// Colours that change along the part that is done; nil for the style's.
  public var gradient: Gradient?
  /// What stands before the bar.
  public var label: StyledString = ""
  /// Whether the part stands behind the bar, in per cent.
  public var showsPercentage = true
  /// How wide the bar is, with the texts beside it; nil for as wide as there is room.
  public var width: Int?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - fraction: The part that is done, 0...1.
  ///   - style: How the part that is done looks.
  ///   - trackStyle: How the rest looks.
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
    var before = CellLine()
    if !label.isEmpty {
      let ready = terminal.readyText(label)
      // Half of the room is the bar's.
      before = terminal.line(of: ready, columns: max(columns / 2, 1))
      before.append(spaces: 1)
    }
    // Rounded down, so that nothing is done before it is.
    let percentage = "\(Int(done * 100))%"
    let showsPercentage = showsPercentage && columns - before.width >= 6
    let room = max(columns - before.width - (showsPercentage ? 5 : 0), 0)
    var line = before
    line.append(bar(done, cells: room, in: &terminal))
    if showsPercentage {
      line.append(spaces: 5 - percentage.utf8.count)
      line.append(.plain(percentage))
    }
    return TerminalBlock([line], terminal.profile.metrics)
  }

  /// The bar alone.
  private func bar(_ done: Double, cells: Int, in terminal: inout TerminalRenderer) -> CellLine {
    guard cells > 0 else { return CellLine() }
    let (look, track) = (terminal.look(of: style), terminal.look(of: trackStyle))
    let isASCII = terminal.profile.drawsASCIIOnly
    // Without colours the rest has to be told by characters.
    let isShaded = track.background == nil || !terminal.showsColors
    let steps = isASCII ? 1 : 8
    let eighths = Int((done * Double(cells * steps)).rounded(done > 0.5 ? .down : .toNearestOrAwayFromZero))
    let (full, part) = (eighths / steps, eighths % steps)
    var line = CellLine()
    line.append(
      CellRun(text: String(rowOf: isASCII ? "#" : "█", count: full), width: full, look: look))
    if part > 0 {
      // What of the cell isn't done looks like the rest.
      let edge = track.background.map { look.over($0) } ?? look
      line.append(CellRun(text: String(Self.eighths[part]), width: 1, look: edge))
    }
    let rest = cells - line.width
    let shade = isASCII ? "-" : "░"
    line.append(
      isShaded
        ? CellRun(text: String(rowOf: shade, count: rest), width: rest, look: track)
        : .spaces(rest, track))
    guard let gradient = gradient.map(terminal.resolved),
      var colors = GradientColors(gradient, columns: cells, rows: 1)
    else { return line }
    let filled = full + (part > 0 ? 1 : 0)
    return line.mapLooks(terminal.profile.metrics) { look, column in
      column < filled ? look.colored(colors.color(column: column, row: 0)) : look
    }
  }

  private static let eighths = Array(" ▏▎▍▌▋▊▉")
}
