/// The style of a segmented control: its segments and dividers, in each kind of bar and state.
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
  /// The styles of the segments' states, for each kind of bar.
  public var states: BarMetricsStyles<ButtonStatesStyle>
  /// The dividers for each kind of bar, by the states of the leading and trailing segments.
  public var dividers: BarMetricsStyles<Dividers>
  /// The background of all segments.
  public var background: BackgroundStyle
  /// The space between the background's edges and the segments.
  public var contentInsets: EdgeInsets
  /// The space between each segment's edges and its title.
  public var segmentInsets: EdgeInsets
  /// The colour for states that set none; nil for the colour of the surroundings.
  public var tintColor: Color?

  /// A table of dividers, by the state of the leading segment and then by the state of the trailing segment.
  public typealias Dividers = StateStyles<StateStyles<DividerStyle>>

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - states: The styles of the segments' states, for each kind of bar.
  ///   - dividers: The dividers for each kind of bar.
  ///   - background: The background of all segments.
  ///   - contentInsets: The space between the background's edges and the segments.
  ///   - segmentInsets: The space between each segment's edges and its title.
  ///   - tintColor: The colour for states that set none; nil for the colour of the surroundings.
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
  package static let properties = PropertyList<Self>(
    from: Self(), .init("states", \.states), .init("dividers", \.dividers), .init("background", \.background),
    .init("contentInsets", \.contentInsets), .init("segmentInsets", \.segmentInsets),
    .init("tintColor", optional: \.tintColor))
}

/// The divider between two segments: a line or an image.
public struct DividerStyle: Style, Hashable, Codable {
  /// The line, and the space around it.
  public var separator: InsettedStyle<SeparatorStyle>
  /// The image in place of the line.
  public var image: Image?

  /// Creates a divider from a line.
  public init(separator: InsettedStyle<SeparatorStyle>) { self.separator = separator }

  /// Creates a divider from an image.
  public init(image: Image) {
    separator = .none
    self.image = image
  }
}

extension DividerStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(separator: .none), .init("separator", \.separator), .init("image", optional: \.image))
}
