extension CellStyle {
  /// A style in two words, which are compared faster than its properties.
  struct Codes: Equatable, Sendable {
    private let colors: UInt64
    private let others: UInt64

    init(_ style: CellStyle) {
      colors = TerminalColor.code(of: style.foreground) << 32 | TerminalColor.code(of: style.background)
      others =
        TerminalColor.code(of: style.underlineColor) << 32
        | UInt64(style.underline.rawValue) << 8 | UInt64(style.flags.rawValue)
    }

    var style: CellStyle {
      CellStyle(
        foreground: TerminalColor(code: colors >> 32), background: TerminalColor(code: colors),
        underlineColor: TerminalColor(code: others >> 32),
        underline: Underline(rawValue: UInt8(truncatingIfNeeded: others >> 8)) ?? .none,
        flags: Flags(rawValue: UInt8(truncatingIfNeeded: others)))
    }
  }
}

extension TerminalColor {
  // `UInt32.max` stands for no colour, since no colour has that code.

  @inline(__always)
  fileprivate static func code(of color: TerminalColor?) -> UInt64 { UInt64(color?.bits ?? .max) }

  @inline(__always)
  fileprivate init?(code: UInt64) {
    let bits = UInt32(truncatingIfNeeded: code)
    guard bits != .max else { return nil }
    self.init(bits: bits)
  }
}
