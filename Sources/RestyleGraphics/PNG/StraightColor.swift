/// A colour as PNG keeps it: not multiplied with its opacity, in parts of 255.
struct StraightColor: Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  /// Divides the colours of a pixel by its opacity, rounded to the nearest; nothing is black.
  init(_ pixel: Pixel) {
    let alpha = UInt32(pixel.alpha)
    func divided(_ component: UInt8) -> UInt8 {
      guard alpha > 0, alpha < 255 else { return component }
      return UInt8((UInt32(component) * 255 + alpha / 2) / alpha)
    }
    red = divided(pixel.red)
    green = divided(pixel.green)
    blue = divided(pixel.blue)
    self.alpha = pixel.alpha
  }

  var isGray: Bool { red == green && green == blue }
}
