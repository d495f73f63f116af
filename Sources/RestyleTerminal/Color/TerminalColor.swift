import Restyle

/// A colour as it is sent to a terminal: an index of its palette, or RGB components.
struct TerminalColor: Hashable, Sendable {
  /// The components in the lower three bytes, or the index in the lowest byte with the highest bit set.
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(index: UInt8) { bits = 1 << 31 | UInt32(index) }

  init(red: UInt8, green: UInt8, blue: UInt8) { bits = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension TerminalColor {
  /// The index in the palette; nil for RGB components.
  var index: UInt8? { bits >> 31 == 1 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// The components; for an index, those that terminals have by default.
  var components: (red: UInt8, green: UInt8, blue: UInt8) {
    if let index { return TerminalPalette.components[Int(index)] }
    return (
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }

  /// The colour as a style's value.
  var color: Color {
    let (red, green, blue) = components
    return Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
