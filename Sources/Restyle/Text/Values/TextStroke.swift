/// An outline around each letter.
public struct TextStroke: Hashable, Sendable {
  /// The width in points.
  public let width: Double
  /// The colour; nil for the text's own.
  public let color: Color?

  /// Makes an outline; a width that is negative or no number becomes 0.
  public init(width: Double, color: Color? = nil) {
    self.width = width.isFinite ? max(0, width) + 0 : 0
    self.color = color
  }
}

extension TextStroke: Codable {
  private enum CodingKeys: String, CodingKey { case width, color }

  /// Decodes the width and the colour, if there is one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      width: try container.decode(Double.self, forKey: .width),
      color: try container.decodeIfPresent(Color.self, forKey: .color)
    )
  }
}

extension TextStroke: SwiftSourceConvertible {
  var swiftSource: String {
    "TextStroke(width: \(width)" + (color.map { ", color: \($0.debugDescription))" } ?? ")")
  }
}
