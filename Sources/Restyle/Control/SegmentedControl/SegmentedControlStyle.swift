/// How a segmented control looks: its segments in each kind of bar and state, and what stands between them.
///
/// ```swift
/// let control = SegmentedControlStyle(
///   normal: ButtonStateStyle(color: .white, border: BorderStyle(cornerRadius: 4), text: text),
///   selected: ButtonStateStyle(
///     color: .green, border: BorderStyle(cornerRadius: 4), text: text.colored(.white)),
///   tintColor: .green
/// )
/// ```
public struct SegmentedControlStyle: Style, Hashable, Codable {
  /// How the segments look in each kind of bar, in their states.
  public var states: BarMetricsStyles<ButtonStatesStyle>
  /// What stands between two segments in each kind of bar, by the state of the leading and then of the trailing one.
  public var dividers: BarMetricsStyles<Dividers>
  /// What lies behind all segments.
  public var background: BackgroundStyle
  /// The room between the background's edges and the segments.
  public var contentInsets: EdgeInsets
  /// The room between each segment's edges and its title.
  public var segmentInsets: EdgeInsets
  /// The colour that a renderer uses where the states say nothing; nil for that of the surroundings.
  public var tintColor: Color?

  /// What stands between two segments, by the state of the leading and then of the trailing one.
  public typealias Dividers = StateStyles<StateStyles<DividerStyle>>

  /// Creates a segmented control's style.
  ///
  /// - Parameters:
  ///   - states: How the segments look in each kind of bar, in their states.
  ///   - dividers: What stands between two segments in each kind of bar.
  ///   - background: What lies behind all segments.
  ///   - contentInsets: The room between the background's edges and the segments.
  ///   - segmentInsets: The room between each segment's edges and its title.
  ///   - tintColor: The colour that a renderer uses where the states say nothing.
  public init(
    states: BarMetricsStyles<ButtonStatesStyle> = [:],
    dividers: BarMetricsStyles<Dividers> = [:],
    background: BackgroundStyle = .none,
    contentInsets: EdgeInsets = .zero,
    segmentInsets: EdgeInsets = .zero,
    tintColor: Color? = nil
  ) {
    self.states = states
    self.dividers = dividers
    self.background = background
    self.contentInsets = contentInsets
    self.segmentInsets = segmentInsets
    self.tintColor = tintColor
  }
}

extension SegmentedControlStyle: ListedStyle, CustomDebugStringConvertible {
  package static var blank: Self { Self() }

  package static let properties: [StyleProperty<Self>] = [
    .init("states", \.states), .init("dividers", \.dividers), .init("background", \.background),
    .init("contentInsets", \.contentInsets), .init("segmentInsets", \.segmentInsets),
    .init("tintColor", optional: \.tintColor),
  ]
}

/// What stands between two segments: a line, or an image in its place.
public struct DividerStyle: Style, Hashable, Codable {
  /// The line, and the room around it.
  public var separator: InsettedStyle<SeparatorStyle>
  /// An image in place of the line.
  public var image: Image?

  /// Creates a divider of a line.
  public init(separator: InsettedStyle<SeparatorStyle>) { self.separator = separator }

  /// Creates a divider of an image.
  public init(image: Image) {
    separator = .none
    self.image = image
  }
}

extension DividerStyle: ListedStyle, CustomDebugStringConvertible {
  package static var blank: Self { Self(separator: .none) }

  package static let properties: [StyleProperty<Self>] = [
    .init("separator", \.separator), .init("image", optional: \.image),
  ]
}
