package import Restyle

/// The marks that stand for parts of a control in outputs with only ASCII characters.
package enum TextMark {
  /// A box that is ticked or isn't.
  package static func box(isOn: Bool) -> String { isOn ? "[x]" : "[ ]" }

  /// The beginning of an error.
  package static let error = "!"
}

// CSS Counter Styles 3, sections 6.1 and 6.2: a number without a numeral in a system is decimal.
extension ListStyle.Numbering {
  /// A number as items are numbered, in the text before them.
  package func marker(_ number: Int) -> String { numeral(number) + "." }

  /// A number as items are numbered, without punctuation after it.
  package func numeral(_ number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .lowerAlpha: Self.letters(number, from: UInt8(ascii: "a"))
    case .upperAlpha: Self.letters(number, from: UInt8(ascii: "A"))
    case .lowerRoman: Self.roman(number).lowercased()
    case .upperRoman: Self.roman(number)
    }
  }

  /// Letters as numbers of base 26 without a zero.
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
