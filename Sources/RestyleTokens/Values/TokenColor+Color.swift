public import Restyle

extension Color {
  /// Creates a colour from the colour of a token.
  ///
  /// The conversion is that of CSS: to sRGB if it contains the colour, otherwise to Display P3. Components of `none`
  /// count as 0. If components in sRGB differ by less than 0.0001 from those of `hex`, those of `hex` are used.
  ///
  /// - Parameter token: The colour of a token. Without three finite components, the result is nil.
  public init?(_ token: TokenColor) {
    var components = token.components.value.map { $0.value.number ?? 0 }
    let alpha = token.alpha?.value ?? 1
    guard components.count == 3, (components + [alpha]).allSatisfy(\.isFinite) else { return nil }
    // Many files have rounded components beside the hexadecimal colour that they come from.
    if token.space.value == .sRGB, let hex = token.hex?.value, hex.isHexadecimalColor,
      let exact = try? Color(css: hex)
    {
      let exact = [exact.red, exact.green, exact.blue]
      if zip(exact, components).allSatisfy({ abs($0 - $1) < 0.000_1 }) { components = exact }
    }
    try? self.init(css: token.space.value.cssText(components + [alpha]))
  }
}

extension TokenColor {
  /// Creates the colour of a token from the light variant of a colour.
  ///
  /// The space is that of the colour, or OKLab if that space is too small for it.
  ///
  /// - Parameter color: The colour.
  public init(_ color: Color) {
    let alpha = color.alpha == 1 ? nil : Double(Float(color.alpha).description)
    guard [color.red, color.green, color.blue].allSatisfy({ (0...1).contains($0) }) else {
      let oklab = color.oklab
      let lightness = min(max(oklab.lightness, 0), 1)
      self.init(.oklab, [.number(lightness), .number(oklab.a), .number(oklab.b)], alpha: alpha)
      return
    }
    // The shortest number for the same `Float`, which is the type that colours store.
    let numbers = [color.red, color.green, color.blue].map { Double(Float($0).description) ?? $0 }
    self.init(color.space == .sRGB ? .sRGB : .displayP3, numbers.map { .number($0) }, alpha: alpha)
  }
}

extension TokenColor.Space {
  /// The colour of three components and an opacity in CSS.
  func cssText(_ numbers: [Double]) -> String {
    let (first, second, third, alpha) = (numbers[0], numbers[1], numbers[2], numbers[3])
    return switch self {
    case .hsl, .hwb: "\(rawValue)(\(first) \(second)% \(third)% / \(alpha))"
    case .lab, .lch, .oklab, .oklch: "\(rawValue)(\(first) \(second) \(third) / \(alpha))"
    case .sRGB, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      "color(\(rawValue) \(first) \(second) \(third) / \(alpha))"
    }
  }
}
