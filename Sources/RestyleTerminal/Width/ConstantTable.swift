/// A table that is made once and stays as long as the program runs: reading it counts no references.
struct ConstantTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Many threads may read it, since nobody writes to it after it was made, nor frees it.
  private let elements: UnsafePointer<Element>
  private let count: Int

  /// Makes a table for a constant of the module; its memory is never given back.
  init(_ elements: [Element]) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = memory.initialize(from: elements)
    self.elements = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
    count = elements.count
  }

  /// An element, which has to be one of the table.
  @inline(__always)
  subscript(index: Int) -> Element {
    assert(0..<count ~= index)
    return elements[index]
  }
}

extension ConstantTable<UInt8> {
  /// Makes a table of a byte for each scalar from the starts of runs.
  ///
  /// - Parameters:
  ///   - runs: The first scalar of each run, and in the lowest byte its value.
  ///   - limit: The first scalar that is in no run.
  ///   - change: What is different from the runs.
  init(runs: [UInt32], to limit: Int, changedBy change: (inout [UInt8]) -> Void = { _ in }) {
    var table = [UInt8](repeating: 0, count: limit)
    for index in runs.indices {
      let start = Int(runs[index] >> 8)
      let end = index + 1 < runs.count ? Int(runs[index + 1] >> 8) : limit
      let value = UInt8(truncatingIfNeeded: runs[index])
      for scalar in start..<end { table[scalar] = value }
    }
    change(&table)
    self.init(table)
  }
}
