/// Which colours a drawing has, as far as it says how to keep them.
struct ColorCensus: Sendable {
  /// The colours as they were met; nil if there are more than a byte can number.
  private(set) var colors: [Pixel]? = []
  private(set) var isOpaque = true
  private(set) var isGray = true
  /// Colours, each in the higher half of a number, and one more than their places; open addressing, with four times
  /// as much room as there are colours at most.
  private var slots = [UInt64](repeating: 0, count: 1_024)

  init(_ rows: DistinctRows) { rows.visit { row, _ in add(row) } }

  /// Paints rows up to the end, or until others would change nothing.
  init(_ rows: consuming PaintedRows) {
    while !hasAll, let row = rows.next() { if case .distinct = row { rows.withPixels { add($0) } } }
  }

  /// Whether there are too many colours for a table, of which some are neither opaque nor grey.
  private var hasAll: Bool { colors == nil && !isOpaque && !isGray }

  private mutating func add(_ row: UnsafeBufferPointer<Pixel>) {
    row.visitRuns { pixel, _ in add(pixel) }
  }

  private mutating func add(_ pixel: Pixel) {
    if !pixel.isOpaque { isOpaque = false }
    if pixel.red != pixel.green || pixel.green != pixel.blue { isGray = false }
    guard colors != nil else { return }
    let slot = slot(of: pixel)
    guard slots[slot] == 0, let count = colors?.count else { return }
    colors?.append(pixel)
    slots[slot] = UInt64(pixel.bits) << 32 | UInt64(count + 1)
    if count == 256 { colors = nil }
  }

  /// The place of a pixel among the colours.
  func place(of pixel: Pixel) -> Int { Int(truncatingIfNeeded: slots[slot(of: pixel)] & 0xFFFF_FFFF) - 1 }

  @inline(__always)
  private func slot(of pixel: Pixel) -> Int {
    // Fibonacci hashing (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
    var slot = Int((pixel.bits &* 2_654_435_769) >> 22)
    while slots[slot] != 0, slots[slot] >> 32 != UInt64(pixel.bits) { slot = (slot + 1) & 1_023 }
    return slot
  }
}
