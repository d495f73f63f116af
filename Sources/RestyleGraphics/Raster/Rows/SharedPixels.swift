/// Pixels of a row that edges of several shapes go through, and what the tasks of a plan do to their points.
struct SharedPixels {
  /// The pixels, from the left.
  var pixels: [Int] = []
  private var steps: [Step] = []
  /// Groups of points to which all steps do the same.
  private var areas: [SampleSet] = []
  private var layers: [Pixel] = []

  /// What a task does to one of the pixels.
  struct Step {
    var samples = SampleSet.all
    var opacity: UInt8 = 255
    var source = Pixel.clear
  }

  /// How many pixels are looked at together, so that the room that they take is bounded.
  static let chunkSize = 64
}

extension SharedPixels {
  mutating func removeSteps() { steps.removeAll(keepingCapacity: true) }

  mutating func append(_ step: Step) { steps.append(step) }

  /// Finds the colour of one of the pixels: the mean of those of its points.
  ///
  /// - Parameters:
  ///   - index: Which of the pixels that there are steps for.
  ///   - count: How many these are.
  ///   - tasks: The tasks that the steps are of, each of which has one for each pixel.
  /// - Returns: The colour.
  mutating func mean(_ index: Int, of count: Int, _ tasks: [RowTask]) -> Pixel {
    areas.removeAll(keepingCapacity: true)
    areas.append(.all)
    for place in stride(from: index, to: steps.count, by: count) {
      let samples = steps[place].samples
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
      let color = color(of: area, index, of: count, tasks)
      sum &+=
        SIMD4(
          UInt32(color.red), UInt32(color.green), UInt32(color.blue), UInt32(color.alpha))
        &* UInt32(area.count)
    }
    sum /= UInt32(SampleSet.count)
    return Pixel(bits: sum.x | sum.y << 8 | sum.z << 16 | sum.w << 24)
  }

  /// What the steps make of points to which all do the same.
  private mutating func color(of area: SampleSet, _ index: Int, of count: Int, _ tasks: [RowTask]) -> Pixel {
    layers.removeAll(keepingCapacity: true)
    var pixel = Pixel.clear
    for (task, place) in zip(tasks, stride(from: index, to: steps.count, by: count)) {
      let step = steps[place]
      switch task {
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
