/// What lies behind the content of a box: a colour, over it a gradient or an image, a border, and shadows.
///
/// ```swift
/// let card = BackgroundStyle(color: .white, border: BorderStyle(cornerRadius: 8))
/// let raised = card.restyled { $0.shadows = [ShadowStyle(color: .gray, y: 1, blur: 3)] }
/// ```
public struct BackgroundStyle: Style, Hashable, Codable {
  /// The colour, which lies lowest.
  public var color: Color
  // In a box, because few backgrounds have more than a colour and a border: it saves some 200 bytes in each.
  @usableFromInline var layers = Boxed<Layers>()
  /// The line around the box and the rounding of its corners, which also cut the colour and the image.
  public var border: BorderStyle

  /// Makes a background.
  ///
  /// - Parameters:
  ///   - color: The colour, which lies lowest.
  ///   - gradient: A change of colour over it.
  ///   - image: An image over that.
  ///   - border: The line around the box and the rounding of its corners.
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
