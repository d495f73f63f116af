public import Restyle

/// A rule that chooses the lines of borders, since terminals have few kinds.
///
/// ```swift
/// var options = TerminalRenderer.Options()
/// options.borders = BorderRule { border in border.cornerRadius > 0 ? .rounded : .dashed }
/// ```
public struct BorderRule: Sendable {
  let line: @Sendable (BorderStyle) -> BorderLine

  /// Creates a rule.
  ///
  /// - Parameter line: A closure that returns the lines of a visible border. It isn't called if only ASCII is drawn.
  public init(_ line: @escaping @Sendable (BorderStyle) -> BorderLine) { self.line = line }

  /// Light lines up to one point, rounded if the border is; heavy ones up to two, double ones up to three, then blocks.
  public static let standard = Self { border in
    switch border.width {
    case ...1: border.cornerRadius > 0 ? .rounded : .light
    case ...2: .heavy
    case ...3: .double
    default: .block
    }
  }
}
