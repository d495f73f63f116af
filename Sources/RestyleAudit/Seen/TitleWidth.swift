import Restyle

extension TextStyle {
  /// An upper bound for the width of a title in common fonts, in points; an audit has no fonts to measure it with.
  func greatestWidth(of title: String, for traits: TraitCollection) -> Double {
    let style = resolved(for: traits)
    let size = style.fontSize ?? TextStyle.default.fontSize ?? Font.defaultSize
    let text = style.textCase == .upper ? title.uppercased() : title
    return text.reduce(0) { $0 + $1.greatestWidth * size + max(style.kern, 0) }
  }
}

extension Character {
  /// An upper bound for the width of the character in common fonts, including bold ones, relative to the font size.
  fileprivate var greatestWidth: Double {
    switch self {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "!", "|", "'", " ": 0.5
    case "m", "w", "M", "W": 1
    case "a"..."z", "0"..."9": 0.75
    case "A"..."Z": 0.85
    default: 1
    }
  }
}
