package import Restyle

/// The marks for parts of a control in outputs that are limited to ASCII.
package enum TextMark {
  /// A box that is ticked or empty.
  package static func box(isOn: Bool) -> String { isOn ? "[x]" : "[ ]" }

  /// The beginning of an error.
  package static let error = "!"
}

// CSS Counter Styles 3, sections 6.1 and 6.2: a number that a system can't represent is decimal.
extension ListStyle.Numbering {
  /// The number of an item, followed by a period.
  package func marker(_ number: Int) -> String { numeral(number) + "." }

  /// The number of an item, without punctuation.
  package func numeral(_ number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .lowerAlpha: Self.letters(number, from: UInt8(ascii: "a"))
    case .upperAlpha: Self.letters(number, from: UInt8(ascii: "A"))
    case .lowerRoman: Self.roman(number).lowercased()
    case .upperRoman: Self.roman(number)
    }
  }

  /// A number in base 26 without a zero, with letters as digits.
  private static func letters(_ number: Int, from first: UInt8) -> String {
    guard number > 0 else { return String(number) }
    var bytes: [UInt8] = []
    var rest = number
    while rest > 0 {
      bytes.append(first + UInt8((rest - 1) % 26))
      rest = (rest - 1) / 26
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }

  private static func roman(_ number: Int) -> String {
    guard 1...3_999 ~= number else { return String(number) }
    let numerals = [
      (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
      (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    return numerals.reduce(into: "") { result, numeral in
      while rest >= numeral.0 {
        result += numeral.1
        rest -= numeral.0
      }
    }
  }
}

extension ResolvedListItem {
  /// The number as the list's style writes it, such as `iv.`; nil in an unordered list.
  package var numberMarker: String? { number.map { style.numbering.marker($0) } }
}
