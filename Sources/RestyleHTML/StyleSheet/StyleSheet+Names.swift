import Restyle

extension StyleSheet {
  /// Turns a name into a class name for both HTML and selectors that can't equal the class of a part.
  static func className(from name: String) -> String {
    // A fast path: most names only consist of these.
    var name = name
    let isClassName = name.withUTF8 { bytes in
      var previous: UInt8 = 0
      return bytes.allSatisfy { byte in
        defer { previous = byte }
        return byte.isInNames || byte == UInt8(ascii: "_") && previous != byte
      }
    }
    guard !isClassName else { return name }
    var bytes = Bytes()
    bytes.reserveCapacity(name.utf8.count)
    for scalar in name.unicodeScalars {
      guard scalar.isASCII else {
        let isInNames = scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation
        bytes += isInNames ? Bytes(scalar.utf8) : [UInt8(ascii: "-")]
        continue
      }
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      // Two underscores in a row are reserved for the classes of parts.
      let isInNames = byte.isInNames || byte == UInt8(ascii: "_") && bytes.last != byte
      bytes.append(isInNames ? byte : UInt8(ascii: "-"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func layerName(from name: String?) -> Bytes {
    // CSS Cascade 5, section 6.4.1: layers can't be named like CSS-wide keywords.
    let parts = (name ?? "").split(separator: ".").map {
      Bytes(cssIdentifier: className(from: String($0)), unlike: CSSProperty.sharedKeywords)
    }
    return Bytes(parts.joined(separator: [UInt8(ascii: ".")]))
  }
}
