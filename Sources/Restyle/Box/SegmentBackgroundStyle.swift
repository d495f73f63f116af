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

  /// Creates the background of a part.
  ///
  /// - Parameters:
  ///   - background: The background of the whole box.
  ///   - position: The place of the part in the box.
  ///   - topSeparator: The line above a part with another one above.
  ///   - bottomSeparator: The line below a part with another one below.
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
  package static var blank: Self { Self() }

  package static let properties: [StyleProperty<Self>] = [
    .init("background", \.background), .init("position", \.position), .init("topSeparator", \.topSeparator),
    .init("bottomSeparator", \.bottomSeparator),
  ]
}

extension SegmentBackgroundStyle {
  /// Creates the background of one part of a section.
  public init(style: SectionBackgroundStyle, position: SegmentPosition = .unique) {
    self.init(
      background: style.background,
      position: position,
      topSeparator: style.topSeparator,
      bottomSeparator: style.bottomSeparator
    )
  }

  /// Creates the background of a box that has one part only.
  public init(style: BackgroundStyle) { self.init(background: style) }

  /// Creates the background of a box that has one part only.
  public init(color: Color, border: BorderStyle) {
    self.init(background: BackgroundStyle(color: color, border: border))
  }

  /// The background as the part draws it: only with the edges and corners that lie on the outside.
  public var drawnBackground: BackgroundStyle {
    background.restyled {
      $0.border.borderEdges.formIntersection(position.outerEdges)
      $0.border.cornerRadii = $0.border.cornerRadii.masked(to: position.outerCorners)
    }
  }

  /// The line that the part draws above its content; nil where no part lies above.
  public var drawnTopSeparator: InsettedStyle<SeparatorStyle>? { drawn(topSeparator, at: .top) }

  /// The line that the part draws below its content; nil where no part lies below.
  public var drawnBottomSeparator: InsettedStyle<SeparatorStyle>? { drawn(bottomSeparator, at: .bottom) }

  private func drawn(
    _ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge
  ) -> InsettedStyle<SeparatorStyle>? {
    position.joinedEdges.contains(edge) && separator.style.width > 0 ? separator : nil
  }

  /// The background's border, of which the part draws what lies on the outside.
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
