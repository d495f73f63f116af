extension SVGWriter {
  mutating func draw(_ operations: [DisplayList.Operation]) {
    for operation in operations {
      switch operation {
      case .fill(let path, let paint): fill(path, paint)
      case .shadow(let shadow): draw(shadow)
      case .image(let image, let rect): draw(image, in: rect)
      case .text(let text): write(text)
      case .begin(let group): begin(group)
      case .end: append("</g>")
      }
    }
  }

  /// Writes text as text, so that it can be searched for and read aloud, with the width of the dot-matrix font.
  private mutating func write(_ text: DisplayList.Text) {
    guard !text.content.isEmpty, text.size > 0, !text.color.isClear else { return }
    append("<text")
    append("x", text.start.x)
    append("y", text.start.y)
    append("font-size", text.size)
    append("textLength", text.width)
    append(
      " lengthAdjust=\"spacingAndGlyphs\" font-family=\"ui-monospace,monospace\" xml:space=\"preserve\"")
    append(text.color)
    append(">")
    append(escaping: text.content)
    append("</text>")
  }

  private mutating func begin(_ group: DisplayList.Group) {
    // A mask, which applies to the group as a whole; a clip path would cut each of its members.
    let mask = group.clip.map { define("mask", $0, before: " fill=\"#fff\"/></mask>") }
    append("<g")
    if let mask { append("mask", definition: mask) }
    if group.opacity != 1 { append("opacity", group.opacity) }
    append(">")
  }

  /// Writes the definition of a mask or clip with a path.
  mutating func define(_ element: StaticString, _ path: Path, before end: StaticString) -> Int {
    let name = newName()
    append(startOf: element, name: name)
    append(">")
    append(startOf: path)
    append(end)
    return name
  }

  private mutating func draw(_ shadow: DisplayList.Shadow) {
    var shape = Path(shadow.shape)
    if shadow.isInverted {
      guard shadow.deviation == 0 else { return draw(inner: shadow) }
      let around = RoundedRect(shadow.clip.bounds.union(shadow.shape.rect))
      shape = Path([.roundedRect(around), .roundedRect(shadow.shape, isReversed: true)])
    }
    let clip = define("clipPath", shadow.clip, before: "/></clipPath>")
    let extent = shadow.shape.rect.outset(by: shadow.deviation * 3)
    let filter = shadow.deviation > 0 ? define(blur: shadow.deviation, in: extent) : nil
    append("<g")
    append("clip-path", definition: clip)
    append(">")
    append(startOf: shape)
    append(shadow.color)
    if let filter { append("filter", definition: filter) }
    append("/></g>")
  }

  private mutating func define(blur deviation: Double, in extent: Rect) -> Int {
    let name = newName()
    append(startOf: "filter", name: name)
    append(" filterUnits=\"userSpaceOnUse\"")
    // A filter's position doesn't default to 0.
    append("x", extent.left)
    append("y", extent.top)
    append("width", extent.width)
    append("height", extent.height)
    append(" color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"")
    append(deviation)
    append("\"/></filter>")
    return name
  }
}

extension Path {
  /// The bounding box of all points of the path and of its control points.
  var bounds: Rect {
    var bounds: Rect?
    func add(_ rect: Rect) { bounds = bounds?.union(rect) ?? rect }
    func add(_ point: Point) { add(Rect(left: point.x, top: point.y, right: point.x, bottom: point.y)) }
    for contour in contours {
      switch contour {
      case .roundedRect(let shape, _): add(shape.rect)
      case .segments(let start, let segments):
        add(start)
        for segment in segments {
          switch segment {
          case .line(let end): add(end)
          case .curve(let end, let control1, let control2): [end, control1, control2].forEach(add)
          }
        }
      }
    }
    return bounds ?? Rect(width: 0, height: 0)
  }
}
