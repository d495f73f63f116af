/// Names under a swatch, in lines that are as wide as there is room for.
struct Caption {
  private let lines: [String]

  // In points.
  private static let size = 10.0
  private static let lineHeight = 12.0
  private static let columnWidth = 6.0

  /// How many lines each name has at most.
  private static let lineLimit = 3

  /// Breaks names into lines.
  ///
  /// - Parameters:
  ///   - names: The names, each of which starts a line. They come from outside, and are of any length.
  ///   - width: The room, in points.
  init(_ names: [String], width: Double) {
    let columns = Int(width / Self.columnWidth)
    lines = names.flatMap { Self.lines(of: $0, columns: columns) }
  }

  private static func lines(of name: String, columns: Int) -> [String] {
    var lines: [String] = []
    var rest = name[...]
    while !rest.isEmpty, lines.count < lineLimit {
      var end = rest.startIndex
      var used = 0
      var lastSpace: String.Index?
      while end < rest.endIndex {
        used += DisplayList.Text.columns(of: rest[end])
        // At least one character, so that there is an end.
        guard used <= columns || end == rest.startIndex else { break }
        if rest[end] == " " { lastSpace = end }
        rest.formIndex(after: &end)
      }
      if end < rest.endIndex, rest[end] != " ", let lastSpace, lastSpace > rest.startIndex { end = lastSpace }
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    if !rest.isEmpty, let last = lines.popLast() {
      var kept = last[...]
      while DisplayList.Text.columns(of: kept) + 3 > columns, !kept.isEmpty { kept.removeLast() }
      lines.append(kept + "...")
    }
    return lines
  }
}

extension Caption {
  var height: Double { Double(lines.count) * Self.lineHeight }

  var width: Double { Double(lines.map { DisplayList.Text.columns(of: $0) }.max() ?? 0) * Self.columnWidth }

  /// Writes the lines below a place.
  func draw(at place: Point, in color: PaintColor, on canvas: inout Canvas) {
    for (index, line) in lines.enumerated() {
      let baseline = place.y + Double(index + 1) * Self.lineHeight - 1
      let text = DisplayList.Text(line, at: Point(x: place.x, y: baseline), size: Self.size, color: color)
      canvas.operations.append(.text(text))
    }
  }
}
