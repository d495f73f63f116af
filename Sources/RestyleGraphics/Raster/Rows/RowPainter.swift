/// Paints the rows of a drawing, one after the other.
///
/// What lies below something opaque isn't painted.
struct RowPainter {
  let plan: RowPlan
  private var scanners: [ShapeScanner?]
  /// What is hidden of each task's row by what comes after it.
  private var hidden: [Range<Int>]
  /// The row, and above it the rows of the groups that have started.
  private var layers: [Pixel]
  private var gradient: [Pixel]

  init(_ plan: RowPlan) {
    self.plan = plan
    scanners = plan.tasks.map { task in
      task.shape.map { ShapeScanner($0, width: plan.width, height: plan.height) }
    }
    hidden = [Range<Int>](repeating: 0..<0, count: plan.tasks.count)
    layers = [Pixel](repeating: .clear, count: plan.width)
    gradient = layers
  }
}

extension RowPainter {
  /// Paints a row; fastest from row to row.
  mutating func paint(_ row: Int, into target: UnsafeMutableBufferPointer<Pixel>) {
    let width = plan.width
    plan.findHidden(row, into: &hidden)
    clear(0)
    var depth = 0
    for index in plan.tasks.indices where hidden[index] != 0..<width {
      switch plan.tasks[index] {
      case .draw(_, .pixel(let pixel)): draw(index, row, pixel, to: depth * width)
      case .draw(_, .gradient(let paint)):
        if let pixel = paint.pixel(row: row) {
          draw(index, row, pixel, to: depth * width)
        } else {
          draw(index, row, paint, to: depth * width)
        }
      case .begin:
        depth += 1
        clear(depth * width)
      case .end(let shape, let opacity):
        depth -= 1
        compose(index, row, hasShape: shape != nil, opacity: opacity, to: depth * width)
      }
    }
    layers.withUnsafeBufferPointer { layers in
      _ = target.update(fromContentsOf: layers[..<width])
    }
  }

  /// Makes a layer clear, which is a new one if it lies above all others.
  private mutating func clear(_ start: Int) {
    if layers.count < start + plan.width {
      layers.append(contentsOf: repeatElement(.clear, count: plan.width))
    } else {
      layers.withUnsafeMutableBufferPointer { $0[start..<start + plan.width].update(repeating: .clear) }
    }
  }

  private mutating func draw(_ index: Int, _ row: Int, _ pixel: Pixel, to start: Int) {
    let hidden = hidden[index]
    layers.withUnsafeMutableBufferPointer { layers in
      let target = UnsafeMutableBufferPointer(rebasing: layers[start...])
      scanners[index]?.scan(row) { coverage in
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
  }

  private mutating func draw(_ index: Int, _ row: Int, _ paint: PixelGradient, to start: Int) {
    let hidden = hidden[index]
    layers.withUnsafeMutableBufferPointer { layers in
      gradient.withUnsafeMutableBufferPointer { source in
        let target = UnsafeMutableBufferPointer(rebasing: layers[start...])
        scanners[index]?.scan(row) { coverage in
          coverage.forEach(outside: hidden) { pixels, part in
            if part == 255, paint.isOpaque {
              paint.fill(
                UnsafeMutableBufferPointer(rebasing: target[pixels]), row: row, from: pixels.lowerBound)
              return
            }
            paint.fill(
              UnsafeMutableBufferPointer(rebasing: source[pixels]), row: row, from: pixels.lowerBound)
            for x in pixels {
              target[x] = source[x].scaled(by: part ?? coverage.values[x]).over(target[x])
            }
          }
        }
      }
    }
  }

  /// Puts the layer above one on it.
  private mutating func compose(
    _ index: Int, _ row: Int, hasShape: Bool, opacity: UInt8, to start: Int
  ) {
    let hidden = hidden[index]
    let width = plan.width
    layers.withUnsafeMutableBufferPointer { layers in
      let target = UnsafeMutableBufferPointer(rebasing: layers[start..<start + width])
      let source = UnsafeMutableBufferPointer(rebasing: layers[(start + width)...])
      func compose(_ pixels: Range<Int>, _ part: UInt8) {
        let part = part.scaled(by: opacity)
        for x in pixels { target[x] = source[x].scaled(by: part).over(target[x]) }
      }
      guard hasShape else {
        compose(0..<hidden.lowerBound, 255)
        return compose(hidden.upperBound..<width, 255)
      }
      scanners[index]?.scan(row) { coverage in
        coverage.forEach(outside: hidden) { pixels, part in
          if let part { return compose(pixels, part) }
          for x in pixels { compose(x..<x + 1, coverage.values[x]) }
        }
      }
    }
  }
}
