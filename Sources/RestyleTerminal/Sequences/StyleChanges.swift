/// A cache of the sequences that change one of a few styles to another.
struct StyleChanges: Sendable {
  private let isPlain: Bool
  // The first styles that occurred.
  private var keys: [CellStyle.Codes] = []
  // All sequences in one array, since separate arrays would be retained for each run of a text.
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>?] = []

  private static let few = 16

  /// Creates an empty cache.
  ///
  /// - Parameter isPlain: Whether all sequences are left out.
  init(isPlain: Bool) { self.isPlain = isPlain }

  /// A style, with its number if it is cached.
  struct Style: Sendable {
    // Copied for each run, so the style is stored in two words.
    private let codes: CellStyle.Codes
    let number: Int?

    var cells: CellStyle { codes.style }

    init(_ codes: CellStyle.Codes, number: Int?) {
      self.codes = codes
      self.number = number
    }
  }
}

extension StyleChanges {
  /// A style with its number.
  mutating func style(_ cells: CellStyle) -> Style {
    let key = CellStyle.Codes(cells)
    if let number = keys.firstIndex(of: key) { return Style(key, number: number) }
    guard keys.count < Self.few else { return Style(key, number: nil) }
    if keys.isEmpty {
      keys.reserveCapacity(Self.few)
      ranges = Array(repeating: nil, count: Self.few * Self.few)
    }
    keys.append(key)
    return Style(key, number: keys.count - 1)
  }

  /// Calls `body` with the bytes that change one style to another, if both have numbers.
  ///
  /// - Returns: Whether both have numbers.
  @inline(__always)
  mutating func withBytes(
    from old: Style, to new: Style, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    guard let first = old.number, let second = new.number else { return false }
    let index = first * Self.few + second
    let range = ranges[index] ?? add(from: old.cells, to: new.cells, at: index)
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    return true
  }

  private mutating func add(from old: CellStyle, to new: CellStyle, at index: Int) -> Range<Int> {
    let start = bytes.count
    if !isPlain { SequenceWriter.withSequence(from: old, to: new) { bytes.append(contentsOf: $0) } }
    ranges[index] = start..<bytes.count
    return start..<bytes.count
  }
}
