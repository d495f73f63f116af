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

extension Sampled {
  /// Pairs of samples: each with each, or of many each with a few others.
  static var pairs: [(Self, Self)] {
    let samples = samples
    if samples.count < 16 { return samples.flatMap { first in samples.map { (first, $0) } } }
    return samples.indices.flatMap { index in
      [1, 7].map { (samples[index], samples[(index + $0) % samples.count]) }
    }
  }
}

extension TextStyle: Sampled {
  static var samples: [TextStyle] { StyleSamples.standard + StyleSamples.combined.prefix(8).map(\.known) }

  /// The style without the attributes that decoding doesn't know, or that share a name.
  private var known: TextStyle {
    TextStyle(
      attributes: TextAttributes(attributes.filter { TextAttributeKeySet.standard.names.contains($0.name) }))
  }
}
