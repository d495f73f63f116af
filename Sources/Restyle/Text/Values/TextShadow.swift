/// A shadow that text throws.
public struct TextShadow: Hashable, Sendable {
  /// The colour; nil for the text's own.
  public let color: Color?
  /// How far the shadow lies to the right, in points.
  public let x: Double
  /// How far the shadow lies below, in points.
  public let y: Double
  /// How soft its edge is, in points.
  public let blur: Double

  /// Makes a shadow; lengths that are no numbers become 0, as does a negative blur.
  public init(color: Color? = nil, x: Double = 0, y: Double = 0, blur: Double = 0) {
    self.color = color
    self.x = x.isFinite ? x + 0 : 0
    self.y = y.isFinite ? y + 0 : 0
    self.blur = blur.isFinite ? max(0, blur) + 0 : 0
  }
}

extension TextShadow: Codable {
  private enum CodingKeys: String, CodingKey { case color, x, y, blur }

  /// Decodes the colour, if there is one, and the three lengths.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      color: try container.decodeIfPresent(Color.self, forKey: .color),
      x: try container.decode(Double.self, forKey: .x),
      y: try container.decode(Double.self, forKey: .y),
      blur: try container.decode(Double.self, forKey: .blur)
    )
  }
}

extension TextShadow: SwiftSourceConvertible {
  var swiftSource: String {
    let color = color.map { "color: \($0.debugDescription), " } ?? ""
    return "TextShadow(\(color)x: \(x), y: \(y), blur: \(blur))"
  }
}
