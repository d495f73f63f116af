import Restyle
import RestyleRendering

/// A part of a line of cells with one look.
struct CellRun: Sendable {
  /// The text of the cells; empty for a run of `width` spaces.
  var text: String
  /// The number of cells.
  var width: Int
  var look: CellLook

  static func spaces(_ count: Int, _ look: CellLook = .plain) -> CellRun {
    CellRun(text: "", width: count, look: look)
  }

  /// ASCII text in the terminal's default style.
  static func plain(_ text: String) -> CellRun { CellRun(text: text, width: text.utf8.count, look: .plain) }
}

extension String {
  /// A character repeated a number of times.
  init(rowOf character: String, count: Int) {
    self.init()
    reserveCapacity(character.utf8.count * Swift.max(count, 0))
    // Doubled each time, since appending many characters takes as long as appending one. With `String(repeating:)`,
    // boxes take 50% longer.
    var (piece, rest) = (character, count)
    while rest > 0 {
      if !rest.isMultiple(of: 2) { self += piece }
      rest /= 2
      if rest > 0 { piece += piece }
    }
  }
}

extension CellRun {
  /// Whether each byte takes one cell, as in most text.
  private var isSimple: Bool { text.utf8.count == width && text.utf8.allSatisfy { $0 < 0x80 } }

  /// The run with a colour behind it.
  func over(_ color: Color) -> CellRun { CellRun(text: text, width: width, look: look.over(color)) }

  /// A line of the run's text.
  func line(_ line: LineLayout.Line) -> CellRun {
    let text = text.withUTF8Bytes { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[line.bytes]), as: UTF8.self)
    }
    return CellRun(text: text, width: line.width, look: look)
  }

  /// The part in a range of the run's cells; spaces replace a character that is cut.
  func part(_ columns: Range<Int>, _ metrics: CellMetrics) -> [CellRun] {
    let columns = columns.clamped(to: 0..<width)
    if columns.isEmpty { return [] }
    if columns.count == width { return [self] }
    if text.isEmpty { return [.spaces(columns.count, look)] }
    if isSimple {
      let start = text.utf8.index(text.startIndex, offsetBy: columns.lowerBound)
      let end = text.utf8.index(start, offsetBy: columns.count)
      return [CellRun(text: String(text[start..<end]), width: columns.count, look: look)]
    }
    return cut(columns, metrics)
  }

  private func cut(_ columns: Range<Int>, _ metrics: CellMetrics) -> [CellRun] {
    var (spacesBefore, spacesBehind) = (0, 0)
    var kept = CellRun(text: "", width: 0, look: look)
    var column = 0
    forEachCluster(metrics) { text, width in
      let cells = column..<(column + width)
      column += width
      let shared = cells.clamped(to: columns)
      if shared.count == width, columns.contains(cells.lowerBound) {
        kept.text += text
        kept.width += width
      } else if !shared.isEmpty {
        if cells.lowerBound < columns.lowerBound {
          spacesBefore += shared.count
        } else {
          spacesBehind += shared.count
        }
      }
    }
    return [.spaces(spacesBefore, look), kept, .spaces(spacesBehind, look)].filter { $0.width > 0 }
  }

  /// Calls `body` with each cluster of the text and its width, or with a space for each cell if the text is empty.
  func forEachCluster(_ metrics: CellMetrics, _ body: (_ text: String, _ width: Int) -> Void) {
    guard !text.isEmpty else {
      for _ in 0..<width { body(" ", 1) }
      return
    }
    text.withUTF8Bytes { bytes in
      var scanner = CellScanner(bytes, metrics.grid)
      var start = 0
      while let cluster = scanner.next() {
        body(String(decoding: bytes[start..<scanner.offset], as: UTF8.self), cluster.width)
        start = scanner.offset
      }
    }
  }
}
