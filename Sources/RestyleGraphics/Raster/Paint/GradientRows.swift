/// The rows of a gradient; repeated rows are computed once per phase.
struct GradientRows {
  private let gradient: PixelGradient
  let isOpaque: Bool
  /// The phases requested so far, one after another.
  private var pixels: [Pixel] = []
  /// The start of each phase in the pixels.
  private var starts: [Int?]

  /// Creates storage for the rows; nil if each row has a single colour.
  init?(_ gradient: PixelGradient) {
    guard !gradient.isUpright else { return nil }
    self.gradient = gradient
    isOpaque = gradient.isOpaque
    starts = [Int?](repeating: nil, count: gradient.ramp?.phaseCount ?? 0)
  }
}

extension GradientRows {
  /// Computes the pixels of a part of a row.
  mutating func fill(_ target: UnsafeMutableBufferPointer<Pixel>, row: Int, from first: Int) {
    guard let ramp = gradient.ramp else { return gradient.fill(target, row: row, from: first) }
    let place = gradient.place(row: row, in: ramp)
    let start = start(of: place.phase, in: ramp)
    let count = ramp.pixels.count
    // The start of the part in the phase, and its pixels within the phase.
    let offset = place.shift + first - ramp.pixels.lowerBound
    let lower = min(max(-offset, 0), target.count)
    let upper = min(max(count - offset, lower), target.count)
    pixels.withUnsafeBufferPointer { pixels in
      if lower > 0 { target[..<lower].update(repeating: pixels[start]) }
      if upper < target.count { target[upper...].update(repeating: pixels[start + count - 1]) }
      guard lower < upper else { return }
      _ = target[lower..<upper].update(
        fromContentsOf: pixels[start + offset + lower..<start + offset + upper])
    }
  }

  /// The start of a phase in the pixels, which is computed on the first request.
  private mutating func start(of phase: Int, in ramp: GradientRamp) -> Int {
    if let start = starts[phase] { return start }
    let start = pixels.count
    starts[phase] = start
    pixels.append(contentsOf: repeatElement(.clear, count: ramp.pixels.count))
    pixels.withUnsafeMutableBufferPointer { pixels in
      gradient.fill(
        UnsafeMutableBufferPointer(rebasing: pixels[start...]), phase: phase, of: ramp,
        from: ramp.pixels.lowerBound)
    }
    return start
  }
}
