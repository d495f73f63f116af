import Restyle

/// A number's digits before the decimal separator with what precedes them, those from it on, and its unit: what columns of
/// numbers align.
struct NumberParts: Sendable {
  var integer: CellLine
  var decimals: CellLine
  var unit: CellLine
}

extension NumberParts {
  /// How wide the parts of a column's numbers are.
  struct Widths: Sendable {
    var integer = 0
    var decimals = 0
    var unit = 0

    var total: Int { integer + decimals + unit }

    mutating func include(_ parts: NumberParts) {
      integer = max(integer, parts.integer.width)
      decimals = max(decimals, parts.decimals.width)
      unit = max(unit, parts.unit.width)
    }
  }

  /// How wide the number is by itself.
  var width: Int { integer.width + decimals.width + unit.width }

  /// Appends the number with its parts below those of others.
  func append(to line: inout CellLine, _ widths: Widths) {
    line.append(spaces: widths.integer - integer.width)
    line.append(integer)
    line.append(decimals)
    if unit.width > 0 {
      line.append(spaces: widths.decimals - decimals.width)
      line.append(unit)
    }
  }
}

extension TerminalRenderer {
  /// The parts of a text that a column of numbers aligns; nil if the text may have several lines.
  mutating func numberParts(of runs: [StyledText], separator: String) -> NumberParts? {
    let text = runs.plainText
    // Ends of lines, tabs and soft hyphens.
    guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0xAD }) else {
      return nil
    }
    let bounds = NumberBounds(of: text, separator: separator)
    let string = StyledString(runs)
    let count = text.utf8.count
    var lines: [CellLine] = []
    for range in [0..<bounds.integer, bounds.integer..<bounds.decimals, bounds.decimals..<count] {
      lines.append(CellLine(string.bytes(range).runs.map { cellRun($0) }))
    }
    let parts = NumberParts(integer: lines[0], decimals: lines[1], unit: lines[2])
    // A cluster that would be split isn't one of a number.
    return parts.width == profile.metrics.width(of: text) ? parts : nil
  }
}
