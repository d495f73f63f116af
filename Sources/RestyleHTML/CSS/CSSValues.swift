/// The texts of declarations, each once, in one buffer: equal declarations are the same number.
///
/// Making a text costs no allocation of its own, comparing two is comparing numbers, and writing one is a copy.
struct CSSValues: Sendable {
  /// All texts, one after another, each a property and its value, as in `color:#ff0000`.
  var bytes = Bytes()
  private var texts: [Text] = []
  // The latest text of each property, from which the others are reached; -1 for none.
  private var latest: [Int32] = Array(repeating: -1, count: CSSProperty.allCases.count)

  private struct Text: Sendable {
    let start: Int32
    let end: Int32
    let property: CSSProperty
    /// The text of the same property before this one; -1 for none.
    let previous: Int32
  }

  init() {
    bytes.reserveCapacity(1_024)
    texts.reserveCapacity(32)
  }
}

extension CSSValues {
  /// Adds a declaration that takes back what others declare.
  mutating func addUnset(_ property: CSSProperty) -> Int32 {
    let start = begin(property)
    bytes.append(verbatim: "unset")
    return end(property, from: start)
  }

  /// Appends the start of a declaration; returns where it lies.
  @inline(__always)
  mutating func begin(_ property: CSSProperty) -> Int {
    let start = bytes.count
    bytes.append(verbatim: property.name)
    bytes.append(UInt8(ascii: ":"))
    return start
  }

  /// Ends a declaration.
  ///
  /// - Returns: Its number, which equals that of an equal declaration.
  mutating func end(_ property: CSSProperty, from start: Int) -> Int32 {
    let slot = Int(property.rawValue)
    var candidate = latest[slot]
    while candidate >= 0 {
      let text = texts[Int(candidate)]
      if isEqual(text, from: start) {
        bytes.removeLast(bytes.count - start)
        return candidate
      }
      candidate = text.previous
    }
    texts.append(
      Text(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: bytes.count),
        property: property, previous: latest[slot]))
    latest[slot] = Int32(truncatingIfNeeded: texts.count - 1)
    return latest[slot]
  }

  private func isEqual(_ text: Text, from start: Int) -> Bool {
    let count = Int(text.end - text.start)
    guard count == bytes.count - start else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes[Int(text.start)..<Int(text.end)].elementsEqual(bytes[start..<start + count])
    }
  }

  /// The declaration of a number.
  subscript(number: Int32) -> ArraySlice<UInt8> {
    let text = texts[Int(number)]
    return bytes[Int(text.start)..<Int(text.end)]
  }

  /// The property that the declaration of a number is for.
  func property(of number: Int32) -> CSSProperty { texts[Int(number)].property }

  /// How many declarations there are; their numbers are those below.
  var count: Int { texts.count }
}
