/// The bytes for a terminal: texts between the sequences that say how they look.
///
/// What is in force is known at every place, so that each text costs only what distinguishes its style from the one before,
/// and nothing that ends within another text ends that one's style too.
struct SequenceWriter: Sendable {
  var bytes: [UInt8] = []
  private let isPlain: Bool
  private var current = StyleChanges.Style(CellStyle.Codes(.plain), number: nil)
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
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    isLineOpen = true
  }

  /// Appends the same behind what is gathered.
  @inline(__always)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, in gathered: inout ByteGathering) {
    gathered.append(text, to: &bytes)
    isLineOpen = true
  }

  /// Makes room for about so many more bytes.
  mutating func reserve(_ count: Int) {
    let capacity = bytes.count + count
    // At least twice as many, so that bytes that are appended again and again aren't copied each time.
    if capacity > bytes.capacity { bytes.reserveCapacity(max(capacity, 2 * bytes.capacity)) }
  }

  /// Takes note of texts that were appended to the bytes, with what leads to the style that is in force after them.
  mutating func note(_ new: StyleChanges.Style) {
    current = new
    isLineOpen = true
  }

  /// The style that is in force.
  var style: CellStyle { current.cells }

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
      end()
    } else {
      change(to: style.withoutBackground)
    }
    bytes.append(UInt8(ascii: "\n"))
    isLineOpen = false
  }

  /// Ends the line behind what is gathered, by what is known to lead to other styles.
  mutating func endLine(
    isSelfContained: Bool, by changes: inout StyleChanges, in gathered: inout ByteGathering
  ) {
    if !isSelfContained, style.background != nil {
      change(to: changes.style(style.withoutBackground), by: &changes, in: &gathered)
    }
    gathered.flush(to: &bytes)
    endLine(isSelfContained: isSelfContained)
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

  /// Makes what follows what is gathered look otherwise, by what is known to lead there.
  mutating func change(
    to new: StyleChanges.Style, by changes: inout StyleChanges, in gathered: inout ByteGathering
  ) {
    if !changes.withBytes(from: current, to: new, { gathered.append($0, to: &bytes) }), !isPlain {
      Self.withSequence(from: style, to: new.cells) { gathered.append($0, to: &bytes) }
    }
    current = new
  }

  /// Makes what follows look otherwise.
  mutating func change(to new: CellStyle) {
    guard !isPlain, new != style else { return }
    Self.withSequence(from: style, to: new) { bytes.append(contentsOf: $0) }
    current = StyleChanges.Style(CellStyle.Codes(new), number: nil)
  }

  /// Calls `body` with the bytes that lead from one style to another.
  static func withSequence(
    from old: CellStyle, to new: CellStyle, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * SequenceParameters.capacity) { room in
      if new == old { return }
      let (upper, lower) = (room[..<SequenceParameters.capacity], room[SequenceParameters.capacity...])
      var change = SequenceParameters(in: UnsafeMutableBufferPointer(rebasing: upper))
      guard new != .plain else { return body(change.sequence) }
      let ends = change.appendEnds(from: old, to: new)
      change.appendStarts(from: old, to: new)
      if ends {
        // To end everything and start anew may be shorter.
        var anew = SequenceParameters(in: UnsafeMutableBufferPointer(rebasing: lower))
        anew.append(0)
        anew.appendStarts(from: .plain, to: new)
        if anew.count < change.count { change = anew }
      }
      body(change.sequence)
    }
  }
}
