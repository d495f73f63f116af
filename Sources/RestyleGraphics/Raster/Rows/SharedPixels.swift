/// Pixels of a row that edges of several shapes go through, and what the tasks of a plan do to their points.
struct SharedPixels {
  /// The pixels, from the left.
  var pixels: [Int] = []
  /// What is done to each pixel of a chunk: nothing of what doesn't reach it.
  private var steps: [[Step]]
  /// The groups that have been started, the innermost last, and the pixels of the chunk that something is drawn to
  /// within each.
  private var groups: [[Int]] = []
  /// How many of these groups each pixel is in.
  private var depths: [Int]
  /// Points to which all steps do the same.
  private var areas: [SampleSet] = []
  private var layers: [Pixel] = []

  /// Creates room for a chunk of pixels, or for none.
  init(chunkSize: Int = Self.chunkSize) {
    steps = [[Step]](repeating: [], count: chunkSize)
    depths = [Int](repeating: 0, count: chunkSize)
  }

  /// What a task does to one of the pixels.
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

  /// How many pixels are looked at together, so that the room that they take is bounded.
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
      // Nothing is seen of what is below.
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
  /// - Returns: The pixels of the chunk that something was drawn to in it; they are ended by a step each.
  mutating func endGroup() -> [Int] { groups.popLast() ?? [] }

  /// Ends a group in a pixel of the chunk.
  mutating func end(_ step: Step, in index: Int) {
    steps[index].append(step)
    depths[index] -= 1
  }

  /// Finds the colour of one of the pixels of the chunk: the mean of those of its points.
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

  /// What the steps make of points to which all do the same.
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
