extension Font {
  /// The thickness of a font's strokes, 1...1000: 400 is regular, and 700 is bold.
  ///
  /// The scale is that of the OpenType `wght` axis and of CSS Fonts 4, section 2.2. The names and their order are those of
  /// `UIFont.Weight`. OpenType and CSS use some of them for other numbers: 100 is *thin* there, 200 *extra light* or
  /// *ultra light*, 800 *extra bold*, and 900 *black* or *heavy*.
  public struct Weight: Hashable, Sendable, Codable, NonisolatedValue {
    /// The weight, 1...1000.
    public let value: Double

    /// Creates a weight, clamped to 1...1000; NaN becomes regular.
    @inlinable
    public init(_ value: Double) { self.value = value.isNaN ? 400 : min(max(value, 1), 1000) }
  }
}

extension Font.Weight {
  // Computed and inlinable, so that a weight is a constant in the caller: the benchmark `restyle/font-weight` shows the
  // cost of reading a stored one.

  /// 100, which OpenType and CSS call thin.
  @inlinable public static var ultraLight: Self { Self(100) }
  /// 200, which OpenType and CSS call extra light.
  @inlinable public static var thin: Self { Self(200) }
  /// 300.
  @inlinable public static var light: Self { Self(300) }
  /// 400.
  @inlinable public static var regular: Self { Self(400) }
  /// 500.
  @inlinable public static var medium: Self { Self(500) }
  /// 600.
  @inlinable public static var semibold: Self { Self(600) }
  /// 700.
  @inlinable public static var bold: Self { Self(700) }
  /// 800, which OpenType and CSS call extra bold.
  @inlinable public static var heavy: Self { Self(800) }
  /// 900, which OpenType and CSS call black or heavy.
  @inlinable public static var black: Self { Self(900) }

  package static let names: [Double: String] = [
    100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
    800: "heavy", 900: "black",
  ]

  /// The weight for readers who prefer bold text: 200 more, up to 900, as in iOS, which shows semibold
  /// for regular.
  public var bolder: Self { Self(min(max(value, 900), value + 200)) }

  /// Returns the weight for the reader's legibility setting.
  func legible(for traits: TraitCollection) -> Self { traits.legibilityWeight == .bold ? bolder : self }
}

extension Font.Weight: Comparable {
  /// Returns whether the left weight is thinner.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

extension Font.Weight: NormalizedNumber {
  package init(wrappedValue: Double) { self.init(wrappedValue) }
  package var wrappedValue: Double { value }
  package static var rule: String { "a number within 1...1000" }
}

extension Font.Weight: NamedNumber {}

extension Font.Weight: SwiftSourceConvertible {
  var swiftSource: String { Self.names[value].map { ".\($0)" } ?? "Font.Weight(\(value))" }
}
