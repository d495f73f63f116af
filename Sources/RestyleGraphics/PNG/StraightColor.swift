/// A colour as PNG stores it: not premultiplied, with 8 bits per component.
struct StraightColor: Hashable {
  /// The opacity in the highest byte, followed by red, green and blue.
  let bits: UInt32

  /// Divides the colours of a pixel by its opacity, rounded to the nearest; a clear pixel becomes black.
  init(_ pixel: Pixel) {
    let alpha = UInt32(pixel.alpha)
    func divided(_ component: UInt8) -> UInt32 {
      guard alpha > 0, alpha < 255 else { return UInt32(component) }
      return (UInt32(component) * 255 + alpha / 2) / alpha
    }
    bits = alpha << 24 | divided(pixel.red) << 16 | divided(pixel.green) << 8 | divided(pixel.blue)
  }

  var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
  var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }
}
