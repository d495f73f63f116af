/// Pixels of a row that contain edges of several shapes, and the effects of tasks on their samples.
struct SharedPixels {
  /// The pixels, from the left.
  var pixels: [Int] = []
  /// The steps of each pixel of a chunk, without tasks that don't reach it.
  private var steps: [[Step]]
  /// The open groups, the innermost last, each with the pixels of the chunk that it draws to.
  private var groups: [[Int]] = []
  /// The number of these groups that each pixel is in.
  private var depths: [Int]
  /// Sets of samples for which all steps are the same.
  private var areas: [SampleSet] = []
  private var layers: [Pixel] = []

  /// Creates storage for a chunk of pixels, which can be empty.
  init(chunkSize: Int = Self.chunkSize) {
    steps = [[Step]](repeating: [], count: chunkSize)
    depths = [Int](repeating: 0, count: chunkSize)
  }

  /// The effect of a task on one of the pixels.
  struct Step {
    var kind = Kind.draw
    var samples = SampleSet.all
    var opacity: UInt8 = 255
    var source = Pixel.clear

    enum Kind {
      case draw
      case begin
      case end
    }
  }

  /// The number of pixels that are processed together, which limits their memory.
  static let chunkSize = 64
}

extension SharedPixels {
  mutating func removeSteps() {
    for index in steps.indices { steps[index].removeAll(keepingCapacity: true) }
  }

  /// Draws to a pixel of the chunk.
  mutating func draw(_ step: Step, to index: Int) {
    if depths[index] == 0, groups.isEmpty, step.samples == .all, step.source.scaled(by: step.opacity).isOpaque
    {
      // Everything below is hidden.
      steps[index].removeAll(keepingCapacity: true)
    }
    while depths[index] < groups.count {
      groups[depths[index]].append(index)
      steps[index].append(Step(kind: .begin))
      depths[index] += 1
    }
    steps[index].append(step)
  }

  mutating func beginGroup() { groups.append([]) }

  /// Ends a group.
  ///
  /// - Returns: The pixels of the chunk that the group drew to, each of which needs a step that ends it.
  mutating func endGroup() -> [Int] { groups.popLast() ?? [] }

  /// Ends a group in a pixel of the chunk.
  mutating func end(_ step: Step, in index: Int) {
    steps[index].append(step)
    depths[index] -= 1
  }

  /// Computes the colour of a pixel of the chunk, which is the mean of its samples.
  mutating func mean(_ index: Int) -> Pixel {
    areas.removeAll(keepingCapacity: true)
    areas.append(.all)
    for step in steps[index] {
      let samples = step.samples
      guard !samples.isEmpty, samples != .all else { continue }
      for area in areas.indices {
        let inside = areas[area].intersection(samples)
        guard !inside.isEmpty, inside != areas[area] else { continue }
        areas[area] = areas[area].subtracting(samples)
        areas.append(inside)
      }
    }
    var sum = SIMD4<UInt32>(repeating: UInt32(SampleSet.count) / 2)
    for area in areas {
      let color = color(of: area, index)
      sum &+=
        SIMD4(
          UInt32(color.red), UInt32(color.green), UInt32(color.blue), UInt32(color.alpha))
        &* UInt32(area.count)
    }
    sum /= UInt32(SampleSet.count)
    return Pixel(bits: sum.x | sum.y << 8 | sum.z << 16 | sum.w << 24)
  }

  /// The colour of samples for which all steps are the same.
  private mutating func color(of area: SampleSet, _ index: Int) -> Pixel {
    layers.removeAll(keepingCapacity: true)
    var pixel = Pixel.clear
    for step in steps[index] {
      switch step.kind {
      case .draw:
        if !area.isDisjoint(with: step.samples) { pixel = step.source.scaled(by: step.opacity).over(pixel) }
      case .begin:
        layers.append(pixel)
        pixel = .clear
      case .end:
        let lower = layers.popLast() ?? .clear
        pixel = area.isDisjoint(with: step.samples) ? lower : pixel.scaled(by: step.opacity).over(lower)
      }
    }
    return pixel
  }
}
