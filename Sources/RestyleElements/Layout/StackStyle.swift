public import Restyle

/// How a stack looks: the direction of its elements, the space around and between them, its background and its box.
public struct StackStyle: Style, Hashable, Codable {
  /// The direction in which the elements are laid out.
  public var axis: Axis
  /// The space between the elements, in points.
  @Finite public var spacing: Double
  /// The space between the outer edge and the elements, including the width of the border.
  public var insets: EdgeInsets
  /// The alignment of the elements across the direction.
  public var alignment: Alignment
  /// The background of the elements.
  public var background: BackgroundStyle
  /// Whether elements that lie beside each other continue in the next line where there is no room for them.
  public var wraps: Bool
  /// How many columns of the same width the elements lie in, row by row; nil for one after the other.
  public var columns: Int? { didSet { columns = columns.map { max($0, 1) } } }
  // On the heap, because few stacks have one.
  private var _box = Restyle.Boxed<BoxStyle>()

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the elements are laid out.
  ///   - spacing: The space between the elements, in points; what isn't finite becomes 0.
  ///   - insets: The space around all elements.
  ///   - alignment: The alignment of the elements across the direction.
  ///   - background: The background of the elements.
  ///   - wraps: Whether elements that lie beside each other continue in the next line where there is no room for them.
  ///   - columns: How many columns of the same width the elements lie in, at least 1; nil for one after the other.
  ///   - box: Where the stack lies and how large it is.
  public init(
    axis: Axis = .vertical,
    spacing: Double = 0,
    insets: EdgeInsets = .zero,
    alignment: Alignment = .fill,
    background: BackgroundStyle = .none,
    wraps: Bool = false,
    columns: Int? = nil,
    box: BoxStyle = BoxStyle()
  ) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
    self.alignment = alignment
    self.background = background
    self.wraps = wraps
    self.columns = columns.map { max($0, 1) }
    _box = Restyle.Boxed(box)
  }
}

extension StackStyle {
  /// The position and the size of the stack.
  public var box: BoxStyle {
    get { _box.value }
    set { _box.value = newValue }
  }

  /// More columns than this are as many: none would be seen.
  package static var columnLimit: Int { 1000 }

  /// Whether its box says something.
  package var hasBox: Bool { _box.storage != nil }
}

extension StackStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("axis", \.axis), .init("spacing", \._spacing), .init("insets", \.insets),
    .init("alignment", \.alignment), .init("background", \.background), .init("wraps", \.wraps),
    .init("columns", optional: \.columns), .init("box", \.box))
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
