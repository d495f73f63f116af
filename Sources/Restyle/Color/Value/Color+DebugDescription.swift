extension Color: CustomDebugStringConvertible {
  /// Swift source that builds exactly this colour.
  public var debugDescription: String {
    guard varies else { return light.swiftSource }
    let variants = neededVariants.map { variant in
      "\(variant.rawValue): \(components(of: variant).swiftSource)"
    }
    return "Color(\(variants.joined(separator: ", ")))"
  }
}

extension Color.Components {
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
