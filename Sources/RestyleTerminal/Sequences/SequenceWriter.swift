/// The bytes for a terminal: texts, and the escape sequences that style them.
///
/// The writer tracks the current style, so that each text needs only the difference from the previous style, and the
/// end of a nested text doesn't end the outer style.
struct SequenceWriter: Sendable {
  var bytes: [UInt8] = []
  private let isPlain: Bool
  private var current = StyleChanges.Style(CellStyle.Codes(.plain), number: nil)
  private var link: [UInt8]?
  /// Whether the last line has content.
  private(set) var isLineOpen = false

  /// Starts an output.
  ///
  /// - Parameter isPlain: Whether all sequences are left out.
  init(isPlain: Bool) { self.isPlain = isPlain }
}

extension SequenceWriter {
  /// Appends bytes that contain no sequences and no control characters except tabs.
  @inline(__always)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    isLineOpen = true
  }

  /// Appends such bytes to the gathered ones.
  @inline(__always)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, in gathered: inout ByteGathering) {
    gathered.append(text, to: &bytes)
    isLineOpen = true
  }

  /// Reserves capacity for about so many more bytes.
  mutating func reserve(_ count: Int) {
    let capacity = bytes.count + count
    // At least double the capacity, so that repeated calls don't copy the bytes each time.
    if capacity > bytes.capacity { bytes.reserveCapacity(max(capacity, 2 * bytes.capacity)) }
  }

  /// Notes that texts were appended to the bytes, with the sequences for the new current style.
  mutating func note(_ new: StyleChanges.Style) {
    current = new
    isLineOpen = true
  }

  /// The current style.
  var style: CellStyle { current.cells }

  /// Appends spaces.
  mutating func append(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(count, 0)))
  }

  /// Ends the line.
  ///
  /// The background ends first, since a terminal that scrolls fills the new line with it.
  ///
  /// - Parameter isSelfContained: Whether all styles end, so that the next line doesn't depend on this one.
  mutating func endLine(isSelfContained: Bool) {
    if isSelfContained {
      end()
    } else {
      change(to: style.withoutBackground)
    }
    bytes.append(UInt8(ascii: "\n"))
    isLineOpen = false
  }

  /// Ends the line in the gathered bytes, with cached style changes.
  mutating func endLine(
    isSelfContained: Bool, by changes: inout StyleChanges, in gathered: inout ByteGathering
  ) {
    if !isSelfContained, style.background != nil {
      change(to: changes.style(style.withoutBackground), by: &changes, in: &gathered)
    }
    gathered.flush(to: &bytes)
    endLine(isSelfContained: isSelfContained)
  }

  /// The sequences that end all active styles and links.
  var closing: String {
    var end = self
    end.bytes = []
    end.end()
    return String(decoding: end.bytes, as: UTF8.self)
  }

  /// Ends all active styles and links.
  mutating func end() {
    change(to: .plain)
    follow(nil)
  }

  /// Whether a link is active.
  @inline(__always)
  var isLinked: Bool { link != nil }

  /// Starts, changes or ends a link (OSC 8, "Hyperlinks in terminal emulators").
  ///
  /// - Parameter new: The link's parameters and target, with a semicolon between them, in printable ASCII; nil for
  ///   none.
  mutating func follow(_ new: [UInt8]?) {
    guard !isPlain, new != link else { return }
    link = new
    bytes.append(contentsOf: [0x1B, UInt8(ascii: "]"), UInt8(ascii: "8"), UInt8(ascii: ";")])
    bytes.append(contentsOf: new ?? [UInt8(ascii: ";")])
    bytes.append(contentsOf: [0x1B, UInt8(ascii: "\\")])
  }

  // The shortest sequence from one style to another.

  /// Changes the style after the gathered bytes, with cached style changes.
  mutating func change(
    to new: StyleChanges.Style, by changes: inout StyleChanges, in gathered: inout ByteGathering
  ) {
    if !changes.withBytes(from: current, to: new, { gathered.append($0, to: &bytes) }), !isPlain {
      Self.withSequence(from: style, to: new.cells) { gathered.append($0, to: &bytes) }
    }
    current = new
  }

  /// Changes the current style.
  mutating func change(to new: CellStyle) {
    guard !isPlain, new != style else { return }
    Self.withSequence(from: style, to: new) { bytes.append(contentsOf: $0) }
    current = StyleChanges.Style(CellStyle.Codes(new), number: nil)
  }

  /// Calls `body` with the bytes that change one style to another.
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
        // Resetting everything and starting anew may be shorter.
        var anew = SequenceParameters(in: UnsafeMutableBufferPointer(rebasing: lower))
        anew.append(0)
        anew.appendStarts(from: .plain, to: new)
        if anew.count < change.count { change = anew }
      }
      body(change.sequence)
    }
  }
}
