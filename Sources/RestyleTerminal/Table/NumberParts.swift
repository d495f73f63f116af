import Restyle

/// The parts of a number that columns of numbers align: the digits before the decimal separator and everything before
/// them, the separator with the decimals, and the unit.
struct NumberParts: Sendable {
  var integer: CellLine
  var decimals: CellLine
  var unit: CellLine
}

extension NumberParts {
  /// The widths of the parts of a column's numbers.
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

  /// The width of the number alone.
  var width: Int { integer.width + decimals.width + unit.width }

  /// Appends the number with its parts aligned with those of other numbers.
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
  /// The parts of a text for a column of numbers; nil if the text may have several lines.
  mutating func numberParts(of runs: [StyledText], separator: String) -> NumberParts? {
    let text = runs.plainText
    // Line breaks, tabs and soft hyphens.
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
    // A text whose clusters would be split isn't a number.
    return parts.width == profile.metrics.width(of: text) ? parts : nil
  }
}
