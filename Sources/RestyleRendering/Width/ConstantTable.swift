/// A table that exists as long as the program runs, so reading it counts no references.
struct ConstantTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Safe to share between threads, since its memory is neither written after its creation nor freed.
  private let elements: UnsafeBufferPointer<Element>

  /// Creates a table for a constant of the module; its memory is never freed.
  init(_ elements: [Element]) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    self.elements = UnsafeBufferPointer(memory)
  }

  /// The element at an index, which must be valid.
  @inline(__always)
  subscript(index: Int) -> Element { elements[index] }
}

extension ConstantTable<UInt8> {
  /// Creates a table with a byte for each scalar.
  ///
  /// - Parameters:
  ///   - runs: The values of all scalars in order, as letters from `A` on; a number before a letter is the number of
  ///     consecutive scalars with this value. All Hangul syllables count as open ones.
  ///   - values: The values that the letters represent.
  ///   - limit: The number of scalars.
  ///   - closedSyllable: The value of Hangul syllables with a final consonant.
  init(runs: String, of values: [UInt8], to limit: UInt32, closedSyllable: UInt8) {
    let table = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(limit))
    var (count, end) = (0, 0)
    for byte in runs.utf8 where byte != UInt8(ascii: "\n") {
      if byte < UInt8(ascii: "A") {
        count = count * 10 + Int(byte - UInt8(ascii: "0"))
      } else {
        let start = end
        end += max(count, 1)
        table[start..<end].initialize(repeating: values[Int(byte - UInt8(ascii: "A"))])
        count = 0
      }
    }
    // Of 28 consecutive syllables, the first has no final consonant (the Unicode Standard, section 3.12).
    for scalar in 0xAC00...0xD7A3 where (scalar - 0xAC00) % 28 != 0 { table[scalar] = closedSyllable }
    elements = UnsafeBufferPointer(table)
  }
}
