public import Restyle

/// Chooses the lines of borders, of which terminals have few.
///
/// ```swift
/// var options = TerminalRenderer.Options()
/// options.borders = BorderRule { border in border.cornerRadius > 0 ? .rounded : .dashed }
/// ```
public struct BorderRule: Sendable {
  let line: @Sendable (BorderStyle) -> BorderLine

  /// Creates a rule.
  ///
  /// - Parameter line: Returns the lines of a visible border; where only ASCII is drawn, it isn't asked.
  public init(_ line: @escaping @Sendable (BorderStyle) -> BorderLine) { self.line = line }

  /// Up to one point, lines are light, and rounded if the border is; up to two heavy, up to three double, else blocks.
  public static let standard = Self { border in
    switch border.width {
    case ...1: border.cornerRadius > 0 ? .rounded : .light
    case ...2: .heavy
    case ...3: .double
    default: .block
    }
  }
}
