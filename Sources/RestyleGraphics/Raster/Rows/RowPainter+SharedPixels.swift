extension RowPainter {
  /// Paints anew the pixels that edges of several shapes go through.
  ///
  /// The parts of a pixel that two shapes cover don't say how far they overlap. So the points of such a pixel are
  /// painted each by itself, which edges either leave in or out, and the pixel has their mean.
  mutating func paintShared(_ row: Int, into target: UnsafeMutableBufferPointer<Pixel>) {
    guard !shared.pixels.isEmpty else { return }
    // Taken out, so that the rest can be changed while it is.
    var shared = SharedPixels()
    swap(&shared, &self.shared)
    for start in stride(from: 0, to: shared.pixels.count, by: SharedPixels.chunkSize) {
      let pixels = shared.pixels[start..<min(start + SharedPixels.chunkSize, shared.pixels.count)]
      shared.removeSteps()
      var tasks: [RowTask] = []
      for (index, task) in plan.tasks.enumerated() where hidden[index] != 0..<plan.width {
        tasks.append(task)
        forEachStep(of: task, pixels, row) { shared.append($0) }
      }
      for (index, pixel) in pixels.enumerated() {
        target[pixel] = shared.mean(index, of: pixels.count, tasks)
      }
    }
    shared.pixels.removeAll(keepingCapacity: true)
    swap(&shared, &self.shared)
  }

  /// Finds what a task does to each of some pixels.
  private mutating func forEachStep(
    of task: RowTask, _ pixels: ArraySlice<Int>, _ row: Int, _ body: (SharedPixels.Step) -> Void
  ) {
    switch task {
    case .draw(let shape, let paint):
      scanners[shape].sample(pixels, row: row, in: &scratch) { pixel, samples, part in
        let source = samples.isEmpty ? .clear : paint.pixel(x: pixel, row: row)
        body(SharedPixels.Step(samples: samples, opacity: part, source: source))
      }
    case .end(let shape?, let opacity):
      scanners[shape].sample(pixels, row: row, in: &scratch) { _, samples, part in
        body(SharedPixels.Step(samples: samples, opacity: part.scaled(by: opacity)))
      }
    case .end(nil, let opacity): for _ in pixels { body(SharedPixels.Step(opacity: opacity)) }
    case .begin: for _ in pixels { body(SharedPixels.Step()) }
    }
  }
}
