import Restyle
import RestyleRendering

extension Bytes {
  /// Appends a length in root ems, which follow the reader's text size, up to the font's maximum size.
  mutating func append(readersLength length: Double, of style: TextStyle) {
    guard let maximum = style.maximumFontSize, let size = style.fontSize, size > 0, length != 0 else {
      return append(rootEms: length)
    }
    // Limit the length to its value at the font's maximum size; for negative lengths, the limit is a minimum.
    append(verbatim: length < 0 ? "max(" : "min(")
    append(rootEms: length)
    append(UInt8(ascii: ","))
    append(pixels: length == size ? maximum : length / size * maximum)
    append(UInt8(ascii: ")"))
  }

  private mutating func append(rootEms length: Double) {
    append(number: length / 16)
    append(verbatim: "rem")
  }

  /// Appends families, and then those of the design, unless the last one is a generic CSS keyword, which is always
  /// available.
  mutating func append(_ family: Font.Family) {
    let names = family.names
    for (index, name) in names.enumerated() {
      if index > 0, index == names.count - 1, let keyword = Font.Family.keywords.first(where: name.isExactly)
      {
        return append(contentsOf: Bytes(keyword.utf8))
      }
      append(cssString: name)
      append(UInt8(ascii: ","))
    }
    append(verbatim: family.design.keywords)
  }

  mutating func append(_ features: Font.Features) {
    guard !features.isEmpty else { return append(verbatim: "normal") }
    for (index, feature) in features.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(cssString: feature.tag)
      append(UInt8(ascii: " "))
      append(integer: feature.value)
    }
  }
}

extension Font.Design {
  /// The browsers' font families of the design.
  var keywords: StaticString {
    switch self {
    case .default: "system-ui,sans-serif"
    case .serif: "ui-serif,serif"
    case .rounded: "ui-rounded,system-ui,sans-serif"
    case .monospaced: "ui-monospace,monospace"
    }
  }
}

extension Font.Family {
  /// The keywords of generic font families: CSS Fonts 4, section 2.1.3.
  fileprivate static let keywords = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
    "ui-monospace", "ui-rounded",
  ]
}
