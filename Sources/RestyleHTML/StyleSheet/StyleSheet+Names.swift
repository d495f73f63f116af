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
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": scalar
      case "\u{80}"...: scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation ? scalar : "-"
      default: "-"
      }
    }
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      // Two in a row are what the classes of parts have.
      result.append(scalar == "_" && result.last == "_" ? "-" : scalar)
    }
    return String(result)
  }

  static func layerName(from name: String?) -> Bytes {
    // CSS Cascade 5, section 6.4.1: no layer has the name of a keyword for all properties.
    let parts = (name ?? "").split(separator: ".").map {
      Bytes(cssIdentifier: className(from: String($0)), unlike: CSSProperty.sharedKeywords)
    }
    return Bytes(parts.joined(separator: [UInt8(ascii: ".")]))
  }
}
