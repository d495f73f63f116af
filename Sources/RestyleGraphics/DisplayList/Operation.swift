public import Restyle

extension DisplayList {
  /// One step of a drawing.
  ///
  /// Colours are blended as they are encoded, source over destination, which is how browsers do it.
  public enum Operation: Hashable, Sendable {
    /// Fills the inside of a path.
    case fill(Path, Paint)
    /// Draws a blurred rounded rectangle.
    case shadow(Shadow)
    /// Draws an image, stretched over a rectangle or repeated from its upper left corner, as its resizing mode says.
    case image(Image, Rect)
    /// Writes a line of text.
    case text(Text)
    /// Draws operations by themselves, and what they make through a clip or in an opacity.
    case group(Group)
  }

  /// A rounded rectangle, or all but it, blurred.
  public struct Shadow: Hashable, Sendable {
    /// The shape.
    public var shape: RoundedRect
    /// The standard deviation of the Gaussian that blurs the shape, in points; sharp where it is 0.
    public var deviation: Double
    /// The colour.
    public var color: PaintColor
    /// Whether all but the shape is drawn, as where a shadow falls into a box.
    public var isInverted: Bool
    /// What the shadow can be seen within.
    public var clip: Path

    /// Makes a shadow; a deviation that is negative or not finite becomes 0.
    public init(
      _ shape: RoundedRect, deviation: Double, color: PaintColor, isInverted: Bool = false, clip: Path
    ) {
      self.shape = shape
      self.deviation = deviation.isFinite ? max(0, deviation) : 0
      self.color = color
      self.isInverted = isInverted
      self.clip = clip
    }
  }

  /// Operations whose result is drawn at once, so that what they cover together is covered only once.
  public struct Group: Hashable, Sendable {
    /// What is drawn, the lowest first.
    public var operations: [Operation]
    /// What the result can be seen within; nil for all of it.
    public var clip: Path?
    /// The opacity of the result, 0...1.
    public var opacity: Double

    /// Makes a group.
    public init(_ operations: [Operation], clip: Path? = nil, opacity: Double = 1) {
      self.operations = operations
      self.clip = clip
      self.opacity = opacity > 0 ? min(opacity, 1) : 0
    }
  }
}
