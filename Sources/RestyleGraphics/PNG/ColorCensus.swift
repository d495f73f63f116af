/// Which colours a drawing has, as far as it says how to keep them.
struct ColorCensus {
  /// The colours as they were met; nil if there are more than a byte can number.
  private(set) var colors: [Pixel]? = []
  private(set) var isOpaque = true
  private(set) var isGray = true
  /// One more than the place of each colour, open addressing; four times as many as there are colours at most.
  private var slots = [UInt16](repeating: 0, count: 1_024)

  init(_ rows: DistinctRows) {
    rows.visit { row, _ in row.visitRuns { pixel, _ in add(pixel) } }
  }

  private mutating func add(_ pixel: Pixel) {
    if !pixel.isOpaque { isOpaque = false }
    if pixel.red != pixel.green || pixel.green != pixel.blue { isGray = false }
    guard let count = colors?.count else { return }
    let slot = slot(of: pixel)
    guard slots[slot] == 0 else { return }
    colors?.append(pixel)
    slots[slot] = UInt16(count + 1)
    if count == 256 { colors = nil }
  }

  /// The place of a pixel among the colours.
  func place(of pixel: Pixel) -> Int { max(0, Int(slots[slot(of: pixel)]) - 1) }

  private func slot(of pixel: Pixel) -> Int {
    guard let colors else { return 0 }
    // Fibonacci hashing (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
    var slot = Int((pixel.bits &* 2_654_435_769) >> 22)
    while slots[slot] != 0, colors[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 1_023 }
    return slot
  }
}
