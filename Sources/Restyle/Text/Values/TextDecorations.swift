/// A line under or through text.
///
/// ```swift
/// style.underline = .single
/// style.strikethrough = TextLine(pattern: .dashed, color: .red)
/// ```
public struct TextLine: Hashable, Sendable, Codable {
  /// How the line is drawn.
  public var pattern: Pattern
  /// The colour; nil for the text's own.
  public var color: Color?

  /// Creates a line.
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLine {
  /// How a line is drawn.
  public enum Pattern: String, Hashable, Sendable, Codable, CaseIterable {
    /// No line: unlike an unset one, it removes a line that would be inherited.
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

  /// No line; not called `none`, which would unset the attribute when it is assigned.
  public static let absent = TextLine(pattern: .none)
  /// One unbroken line in the text's colour.
  public static let single = TextLine()
}

extension TextLine: SwiftSourceConvertible {
  var swiftSource: String {
    color.map { "TextLine(pattern: .\(pattern.rawValue), color: \($0.debugDescription))" }
      ?? "TextLine(pattern: .\(pattern.rawValue))"
  }
}

/// An outline around each letter.
public struct TextStroke: Hashable, Sendable, Codable {
  /// The width in points.
  @NonNegative public var width: Double
  /// The colour; nil for the text's own.
  public var color: Color?

  /// Creates an outline; a width that is negative or no number becomes 0.
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

/// A shadow that text casts.
public struct TextShadow: Hashable, Sendable, Codable {
  /// The colour; nil for the text's own.
  public var color: Color?
  /// How far the shadow lies to the right, in points.
  @Finite public var x: Double
  /// How far the shadow lies below, in points.
  @Finite public var y: Double
  /// How soft its edge is, in points.
  @NonNegative public var blur: Double

  /// Creates a shadow; lengths that are no numbers become 0, as does a negative blur.
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
