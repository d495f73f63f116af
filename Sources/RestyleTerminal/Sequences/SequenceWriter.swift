/// The bytes for a terminal: texts between the sequences that say how they look.
///
/// What is in force is known at every place, so that each text costs only what distinguishes its style from the one before,
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
  init(isPlain: Bool) { self.isPlain = isPlain }
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

  // The shortest way from one style to another.

  /// Makes what follows look otherwise.
  mutating func change(to new: CellStyle) {
    guard !isPlain, new != style else { return }
    let old = style
    style = new
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * SequenceParameters.capacity) { room in
      let (upper, lower) = (room[..<SequenceParameters.capacity], room[SequenceParameters.capacity...])
      var change = SequenceParameters(in: UnsafeMutableBufferPointer(rebasing: upper))
      guard new != .plain else { return bytes.append(contentsOf: change.sequence) }
      let ends = change.appendEnds(from: old, to: new)
      change.appendStarts(from: old, to: new)
      if ends {
        // To end everything and start anew may be shorter.
        var anew = SequenceParameters(in: UnsafeMutableBufferPointer(rebasing: lower))
        anew.append(0)
        anew.appendStarts(from: .plain, to: new)
        if anew.count < change.count { change = anew }
      }
      bytes.append(contentsOf: change.sequence)
    }
  }
}
