/// A tag as it is written: `<name attribute="value">`, `</name>` or `<name/>`.
struct TagSyntax {
  let name: String
  private(set) var attributes: [(name: String, value: String)] = []
  /// Whether the tag is closed at once.
  private(set) var isEmpty = false
  /// Where the tag ends, behind the bracket.
  private(set) var end = 0

  static func isName(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  /// Reads the tag at an opening bracket.
  ///
  /// It holds no other opening bracket, so that text with many of them is looked at once.
  init?(in bytes: [UInt8], at start: Int) {
    var index = start + 1
    func byte() -> UInt8? { index < bytes.count ? bytes[index] : nil }
    func skipSpace() { while let next = byte(), next.isSpace { index += 1 } }
    func readName() -> String {
      let name = bytes[index...].prefix(while: Self.isName)
      index = name.endIndex
      return String(decoding: name, as: UTF8.self)
    }
    let isEnd = byte() == UInt8(ascii: "/")
    if isEnd { index += 1 }
    name = readName()
    while true {
      let space = index
      skipSpace()
      switch byte() {
      case UInt8(ascii: ">"):
        end = index + 1
        return
      case UInt8(ascii: "/") where !isEnd:
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") else { return nil }
        isEmpty = true
        end = index + 2
        return
      case let next? where next.isLetter && !isEnd && space < index:
        let attribute = readName()
        skipSpace()
        guard byte() == UInt8(ascii: "=") else { return nil }
        index += 1
        skipSpace()
        guard let quote = byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
          return nil
        }
        let value = bytes[(index + 1)...].prefix { $0 != quote && $0 != UInt8(ascii: "<") }
        index = value.endIndex
        guard byte() == quote, let text = Self.text(value, in: bytes) else { return nil }
        index += 1
        attributes.append((attribute, text))
      default: return nil
      }
    }
  }

  /// The value of an attribute; nil if a character reference in it can't be read.
  private static func text(_ value: ArraySlice<UInt8>, in bytes: [UInt8]) -> String? {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    var text = ""
    var start = value.startIndex
    var index = start
    while index < value.endIndex {
      guard bytes[index] == UInt8(ascii: "&"),
        let reference = CharacterReference(in: bytes, at: index, before: value.endIndex)
      else {
        index += 1
        continue
      }
      text += String(decoding: bytes[start..<index], as: UTF8.self) + reference.text
      start = reference.end
      index = start
    }
    return text + String(decoding: bytes[start..<value.endIndex], as: UTF8.self)
  }
}
