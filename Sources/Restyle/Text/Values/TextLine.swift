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

  /// Makes a line.
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLine {
  /// How a line is drawn.
  public enum Pattern: String, Hashable, Sendable, Codable, CaseIterable {
    /// No line: in contrast to an unset one, it takes away a line that would be inherited.
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
