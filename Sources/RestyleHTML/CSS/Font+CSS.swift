import Restyle

extension CSSWriter {
  /// Declares the font.
  mutating func addFont(of font: TextStyle) {
    if let family = font.fontFamily { add(.fontFamily) { $0.bytes.append(family) } }
    if let size = font.fontSize {
      let followsReader = font.adjustsFontForContentSizeCategory ?? false
      if followsReader, let maximum = font.maximumFontSize {
        add(.fontSize) {
          $0.bytes.append(verbatim: "min(")
          $0.bytes.append(length: size, followsReader: true)
          $0.bytes.append(UInt8(ascii: ","))
          $0.bytes.append(pixels: maximum)
          $0.bytes.append(UInt8(ascii: ")"))
        }
      } else {
        add(.fontSize) { $0.bytes.append(length: size, followsReader: followsReader) }
      }
    }
    if let weight = font.fontWeight { add(.fontWeight) { $0.bytes.append(number: weight.value) } }
    if let width = font.fontWidth {
      add(.fontStretch) {
        $0.bytes.append(number: width.percentage)
        $0.bytes.append(UInt8(ascii: "%"))
      }
    }
    switch font.fontSlant {
    case .upright: add(.fontStyle, "normal")
    case .italic: add(.fontStyle, "italic")
    case .oblique: add(.fontStyle, "oblique")
    case nil: break
    }
    if let features = font.attribute(for: .fontFeatures) {
      add(.fontFeatureSettings) { $0.bytes.append(features) }
    }
  }
}

extension Bytes {
  /// Appends a length: in CSS pixels, or in root ems, which follow the text size that the reader has chosen.
  mutating func append(length: Double, followsReader: Bool) {
    guard followsReader else { return append(pixels: length) }
    append(number: length / 16)
    append(verbatim: "rem")
  }

  fileprivate mutating func append(_ family: Font.Family) {
    switch family {
    case .system(.default): append(verbatim: "system-ui,sans-serif")
    case .system(.serif): append(verbatim: "ui-serif,serif")
    case .system(.rounded): append(verbatim: "ui-rounded,system-ui,sans-serif")
    case .system(.monospaced): append(verbatim: "ui-monospace,monospace")
    case .named(let name):
      append(cssString: name)
      append(verbatim: ",system-ui,sans-serif")
    }
  }

  fileprivate mutating func append(_ features: Font.Features) {
    guard !features.isEmpty else { return append(verbatim: "normal") }
    for (index, feature) in features.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(cssString: feature.tag)
      append(UInt8(ascii: " "))
      append(integer: feature.value)
    }
  }
}
