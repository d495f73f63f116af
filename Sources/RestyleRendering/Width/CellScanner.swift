/// Reads a text cluster by cluster, with the width of each.
package struct CellScanner {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  private let tabInterval: Int
  private let machine: ClusterMachine
  /// The number of bytes that have been read.
  package var offset = 0

  /// Creates a scanner for the bytes of a text, which must be well-formed UTF-8.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ grid: CellGrid) {
    self.bytes = bytes
    tabInterval = grid.tabInterval
    machine = .machine(ambiguousWidth: grid.ambiguousWidth)
  }
}

extension CellScanner {
  /// Returns the number of cells of the remaining text, or of its widest line.
  package mutating func width(startingAt column: Int) -> Int {
    var widest = 0
    var start = column
    var position = column
    var row = ClusterMachine.start
    while offset < bytes.count {
      let plain = bytes.printableASCIICount(from: offset)
      if plain > 0 {
        // The first character may join the one before it, and marks may follow the last one.
        let first = machine.step(UInt32(bytes[offset]), from: row)
        offset += plain
        position += first.addedCells + plain - 1
        let last = plain > 1 ? machine.step(UInt32(bytes[offset - 1]), from: ClusterMachine.start) : first
        row = last.row
        continue
      }
      repeat {
        let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: offset)
        let step = machine.step(scalar, from: row)
        offset += length
        position += step.addedCells
        row = step.row
        switch step.kind {
        case .text: break
        case .tab: position += tabInterval - position % tabInterval
        case .lineEnd:
          widest = max(widest, position - start)
          start = 0
          position = 0
        }
      } while offset < bytes.count && bytes[offset] >= 0x80
    }
    return max(widest, position - start)
  }

  /// Reads the next cluster, and returns its number of cells, and whether it is a tab or ends a line.
  @inlinable
  @inline(__always)
  package mutating func next() -> (width: Int, kind: ClusterKind)? {
    guard offset < bytes.count else { return nil }
    // A character before another ASCII character, or at the end, is a whole cluster.
    if bytes[offset] &- 0x20 < 0x5F, offset + 1 == bytes.count || bytes[offset + 1] < 0x80 {
      offset += 1
      return (1, .text)
    }
    return nextByMachine()
  }

  @usableFromInline
  mutating func nextByMachine() -> (width: Int, kind: ClusterKind) {
    let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: offset)
    var step = machine.step(scalar, from: ClusterMachine.start)
    let kind = step.kind
    var width = step.addedCells
    offset += length
    while offset < bytes.count {
      let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: offset)
      step = machine.step(scalar, from: step.row)
      if step.startsCluster { break }
      width += step.addedCells
      offset += length
    }
    return (width, kind)
  }

  /// Whether a text joins the text before it, even in a separate run.
  package static func joins(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bytes = UnsafeBufferPointer(rebasing: text)
    guard !bytes.isEmpty else { return false }
    let first = ScalarClass(ScalarDecoder.scalar(in: bytes, at: 0).scalar, in: ScalarClass.table)
    return first.breakClass != .control
  }
}
