/// A line under or through text.
///
/// ```swift
/// style.underline = .single
/// style.strikethrough = TextLine(pattern: .dashed, color: .red)
/// ```
public struct TextLine: Hashable, Sendable, Codable, NonisolatedValue {
  /// The pattern of the line.
  public var pattern: Pattern
  /// The colour; nil for the colour of the text.
  public var color: Color?

  /// Creates a line.
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLine {
  /// The pattern of a line.
  public enum Pattern: String, Hashable, Sendable, Codable, CaseIterable {
    /// No line. Unlike an unset line, it removes one that would be inherited.
    case none
    /// One unbroken line.
    case solid
    /// Two unbroken lines.
    case double
    /// Dots.
    case dotted
    /// Dashes.
    case dashed
    /// A wave.
    case wavy
  }

  /// No line; it isn't called `none`, because assigning `.none` would unset the attribute.
  public static let absent = TextLine(pattern: .none)
  /// One unbroken line in the colour of the text.
  public static let single = TextLine()
}

extension TextLine: SwiftSourceConvertible {
  var swiftSource: String {
    color.map { "TextLine(pattern: .\(pattern.rawValue), color: \($0.debugDescription))" }
      ?? "TextLine(pattern: .\(pattern.rawValue))"
  }
}

/// An outline around each letter.
public struct TextStroke: Hashable, Sendable, Codable, NonisolatedValue {
  /// The width in points.
  @NonNegative public var width: Double
  /// The colour; nil for the colour of the text.
  public var color: Color?

  /// Creates an outline; a width that is negative or not a number becomes 0.
  public init(width: Double, color: Color? = nil) {
    self.width = width
    self.color = color
  }
}

extension TextStroke: SwiftSourceConvertible {
  var swiftSource: String {
    "TextStroke(width: \($width.stored.swiftSource)"
      + (color.map { ", color: \($0.debugDescription))" } ?? ")")
  }
}

/// A shadow of text.
public struct TextShadow: Hashable, Sendable, Codable, NonisolatedValue {
  /// The colour; nil for the colour of the text.
  public var color: Color?
  /// The offset to the right, in points.
  @Finite public var x: Double
  /// The offset downwards, in points.
  @Finite public var y: Double
  /// The blur of the shadow's edge, in points, measured as ``ShadowStyle/blur`` is.
  @NonNegative public var blur: Double

  /// Creates a shadow; a length that isn't a number becomes 0, and so does a negative blur.
  public init(color: Color? = nil, x: Double = 0, y: Double = 0, blur: Double = 0) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
  }
}

extension TextShadow: SwiftSourceConvertible {
  var swiftSource: String {
    let color = color.map { "color: \($0.debugDescription), " } ?? ""
    let (x, y, blur) = ($x.stored.swiftSource, $y.stored.swiftSource, $blur.stored.swiftSource)
    return "TextShadow(\(color)x: \(x), y: \(y), blur: \(blur))"
  }
}

extension TextLine: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("pattern", \.pattern), .init("color", optional: \.color))
}

extension TextStroke: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(width: 0), .init("width", \._width), .init("color", optional: \.color))
}

extension TextShadow: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("color", optional: \.color), .init("x", \._x), .init("y", \._y),
    .init("blur", \._blur))
}
