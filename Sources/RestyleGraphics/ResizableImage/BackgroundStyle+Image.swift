public import Restyle
import RestyleRendering

extension BackgroundStyle {
  /// Returns the background in a form that CSS can draw: unchanged, or as an image if CSS can't draw it.
  ///
  /// CSS can't draw a border within another one, and can't tint an image behind content. For such a background, the
  /// image replaces everything except outer shadows, and becomes `border-image` in a stylesheet.
  ///
  /// ```swift
  /// let frame = BackgroundStyle(image: Image(image: inner), border: BorderStyle(width: 2, color: .white))
  /// let drawn = try frame.drawnIfNeeded(for: traits)
  /// ```
  ///
  /// - Parameter traits: The traits of the surroundings, which the image is only right for.
  /// - Returns: A background that looks the same.
  /// - Throws: A `DrawingError` if there would be too many pixels.
  public func drawnIfNeeded(for traits: TraitCollection) throws(DrawingError) -> BackgroundStyle {
    let box = DrawnBox(self)
    guard box.dropsInnerBorder || box.layers.contains(where: \.isStencil) else { return self }
    return BackgroundStyle(
      image: try Image(self, for: traits), border: BorderStyle(cornerRadii: box.border.cornerRadii),
      shadows: box.shadows.filter { !$0.isInner })
  }
}

extension DrawnBox.Layer {
  fileprivate var isStencil: Bool {
    if case .image(let image) = self { image.renderingMode == .template } else { false }
  }
}
