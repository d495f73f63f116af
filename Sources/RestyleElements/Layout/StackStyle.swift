public import Restyle

/// The appearance of a stack: its layout, spacing, insets, background and box.
public struct StackStyle: Style, Hashable, Codable {
  /// The direction of the layout.
  public var axis: Axis
  /// The space between the elements, in points.
  @Finite public var spacing: Double
  /// The space between the outer edge and the elements, including the width of the border.
  public var insets: EdgeInsets
  /// The alignment of the elements across the axis.
  public var alignment: Alignment
  /// The background of the elements.
  public var background: BackgroundStyle
  /// Whether elements beside each other continue in the next line if they don't fit.
  public var wraps: Bool
  /// The number of columns, of equal width, that the elements fill row by row; nil for no columns.
  ///
  /// Numbers less than one become one.
  public var columns: Int? { didSet { columns = columns.map { max($0, 1) } } }
  // On the heap, since few stacks have a box.
  private var _box = Restyle.Boxed<BoxStyle>()

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - axis: The direction of the layout.
  ///   - spacing: The space between the elements, in points; a number that isn't finite becomes 0.
  ///   - insets: The space between the outer edge and the elements, including the width of the border.
  ///   - alignment: The alignment of the elements across the axis.
  ///   - background: The background of the elements.
  ///   - wraps: Whether elements beside each other continue in the next line if they don't fit.
  ///   - columns: The number of columns, of equal width, at least 1; nil for no columns.
  ///   - box: The position and the size of the stack.
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

  /// The maximum number of columns, since more would be invisible.
  package static var columnLimit: Int { 1000 }

  /// Whether the box sets anything.
  package var hasBox: Bool { _box.storage != nil }
}

extension StackStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("axis", \.axis), .init("spacing", \._spacing), .init("insets", \.insets),
    .init("alignment", \.alignment), .init("background", \.background), .init("wraps", \.wraps),
    .init("columns", optional: \.columns), .init("box", \.box))
}

// The debug description is Swift source, as for all styles.

extension StackStyle {
  /// The direction of a layout.
  public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
    /// From the start of a line to its end.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The alignment of elements across the axis of a stack.
  public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
    /// At the edge where lines start, or at the top.
    case leading
    /// In the middle.
    case center
    /// At the edge where lines end, or at the bottom.
    case trailing
    /// Stretched from edge to edge.
    case fill
    /// With their first baselines aligned, if they are beside each other.
    case firstBaseline
  }
}
