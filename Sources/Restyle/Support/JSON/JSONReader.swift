/// Reads JSON (RFC 8259) into values that preserve the order of members and the digits of numbers.
///
/// Foundation preserves neither. It silently picks one of several members with the same name, and on some systems it
/// doesn't say what is wrong. This reader doesn't recurse, and takes linear time.
package struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private let isForDecoder: Bool
  /// The open containers, from the outside in.
  private var open: [Container] = []

  /// The maximum nesting of containers, which is also that of Foundation's decoder.
  static let depthLimit = 512

  /// An array or an object whose beginning has been read.
  fileprivate struct Container {
    let isObject: Bool
    var elements: [JSONValue] = []
    var members: [JSONMember] = []
    /// The name of the member whose value comes next.
    var name = ""
    /// The names so far, once there are many.
    var names: Set<ExactText> = []
    /// The names so far, compared as a decoder compares them.
    var equivalentNames: Set<String> = []

    var isEmpty: Bool { elements.isEmpty && members.isEmpty }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, isForDecoder: Bool) {
    self.bytes = bytes
    self.isForDecoder = isForDecoder
  }
}

extension JSONReader {
  /// Reads JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - isForDecoder: Whether a decoder of Foundation reads the text next. Such a decoder treats canonically
  ///     equivalent names as equal, and stores numbers as `Double`; text in which it would lose something is then an
  ///     error.
  /// - Returns: The value.
  /// - Throws: The first error, with its position and its fix.
  package static func value(of bytes: [UInt8], isForDecoder: Bool = false) throws(JSONError) -> JSONValue {
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(JSONError) in
        var reader = JSONReader(bytes, isForDecoder: isForDecoder)
        return try reader.document()
      }
    }
    return try result.get()
  }
}

// MARK: Grammar

extension JSONReader {
  fileprivate mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var value = try beginning()
    while !open.isEmpty { value = try continuation(value) }
    skipSpace()
    if current != nil { throw unexpected("the end of the text") }
    // Only an open container has no value yet.
    return value ?? .null
  }

  /// Reads a value; nil for a container, which is then open.
  private mutating func beginning() throws(JSONError) -> JSONValue? {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try enter(Container(isObject: true))
    case UInt8(ascii: "["): return try enter(Container(isObject: false))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    default:
      for (word, value) in Self.words where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return value
      }
      throw unexpected("a value")
    }
  }

  private static let words: [(String, JSONValue)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
  ]

  /// Continues in the innermost container after one of its values, up to the end of the next value or of the container.
  private mutating func continuation(_ value: JSONValue?) throws(JSONError) -> JSONValue? {
    let last = open.count - 1
    if let value {
      if open[last].isObject {
        open[last].members.append(JSONMember(name: open[last].name, value: value))
      } else {
        open[last].elements.append(value)
      }
    }
    skipSpace()
    let isObject = open[last].isObject
    if take(isObject ? "}" : "]") {
      let container = open.removeLast()
      return isObject ? .object(container.members) : .array(container.elements)
    }
    guard open[last].isEmpty || take(",") else {
      throw unexpected(isObject ? "a comma or the end of the object" : "a comma or the end of the array")
    }
    if isObject { try name() }
    return try beginning()
  }

  /// Reads the name of a member, and the colon after it.
  private mutating func name() throws(JSONError) {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw unexpected("a member's name in quotation marks") }
    let start = index
    let name = try string()
    guard open[open.count - 1].insert(name, isForDecoder: isForDecoder) else {
      throw error("the object has another member \(name.quoted): give each name once", at: start)
    }
    skipSpace()
    guard take(":") else { throw unexpected("a colon behind a member's name") }
  }

  private mutating func enter(_ container: Container) throws(JSONError) -> JSONValue? {
    guard open.count < Self.depthLimit else {
      throw error("values are nested more than \(Self.depthLimit) deep")
    }
    index += 1
    open.append(container)
    return nil
  }

  private mutating func number() throws(JSONError) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard isForDecoder else { return text }
    guard let number = Double(text), number.isFinite else {
      throw error("the number is too large for a floating-point number", at: start)
    }
    // Foundation rejects such numbers as invalid JSON.
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    if number == 0, digits.contains(where: { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }) {
      throw error("the number is too small for a floating-point number: write 0", at: start)
    }
    return text
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw unexpected("a digit") }
  }
}

extension JSONReader.Container {
  /// Sets the name of the next member; returns false if a member with the name exists.
  fileprivate mutating func insert(_ name: String, isForDecoder: Bool) -> Bool {
    self.name = name
    if isForDecoder { return equivalentNames.insert(name).inserted }
    // Comparing a few names is faster than hashing them.
    if members.count < 8 { return !members.contains { $0.name.isExactly(name) } }
    if names.isEmpty { names = Set(members.map { ExactText($0.name) }) }
    return names.insert(ExactText(name)).inserted
  }
}

// MARK: Bytes

extension JSONReader {
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D { index += 1 }
  }

  private func unexpected(_ expected: String) -> JSONError {
    error(
      current.map { "\(Self.name(of: $0)) where \(expected) belongs" }
        ?? "the text ends where \(expected) belongs")
  }

  func error(_ problem: String, at index: Int? = nil) -> JSONError {
    let before = bytes[..<min(index ?? self.index, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes don't count as columns.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    let line = before.count { $0 == 0x0A } + 1
    return JSONError(problem: problem, line: line, column: column)
  }

  static func name(of byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "\"\(Character(Unicode.Scalar(byte)))\"" : "the byte 0x\(String(byte, radix: 16, uppercase: true))"
  }
}
