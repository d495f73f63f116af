package import Restyle

extension DisplayList {
  /// One step of a drawing.
  ///
  /// Colours are blended as they are encoded, source over destination, which is how browsers do it.
  package enum Operation: Hashable, Sendable {
    /// Fills the inside of a path.
    case fill(Path, Paint)
    /// Draws a blurred rounded rectangle.
    case shadow(Shadow)
    /// Draws an image, stretched over a rectangle or repeated from its upper left corner, by its resizing mode.
    case image(Image, Rect)
    /// Writes a line of text.
    case text(Text)
    /// Starts a group: all up to its end is drawn by itself, and the result through a clip or in an opacity.
    ///
    /// Groups aren't nested values, so that lists are compared, hashed and released without recursion.
    case begin(Group)
    /// Ends the group that was started last.
    case end
  }

  /// A rounded rectangle, or all but it, blurred.
  package struct Shadow: Hashable, Sendable {
    /// The shape.
    package var shape: RoundedRect
    /// The standard deviation of the Gaussian that blurs the shape, in points; sharp where it is 0.
    package var deviation: Double
    /// The colour.
    package var color: PaintColor
    /// Whether all but the shape is drawn, as where a shadow falls into a box.
    package var isInverted: Bool
    /// What the shadow can be seen within.
    package var clip: Path

    /// Creates a shadow; a deviation that is negative or not finite becomes 0.
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

  /// How the result of operations is drawn at once, so that what they cover together is covered only once.
  package struct Group: Hashable, Sendable {
    /// What the result can be seen within; nil for all of it.
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
