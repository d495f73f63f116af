extension DisplayList {
  /// The drawing as an SVG document.
  ///
  /// Its size is that in points. Shadows are blurred by filters; colours that only Display P3 has are declared over the
  /// nearest of sRGB, for programs that don't know them.
  ///
  /// ```swift
  /// let svg = drawing.svg(title: "Card")
  /// ```
  ///
  /// - Parameter title: The name of the drawing for people who can't see it; nil for nothing.
  /// - Returns: The document, always the same for the same list.
  public func svg(title: String? = nil) -> String { String(decoding: svgBytes(title: title), as: UTF8.self) }

  /// The drawing as an SVG document in UTF-8; see ``svg(title:)``.
  public func svgBytes(title: String? = nil) -> [UInt8] {
    var writer = SVGWriter(for: self)
    writer.bytes.reserveCapacity(1_024)
    writer.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    writer.append(Rect(width: bounds.width, height: bounds.height))
    writer.append(" viewBox=\"0 0 ")
    writer.append(bounds.width, bounds.height)
    writer.append("\">")
    if let title {
      writer.append("<title>")
      writer.append(escaping: title)
      writer.append("</title>")
    }
    writer.draw(operations)
    writer.append("</svg>")
    return writer.bytes
  }
}
