/// Which colours a drawing has, as far as it says how to keep them.
struct ColorCensus {
  /// The colours, in no order; nil if there are more than a byte can number.
  private(set) var colors: [Pixel]? = []
  private(set) var isOpaque = true
  private(set) var isGray = true
  /// The place of each colour in the table, open addressing.
  private var slots = [UInt16](repeating: 0, count: 1_024)
  private var last: Pixel?

  init(_ rows: DistinctRows) {
    rows.visit { row, _ in for pixel in row where pixel != last { add(pixel) } }
  }

  private mutating func add(_ pixel: Pixel) {
    last = pixel
    if !pixel.isOpaque { isOpaque = false }
    if pixel.red != pixel.green || pixel.green != pixel.blue { isGray = false }
    guard colors != nil else { return }
    let slot = slot(of: pixel)
    guard slots[slot] == 0 else { return }
    colors?.append(pixel)
    slots[slot] = UInt16(colors?.count ?? 0)
    if colors?.count ?? 0 > 256 { colors = nil }
  }

  private func slot(of pixel: Pixel) -> Int {
    // Fibonacci hashing (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
    var slot = Int((pixel.bits &* 2_654_435_769) >> 22)
    while slots[slot] != 0, colors?[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 1_023 }
    return slot
  }
}
