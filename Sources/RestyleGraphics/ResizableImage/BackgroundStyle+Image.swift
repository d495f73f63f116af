public import Restyle
import RestyleRendering

extension BackgroundStyle {
  /// The background in a form that CSS can draw: itself, or, where CSS alone can't draw it, an image of it.
  ///
  /// CSS can draw no border within another, and tint no image behind content. The image goes into the style in place
  /// of all that but the shadows which are thrown, and becomes `border-image` in a stylesheet.
  ///
  /// ```swift
  /// let frame = BackgroundStyle(image: Image(image: inner), border: BorderStyle(width: 2, color: .white))
  /// let drawn = try frame.drawnIfNeeded(for: traits)
  /// ```
  ///
  /// - Parameter traits: The surroundings; the image is one for these and no others.
  /// - Returns: The background that looks the same.
  /// - Throws: A `DrawingError` where there would be too many pixels.
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
