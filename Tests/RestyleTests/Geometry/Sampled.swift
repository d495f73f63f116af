import Restyle

/// A type with samples, no two of which are equal, that vary each of its stored properties.
protocol Sampled: Hashable, Codable, Sendable {
  static var samples: [Self] { get }
}

extension Sampled {
  /// A value, and what becomes of it by each of some changes.
  static func varying(_ base: Self, _ changes: ((inout Self) -> Void)...) -> [Self] {
    [base]
      + changes.map { change in
        var value = base
        change(&value)
        return value
      }
  }
}

extension Sampled where Self: CaseIterable {
  static var samples: [Self] { Array(allCases) }
}

extension Color {
  static let adaptive = Color(light: Color(hex: 0x102030), dark: Color(hex: 0xE0D0C0, alpha: 0.5))
}

extension TextStyle {
  static let sample = TextStyle(font: .system(size: 15, weight: .bold), color: .adaptive, alignment: .center)
}
