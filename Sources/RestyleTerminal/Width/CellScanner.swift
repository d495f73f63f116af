/// Reads a text cluster by cluster, with the width of each.
struct CellScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let metrics: CellMetrics
  private let ambiguousWidth: Int
  /// How many bytes have been read.
  var offset = 0

  /// Starts to read the bytes of a text, which must be well-formed UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ metrics: CellMetrics) {
    self.bytes = bytes
    self.metrics = metrics
    ambiguousWidth = metrics.ambiguousWidth.rawValue
  }
}

extension CellScanner {
  /// How many cells what is left takes; of several lines, the widest one's.
  mutating func width(startingAt column: Int) -> Int {
    let ambiguousWidth = ambiguousWidth
    return ScalarClass.table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return 0 }
      var widest = 0
      var start = column
      var position = column
      var cluster = CellCluster.none
      while offset < bytes.count {
        let ascii = bytes.printableASCIICount(from: offset)
        if ascii > 0 {
          position += cluster.width
          // The last one may take a mark yet.
          offset += ascii - 1
          position += ascii - 1
          cluster = CellCluster(UInt32(bytes[offset]), .ascii, ambiguousWidth: 1)
          offset += 1
          continue
        }
        var (scalar, length) = scalar(at: offset)
        var scalarClass = ScalarClass(scalar, in: table)
        offset += length
        if scalarClass.startsCluster, !cluster.joinsStarts {
          // Most scalars are of this kind, so that only the last of a run is looked at more closely.
          position += cluster.width
          while offset < bytes.count, bytes[offset] >= 0x80 {
            let (next, nextLength) = self.scalar(at: offset)
            let nextClass = ScalarClass(next, in: table)
            guard nextClass.startsCluster else { break }
            position += scalarClass.width(ambiguous: ambiguousWidth)
            (scalar, length, scalarClass) = (next, nextLength, nextClass)
            offset += length
          }
          cluster = CellCluster(scalar, scalarClass, ambiguousWidth: ambiguousWidth)
          continue
        }
        if cluster.join(scalar, scalarClass, ambiguousWidth: ambiguousWidth) { continue }
        position += cluster.width
        cluster = CellCluster(scalar, scalarClass, ambiguousWidth: ambiguousWidth)
        switch Kind(scalar) {
        case .tab: position += metrics.tabInterval - position % metrics.tabInterval
        case .lineEnd:
          widest = max(widest, position - start)
          start = 0
          position = 0
        case .text: break
        }
      }
      return max(widest, position + cluster.width - start)
    }
  }

  /// Reads the next cluster: how many cells it takes, and whether it ends a line or leads to a tab stop.
  mutating func next() -> (width: Int, kind: Kind)? {
    guard offset < bytes.count else { return nil }
    // Before another character of ASCII, or at the end, one stands alone.
    if bytes[offset] &- 0x20 < 0x5F, offset + 1 == bytes.count || bytes[offset + 1] < 0x80 {
      offset += 1
      return (1, .text)
    }
    return ScalarClass.table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return nil }
      let (first, length) = scalar(at: offset)
      offset += length
      let kind = Kind(first)
      var cluster = CellCluster(first, ScalarClass(first, in: table), ambiguousWidth: ambiguousWidth)
      while offset < bytes.count {
        let (scalar, length) = scalar(at: offset)
        guard cluster.join(scalar, ScalarClass(scalar, in: table), ambiguousWidth: ambiguousWidth) else {
          break
        }
        offset += length
      }
      return (cluster.width, kind)
    }
  }

  /// Whether text joins what stands before it, in a run of its own.
  static func joins(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bytes = UnsafeBufferPointer(rebasing: text)
    guard !bytes.isEmpty else { return false }
    return ScalarClass.table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return false }
      let first = ScalarClass(ScalarDecoder.scalar(in: bytes, at: 0).scalar, in: table)
      return first.breakCode != ScalarClass.Break.control.rawValue
    }
  }

  /// What a cluster does beside taking cells.
  enum Kind {
    case text, tab, lineEnd

    @inline(__always)
    init(_ scalar: UInt32) {
      switch scalar {
      case 0x09: self = .tab
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .lineEnd
      default: self = .text
      }
    }
  }

  @inline(__always)
  private func scalar(at offset: Int) -> (scalar: UInt32, length: Int) {
    ScalarDecoder.scalar(in: bytes, at: offset)
  }
}
