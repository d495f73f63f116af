/// The ends of the parts of a text's first number, as UTF-8 offsets.
struct NumberBounds: Hashable {
  /// The end of the digits before the separator.
  var integer: Int
  /// The end of the decimals, with a sign such as % directly after them; a unit follows a space.
  var decimals: Int
}

extension NumberBounds {
  /// Finds the first number of a text; a text without a number counts as the part before the separator.
  ///
  /// - Parameters:
  ///   - text: The text: a number, perhaps with groups of digits, a sign, a currency, a unit.
  ///   - separator: The decimal separator.
  init(of text: String, separator: String) {
    let scalars = Array(text.unicodeScalars)
    let mark = Array(separator.unicodeScalars)
    func isDigit(_ index: Int) -> Bool { index < scalars.count && scalars[index].isDecimalDigit }
    func isMark(_ index: Int) -> Bool {
      !mark.isEmpty && index + mark.count <= scalars.count && index >= 0
        && scalars[index..<(index + mark.count)].elementsEqual(mark)
    }
    func bytes(_ end: Int) -> Int { scalars[..<end].reduce(0) { $0 + UTF8.width($1) } }
    guard let first = scalars.indices.first(where: isDigit) else {
      self.init(integer: text.utf8.count, decimals: text.utf8.count)
      return
    }
    var end = first
    // As in ".5".
    if isMark(first - mark.count) {
      end = first - mark.count
    } else {
      while true {
        if isDigit(end) {
          end += 1
        } else if end < scalars.count, !isMark(end), scalars[end].isGroupSeparator, isDigit(end + 1),
          !scalars[end].properties.isWhitespace
            || isDigit(end + 2) && isDigit(end + 3) && !isDigit(end + 4)
        {
          end += 1
        } else {
          break
        }
      }
    }
    let integer = end
    if isMark(end) {
      end += mark.count
      while isDigit(end) { end += 1 }
    }
    while end < scalars.count, !scalars[end].properties.isWhitespace { end += 1 }
    self.init(integer: bytes(integer), decimals: bytes(end))
  }
}

extension Unicode.Scalar {
  fileprivate var isDecimalDigit: Bool {
    isASCII ? 0x30...0x39 ~= value : properties.numericType == .decimal
  }

  /// Whether some languages separate groups of digits with it.
  fileprivate var isGroupSeparator: Bool {
    switch self {
    case ",", ".", "'", "_", "\u{2019}", "\u{66C}", " ", "\u{A0}", "\u{2009}", "\u{202F}": true
    default: false
    }
  }
}
