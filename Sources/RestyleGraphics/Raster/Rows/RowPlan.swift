import RestyleRendering

/// A display list prepared for painting row by row.
struct RowPlan: Sendable {
  let width: Int
  let height: Int
  private(set) var tasks: [RowTask] = []
  private(set) var shapes: [PixelShape] = []
  /// The maximum nesting depth of groups.
  private(set) var depth = 0
  /// Whether each row differs from the one above it; those that don't are copied.
  private(set) var changes: [Bool]
  /// The features that can't be painted.
  private(set) var problems: [RenderingProblem]
  /// The rows that each task affects.
  private(set) var schedule = TaskSchedule([], [], height: 0)

  init(_ list: DisplayList) {
    width = list.pixelWidth
    height = list.pixelHeight
    changes = [Bool](repeating: false, count: list.pixelHeight)
    if !changes.isEmpty { changes[0] = true }
    problems = list.problems
    add(list.operations, scale: list.scale)
    schedule = TaskSchedule(tasks, shapes, height: height)
  }
}

extension RowPlan {
  private mutating func add(_ operations: [DisplayList.Operation], scale: Double) {
    // The ends of the groups that have been started, the innermost last.
    var open: [RowTask] = []
    for operation in operations {
      switch operation {
      case .fill(let path, let paint):
        fill(path, PixelPaint(paint, scale: scale, area: width * height), scale)
      case .shadow(let shadow): add(shadow, scale)
      case .image: problems.append(RenderingProblem(.encodedImage))
      case .text(let text):
        fill(text.dots, .pixel(Pixel(text.color)), scale)
        if text.hasMissingGlyphs { problems.append(RenderingProblem(.missingGlyphs(text.content))) }
      case .begin(let group):
        let clip = group.clip.map { add(shape($0, scale, isOpaque: group.opacity == 1)) }
        open.append(.end(shape: clip, opacity: UInt8((group.opacity * 255).rounded())))
        tasks.append(.begin)
        depth = max(depth, open.count)
      case .end: if let end = open.popLast() { tasks.append(end) }
      }
    }
    tasks += open.reversed()
  }

  private mutating func fill(_ path: Path, _ paint: PixelPaint, _ scale: Double) {
    guard !paint.isClear else { return }
    let shape = shape(path, scale, isOpaque: paint.isOpaque)
    let index = add(shape)
    paint.markChanges(in: &changes, rows: shape.rows)
    tasks.append(.draw(shape: index, paint))
  }

  private mutating func add(_ shadow: DisplayList.Shadow, _ scale: Double) {
    guard !shadow.color.isClear else { return }
    let clip = outline(shadow.clip, scale)
    let form: PixelShape.Form
    // A blur that pixels can't distinguish from a sharp edge is dropped.
    if shadow.deviation * scale < 0.05 {
      var path = Path(shadow.shape)
      if shadow.isInverted {
        path.contours = [
          .roundedRect(RoundedRect(Rect(width: Double(width) / scale, height: Double(height) / scale))),
          .roundedRect(shadow.shape, isReversed: true),
        ]
      }
      form = .outline(outline(path, scale))
    } else {
      form = .blur(BlurredRectangle(shadow, scale: scale), isInverted: shadow.isInverted)
    }
    let index = add(PixelShape(form, clip: clip, height: height))
    tasks.append(.draw(shape: index, .pixel(Pixel(shadow.color))))
  }

  private func outline(_ path: Path, _ scale: Double) -> Outline {
    Outline(path.flattened(scale: scale), width: width, height: height)
  }

  private func shape(_ path: Path, _ scale: Double, isOpaque: Bool) -> PixelShape {
    var shape = PixelShape(.outline(outline(path, scale)), height: height)
    if isOpaque, let rectangle = path.roundedRect {
      shape.core = OpaqueCore(rectangle, scale: scale, width: width, height: height)
    }
    return shape
  }

  /// Adds a shape, and marks the rows that it changes.
  ///
  /// - Returns: The index of the shape.
  private mutating func add(_ shape: PixelShape) -> Int {
    shapes.append(shape)
    switch shape.form {
    case .outline(let outline): outline.markChanges(in: &changes)
    case .blur(let rectangle, _): rectangle.markChanges(in: &changes)
    }
    shape.clip?.markChanges(in: &changes)
    return shapes.count - 1
  }
}
