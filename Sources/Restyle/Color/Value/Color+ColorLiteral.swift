// As for the colours of Apple's frameworks, Xcode shows such a literal as its colour, with a colour picker.
extension Color: _ExpressibleByColorLiteral {
  /// Creates a colour in sRGB from a colour literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    // Most literals mean a multiple of 1/255, and those become exactly that.
    func component(_ value: Float) -> Double {
      let part = (Double(value) * 255).rounded() / 255
      return Float(part) == value ? part : Double(value)
    }
    self.init(
      red: component(red), green: component(green), blue: component(blue), alpha: component(alpha))
  }
}
