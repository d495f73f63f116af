/// Paints the rows of a drawing one by one.
///
/// Everything below opaque areas is skipped.
struct RowPainter {
  let plan: RowPlan
  var scanners: [ShapeScanner]
  var scratch: ShapeScanner.Scratch
  /// The tasks that affect the row.
  private(set) var active = ScheduledTasks()
  /// The pixels of the row that each task reached.
  private(set) var reached: [Range<Int>]
  /// The part of each task's row that later tasks hide.
  private(set) var hidden: [Range<Int>]
  /// The edges in the row.
  private(set) var edges: EdgeMarks
  var shared = SharedPixels()
  /// The rows of the groups that have started, the outermost first.
  private var layers: [Pixel]
  private var gradient: [Pixel]
  /// The rows of each task's gradient; nil if each row has a single colour.
  private var gradients: [GradientRows?]

  init(_ plan: RowPlan) {
    self.plan = plan
    scanners = plan.shapes.map { ShapeScanner($0, width: plan.width, height: plan.height) }
    scratch = ShapeScanner.Scratch(width: plan.width)
    edges = EdgeMarks(width: plan.width)
    hidden = [Range<Int>](repeating: 0..<0, count: plan.tasks.count)
    reached = hidden
    layers = [Pixel](repeating: .clear, count: plan.width * plan.depth)
    gradient = [Pixel](repeating: .clear, count: plan.width)
    gradients = plan.tasks.map { task in
      if case .draw(_, .gradient(let gradient)) = task { GradientRows(gradient) } else { nil }
    }
  }
}

extension RowPainter {
  /// Paints a row; fastest in the order of rows.
  mutating func paint(_ row: Int, into target: UnsafeMutableBufferPointer<Pixel>) {
    active.advance(to: row, in: plan.schedule)
    if fillWithUppermost(row, target) { return }
    let hidden = plan.findHidden(row, of: active.indices, into: &self.hidden)
    target[..<hidden.lowerBound].update(repeating: .clear)
    target[hidden.upperBound...].update(repeating: .clear)
    edges.isNeeded = hasSeveralEdges
    paintTasks(row, into: target)
    guard edges.isNeeded else { return }
    edges.appendShared(to: &shared.pixels)
    edges.removeAll()
    paintShared(row, into: target)
  }

  /// Fills a row that the uppermost task covers completely, which applies to most rows of screens.
  ///
  /// - Returns: Whether it is such a row.
  private mutating func fillWithUppermost(_ row: Int, _ target: UnsafeMutableBufferPointer<Pixel>) -> Bool {
    // The last task can't be in a group, since the group's end would follow. Only opaquely filled shapes have a core.
    guard let index = active.indices.last, case .draw(let shape, _) = plan.tasks[index],
      plan.shapes[shape].core.columns(row: row) == 0..<plan.width
    else { return false }
    let isFilled = gradients.withUnsafeMutableBufferPointer {
      $0[index]?.fill(target, row: row, from: 0) != nil
    }
    if isFilled { return true }
    guard case .draw(_, let paint) = plan.tasks[index], let pixel = paint.pixel(row: row)
    else { return false }
    target.update(repeating: pixel)
    return true
  }

  /// Whether more than one shape may have a sharp edge in the row.
  private var hasSeveralEdges: Bool {
    var count = 0
    for index in active.indices where hidden[index] != 0..<plan.width {
      if let shape = plan.tasks[index].shape { count += plan.shapes[shape].outlineCount }
      if count > 1 { return true }
    }
    return false
  }

