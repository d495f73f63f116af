extension PixelGradient {
  /// The start of a row along the line.
  @inline(__always)
  private func origin(row: Int) -> Double {
    guard case .linear(let start, _) = geometry else { return 0 }
    return ((SIMD2(0.5, Double(row) + 0.5) - start) * change).sum()
  }

  /// Computes pixels of a row by the position of their centres along a line (SVG 2, section 14.2.2).
  func fillLine(_ pixels: UnsafeMutableBufferPointer<Pixel>, row: Int, from first: Int) {
    guard let ramp else { return fill(pixels, origin: origin(row: row), step: change.x, from: first) }
    let place = place(row: row, in: ramp)
    fill(pixels, phase: place.phase, of: ramp, from: place.shift + first)
  }

  /// The position of a row in a ramp.
  @inline(__always)
  func place(row: Int, in ramp: GradientRamp) -> (phase: Int, shift: Int) { ramp.place(of: origin(row: row)) }

  /// Computes pixels of a phase of a ramp.
  func fill(
    _ pixels: UnsafeMutableBufferPointer<Pixel>, phase: Int, of ramp: GradientRamp, from first: Int
  ) {
    fill(pixels, origin: ramp.origin(of: phase), step: ramp.step, from: first)
  }

  /// Computes pixels along a line.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - origin: The position of pixel 0.
  ///   - step: The distance between pixels.
  ///   - first: The number of the first pixel.
  private func fill(
    _ pixels: UnsafeMutableBufferPointer<Pixel>, origin: Double, step: Double, from first: Int
  ) {
    let target = UnsafeMutableRawBufferPointer(pixels)
    var stop = 0
    var piece = 0
    // Groups of eight start at the same pixels however a row is split, so that rounding doesn't depend on it.
    var index = -(first & 7)
    pieces.withUnsafeBufferPointer { pieces in
      while index < pixels.count {
        func location(_ index: Int) -> Float { Float(origin + Double(first + index) * step) }
        let ends = (location(index), location(index + 7))
        let range = (min(ends.0, ends.1), max(ends.0, ends.1))
        while piece + 1 < pieces.count, pieces[piece].end <= range.0 { piece += 1 }
        while piece > 0, pieces[piece].start > range.0 { piece -= 1 }
        let isWithin = piece < pieces.count && pieces[piece].holds(range)
        if isWithin, index >= 0 {
          // As many as are certainly in the piece, without checking each.
          let count = min(1 + pieces[piece].eightsBehind(range), (pixels.count - index) / 8)
          for index in stride(from: index, to: index + 8 * count, by: 8) {
            target.storeBytes(
              of: pieces[piece].bits(from: location(index)), toByteOffset: 4 * index, as: SIMD8<UInt32>.self)
          }
          index += 8 * count
          if count > 0 { continue }
        }
        let bits =
          isWithin
          ? pieces[piece].bits(from: ends.0)
          : bits(at: Self.lanes * Float(step) + ends.0, within: range, after: &stop)
        for place in max(index, 0)..<min(index + 8, pixels.count) {
          pixels[place] = Pixel(bits: bits[place - index])
        }
        index += 8
      }
    }
  }
}
