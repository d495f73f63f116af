/// Reads JSON text for its syntax alone (RFC 8259), to say where it is wrong.
///
/// Foundation's decoder says on some systems only that something is, takes one of several members of a name without a
/// word, and calls numbers that it can't hold no JSON. Without recursion, and in time that grows with the text.
struct JSONSyntax {
  private let bytes: [UInt8]
  private var index = 0
  /// The containers that are open, from the outside in: whether each is an object.
  private var open: [Bool] = []
  /// Whether the innermost container has a value so far, so that a comma stands before the next one.
  private var hasValue = false
  /// The names that each of the open objects has so far; Foundation takes names that mean the same for one.
  private var names: [Set<String>] = []

  /// How deep containers may lie in one another: Foundation's decoder goes no deeper.
  static let depthLimit = 512

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Checks a text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: Where the first thing is that is wrong, and what would be right.
  static func check(_ bytes: [UInt8]) throws(StyleJSONError) {
    var syntax = JSONSyntax(bytes)
    if let byte = syntax.firstInvalidByte { throw syntax.error("the text isn't UTF-8", at: byte) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { syntax.index = 3 }
    try syntax.value()
    while !syntax.open.isEmpty { try syntax.continuation() }
    syntax.skipSpace()
    if let byte = syntax.current { throw syntax.error("\(Self.name(of: byte)) behind the end of the value") }
  }
}

// MARK: Grammar

extension JSONSyntax {
  /// Reads a value, of a container only how it begins.
  private mutating func value() throws(StyleJSONError) {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      try enter(isObject: true)
    case UInt8(ascii: "["):
      try enter(isObject: false)
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try number()
    default:
      for word in ["true", "false", "null"] where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return
      }
      throw unexpected("a value")
    }
  }

  /// Reads on in the innermost container, up to behind its next value or its end.
  private mutating func continuation() throws(StyleJSONError) {
    skipSpace()
    let isObject = open.last == true
    if take(isObject ? "}" : "]") {
      open.removeLast()
      if isObject { names.removeLast() }
      hasValue = true
    } else if !hasValue || take(",") {
      if isObject { try name() }
      hasValue = true
      try value()
    } else {
      throw unexpected(isObject ? "a comma or the end of the object" : "a comma or the end of the array")
    }
  }

  /// Reads the name of a member, and the colon behind it.
  private mutating func name() throws(StyleJSONError) {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw unexpected("a member's name in quotation marks") }
    let start = index
    let name = try string()
    guard names[names.count - 1].insert(name).inserted else {
      throw error("the object has another member \(String(reflecting: name)): give each name once", at: start)
    }
    skipSpace()
    guard take(":") else { throw unexpected("a colon behind a member's name") }
  }

  private mutating func enter(isObject: Bool) throws(StyleJSONError) {
    guard open.count < Self.depthLimit else {
      throw error("values lie in one another more than \(Self.depthLimit) deep")
    }
    index += 1
    open.append(isObject)
    if isObject { names.append([]) }
    hasValue = false
  }

  private mutating func number() throws(StyleJSONError) {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw error("the number is greater than any that can be held", at: start)
    }
  }

  private mutating func digits() throws(StyleJSONError) {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw unexpected("a digit") }
  }

  /// Reads a string; returns the text that it stands for.
  private mutating func string() throws(StyleJSONError) -> String {
    let start = index
    index += 1
    var text: [UInt16] = []
    var plain = index
    func flush(into text: inout [UInt16]) {
      text += String(decoding: bytes[plain..<index], as: UTF8.self).utf16
    }
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        flush(into: &text)
        index += 1
        return String(decoding: text, as: UTF16.self)
      case UInt8(ascii: "\\"):
        flush(into: &text)
        text.append(try escape())
        plain = index
      case 0..<0x20: throw error("\(Self.name(of: byte)) in a string: write it as an escape")
      default: index += 1
      }
    }
    throw error("a string that doesn't end: a quotation mark is missing", at: start)
  }

  /// Reads an escape; returns the code unit that it stands for.
  private mutating func escape() throws(StyleJSONError) -> UInt16 {
    let start = index
    index += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "u"):
      let digits = bytes[index...].prefix(4)
      guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16),
        digits.first != UInt8(ascii: "+")
      else { break }
      index += 4
      return unit
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case let byte where [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(byte):
      return UInt16(byte)
    default: break
    }
    throw error(
      "no such escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u with four digits", at: start)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  /// Where bytes stand first that decoding has to repair.
  private var firstInvalidByte: Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) { return nil }
    return zip(text.utf8, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? bytes.count
  }

  private func unexpected(_ expected: String) -> StyleJSONError {
    error(
      current.map { "\(Self.name(of: $0)) where \(expected) belongs" }
        ?? "the text ends where \(expected) belongs")
  }

  private func error(_ problem: String, at index: Int? = nil) -> StyleJSONError {
    let before = bytes[..<(index ?? self.index)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes make no column of their own.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    let line = before.count { $0 == 0x0A } + 1
    return StyleJSONError(problem: problem, position: StyleJSONError.Position(line: line, column: column))
  }

  private static func name(of byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "\"\(Character(Unicode.Scalar(byte)))\"" : "the byte 0x\(String(byte, radix: 16, uppercase: true))"
  }
}

// MARK: Bytes
