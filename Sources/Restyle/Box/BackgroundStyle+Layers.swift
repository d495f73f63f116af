extension BackgroundStyle {
  /// The rarer parts of a background.
  struct Layers: Hashable, Sendable, Codable {
    var gradient: Gradient?
    var image: Image?
    var shadows: [ShadowStyle] = []
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
