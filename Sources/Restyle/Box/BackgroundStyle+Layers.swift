extension BackgroundStyle {
  /// The rarer parts of a background.
  @usableFromInline
  struct Layers: Hashable, Sendable, Codable {
    var gradient: Gradient?
    var image: Image?
    var shadows: [ShadowStyle] = []

    @usableFromInline
    init() {}
  }

  @usableFromInline
  mutating func setLayers(gradient: Gradient?, image: Image?, shadows: [ShadowStyle]) {
    var value = Layers()
    value.gradient = gradient
    value.image = image
    value.shadows = shadows
    layers = Boxed(value)
  }

  /// A change of colour over the colour.
  public var gradient: Gradient? {
    get { layers.value.gradient }
    set { layers.value.gradient = newValue }
  }

  /// An image over the colour and the gradient.
  public var image: Image? {
    get { layers.value.image }
    set { layers.value.image = newValue }
  }

  /// The shadows, the uppermost first, as in CSS Backgrounds 3, section 6.1.
  public var shadows: [ShadowStyle] {
    get { layers.value.shadows }
    set { layers.value.shadows = newValue }
  }
}

extension BackgroundStyle.Layers: EmptyInitializable {}

extension BackgroundStyle: EmptyInitializable {
  // The defaults of the initialiser's parameters don't count for the protocol.
  @usableFromInline
  init() {
    self = .none
  }
}
