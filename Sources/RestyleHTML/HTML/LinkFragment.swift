import Restyle

/// What a link leads to in its own page (HTML Standard, section 7.4.6.4).
struct LinkFragment {
  /// The text behind `#`, without the directives that browsers alone read, such as `:~:text=`.
  let text: String
  /// The identifiers of which an element has to have one: the text as it is, and decoded.
  let names: [String]

  init(_ fragment: String) {
    // Not by characters, here and below: a mark may follow.
    let scalars = fragment.unicodeScalars
    let directives = scalars.firstRange(of: ":~:".unicodeScalars)
    text = directives.map { String(scalars[..<$0.lowerBound]) } ?? fragment
    names = text.utf8.contains(UInt8(ascii: "%")) ? [text, text.percentDecoded] : [text]
  }

  /// What an address leads to; nil if it is that of another page, or of the start of its own, whatever elements there
  /// are.
  init?(ofTarget target: String) {
    guard target.utf8.first == UInt8(ascii: "#") else { return nil }
    self.init(String(target.unicodeScalars.dropFirst()))
    if text.isEmpty || names.last?.lowercased() == "top" { return nil }
  }
}

extension String {
  /// The text with what stands for each percent sign with two hexadecimal digits (URL Standard, section 1.3).
  fileprivate var percentDecoded: String {
    var decoded: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(\.hexadecimalValue)
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        decoded.append(UInt8(digits[0] << 4 | digits[1]))
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
