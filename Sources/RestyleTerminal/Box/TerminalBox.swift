public import Restyle
public import RestyleElements
import RestyleRendering

/// Something in a box: with lines around it, a background, room and titles.
///
/// ```swift
/// let card = BackgroundStyle(border: BorderStyle(width: 1, color: .gray, cornerRadius: 4))
/// var box = TerminalBox("It is done.", background: card, padding: CellInsets(horizontal: 1))
/// box.titles = [TerminalBox.Title("Result")]
/// terminal.append(block: box)
/// // ╭ Result ─────╮
/// // │ It is done. │
/// // ╰─────────────╯
/// ```
///
/// The box never takes more columns than there are: what it holds is rendered in those that are left.
public struct TerminalBox: TerminalContent {
  /// What the box holds: at most 64 contents in one another are shown, and a deeper one is a problem.
  public var content: any TerminalContent {
    get { held.value }
    set { held = HeldContent(newValue) }
  }
  // Any number of boxes may lie in one another.
  private var held: HeldContent<any TerminalContent>
  /// What lies behind it, with the lines around it and their colours, and its shadows.
  public var background: BackgroundStyle
  /// The cells between the lines and what the box holds.
  public var padding: CellInsets
  /// The cells around the box.
  public var margins: CellInsets
  /// How wide the box is, without its margins.
  public var width: Width = .fit
  /// How many lines the box has at least, without its margins.
  public var minimumHeight = 0
  /// Where what the box holds lies in it, if it is narrower.
  public var alignment: StackStyle.Alignment
  /// Where what the box holds lies in it, if it is lower: `leading` is the top.
  public var verticalAlignment: StackStyle.Alignment = .leading
  /// Texts in the lines above and below.
  public var titles: [Title] = []
  /// The lines; nil for what ``TerminalRenderer/Options/borders`` says of the border.
  public var line: BorderLine?
  /// Colours of the lines that change along them; nil for the border's colour.
  public var lineGradient: Gradient?

  /// Puts something in a box.
  ///
  /// - Parameters:
  ///   - content: What the box holds.
  ///   - background: What lies behind it, with the lines around it.
  ///   - padding: The cells between the lines and what the box holds.
  ///   - margins: The cells around the box.
  ///   - alignment: Where what the box holds lies in it, if it is narrower.
  public init(
    _ content: any TerminalContent, background: BackgroundStyle = .none, padding: CellInsets = .zero,
    margins: CellInsets = .zero, alignment: StackStyle.Alignment = .leading
  ) {
    held = HeldContent(content)
    self.background = background
    self.padding = padding
    self.margins = margins
    self.alignment = alignment
  }

  /// How wide a box is.
  public enum Width: Hashable, Sendable, Codable {
    /// As wide as what it holds.
    case fit
    /// As wide as there are columns.
    case fill
    /// As many columns, if there are so many.
    case fixed(Int)
  }
}

extension TerminalBox {
  /// A text in the line above or below a box; it is cut where there is no room.
  public struct Title: Hashable, Sendable {
    /// The text.
    public var text: StyledString
    /// Where it lies in the line.
    public var alignment: StackStyle.Alignment
    /// Whether it stands in the line above, and not in that below.
    public var isAbove: Bool

    /// Makes a title.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - alignment: Where it lies in the line.
    ///   - isAbove: Whether it stands in the line above, and not in that below.
    public init(_ text: StyledString, alignment: StackStyle.Alignment = .leading, isAbove: Bool = true) {
      self.text = text
      self.alignment = alignment
      self.isAbove = isAbove
    }
  }

  /// Renders the box.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let margins = margins.used
    let padding = padding.used
    var frame = terminal.frame(background, line: line)
    frame.lineGradient = lineGradient.map { terminal.resolved($0) }
    let outside = margins.horizontal + frame.shadowInsets.horizontal
    let around = frame.insets.horizontal + padding.horizontal
    let room = max(columns - outside, 1)
    var boxWidth: Int?
    switch width {
    case .fit: break
    case .fill: boxWidth = room
    case .fixed(let width): boxWidth = min(width.asLength, room)
    }
    let inner = terminal.block(content, columns: max((boxWidth ?? room) - around, 1))
    // A title needs a line to stand in.
    let (hasTop, hasBottom) = (frame.hasTop, frame.hasBottom)
    let titles = titles.filter { $0.isAbove ? hasTop : hasBottom }.map { ($0, terminal.readyText($0.text)) }
    for _ in titles.count..<self.titles.count {
      terminal.noteOnce(.property("title"))
    }
    // The titles have spaces around them.
    let titled =
      frame.insets.horizontal
      + titles.reduce(0) {
        max($0, terminal.profile.metrics.width(of: $1.1.plainText) + 2)
      }
    let wanted = boxWidth ?? min(max(inner.width + around, titles.isEmpty ? 0 : titled), room)
    let inside = inner.aligned(alignment, columns: wanted - around)
      .aligned(
        verticalAlignment,
        rows: minimumHeight.asLength - frame.insets.top - frame.insets.bottom - padding.top - padding.bottom
      )
      .padded(padding)
    let placed = terminal.place(titles, in: inside.width)
    return frame.drawn(around: inside, titles: placed).padded(margins)
  }
}

extension TerminalRenderer {
  /// Shortens titles to the room that there is in a line, and says where they lie.
  fileprivate mutating func place(_ titles: [(TerminalBox.Title, ReadyText)], in width: Int) -> [PlacedTitle]
  {
    var result: [PlacedTitle] = []
    for isLower in [false, true] {
      var start = 0
      // From left to right, whatever the order; a title that finds no room is cut.
      let order: [StackStyle.Alignment: Int] = [.center: 1, .trailing: 2]
      let row = titles.filter { $0.0.isAbove != isLower }
        .sorted { order[$0.0.alignment, default: 0] < order[$1.0.alignment, default: 0] }
      for (title, text) in row {
        // Titles stand in one line.
        let room = width - start - 2
        guard room > 0 else {
          noteOnce(.property("title"))
          continue
        }
        var cells = CellLine([.spaces(1)])
        cells.append(line(of: text, columns: room))
        cells.append(spaces: 1)
        let column = max(title.alignment.cellsBefore(width - cells.width), start)
        result.append(PlacedTitle(line: cells, column: column, isLower: isLower))
        start = column + cells.width
      }
    }
    return result
  }

  /// The cells of a text in one line, cut at its end where it has more or is too long.
  mutating func line(of text: ReadyText, columns: Int) -> CellLine {
    var single = text
    single.block.lineBreakMode = .truncatingTail
    single.block.numberOfLines = 1
    single.block.alignment = .left
    return block(of: single, columns: columns).lines.first ?? CellLine()
  }
}
