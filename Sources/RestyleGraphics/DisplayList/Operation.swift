package import Restyle

extension DisplayList {
  /// One step of a drawing.
  ///
  /// Colours are blended in their encoded form, source over destination, as in browsers.
  package enum Operation: Hashable, Sendable {
    /// Fills the inside of a path.
    case fill(Path, Paint)
    /// Draws a blurred rounded rectangle.
    case shadow(Shadow)
    /// Draws an image, stretched over a rectangle or repeated from its upper left corner, by its resizing mode.
    case image(Image, Rect)
    /// Writes a line of text.
    case text(Text)
    /// Starts a group: everything up to its end is drawn separately, and the result with a clip or an opacity.
    ///
    /// Groups aren't nested values, so that lists can be compared, hashed and released without recursion.
    case begin(Group)
    /// Ends the group that was started last.
    case end
  }

  /// A blurred rounded rectangle, or its inverse.
  package struct Shadow: Hashable, Sendable {
    /// The shape.
    package var shape: RoundedRect
    /// The standard deviation of the Gaussian blur, in points; 0 for a sharp shape.
    package var deviation: Double
    /// The colour.
    package var color: PaintColor
    /// Whether everything except the shape is drawn, as for inner shadows.
    package var isInverted: Bool
    /// The clip of the shadow.
    package var clip: Path

    /// Creates a shadow; a negative or non-finite deviation becomes 0.
    package init(
      _ shape: RoundedRect, deviation: Double, color: PaintColor, isInverted: Bool = false, clip: Path
    ) {
      self.shape = shape
      self.deviation = deviation.isFinite ? max(0, deviation) : 0
      self.color = color
      self.isInverted = isInverted
      self.clip = clip
    }
  }

  /// The way in which operations are drawn as one, so that areas that they all cover are covered only once.
  package struct Group: Hashable, Sendable {
    /// The clip of the result; nil for none.
    package var clip: Path?
    /// The opacity of the result, 0...1.
    package var opacity: Double

    /// Creates a group.
    package init(clip: Path? = nil, opacity: Double = 1) {
      self.clip = clip
      self.opacity = opacity > 0 ? min(opacity, 1) : 0
    }
  }
}
