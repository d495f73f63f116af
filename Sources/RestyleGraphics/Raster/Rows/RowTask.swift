/// One step of painting a row of pixels.
enum RowTask: Sendable {
  /// Fills a shape of the plan.
  case draw(shape: Int, PixelPaint)
  /// Starts a separate row for all tasks up to its end.
  case begin
  /// Composites that row onto the one below, with a shape of the plan as its clip and an opacity.
  case end(shape: Int?, opacity: UInt8)
}

extension RowTask {
  /// The shape of the plan that it draws or clips with.
  var shape: Int? {
    switch self {
    case .draw(let shape, _): shape
    case .begin: nil
    case .end(let shape, _): shape
    }
  }
}

/// The area of a drawing operation, in pixels.
struct PixelShape: Sendable {
  let form: Form
  /// The outline that clips it.
  let clip: Outline?
  /// The rows that it reaches.
  let rows: Range<Int>
  /// The pixels that it certainly covers completely.
  var core = OpaqueCore()

  enum Form: Sendable {
    case outline(Outline)
    case blur(BlurredRectangle, isInverted: Bool)
  }

  init(_ form: Form, clip: Outline? = nil, height: Int) {
    self.form = form
    self.clip = clip
    let rows =
      switch form {
      case .outline(let outline): outline.rows
      case .blur(let rectangle, let isInverted): isInverted ? 0..<height : rectangle.rows(height: height)
      }
    self.rows = clip.map { rows.clamped(to: $0.rows) } ?? rows
  }

  /// The number of its outlines with sharp edges.
  var outlineCount: Int {
    if case .outline = form { clip == nil ? 1 : 2 } else { clip == nil ? 0 : 1 }
  }
}

/// The pixels that a rounded rectangle covers completely.
struct OpaqueCore: Sendable {
  /// All its rows, and the pixels that are covered in each of them.
  private(set) var rows = 0..<0
  private var columns = 0..<0
  /// The rows between the corners, and the pixels that are covered in those.
  private var middleRows = 0..<0
  private var middleColumns = 0..<0
}

extension OpaqueCore {
  init(_ shape: RoundedRect, scale: Double, width: Int, height: Int) {
    let start = Point(x: shape.rect.left, y: shape.rect.top).pixels(scale)
    let end = Point(x: shape.rect.right, y: shape.rect.bottom).pixels(scale)
    let radii = shape.radii
    let left = max(radii.topLeft.width, radii.bottomLeft.width) * scale
    let right = max(radii.topRight.width, radii.bottomRight.width) * scale
    let top = max(radii.topLeft.height, radii.topRight.height) * scale
    let bottom = max(radii.bottomLeft.height, radii.bottomRight.height) * scale
    rows = Self.whole(from: start.y, to: end.y, count: height)
    columns = Self.whole(from: start.x + left, to: end.x - right, count: width)
    middleRows = Self.whole(from: start.y + top, to: end.y - bottom, count: height)
    middleColumns = Self.whole(from: start.x, to: end.x, count: width)
  }

  /// The pixels that are completely between two coordinates.
  private static func whole(from start: Double, to end: Double, count: Int) -> Range<Int> {
    let first = min(max(start.rounded(.up), 0), Double(count))
    return Int(first)..<Int(max(min(end.rounded(.down), Double(count)), first))
  }

  /// The pixels of a row that are covered.
  func columns(row: Int) -> Range<Int> {
    if middleRows.contains(row) { return middleColumns }
    return rows.contains(row) ? columns : 0..<0
  }
}
