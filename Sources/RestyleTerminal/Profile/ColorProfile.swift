/// The colours that a terminal can show.
public enum ColorProfile: String, Hashable, Sendable, Codable, CaseIterable {
  /// Only its default colours.
  case none
  /// Sixteen, which the user configures.
  case ansi16
  /// Those sixteen, a cube of 216 and 24 greys.
  case ansi256
  /// All of sRGB in 8 bits a component.
  case trueColor
}

extension ColorProfile: Comparable {
  /// Whether the left one has fewer colours.
  public static func < (lhs: Self, rhs: Self) -> Bool { allCases.prefix { $0 != rhs }.contains(lhs) }
}
