/// Names under a swatch, broken into lines.
struct Caption {
  private let lines: [String]

  // In points.
  private static let size = 10.0
  private static let lineHeight = 12.0
  private static let columnWidth = 6.0

  /// The maximum number of lines of each name.
  private static let lineLimit = 3

  /// Breaks names into lines, between words if possible.
  ///
  /// - Parameters:
  ///   - names: The names, each of which starts a line. They are untrusted, and can have any length.
  ///   - width: The available width in points.
  ///   - widestWord: The maximum width for wider words, in points.
  init(_ names: [String], width: Double, widestWord: Double) {
    let words = names.flatMap { Self.words(of: $0[...]) }.map { word in
      Double(DisplayList.Text.columns(of: word.drop { $0 == " " })) * Self.columnWidth
    }
    let room = max(width, min(widestWord, words.max() ?? 0))
    let columns = Int(room / Self.columnWidth)
    lines = names.flatMap { Self.lines(of: $0, columns: columns) }
  }

  /// The words of a name with the spaces before them, also of names in `camelCase`, `kebab-case` and similar.
  private static func words(of name: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    var last: Character?
    for (index, character) in zip(name.indices, name) {
      if let last, startsWord(character, after: last) {
        words.append(name[start..<index])
        start = index
      }
      last = character
    }
    return words + [name[start...]]
  }

  private static func startsWord(_ character: Character, after last: Character) -> Bool {
    if character == " " || last == " " { return character == " " && last != " " }
    return character.isLetter && "-._/,:".contains(last) || last.isLowercase && character.isUppercase
  }

  private static func lines(of name: String, columns: Int) -> [String] {
    var lines: [String] = []
    var rest = name[...]
    while !rest.isEmpty, lines.count < lineLimit {
      var end = rest.startIndex
      var used = 0
      for word in words(of: rest) {
        used += DisplayList.Text.columns(of: word)
        guard used <= columns else { break }
        end = word.endIndex
      }
      // A word that is too wide is cut; at least one character is taken, so that the loop ends.
      if end == rest.startIndex {
        used = 0
        while end < rest.endIndex, used <= columns {
          used += DisplayList.Text.columns(of: rest[end])
          guard used <= columns || end == rest.startIndex else { break }
          rest.formIndex(after: &end)
        }
      }
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

  /// Draws the lines below a point.
  func draw(at place: Point, in color: PaintColor, on canvas: inout Canvas) {
    for (index, line) in lines.enumerated() {
      let baseline = place.y + Double(index + 1) * Self.lineHeight - 1
      let text = DisplayList.Text(line, at: Point(x: place.x, y: baseline), size: Self.size, color: color)
      canvas.operations.append(.text(text))
    }
  }
}
