/// The colours that a terminal can show.
public enum ColorProfile: String, Hashable, Sendable, Codable, CaseIterable {
  /// The terminal's default colours only.
  case none
  /// Sixteen colours, which the user configures.
  case ansi16
  /// The sixteen colours, a cube of 216 colours, and 24 greys.
  case ansi256
  /// All of sRGB, with 8 bits in each component.
  case trueColor
}

extension ColorProfile: Comparable {
  /// Whether the first profile has fewer colours than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { allCases.prefix { $0 != rhs }.contains(lhs) }
}
