extension Font {
  /// The width of a font's letters, in percent of the normal width.
  ///
  /// The names and percentages are those of CSS Fonts 4, section 2.3 (`font-stretch`).
  public struct Width: Hashable, Sendable {
    /// The width in percent, where 100 is normal.
    public let percentage: Double

    /// Creates a width; a negative number or NaN becomes the normal width.
    @inlinable
    public init(percentage: Double) {
      self.percentage = percentage.isFinite && percentage >= 0 ? percentage + 0 : 100
    }
  }

  /// The slant of letters.
  public enum Slant: String, Hashable, Sendable, Codable, CaseIterable {
    /// Upright letters.
    case upright
    /// The italic letters of the family.
    case italic
    /// The upright letters, slanted.
    case oblique
  }
}

extension Font.Width {
  /// 50 %.
  public static let compressed = Self(percentage: 50)
  /// 75 %.
  public static let condensed = Self(percentage: 75)
  /// 100 %.
  public static let standard = Self(percentage: 100)
  /// 125 %.
  public static let expanded = Self(percentage: 125)

  package static let names: [Double: String] = [
    50: "compressed", 75: "condensed", 100: "standard", 125: "expanded",
  ]
}

extension Font.Width: ValueCoded {
  package init(coded: NonNegative) { self.init(percentage: coded.wrappedValue) }
  package var coded: NonNegative { NonNegative(wrappedValue: percentage) }
}

extension Font.Width: NamedNumber {}

extension Font.Width: SwiftSourceConvertible {
  var swiftSource: String {
    Self.names[percentage].map { ".\($0)" } ?? "Font.Width(percentage: \(percentage))"
  }
}

extension Font.Slant: SwiftSourceConvertible {}

extension Font.Slant: ByteCoded {
  @inlinable var byteCode: UInt8 {
    switch self {
    case .upright: 1
    case .italic: 2
    case .oblique: 3
    }
  }

  @inlinable
  init?(byteCode: UInt8) {
    switch byteCode {
    case 1: self = .upright
    case 2: self = .italic
    case 3: self = .oblique
    default: return nil
    }
  }
}

extension Font.Width: Comparable {
  /// Returns whether the left width is narrower.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.percentage < rhs.percentage }
}
