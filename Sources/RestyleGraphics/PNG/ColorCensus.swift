/// The colours of a drawing, as far as they determine the PNG format.
struct ColorCensus: Sendable {
  /// The colours in order of occurrence; nil if there are more than a byte can index.
  private(set) var colors: [Pixel]? = []
  private(set) var isOpaque = true
  private(set) var isGray = true
  /// A hash table with open addressing: each slot has a colour in its higher half, and its index plus one in the lower
  /// half.
  ///
  /// It has four times as many slots as the maximum number of colours.
  private var slots = [UInt64](repeating: 0, count: 1_024)

  init(_ rows: DistinctRows) { rows.visit { row, _ in add(row) } }

  /// Paints rows to the end, or until further rows can't change the result.
  init(_ rows: consuming PaintedRows) {
    while !hasAll, let row = rows.next() { if case .distinct = row { rows.withPixels { add($0) } } }
  }

  /// Whether there are too many colours for a palette, and some are translucent and some aren't grey.
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

  /// The index of a pixel's colour.
  func place(of pixel: Pixel) -> Int { Int(truncatingIfNeeded: slots[slot(of: pixel)] & 0xFFFF_FFFF) - 1 }

  @inline(__always)
  private func slot(of pixel: Pixel) -> Int {
    // Fibonacci hashing (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
    var slot = Int((pixel.bits &* 2_654_435_769) >> 22)
    while slots[slot] != 0, slots[slot] >> 32 != UInt64(pixel.bits) { slot = (slot + 1) & 1_023 }
    return slot
  }
}
