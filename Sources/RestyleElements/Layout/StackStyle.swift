public import Restyle

/// How a stack looks: in which direction its elements lie, the room around and between them, and what is behind.
public struct StackStyle: Style, Hashable, Codable {
  /// The direction in which the elements lie.
  public var axis: Axis
  /// The room between the elements, in points.
  @Finite public var spacing: Double
  /// The room around all elements.
  public var insets: EdgeInsets
  /// Where the elements lie across the direction.
  public var alignment: Alignment
  /// What lies behind the elements.
  public var background: BackgroundStyle

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the elements lie.
  ///   - spacing: The room between the elements, in points; what isn't finite becomes 0.
  ///   - insets: The room around all elements.
  ///   - alignment: Where the elements lie across the direction.
  ///   - background: What lies behind the elements.
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
  package static var blank: Self { Self() }

  package static let properties: [StyleProperty<Self>] = [
    .init("axis", \.axis), .init("spacing", \.spacing, as: Finite.self), .init("insets", \.insets),
    .init("alignment", \.alignment), .init("background", \.background),
  ]
}

// Its Swift source, as of all styles.

extension StackStyle {
  /// The direction in which elements lie.
  public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
    /// From where lines start to where they end.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Where elements lie across the direction of a stack.
  public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
    /// At the edge that lines start at, or at the top.
    case leading
    /// In the middle.
    case center
    /// At the edge that lines end at, or at the bottom.
    case trailing
    /// From edge to edge.
    case fill
    /// With their first lines of text on one line, as far as they lie beside each other.
    case firstBaseline
  }
}
