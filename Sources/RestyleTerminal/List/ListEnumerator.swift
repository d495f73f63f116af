/// What stands before the entries of a list.
///
/// ```swift
/// let steps = ListEnumerator { index in "Step \(index + 1):" }
/// ```
public struct ListEnumerator: Sendable {
  let marker: @Sendable (_ index: Int, _ isASCII: Bool) -> String

  /// Makes an enumerator.
  ///
  /// - Parameter marker: What stands before an entry, by which of its siblings it is, from 0.
  public init(_ marker: @escaping @Sendable (_ index: Int) -> String) {
    self.init { index, _ in marker(index) }
  }

  private init(marker: @escaping @Sendable (_ index: Int, _ isASCII: Bool) -> String) {
    self.marker = marker
  }
}

extension ListEnumerator {
  /// A bullet; an asterisk where only ASCII is drawn.
  public static let bullets = Self(marker: { _, isASCII in isASCII ? "*" : "•" })
  /// A dash.
  public static let dashes = Self { _ in "-" }
  /// Nothing.
  public static let none = Self { _ in "" }
  /// Numbers, as in `1.`, `2.` and `3.`.
  public static let arabic = Self { "\($0 + 1)." }
  /// Letters, as in `a.`, `z.` and then `aa.`.
  public static let lowercaseAlphabet = Self { "\(letters($0))." }
  /// Capital letters, as in `A.`, `Z.` and then `AA.`.
  public static let uppercaseAlphabet = Self { "\(letters($0).uppercased())." }
  /// Roman numbers, as in `i.`, `ii.` and `iii.`.
  public static let lowercaseRoman = Self { "\(roman($0 + 1))." }
  /// Roman numbers in capitals, as in `I.`, `II.` and `III.`.
  public static let uppercaseRoman = Self { "\(roman($0 + 1).uppercased())." }

  /// Letters as numbers of base 26 without a zero.
  private static func letters(_ index: Int) -> String {
    var bytes: [UInt8] = []
    var rest = index
    while rest >= 0 {
      bytes.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest = rest / 26 - 1
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }

  /// A Roman number; there are none beyond 3999, and those are Arabic.
  private static func roman(_ number: Int) -> String {
    guard 1...3_999 ~= number else { return String(number) }
    let numerals = [
      (1_000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
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
