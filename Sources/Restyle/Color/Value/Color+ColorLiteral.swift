// As the colours of Apple's frameworks have it: Xcode shows such a literal as its colour, and picks others.
extension Color: _ExpressibleByColorLiteral {
  /// Creates a colour in sRGB from a colour literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    // A part of 255, which is what most literals mean, is exactly that.
    func component(_ value: Float) -> Double {
      let part = (Double(value) * 255).rounded() / 255
      return Float(part) == value ? part : Double(value)
    }
    self.init(
      red: component(red), green: component(green), blue: component(blue), alpha: component(alpha))
  }
}