  private mutating func paintTasks(_ row: Int, into target: UnsafeMutableBufferPointer<Pixel>) {
    let width = plan.width
    let all = 0..<width
    // Moved out, so that the rest can be changed meanwhile.
    var layers: [Pixel] = []
    var gradients: [GradientRows?] = []
    swap(&layers, &self.layers)
    swap(&gradients, &self.gradients)
    defer {
      swap(&layers, &self.layers)
      swap(&gradients, &self.gradients)
    }
    layers.withUnsafeMutableBufferPointer { layers in
      var depth = 0
      func layer(_ depth: Int) -> UnsafeMutableBufferPointer<Pixel> {
        depth == 0
          ? target : UnsafeMutableBufferPointer(rebasing: layers[(depth - 1) * width..<depth * width])
      }
      for index in active.indices where hidden[index] != all {
        switch plan.tasks[index] {
        case .draw(let shape, _) where gradients[index] != nil:
          reached[index] = draw(
            shape, row, &gradients[index], to: layer(depth), isLowest: depth == 0, outside: hidden[index])
        case .draw(let shape, let paint):
          guard let pixel = paint.pixel(row: row) else { continue }
          reached[index] = draw(
            shape, row, pixel, to: layer(depth), isLowest: depth == 0, outside: hidden[index])
        case .begin:
          depth += 1
          layer(depth).update(repeating: .clear)
        case .end(let shape, let opacity):
          depth -= 1
          compose(
            layer(depth + 1), shape, row, opacity, to: layer(depth), outside: hidden[index])
        }
      }
    }
  }

  private mutating func draw(
    _ shape: Int, _ row: Int, _ pixel: Pixel, to target: UnsafeMutableBufferPointer<Pixel>,
    isLowest: Bool, outside hidden: Range<Int>
  ) -> Range<Int> {
    let isOpaque = isLowest && pixel.isOpaque
    return scanners[shape].scan(row, in: &scratch, marking: &edges, isOpaque: isOpaque) { coverage in
      coverage.forEach(outside: hidden) { pixels, part in
        guard let part else {
          for x in pixels { target[x] = pixel.scaled(by: coverage.values[x]).over(target[x]) }
          return
        }
        let source = pixel.scaled(by: part)
        if source.isOpaque {
          target[pixels].update(repeating: source)
        } else {
          for x in pixels { target[x] = source.over(target[x]) }
        }
      }
    }
  }

  private mutating func draw(
    _ shape: Int, _ row: Int, _ paint: inout GradientRows?,
    to target: UnsafeMutableBufferPointer<Pixel>, isLowest: Bool, outside hidden: Range<Int>
  ) -> Range<Int> {
    let isPaintOpaque = paint?.isOpaque == true
    let isOpaque = isLowest && isPaintOpaque
    return gradient.withUnsafeMutableBufferPointer { source in
      scanners[shape].scan(row, in: &scratch, marking: &edges, isOpaque: isOpaque) { coverage in
        coverage.forEach(outside: hidden) { pixels, covered in
          let isCovered = covered == 255 && isPaintOpaque
          let part = UnsafeMutableBufferPointer(rebasing: (isCovered ? target : source)[pixels])
          paint?.fill(part, row: row, from: pixels.lowerBound)
          guard !isCovered else { return }
          for x in pixels { target[x] = source[x].scaled(by: covered ?? coverage.values[x]).over(target[x]) }
        }
      }
    }
  }

  /// Composites a group's row onto the one below.
  private mutating func compose(
    _ source: UnsafeMutableBufferPointer<Pixel>, _ shape: Int?, _ row: Int, _ opacity: UInt8,
    to target: UnsafeMutableBufferPointer<Pixel>, outside hidden: Range<Int>
  ) {
    func compose(_ pixels: Range<Int>, _ part: UInt8) {
      let part = part.scaled(by: opacity)
      for x in pixels { target[x] = source[x].scaled(by: part).over(target[x]) }
    }
    guard let shape else {
      compose(0..<hidden.lowerBound, 255)
      return compose(hidden.upperBound..<plan.width, 255)
    }
    _ = scanners[shape].scan(row, in: &scratch, marking: &edges) { coverage in
      coverage.forEach(outside: hidden) { pixels, part in
        if let part { return compose(pixels, part) }
        for x in pixels { compose(x..<x + 1, coverage.values[x]) }
      }
    }
  }
}
