/// The background of one segment of a box, such as a row of a section.
///
/// Its border and corners are those of the whole box. A segment draws only the edges, corners and separators that
/// belong to its position.
///
/// ```swift
/// let firstRow = SegmentBackgroundStyle(style: .system, position: .top)
/// firstRow.drawnBackground.border.borderEdges
/// ```
public struct SegmentBackgroundStyle: Style, Hashable, Codable {
  /// The background of the whole box.
  public var background: BackgroundStyle
  /// The line above a segment that follows another one.
  public var topSeparator: InsettedStyle<SeparatorStyle>
  /// The line below a segment that another one follows.
  public var bottomSeparator: InsettedStyle<SeparatorStyle>
  /// The position of the segment in the box.
  public var position: SegmentPosition

  /// Creates the background of a segment.
  ///
  /// - Parameters:
  ///   - background: The background of the whole box.
  ///   - position: The position of the segment in the box.
  ///   - topSeparator: The line above a segment that follows another one.
  ///   - bottomSeparator: The line below a segment that another one follows.
  public init(
    background: BackgroundStyle = .none,
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

extension SegmentBackgroundStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("background", \.background), .init("position", \.position),
    .init("topSeparator", \.topSeparator), .init("bottomSeparator", \.bottomSeparator))
}

extension SegmentBackgroundStyle {
  /// Creates the background of one segment of a section.
  public init(style: SectionBackgroundStyle, position: SegmentPosition = .unique) {
    self.init(
      background: style.background,
      position: position,
      topSeparator: style.topSeparator,
      bottomSeparator: style.bottomSeparator
    )
  }

  /// Creates the background of a box with a single segment.
  public init(color: Color, border: BorderStyle) {
    self.init(background: BackgroundStyle(color: color, border: border))
  }

  /// The background that the segment draws, with only its outer edges and corners.
  public var drawnBackground: BackgroundStyle {
    background.restyled { $0.border = position.drawn($0.border) }
  }

  /// The line above the segment's content; nil if the segment is the first.
  public var drawnTopSeparator: InsettedStyle<SeparatorStyle>? { position.drawn(topSeparator, at: .top) }

  /// The line below the segment's content; nil if the segment is the last.
  public var drawnBottomSeparator: InsettedStyle<SeparatorStyle>? {
    position.drawn(bottomSeparator, at: .bottom)
  }

  /// The background's border; the segment draws only the outer edges.
  public var border: BorderStyle {
    get { background.border }
    set { background.border = newValue }
  }

  /// The background's colour.
  public var color: Color {
    get { background.color }
    set { background.color = newValue }
  }
}

extension SegmentPosition {
  /// Returns the part of the whole box's border that a segment draws: the outer edges and corners.
  package func drawn(_ border: BorderStyle) -> BorderStyle {
    border.restyled {
      $0.borderEdges.formIntersection(outerEdges)
      $0.cornerRadii = $0.cornerRadii.masked(to: outerCorners)
    }
  }

  /// Returns the line that a segment draws along an edge; nil if no segment is next to it there.
  package func drawn(
    _ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge
  ) -> InsettedStyle<SeparatorStyle>? {
    joinedEdges.contains(edge) && separator.style.width > 0 ? separator : nil
  }
}
