/// The position and size of a box, such as a container, a text, or another element of a page.
///
/// ```swift
/// let text = BoxStyle(maximumWidth: .characters(60), alignment: .center)
/// let button = BoxStyle(margins: EdgeInsets(inset: 8), pressedOffset: 2)
/// ```
///
/// A property that is nil has no effect: the box is then laid out by its content and its surroundings.
public struct BoxStyle: Style, Hashable, Codable {
  /// The space around the box.
  public var margins: EdgeInsets?
  /// The width.
  public var width: BoxLength?
  /// The minimum width.
  public var minimumWidth: BoxLength?
  /// The maximum width.
  public var maximumWidth: BoxLength?
  /// The height.
  public var height: BoxLength?
  /// The minimum height.
  public var minimumHeight: BoxLength?
  /// The maximum height.
  public var maximumHeight: BoxLength?
  /// The alignment of the box in the available width.
  ///
  /// An aligned box is as wide as its content unless it has a width, such as all of the available one: `.fraction(1)`.
  public var alignment: HorizontalAlignment?
  private var _opacity: UnitInterval?
  private var _pressedOffset: Finite?
  /// The outline around the box, which takes no space.
  public var outline: OutlineStyle?
  /// How the box shows content that is larger than the box.
  public var overflow: Overflow?

  /// How a box shows content that is larger than the box.
  public enum Overflow: String, Hashable, Sendable, Codable, CaseIterable {
    /// The content is shown outside of the box.
    case visible
    /// The content is cut at the edges of the box.
    case clipped
    /// The content scrolls within the box.
    case scrolling
  }

  /// Creates a style with the given properties, and leaves the others unset.
  ///
  /// - Parameters:
  ///   - margins: The space around the box.
  ///   - width: The width.
  ///   - minimumWidth: The minimum width.
  ///   - maximumWidth: The maximum width.
  ///   - height: The height.
  ///   - minimumHeight: The minimum height.
  ///   - maximumHeight: The maximum height.
  ///   - alignment: The alignment of the box in the available width.
  ///   - opacity: The opacity of the box and its content, 0...1.
  ///   - pressedOffset: The distance by which the box moves down while it is pressed, in points.
  ///   - outline: The outline around the box, which takes no space.
  ///   - overflow: How the box shows content that is larger than the box.
  public init(
    margins: EdgeInsets? = nil, width: BoxLength? = nil, minimumWidth: BoxLength? = nil,
    maximumWidth: BoxLength? = nil, height: BoxLength? = nil, minimumHeight: BoxLength? = nil,
    maximumHeight: BoxLength? = nil, alignment: HorizontalAlignment? = nil, opacity: Double? = nil,
    pressedOffset: Double? = nil, outline: OutlineStyle? = nil, overflow: Overflow? = nil
  ) {
    self.margins = margins
    self.width = width
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.height = height
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.alignment = alignment
    _opacity = opacity.map(UnitInterval.init)
    _pressedOffset = pressedOffset.map(Finite.init)
    self.outline = outline
    self.overflow = overflow
  }
}

extension BoxStyle {
  /// The opacity of the box and its content, 0...1.
  public var opacity: Double? {
    get { _opacity?.wrappedValue }
    set { _opacity = newValue.map(UnitInterval.init) }
  }

  /// The distance by which the box moves down while it is pressed, in points.
  public var pressedOffset: Double? {
    get { _pressedOffset?.wrappedValue }
    set { _pressedOffset = newValue.map(Finite.init) }
  }
}

extension BoxStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("margins", optional: \.margins), .init("width", optional: \.width),
    .init("minimumWidth", optional: \.minimumWidth), .init("maximumWidth", optional: \.maximumWidth),
    .init("height", optional: \.height), .init("minimumHeight", optional: \.minimumHeight),
    .init("maximumHeight", optional: \.maximumHeight), .init("alignment", optional: \.alignment),
    .init("opacity", optional: \._opacity), .init("pressedOffset", optional: \._pressedOffset),
    .init("outline", optional: \.outline), .init("overflow", optional: \.overflow))
}

extension BoxStyle: EmptyInitializable {
  /// Creates a style with nothing set.
  @usableFromInline
  package init() { self.init(margins: nil) }
}
