import Restyle

/// A colour as a terminal is told it: an index of its palette, or a mixture.
struct TerminalColor: Hashable, Sendable {
  /// The components in the lower three bytes, or the index in the lowest with the highest bit set.
  let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  init(index: UInt8) {
    bits = 1 << 31 | UInt32(index)
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}

extension TerminalColor {
  /// The place in the palette; nil for a mixture.
  var index: UInt8? { bits >> 31 == 1 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// The components: those that terminals have by default, of an index.
  var components: (red: UInt8, green: UInt8, blue: UInt8) {
    if let index { return TerminalPalette.components[Int(index)] }
    return (
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }

  /// The colour as styles have it.
  var color: Color {
    let (red, green, blue) = components
    return Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
