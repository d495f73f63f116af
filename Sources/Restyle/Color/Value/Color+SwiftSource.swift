extension Color.Components {
  /// The number `0xRRGGBB` with exactly these components, alpha aside; nil if there is none.
  var hex: UInt32? {
    guard let red = Self.byte(red), let green = Self.byte(green), let blue = Self.byte(blue) else {
      return nil
    }
    return red << 16 | green << 8 | blue
  }

  private static func byte(_ component: Float) -> UInt32? {
    guard (0...1).contains(component) else { return nil }
    // Rounding is a function call; truncating isn't.
    let byte = UInt32(component * 255 + 0.5)
    return Float(Double(byte) / 255) == component ? byte : nil
  }

  fileprivate var swiftSource: String {
    var arguments: String
    if space == .sRGB, let hex {
      arguments = "hex: 0x\(hex.sixHexadecimalDigits)"
    } else if space == .sRGB, red == green, green == blue {
      arguments = "white: \(red.exactText)"
    } else {
      arguments = "red: \(red.exactText), green: \(green.exactText), blue: \(blue.exactText)"
    }
    if alpha != 1 { arguments += ", alpha: \(alpha.exactText)" }
    if space != .sRGB { arguments += ", space: .\(space)" }
    return "Color(\(arguments))"
  }
}

extension UInt32 {
  /// The lowest 24 bits as six digits.
  var sixHexadecimalDigits: String {
    String(unsafeUninitializedCapacity: 6) { digits in
      for index in 0..<6 {
        digits[index] = UInt8(self >> UInt32(20 - 4 * index) & 0xF).hexadecimalDigit
      }
      return 6
    }
  }
}

extension Float {
  /// A short text that reads back as exactly this number as a `Double`, in Swift and in CSS.
  var exactText: String {
    // The shortest text of a `Float` is meant to be read as a `Float`. If it is read as a `Double` and then rounded, it
    // can be off by one step.
    let short = description
    let exact = Double(short).map { Float($0) } == self ? short : Double(self).description
    return exact.hasSuffix(".0") ? String(exact.dropLast(2)) : exact
  }
}

extension Color: CustomDebugStringConvertible {
  /// The Swift source that creates exactly this colour.
  public var debugDescription: String {
    if let reference { return reference.swiftSource }
    guard varies else { return light.swiftSource }
    let variants = neededVariants.map { variant in
      "\(variant.rawValue): \(components(of: variant).swiftSource)"
    }
    return "Color(\(variants.joined(separator: ", ")))"
  }
}
