import Restyle

extension SVGWriter {
  /// Draws an image over a rectangle.
  mutating func draw(_ image: Image, in rect: Rect) {
    guard let url = image.dataURL else { return }
    let tint = image.renderingMode == .template ? image.tintColor.map { define(tint: $0) } : nil
    append("<image")
    append(rect)
    append(" preserveAspectRatio=\"none\" href=\"")
    append(escaping: url)
    append("\"")
    if let tint { append("filter", definition: tint) }
    append("/>")
  }

  /// Writes the definition of a filter that shows a colour through the opacity of an image.
  private mutating func define(tint color: Color) -> Int {
    let color = color.converted(to: gamut.space)
    let name = newName()
    append("<filter id=\"")
    append(name: name)
    append("\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood")
    append(
      PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha), .flood)
    append("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    return name
  }
}
