extension StyleSheet {
  /// Turns a name into one that both HTML's `class` and a selector can hold, and that no part of another has.
  static func className(from name: String) -> String {
    // Most names hold nothing else.
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
      // Two underscores in a row are what the classes of parts have.
      let isInNames = byte.isInNames || byte == UInt8(ascii: "_") && bytes.last != byte
      bytes.append(isInNames ? byte : UInt8(ascii: "-"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func layerName(from name: String?) -> Bytes {
    // CSS Cascade 5, section 6.4.1: no layer has the name of a keyword for all properties.
    let parts = (name ?? "").split(separator: ".").map {
      Bytes(cssIdentifier: className(from: String($0)), unlike: CSSProperty.sharedKeywords)
    }
    return Bytes(parts.joined(separator: [UInt8(ascii: ".")]))
  }
}
