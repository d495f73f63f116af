extension DisplayList {
  /// Returns the drawing as an SVG document.
  ///
  /// The document has the size of the drawing in points. Filters blur its shadows. Colours outside sRGB are declared
  /// after the nearest sRGB colour, for programs without support for Display P3.
  ///
  /// ```swift
  /// let svg = drawing.svg(title: "Card")
  /// ```
  ///
  /// - Parameter title: The title of the drawing for screen readers; nil for none.
  /// - Returns: The document, which is always the same for the same list.
  public func svg(title: String? = nil) -> String { String(decoding: svgBytes(title: title), as: UTF8.self) }

  /// Returns the drawing as an SVG document in UTF-8; see ``svg(title:)``.
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
