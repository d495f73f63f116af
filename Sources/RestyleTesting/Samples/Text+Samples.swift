public import Restyle

extension Color {
  /// A colour that differs between colour schemes.
  package static let adaptive = Color(light: Color(hex: 0x102030), dark: Color(hex: 0xE0D0C0, alpha: 0.5))
}

extension TextStyle {
  package static let sample = TextStyle(
    font: .system(size: 15, weight: .bold), color: .adaptive, alignment: .center)
}

extension Color: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    [
      .black, .white, Color(hex: 0x336699, alpha: 0.3), .adaptive,
      Color(red: 0.1, green: 1.2, blue: 0, space: .displayP3), .clear, Color(white: 0.123), .systemRed,
    ]
  }
}

extension Font: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system(size: 17), { $0.size = 12.25 }, { $0.weight = .bold }, { $0.width = .condensed },
      { $0.slant = .italic }, { $0.family = .named("Inter") }, { $0.features = [.smallCaps] })
  }
}

extension TextStyle: Sampled {
  /// A style that sets nothing, some that set one attribute each, and some that set many.
  public static let samples: [Self] = {
    let single = [TextStyle()] + standardAttributeSamples.flatMap(\.styles)
    let combined = (0..<7).map { start in
      stride(from: start, to: single.count, by: 7).reduce(TextStyle()) { $0.merging(single[$1]) }
    }
    return single + combined + [single.reduce(TextStyle()) { $0.merging($1) }]
  }()
}
