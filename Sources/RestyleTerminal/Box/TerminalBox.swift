public import Restyle
public import RestyleElements
import RestyleRendering

/// A box around content, with lines, a background, padding and titles.
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
/// The box is never wider than the available columns. Its content is rendered in the columns that remain. If there are
/// few, the padding gives way first, then the margins, and then the content; the lines stay.
public struct TerminalBox: TerminalContent {
  /// The content; up to 64 contents can be nested, and deeper ones are left out and reported.
  public var content: any TerminalContent {
    get { held.value }
    set { held = HeldContent(newValue) }
  }
  // Held indirectly, since boxes can be nested to any depth.
  private var held: HeldContent<any TerminalContent>
  /// The background, with the border and the shadows.
  public var background: BackgroundStyle
  /// The cells between the lines and the content.
  public var padding: CellInsets
  /// The cells around the box.
  public var margins: CellInsets
  /// The width of the box, without its margins.
  public var width: Width = .fit
  /// The minimum number of lines, without margins.
  public var minimumHeight = 0
  /// The alignment of content that is narrower than the box.
  public var alignment: StackStyle.Alignment
  /// The vertical alignment of content that is shorter than the box: `leading` is the top.
  public var verticalAlignment: StackStyle.Alignment = .leading
  /// The titles in the lines above and below the content.
  public var titles: [Title] = []
  /// The kind of the lines; nil for the kind that ``TerminalRenderer/Options/borders`` chooses for the border.
  public var line: BorderLine?
  /// The characters of the lines; nil for those of ``line``.
  public var characters: BorderCharacters?
  /// A gradient along the lines; nil for the border's colour.
  public var lineGradient: Gradient?

  /// Creates a box around content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - background: The background, with the border.
  ///   - padding: The cells between the lines and the content.
  ///   - margins: The cells around the box.
  ///   - alignment: The alignment of content that is narrower than the box.
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

  /// Creates a box around a text; its literal can contain styles.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - background: The background, with the border.
  ///   - padding: The cells between the lines and the text.
  ///   - margins: The cells around the box.
  ///   - alignment: The alignment of lines that are narrower than the box.
  public init(
    _ text: StyledString, background: BackgroundStyle = .none, padding: CellInsets = .zero,
    margins: CellInsets = .zero, alignment: StackStyle.Alignment = .leading
  ) {
    self.init(
      text as any TerminalContent, background: background, padding: padding, margins: margins,
      alignment: alignment)
  }

  /// The width of a box.
  public enum Width: Hashable, Sendable, Codable {
    /// The width of the content.
    case fit
    /// The width of the available columns.
    case fill
    /// A number of columns, limited to those that are available.
    case fixed(Int)
  }
}

extension TerminalBox {
  /// A text in the line above or below a box, which is cut off if it doesn't fit.
  public struct Title: Hashable, Sendable {
    /// The text.
    public var text: StyledString
    /// The alignment of the text in the line.
    public var alignment: StackStyle.Alignment
    /// Whether the text is in the line above instead of the one below.
    public var isAbove: Bool

    /// Creates a title.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - alignment: The alignment of the text in the line.
    ///   - isAbove: Whether the text is in the line above instead of the one below.
    public init(_ text: StyledString, alignment: StackStyle.Alignment = .leading, isAbove: Bool = true) {
      self.text = text
      self.alignment = alignment
      self.isAbove = isAbove
    }

    /// Creates a title from a displayable value, such as the string of a variable.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - alignment: The alignment of the text in the line.
    ///   - isAbove: Whether the text is in the line above instead of the one below.
    @_disfavoredOverload  // Literals can contain styles.
    public init(
      _ text: some DisplayableString, alignment: StackStyle.Alignment = .leading, isAbove: Bool = true
    ) {
      self.init(StyledString(styling: text), alignment: alignment, isAbove: isAbove)
    }
  }

