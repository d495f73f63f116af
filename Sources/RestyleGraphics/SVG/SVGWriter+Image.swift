import Restyle
import RestyleRendering

extension SVGWriter {
  /// Draws an image over a rectangle.
  mutating func draw(_ image: Image, in rect: Rect) {
    guard let url = image.dataURL else { return }
    let tint = image.renderingMode == .template ? image.tintColor.map { define(tint: $0) } : nil
    if let tint {
      append("<g")
      append("filter", definition: tint)
      append(">")
    }
    // The scale is the number of pixels per point. The smallest scales make images larger than any number.
    let size = image.pixelSize.map { pixels in
      Size(
        width: min(pixels.width / image.scale, Self.limit),
        height: min(pixels.height / image.scale, Self.limit))
    }
    if let size, image.capInsets != .zero {
      drawParts(of: image, url, size, in: rect)
    } else if let size, image.resizingMode == .tile {
      drawTiles(of: url, size, in: rect)
    } else {
      draw(url, in: rect)
    }
    if tint != nil { append("</g>") }
  }

  private mutating func draw(_ url: String, in rect: Rect, name: Int? = nil) {
    if let name { append(startOf: "image", name: name) } else { append("<image") }
    append(rect)
    append(" preserveAspectRatio=\"none\" href=\"")
    append(escaping: url)
    append("\"/>")
  }

  private mutating func drawTiles(of url: String, _ size: Size, in rect: Rect) {
    let name = newName()
    append(startOf: "pattern", name: name)
    append(" patternUnits=\"userSpaceOnUse\"")
    append(Rect(x: rect.left, y: rect.top, width: size.width, height: size.height))
    append(">")
    draw(url, in: Rect(width: size.width, height: size.height))
    append("</pattern>")
    append(startOf: Path(rect))
    append("fill", definition: name)
    append("/>")
  }

  /// Draws the nine parts, each as a viewport onto the whole image.
  private mutating func drawParts(of image: Image, _ url: String, _ size: Size, in rect: Rect) {
    let name = newName()
    append("<defs>")
    draw(url, in: Rect(width: size.width, height: size.height), name: name)
    append("</defs>")
    // Neither the image nor its edges are ever mirrored.
    let caps = PhysicalSides(image.capInsets, in: .leftToRight).map { max(0, $0) }
    let stretch = Stretch(of: size, keeping: caps, to: Size(width: rect.width, height: rect.height))
    let columns = Self.parts(of: size.width, caps.left, caps.right)
    for row in Self.parts(of: size.height, caps.top, caps.bottom) {
      for column in columns {
        let part = Rect(left: column.start, top: row.start, right: column.end, bottom: row.end)
        let place = stretch(part)
        guard !part.isEmpty, !place.isEmpty else { continue }
        append("<svg")
        append(
          Rect(x: rect.left + place.left, y: rect.top + place.top, width: place.width, height: place.height))
        append(" viewBox=\"")
        append(part.left, part.top)
        append(" ")
        append(part.width, part.height)
        append("\" preserveAspectRatio=\"none\"><use href=\"#")
        append(name: name)
        append("\"/></svg>")
      }
    }
  }

  /// The two edges of a length, and the part between them.
  private static func parts(of length: Double, _ start: Double, _ end: Double) -> [(
    start: Double, end: Double
  )] {
    let first = min(start, length)
    let last = max(first, length - end)
    return [(0, first), (first, last), (last, length)]
  }

  /// Writes the definition of a filter that fills a drawing's opacity with a colour.
  private mutating func define(tint color: Color) -> Int {
    let color = color.converted(to: gamut.space)
    let name = newName()
    append(startOf: "filter", name: name)
    append(" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood")
    append(
      PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha), "flood-color",
      opacity: "flood-opacity")
    append("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    return name
  }
}

extension Image {
  /// The size of the encoded image in pixels; nil if its bytes don't have it.
  var pixelSize: Size? {
    guard case .data(let bytes) = source else { return nil }
    return (try? EncodedImageHeader(bytes))?.pixelSize
  }
}
