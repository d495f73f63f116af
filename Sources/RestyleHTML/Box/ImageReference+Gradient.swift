import Restyle

extension ImageReference {
  /// Creates a reference to an SVG document of a gradient with resolved colours, along a line between fractions of the
  /// box.
  ///
  /// CSS has such lines only along an edge of the box, or at an angle that doesn't depend on its size. An SVG document
  /// without a size has that of the box, and its percentages refer to it (SVG 2, sections 8.9, 14.2).
  init(_ gradient: Gradient, from start: (left: Double, top: Double), to end: (left: Double, top: Double)) {
    var bytes = Bytes()
    bytes.append(
      verbatim:
        "<svg xmlns='http://www.w3.org/2000/svg'><linearGradient id='g' gradientUnits='userSpaceOnUse'")
    for (name, value) in [
      (" x1='" as StaticString, start.left), (" y1='", start.top), (" x2='", end.left), (" y2='", end.top),
    ] {
      bytes.append(verbatim: name)
      bytes.append(percentage: value)
      bytes.append(UInt8(ascii: "'"))
    }
    bytes.append(UInt8(ascii: ">"))
    for stop in gradient.steppedStops(for: .svg) {
      bytes.append(verbatim: "<stop offset='")
      bytes.append(percentage: stop.location)
      bytes.append(verbatim: "' stop-color='")
      bytes.append(safe: stop.color.withAlpha(1).cssText())
      if stop.color.alpha != 1 {
        bytes.append(verbatim: "' stop-opacity='")
        bytes.append(number: stop.color.alpha)
      }
      bytes.append(verbatim: "'/>")
    }
    bytes.append(verbatim: "</linearGradient><rect width='100%' height='100%' fill='url(#g)'/></svg>")
    self.init(svg: bytes)
  }

  /// Creates a reference to a generated SVG document.
  private init(svg: Bytes) {
    var text = "data:image/svg+xml,"
    for byte in svg {
      switch byte {
      // Characters that end an address, a CSS string or an attribute, or that would be decoded.
      case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "'"):
        text += "%" + String(byte, radix: 16, uppercase: true)
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    self.init(safe: text)
  }
}
