/// The background of one part, such as a row, of a box that is made of several.
///
/// Its border and corners are those of the whole box; of them, and of the separators, a part draws what lies at its
/// position.
///
/// ```swift
/// let firstRow = SegmentBackgroundStyle(style: .system, position: .top)
/// firstRow.drawnBackground.border.borderEdges
/// ```
public struct SegmentBackgroundStyle: Style, Hashable, Codable {
  /// The background of the whole box.
  public var background: BackgroundStyle
  /// The line above a part with another one above.
  public var topSeparator: InsettedStyle<SeparatorStyle>
  /// The line below a part with another one below.
  public var bottomSeparator: InsettedStyle<SeparatorStyle>
  /// The place of the part in the box.
  public var position: SegmentPosition

  /// Makes the background of a part.
  ///
  /// - Parameters:
  ///   - background: The background of the whole box.
  ///   - position: The place of the part in the box.
  ///   - topSeparator: The line above a part with another one above.
  ///   - bottomSeparator: The line below a part with another one below.
  public init(
    background: BackgroundStyle,
    position: SegmentPosition = .unique,
    topSeparator: InsettedStyle<SeparatorStyle> = .none,
    bottomSeparator: InsettedStyle<SeparatorStyle> = .none
  ) {
    self.background = background
    self.position = position
    self.topSeparator = topSeparator
    self.bottomSeparator = bottomSeparator
  }
}

extension SegmentBackgroundStyle {
  /// Makes the background of one part of a section.
  public init(style: SectionBackgroundStyle, position: SegmentPosition = .unique) {
    self.init(
      background: style.background,
      position: position,
      topSeparator: style.topSeparator,
      bottomSeparator: style.bottomSeparator
    )
  }

  /// Makes the background of a box that has one part only.
  public init(style: BackgroundStyle) {
    self.init(background: style)
  }

  /// Makes the background of a box that has one part only.
  public init(color: Color, border: BorderStyle) {
    self.init(background: BackgroundStyle(color: color, border: border))
  }
}
