/// The background of a box: its colour, gradient, image, border and shadows.
///
/// ```swift
/// let card = BackgroundStyle(color: .white, border: BorderStyle(cornerRadius: 8))
/// let raised = card.restyled { $0.shadows = [ShadowStyle(color: .gray, y: 1, blur: 3)] }
/// ```
public struct BackgroundStyle: Style, Hashable, Codable {
  /// The colour, below the gradient and the image.
  public var color: Color
  // Boxed, because few backgrounds have more than a colour and a border: this saves some 200 bytes in each.
  @usableFromInline var layers = Boxed<Layers>()
  /// The line around the box, and the rounding of its corners.
  ///
  /// The rounded corners also cut the colour and the image. The line lies within the insets of the element that has the
  /// background.
  public var border: BorderStyle

  /// Creates a background.
  ///
  /// - Parameters:
  ///   - color: The colour, below the gradient and the image.
  ///   - gradient: The gradient over the colour.
  ///   - image: The image over the colour and the gradient.
  ///   - border: The line around the box, and the rounding of its corners.
  ///   - shadows: The shadows, the uppermost first.
  @inlinable
  public init(
    color: Color = .clear,
    gradient: Gradient? = nil,
    image: Image? = nil,
    border: BorderStyle = .none,
    shadows: [ShadowStyle] = []
  ) {
    self.color = color
    self.border = border
    if gradient != nil || image != nil || !shadows.isEmpty {
      setLayers(gradient: gradient, image: image, shadows: shadows)
    }
  }
}

extension BackgroundStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("color", \.color), .init("gradient", optional: \.gradient).grouped(in: "layers"),
    .init("image", optional: \.image).grouped(in: "layers"),
    .init("shadows", \.storedShadows).grouped(in: "layers"), .init("border", \.border))
}

extension BackgroundStyle {
  /// The less frequent properties of a background.
  @usableFromInline
  struct Layers: Hashable, Sendable {
    var gradient: Gradient?
    var image: Image?
    var shadows: [ShadowStyle] = []

    @usableFromInline
    init() {}
  }

  /// Whether the background consists of a colour and a border only.
  package var isPlain: Bool { layers.storage == nil }

  @usableFromInline
  mutating func setLayers(gradient: Gradient?, image: Image?, shadows: [ShadowStyle]) {
    var value = Layers()
    value.gradient = gradient
    value.image = image?.limited
    value.shadows = shadows
    layers = Boxed(value)
  }

  /// The gradient over the colour.
  public var gradient: Gradient? {
    get { layers.storage?.value.gradient }
    set { layers.value.gradient = newValue }
  }

  /// The image over the colour and the gradient.
  ///
  /// An image that nests deeper than ``Image/depthLimit`` loses its bytes.
  public var image: Image? {
    get { layers.storage?.value.image }
    set { layers.value.image = newValue?.limited }
  }

  /// The shadows, the uppermost first, as in CSS Backgrounds 3, section 6.1.
  public var shadows: [ShadowStyle] {
    get { layers.storage?.value.shadows.plain ?? [] }
    set { storedShadows = newValue }
  }

  /// The shadows as stored; some may be references to named values.
  package var storedShadows: [ShadowStyle] {
    get { layers.storage?.value.shadows ?? [] }
    set { layers.value.shadows = newValue }
  }

  /// No background: a clear colour without a border.
  @inlinable public static var none: Self { BackgroundStyle(color: .clear) }

  /// Creates a background from a border and a colour.
  @inlinable
  public init(border: BorderStyle, color: Color) { self.init(color: color, border: border) }

  /// The background with a clear colour, and its gradient, image, border and shadows unchanged.
  @inlinable public var transparent: BackgroundStyle { restyled { $0.color = .clear } }
}

extension BackgroundStyle.Layers: EmptyInitializable {}

extension BackgroundStyle: EmptyInitializable {
  // An initialiser with default arguments doesn't satisfy the requirement of the protocol.
  @usableFromInline
  package init() { self = .none }
}
