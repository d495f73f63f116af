import Restyle

// The greys.
extension Color {
  static let lineGray = gray(0.83)
  static let textGray = gray(0.65)
  static let placeholderGray = gray(0.75)
  static let disabledGray = gray(0.60)

  private static func gray(_ brightness: Double) -> Color {
    Color(hue: 0, saturation: 0, brightness: brightness)
  }
}

// The colours of the brand.
extension Color {
  static let mintGreen = Color(hue: 141.0 / 360, saturation: 0.49, brightness: 0.82)
  static let mintGreenDark = Color(hue: 141.0 / 360, saturation: 0.56, brightness: 0.75)
  static let lilacHighlighted = Color(hue: 255.0 / 360, saturation: 0.10, brightness: 1)
  static let lilacLine = Color(hue: 253.0 / 360, saturation: 0.21, brightness: 0.94)
}

// What they are used for.
extension Color {
  static let rowBackground = white
  static let rowSelection = lilacHighlighted
  static let formBackground = gray(0.95)
  static let modalFormBackground = gray(0.98)
  static let line = lineGray
}
