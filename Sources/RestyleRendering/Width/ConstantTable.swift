/// A table that exists as long as the program runs, so reading it counts no references.
struct ConstantTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Many threads may read it, since nobody writes to it after it was made, nor frees it.
  private let elements: UnsafeBufferPointer<Element>

  /// Creates a table for a constant of the module; its memory is never given back.
  init(_ elements: [Element]) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    self.elements = UnsafeBufferPointer(memory)
  }

  /// An element, which has to be one of the table.
  @inline(__always)
  subscript(index: Int) -> Element { elements[index] }
}

extension ConstantTable<UInt8> {
  /// Creates a table of a byte for each scalar.
  ///
  /// - Parameters:
  ///   - runs: The values of all scalars in their order, as letters from `A` on; a number before one says how many
  ///     scalars in a row have it. Syllables of Hangul count as open ones.
  ///   - values: What the letters stand for.
  ///   - limit: How many scalars there are.
  ///   - closedSyllable: The value of the syllables of Hangul with a final consonant.
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
    // Of 28 syllables in a row, the first has no final consonant (the Unicode Standard, section 3.12).
    for scalar in 0xAC00...0xD7A3 where (scalar - 0xAC00) % 28 != 0 { table[scalar] = closedSyllable }
    elements = UnsafeBufferPointer(table)
  }
}