  /// Renders the box.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    var (margins, padding) = (margins.used, padding.used)
    let titled = RectEdge(titles.map { $0.isAbove ? .top : .bottom })
    var frame = terminal.frame(background, line: line, titled: titled)
    frame.characters = terminal.drawn(characters)
    frame.lineGradient = lineGradient.map { terminal.resolved($0) }
    let lines = frame.insets.horizontal
    func room() -> Int { max(columns - margins.horizontal - frame.shadowInsets.horizontal, 1) }
    let inside = (width.columns(in: room()) ?? room()) - lines - padding.horizontal
    let inner: TerminalBlock
    if inside >= BoxFrame.leastRoom {
      inner = terminal.block(content, columns: inside)
    } else {
      inner = narrowBlock(columns: (width.columns(in: columns) ?? columns) - lines, in: &terminal)
      frame.dropShadow(in: columns, around: inner.width, &terminal)
      margins = margins.narrowed(
        to: columns - frame.shadowInsets.horizontal - lines - inner.width)
      padding = padding.narrowed(to: (width.columns(in: room()) ?? room()) - lines - inner.width)
    }
    let (around, boxWidth) = (lines + padding.horizontal, width.columns(in: room()))
    // A title needs a line.
    let (hasTop, hasBottom) = (frame.hasTop, frame.hasBottom)
    let titles = titles.filter { $0.isAbove ? hasTop : hasBottom }.map { ($0, terminal.readyText($0.text)) }
    if titles.count < self.titles.count { terminal.noteOnce(.property("title")) }
    // Titles have a space on each side.
    let titleWidth = titles.map { terminal.profile.metrics.width(of: $1.plainText) + 2 }.max() ?? 0
    let wanted = boxWidth ?? min(max(inner.width + around, lines + titleWidth), room())
    let filled = inner.aligned(alignment, columns: wanted - around)
      .aligned(
        verticalAlignment,
        rows: minimumHeight.asLength - frame.insets.top - frame.insets.bottom - padding.top - padding.bottom
      )
      .padded(padding)
    let placed = terminal.place(titles, in: filled.width)
    return frame.drawn(around: filled, titles: placed).padded(margins)
  }

  /// The content if there are few columns, rendered in only as many as it needs.
  private func narrowBlock(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    guard columns > 0 else {
      terminal.noteOnce(.lackingColumns)
      return TerminalBlock([CellLine()], terminal.profile.metrics)
    }
    return terminal.block(content, columns: min(columns, BoxFrame.leastRoom))
  }
}

extension TerminalBox.Width {
  /// The number of columns of the box in a number of available columns; nil for as many as its content needs.
  fileprivate func columns(in room: Int) -> Int? {
    switch self {
    case .fit: nil
    case .fill: room
    case .fixed(let width): min(width.asLength, room)
    }
  }
}

extension TerminalBox.Title: ExpressibleByStringInterpolation {
  /// Creates a title in the line above a box.
  public init(stringLiteral text: String) { self.init(StyledString(text)) }

  /// Creates a title in the line above a box, with styles in its text.
  public init(stringInterpolation text: StyledString.StringInterpolation) {
    self.init(StyledString(stringInterpolation: text))
  }
}

extension TerminalRenderer {
  /// Shortens titles to the width of the line, and places them.
  fileprivate mutating func place(_ titles: [(TerminalBox.Title, ReadyText)], in width: Int) -> [PlacedTitle]
  {
    var result: [PlacedTitle] = []
    for isLower in [false, true] {
      var start = 0
      // From left to right, whatever the order of the array; a title that doesn't fit is cut off.
      let order: [StackStyle.Alignment: Int] = [.center: 1, .trailing: 2]
      let row = titles.filter { $0.0.isAbove != isLower }
        .sorted { order[$0.0.alignment, default: 0] < order[$1.0.alignment, default: 0] }
      for (title, text) in row {
        // Titles have one line only.
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

  /// The cells of a text in one line, truncated if the text is longer.
  mutating func line(of text: ReadyText, columns: Int) -> CellLine {
    var single = text
    single.block.lineBreakMode = .truncatingTail
    single.block.numberOfLines = 1
    single.block.alignment = .left
    return block(of: single, columns: columns).lines.first ?? CellLine()
  }
}
