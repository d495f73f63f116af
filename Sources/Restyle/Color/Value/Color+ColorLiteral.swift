// As for the colours of Apple's frameworks, Xcode shows such a literal as its colour, with a colour picker.
extension Color: _ExpressibleByColorLiteral {
  /// Creates a colour in sRGB from a colour literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
