public import Restyle

/// How a stack looks: the direction of its elements, the space around and between them, and its background.
public struct StackStyle: Style, Hashable, Codable {
  /// The direction in which the elements are laid out.
  public var axis: Axis
  /// The space between the elements, in points.
  @Finite public var spacing: Double
  /// The space around all elements.
  public var insets: EdgeInsets
  /// The alignment of the elements across the direction.
  public var alignment: Alignment
  /// The background of the elements.
  public var background: BackgroundStyle

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the elements are laid out.
  ///   - spacing: The space between the elements, in points; what isn't finite becomes 0.
  ///   - insets: The space around all elements.
  ///   - alignment: The alignment of the elements across the direction.
  ///   - background: The background of the elements.
  public init(
    axis: Axis = .vertical,
    spacing: Double = 0,
    insets: EdgeInsets = .zero,
    alignment: Alignment = .fill,
    background: BackgroundStyle = .none
  ) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
    self.alignment = alignment
    self.background = background
  }
}

extension StackStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("axis", \.axis), .init("spacing", \._spacing), .init("insets", \.insets),
    .init("alignment", \.alignment), .init("background", \.background))
}

// Its Swift source, as of all styles.

extension StackStyle {
  /// The direction in which elements are laid out.
  public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
    /// From where lines start to where they end.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The alignment of elements across the direction of a stack.
  public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
    /// At the edge that lines start at, or at the top.
    case leading
    /// In the middle.
    case center
    /// At the edge that lines end at, or at the bottom.
    case trailing
    /// From edge to edge.
    case fill
    /// With their first baselines aligned, if they are beside each other.
    case firstBaseline
  }
}
