import Restyle

extension RowPainter {
  /// Repaints the pixels that contain edges of several shapes.
  ///
  /// The coverages of two shapes don't determine how far they overlap in a pixel. So each sample of such a pixel is
  /// painted separately, inside or outside of each edge, and the pixel gets their mean.
  mutating func paintShared(_ row: Int, into target: UnsafeMutableBufferPointer<Pixel>) {
    guard !shared.pixels.isEmpty else { return }
    // Moved out, so that the rest can be changed meanwhile.
    var shared = SharedPixels(chunkSize: 0)
    swap(&shared, &self.shared)
    for start in stride(from: 0, to: shared.pixels.count, by: SharedPixels.chunkSize) {
      let pixels = shared.pixels[start..<min(start + SharedPixels.chunkSize, shared.pixels.count)]
      shared.removeSteps()
      for index in active.indices where hidden[index] != 0..<plan.width {
        addSteps(of: index, to: &shared, pixels, row)
      }
      for (index, pixel) in pixels.enumerated() { target[pixel] = shared.mean(index) }
    }
    shared.pixels.removeAll(keepingCapacity: true)
    swap(&shared, &self.shared)
  }

  /// Computes the effect of a task on each of some pixels.
  private mutating func addSteps(
    of task: Int, to shared: inout SharedPixels, _ pixels: ArraySlice<Int>, _ row: Int
  ) {
    switch plan.tasks[task] {
    case .draw(let shape, let paint):
      let reached = pixels.within(reached[task])
      guard !reached.isEmpty else { return }
      scanners[shape].sample(reached, row: row, in: &scratch) { index, pixel, samples, part in
        guard !samples.isEmpty, part > 0, !hidden[task].contains(pixel) else { return }
        let source = paint.pixel(x: pixel, row: row)
        shared.draw(.init(samples: samples, opacity: part, source: source), to: index - pixels.startIndex)
      }
    case .begin: shared.beginGroup()
    case .end(let shape, let opacity):
      let drawn = shared.endGroup()
      guard let shape else {
        for index in drawn { shared.end(.init(kind: .end, opacity: opacity), in: index) }
        return
      }
      guard !drawn.isEmpty else { return }
      let places = drawn.map { pixels[pixels.startIndex + $0] }
      scanners[shape].sample(places[...], row: row, in: &scratch) { index, _, samples, part in
        let step = SharedPixels.Step(kind: .end, samples: samples, opacity: part.scaled(by: opacity))
        shared.end(step, in: drawn[index])
      }
    }
  }
}

extension ArraySlice<Int> {
  /// Those of the ascending numbers that lie in a range.
  fileprivate func within(_ range: Range<Int>) -> Self {
    let start = partitionPoint { $0 >= range.lowerBound }
    return self[start..<Swift.max(start, partitionPoint { $0 >= range.upperBound })]
  }
}
