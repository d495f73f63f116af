/// The parameters of a sequence that changes one style to another.
///
/// They have a buffer of their own: with an array, the capacity check for each byte took a quarter of the time of
/// boxes.
struct SequenceParameters {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes; a semicolon follows each parameter.
  private(set) var count = 2

  /// Starts a sequence in a buffer of at least ``capacity`` bytes.
  init(in bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
    bytes.initializeElement(at: 0, to: 0x1B)
    bytes.initializeElement(at: 1, to: UInt8(ascii: "["))
  }

  /// More bytes than all ends, all starts and three colours take.
  static let capacity = 128

  /// The sequence; without parameters, it resets everything.
  var sequence: UnsafeBufferPointer<UInt8> {
    let length = max(count, 3)
    bytes.initializeElement(at: length - 1, to: UInt8(ascii: "m"))
    return UnsafeBufferPointer(rebasing: bytes[..<length])
  }
}

extension SequenceParameters {
  @inline(__always)
  mutating func append(_ parameter: UInt8, endingIn end: Unicode.Scalar = ";") {
    if parameter >= 100 { append(byte: UInt8(ascii: "0") + parameter / 100) }
    if parameter >= 10 { append(byte: UInt8(ascii: "0") + parameter / 10 % 10) }
    append(byte: UInt8(ascii: "0") + parameter % 10)
    append(byte: UInt8(ascii: end))
  }

  @inline(__always)
  private mutating func append(byte: UInt8) {
    bytes.initializeElement(at: count, to: byte)
    count += 1
  }

  /// Appends the codes that end parts of the old style; returns false if there are none.
  mutating func appendEnds(from old: CellStyle, to new: CellStyle) -> Bool {
    let start = count
    let ended = old.flags.subtracting(new.flags)
    if !ended.isDisjoint(with: [.bold, .faint]) { append(22) }
    if ended.contains(.italic) { append(23) }
    if new.underline == .none, old.underline != .none { append(24) }
    if ended.contains(.reversed) { append(27) }
    if ended.contains(.struckThrough) { append(29) }
    if new.foreground == nil, old.foreground != nil { append(39) }
    if new.background == nil, old.background != nil { append(49) }
    if new.underlineColor == nil, old.underlineColor != nil { append(59) }
    return count != start
  }

  mutating func appendStarts(from old: CellStyle, to new: CellStyle) {
    let ended = old.flags.subtracting(new.flags)
    // One code ends both.
    let kept = ended.isDisjoint(with: [.bold, .faint]) ? old.flags : old.flags.subtracting([.bold, .faint])
    let started = new.flags.subtracting(kept)
    if started.contains(.bold) { append(1) }
    if started.contains(.faint) { append(2) }
    if started.contains(.italic) { append(3) }
    if new.underline != .none, new.underline != old.underline {
      // Terminals that support only one pattern ignore all of it.
      append(4, endingIn: new.underline == .single ? ";" : ":")
      if new.underline != .single { append(new.underline.rawValue) }
    }
    if started.contains(.reversed) { append(7) }
    if started.contains(.struckThrough) { append(9) }
    if let color = new.foreground, color != old.foreground { append(color, as: 38) }
    if let color = new.background, color != old.background { append(color, as: 48) }
    if let color = new.underlineColor, color != old.underlineColor { append(color, as: 58) }
  }

  /// Appends a colour as that of the text (38), the background (48) or the line under the text (58).
  private mutating func append(_ color: TerminalColor, as kind: UInt8) {
    let isLine = kind == 58
    // With colons (ITU T.416): after semicolons, terminals that don't support it would interpret its numbers as other
    // codes.
    let separator: Unicode.Scalar = isLine ? ":" : ";"
    switch color.index {
    case .some(let index) where index < 8 && !isLine: append(kind - 8 + index)
    case .some(let index) where index < 16 && !isLine: append(kind + 52 + index - 8)
    case .some(let index):
      append(kind, endingIn: separator)
      append(5, endingIn: separator)
      append(index)
    case nil:
      append(kind, endingIn: separator)
      append(2, endingIn: separator)
      // The omitted colour space.
      if isLine { append(byte: UInt8(ascii: ":")) }
      let (red, green, blue) = color.components
      append(red, endingIn: separator)
      append(green, endingIn: separator)
      append(blue)
    }
  }
}
