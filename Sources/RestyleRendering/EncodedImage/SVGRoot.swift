import Restyle

/// The attributes of an SVG document's root element that determine its size.
struct SVGRoot {
  private var bytes: ArraySlice<UInt8>
  private var attributes: [String: String] = [:]

  /// Reads up to the end of the root element's start tag.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    skipProlog()
    guard skip("<svg") else { return }
    while let (name, value) = nextAttribute() {
      // Names are unique in XML; of several, the first one counts.
      if attributes[name] == nil { attributes[name] = value }
    }
  }

  /// The size in CSS pixels (SVG 2, section 8.2); nil if it depends on the viewer.
  ///
  /// A width or height that isn't a length follows from the other one and the view box, or is that of the view box.
  var size: Size? {
    let box = (attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }.map { Double($0) ?? 0 }
    let viewBox = box.count == 4 ? Self.size(box[2], box[3]) : nil
    switch (Self.pixels(attributes["width"]), Self.pixels(attributes["height"]), viewBox) {
    case (let width?, let height?, _): return Self.size(width, height)
    case (let width?, nil, let box?): return Self.size(width, width * box.height / box.width)
    case (nil, let height?, let box?): return Self.size(height * box.width / box.height, height)
    case (nil, nil, let box?): return box
    default: return nil
    }
  }
}

extension SVGRoot {
  /// The number of CSS pixels in a unit (CSS Values and Units 4, section 6.2).
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54,
  ]

  private static func pixels(_ length: String?) -> Double? {
    guard let length, let match = length.wholeMatch(of: /\s*([-+.0-9]+(?:[eE][-+]?[0-9]+)?)([A-Za-z]*)\s*/),
      let number = Double(match.1), let unit = units[match.2.lowercased()]
    else { return nil }
    return number * unit
  }

  private static func size(_ width: Double, _ height: Double) -> Size? {
    width.isFinite && height.isFinite && width > 0 && height > 0 ? Size(width: width, height: height) : nil
  }

  private mutating func skipProlog() {
    _ = skip("\u{FEFF}")
    while true {
      skipSpace()
      if skip("<?") {
        skip(behind: "?>")
      } else if skip("<!--") {
        skip(behind: "-->")
      } else if skip("<!DOCTYPE") {
        skipDocumentType()
      } else {
        return
      }
    }
  }

  /// Skips a document type declaration, which may contain other declarations in brackets.
  private mutating func skipDocumentType() {
    var isInBrackets = false
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets: return
      default: break
      }
    }
  }

  private mutating func nextAttribute() -> (name: String, value: String)? {
    skipSpace()
    let name = bytes.prefix {
      !Self.isSpace($0) && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0)
    }
    bytes = bytes[name.endIndex...]
    skipSpace()
    guard !name.isEmpty, skip("=") else { return nil }
    skipSpace()
    guard let quote = bytes.popFirst(), [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) else {
      return nil
    }
    let value = bytes.prefix { $0 != quote }
    bytes = bytes[value.endIndex...].dropFirst()
    return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes.starts(with: text.utf8) else { return false }
    bytes = bytes.dropFirst(text.utf8.count)
    return true
  }

  private mutating func skip(behind end: String) {
    bytes = bytes.firstRange(of: end.utf8).map { bytes[$0.upperBound...] } ?? []
  }

  private mutating func skipSpace() { bytes = bytes.drop(while: Self.isSpace) }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

// MARK: XML
