/// The bytes for a terminal: texts between the sequences that say how they look.
///
/// What is in force is known at every place, so that each text costs only what tells its style from the one before,
/// and nothing that ends within another text ends that one's style too.
struct SequenceWriter: Sendable {
  var bytes: [UInt8] = []
  private let isPlain: Bool
  private(set) var style = CellStyle.plain
  private var link: [UInt8]?
  /// Whether something stands in the last line.
  private(set) var isLineOpen = false

  /// Starts an output.
  ///
  /// - Parameter isPlain: Whether all sequences are left out.
  init(isPlain: Bool) {
    self.isPlain = isPlain
  }
}

extension SequenceWriter {
  /// Appends bytes that hold no sequences and no controls but tabs.
  @inline(__always)
  mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    isLineOpen = true
  }

  /// Takes note of texts that were appended to the bytes, with what leads to the style that is in force after them.
  mutating func note(_ new: CellStyle) {
    style = new
    isLineOpen = true
  }

  /// The bytes that lead from one style to another.
  static func sequence(from old: CellStyle, to new: CellStyle) -> [UInt8] {
    var writer = Self(isPlain: false)
    writer.style = old
    writer.change(to: new)
    return writer.bytes
  }

  /// Appends as many spaces.
  mutating func append(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(count, 0)))
  }

  /// Ends the line.
  ///
  /// The background goes first: a terminal that scrolls fills the new line with it.
  ///
  /// - Parameter isSelfContained: Whether the next line is to need nothing of this one.
  mutating func endLine(isSelfContained: Bool) {
    if isSelfContained {
      change(to: .plain)
      follow(nil)
    } else if style.background != nil {
      var without = style
      without.background = nil
      change(to: without)
    }
    bytes.append(UInt8(ascii: "\n"))
    isLineOpen = false
  }

  /// What leaves nothing of the output in force after it.
  var closing: String {
    var end = self
    end.bytes = []
    end.end()
    return String(decoding: end.bytes, as: UTF8.self)
  }

  /// Ends what is in force.
  mutating func end() {
    change(to: .plain)
    follow(nil)
  }

  /// Whether what follows belongs to a link.
  @inline(__always)
  var isLinked: Bool { link != nil }

  /// Starts, changes or ends a link (OSC 8, "Hyperlinks in terminal emulators").
  ///
  /// - Parameter new: Its parameters and its target, with a semicolon between them, in printable ASCII; nil for none.
  mutating func follow(_ new: [UInt8]?) {
    guard !isPlain, new != link else { return }
    link = new
    bytes.append(contentsOf: [0x1B, UInt8(ascii: "]"), UInt8(ascii: "8"), UInt8(ascii: ";")])
    bytes.append(contentsOf: new ?? [UInt8(ascii: ";")])
    bytes.append(contentsOf: [0x1B, UInt8(ascii: "\\")])
  }
}

// The shortest way from one style to another.
extension SequenceWriter {
  /// Makes what follows look otherwise.
  mutating func change(to new: CellStyle) {
    guard !isPlain, new != style else { return }
    let old = style
    style = new
    let start = bytes.count
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    guard new != .plain else { return bytes.append(UInt8(ascii: "m")) }
    let ends = appendEnds(from: old, to: new)
    appendStarts(from: old, to: new)
    finish()
    guard ends else { return }
    // To end everything and start anew may be shorter.
    let middle = bytes.count
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    append(parameter: 0)
    appendStarts(from: .plain, to: new)
    finish()
    if bytes.count - middle < middle - start {
      bytes.removeSubrange(start..<middle)
    } else {
      bytes.removeSubrange(middle...)
    }
  }

  /// Appends what ends parts of the old style; false if there are none.
  private mutating func appendEnds(from old: CellStyle, to new: CellStyle) -> Bool {
    let start = bytes.count
    let ended = old.flags.subtracting(new.flags)
    if !ended.isDisjoint(with: [.bold, .faint]) { append(parameter: 22) }
    if ended.contains(.italic) { append(parameter: 23) }
    if new.underline == .none, old.underline != .none { append(parameter: 24) }
    if ended.contains(.struckThrough) { append(parameter: 29) }
    if new.foreground == nil, old.foreground != nil { append(parameter: 39) }
    if new.background == nil, old.background != nil { append(parameter: 49) }
    if new.underlineColor == nil, old.underlineColor != nil { append(parameter: 59) }
    return bytes.count != start
  }

  private mutating func appendStarts(from old: CellStyle, to new: CellStyle) {
    let ended = old.flags.subtracting(new.flags)
    // One number ends both.
    let kept = ended.isDisjoint(with: [.bold, .faint]) ? old.flags : old.flags.subtracting([.bold, .faint])
    let started = new.flags.subtracting(kept)
    if started.contains(.bold) { append(parameter: 1) }
    if started.contains(.faint) { append(parameter: 2) }
    if started.contains(.italic) { append(parameter: 3) }
    if new.underline != .none, new.underline != old.underline {
      append(parameter: 4)
      // Terminals that know one pattern only ignore the whole of it.
      if new.underline != .single {
        bytes[bytes.count - 1] = UInt8(ascii: ":")
        append(parameter: new.underline.rawValue)
      }
    }
    if started.contains(.struckThrough) { append(parameter: 9) }
    if let color = new.foreground, color != old.foreground { append(color, base: 30) }
    if let color = new.background, color != old.background { append(color, base: 40) }
    if let color = new.underlineColor, color != old.underlineColor { append(underlineColor: color) }
  }

  private mutating func append(_ color: TerminalColor, base: UInt8) {
    switch color.index {
    case .some(let index) where index < 8: append(parameter: base + index)
    case .some(let index) where index < 16: append(parameter: base + 60 + index - 8)
    case .some(let index):
      append(parameter: base + 8)
      append(parameter: 5)
      append(parameter: index)
    case nil:
      append(parameter: base + 8)
      append(parameter: 2)
      let (red, green, blue) = color.components
      append(parameter: red)
      append(parameter: green)
      append(parameter: blue)
    }
  }

  /// With colons (ITU T.416), since terminals that don't know it would take its numbers for others after semicolons.
  private mutating func append(underlineColor color: TerminalColor) {
    let (red, green, blue) = color.components
    let text = color.index.map { "58:5:\($0);" } ?? "58:2::\(red):\(green):\(blue);"
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(parameter: UInt8) {
    if parameter >= 100 { bytes.append(UInt8(ascii: "0") + parameter / 100) }
    if parameter >= 10 { bytes.append(UInt8(ascii: "0") + parameter / 10 % 10) }
    bytes.append(UInt8(ascii: "0") + parameter % 10)
    bytes.append(UInt8(ascii: ";"))
  }

  private mutating func finish() {
    bytes[bytes.count - 1] = UInt8(ascii: "m")
  }
}
