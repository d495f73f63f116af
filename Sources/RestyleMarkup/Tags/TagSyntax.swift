/// A tag as it is written: `<name attribute="value">`, `</name>` or `<name/>`.
struct TagSyntax {
  let name: String
  private(set) var attributes: [(name: String, value: String)] = []
  /// Whether the tag is self-closing.
  private(set) var isEmpty = false
  /// The index after the closing bracket.
  private(set) var end = 0
  /// The first unknown character reference in the attributes, with its offset.
  private(set) var unknownCharacter: (name: String, offset: Int)?

  static func isName(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || "-_.".utf8.contains(byte) }

  /// Reads the tag at an opening bracket.
  ///
  /// A tag contains no other opening bracket, so text with many of them is read only once.
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
        guard byte() == quote else { return nil }
        index += 1
        noteUnknownCharacter(in: bytes, value.indices)
        attributes.append((attribute, bytes.unescaped(value.indices, resolvesBackslashes: false)))
      default: return nil
      }
    }
  }

  private mutating func noteUnknownCharacter(in bytes: [UInt8], _ value: Range<Int>) {
    guard unknownCharacter == nil else { return }
    for index in value where bytes[index] == UInt8(ascii: "&") {
      guard CharacterReference(in: bytes, at: index, before: value.upperBound)?.isUnknown ?? true,
        let name = CharacterReference.unknownName(in: bytes, at: index, before: value.upperBound)
      else { continue }
      unknownCharacter = (name, index)
      return
    }
  }
}
