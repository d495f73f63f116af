/// One pixel: red, green, blue and the opacity in parts of 255, the colours multiplied with the opacity.
struct Pixel: Hashable, Sendable {
  /// The components, red in the lowest byte.
  var bits: UInt32

  static let clear = Pixel(bits: 0)

  init(bits: UInt32) { self.bits = bits }

  /// Creates a pixel of components in 0...1, the colours multiplied with the opacity; each is rounded to the nearest.
  @inline(__always)
  init(premultiplied components: SIMD4<Float>) {
    // Beyond 2²³ a float has no digits behind the point, and its lowest bits are those of the number: rounding so
    // takes a tenth of the time that conversions take.
    let steps = components * 255 + 8_388_608
    bits =
      steps.x.bitPattern & 0xFF | (steps.y.bitPattern & 0xFF) << 8 | (steps.z.bitPattern & 0xFF) << 16
      | (steps.w.bitPattern & 0xFF) << 24
  }

  init(_ color: PaintColor) { self.init(premultiplied: color.premultiplied) }
}

extension PaintColor {
  /// The components, the colours multiplied with the opacity.
  var premultiplied: SIMD4<Float> {
    let product = components * components.w
    return SIMD4<Float>(SIMD4(product.x, product.y, product.z, components.w))
  }
}

extension Pixel {
  var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  var isOpaque: Bool { bits >= 0xFF00_0000 }

  /// All four components multiplied with parts of 255, each rounded to the nearest.
  @inline(__always)
  func scaled(by part: UInt8) -> Pixel {
    // Two components at once, each with 16 bits of room. Exact for all products of two bytes (Jim Blinn, "Three
    // Wrongs Make a Right").
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    let part = UInt32(part)
    var even = (bits & mask) &* part &+ half
    even = ((even &+ (even &>> 8 & mask)) &>> 8) & mask
    var odd = (bits &>> 8 & mask) &* part &+ half
    odd = (odd &+ (odd &>> 8 & mask)) & ~mask
    return Pixel(bits: even | odd)
  }

  /// This pixel over another one (CSS Compositing 1, section 9.1.4, `source-over`).
  @inline(__always)
  func over(_ other: Pixel) -> Pixel {
    // No component exceeds its opacity, so that no sum leaves its byte.
    Pixel(bits: bits &+ other.scaled(by: 255 - alpha).bits)
  }
}
