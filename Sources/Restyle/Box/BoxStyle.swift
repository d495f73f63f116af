/// The position and the size of a box: a container, a text, or any element of a page.
///
/// ```swift
/// let text = BoxStyle(maximumWidth: .characters(60), alignment: .center)
/// let button = BoxStyle(margins: EdgeInsets(inset: 8), pressedOffset: 2)
/// ```
///
/// What is nil says nothing: a box is then as its content and its surroundings have it.
public struct BoxStyle: Style, Hashable, Codable {
  /// The room around the box.
  public var margins: EdgeInsets?
  /// The width.
  public var width: BoxLength?
  /// The least width.
  public var minimumWidth: BoxLength?
  /// The greatest width.
  public var maximumWidth: BoxLength?
  /// The height.
  public var height: BoxLength?
  /// The least height.
  public var minimumHeight: BoxLength?
  /// The greatest height.
  public var maximumHeight: BoxLength?
  /// The alignment of the box in the available width; it is as wide as its content unless it has a width, such as all that
  /// there is: `.fraction(1)`.
  public var alignment: HorizontalAlignment?
  private var _opacity: UnitInterval?
  private var _pressedOffset: Finite?
  /// The outline around the box, which takes no space.
  public var outline: OutlineStyle?
  /// How the box shows content that is larger than it.
  public var overflow: Overflow?

  /// How a box shows content that is larger than it.
  public enum Overflow: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is shown outside of the box.
    case visible
    /// It ends at the box.
    case clipped
    /// People scroll to it.
    case scrolling
  }

  /// Creates a style; other properties are unset.
  ///
  /// - Parameters:
  ///   - margins: The room around the box.
  ///   - width: The width.
  ///   - minimumWidth: The least width.
  ///   - maximumWidth: The greatest width.
  ///   - height: The height.
  ///   - minimumHeight: The least height.
  ///   - maximumHeight: The greatest height.
  ///   - alignment: Where the box lies in the width that there is.
  ///   - opacity: How opaque it is, 0...1.
  ///   - pressedOffset: How much lower the box lies while it is pressed, in points.
  ///   - outline: The line around the box.
  ///   - overflow: What becomes of content that is larger than the box.
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

  /// How much lower the box lies while it is pressed, in points.
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
  /// Creates a style that says nothing.
  @usableFromInline
  package init() { self.init(margins: nil) }
}
