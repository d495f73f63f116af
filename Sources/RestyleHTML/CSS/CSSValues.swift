/// The values of declarations, each once, in one buffer: equal declarations are the same number.
///
/// Making a value costs no allocation of its own, comparing two is comparing numbers, and writing one is a copy.
struct CSSValues: Sendable {
  /// The texts of all values, one after another.
  var bytes = Bytes()
  private var values: [Value] = []
  // The latest value of each property, from which the others are reached; -1 for none.
  private var latest: [Int32] = Array(repeating: -1, count: CSSProperty.allCases.count)

  private struct Value: Sendable {
    let property: CSSProperty
    let name: StaticString
    /// Where the text lies, unless it is a keyword.
    let start: Int32
    let end: Int32
    /// Text of ours, known by its address.
    var keyword: StaticString?
    /// The value of the same property before this one; -1 for none.
    let previous: Int32
  }

  // The names of properties that aren't known, in the order of `CSSProperty.customs`.
  private var customNames: [Bytes] = []

  init() {
    bytes.reserveCapacity(512)
    values.reserveCapacity(32)
  }
}

extension CSSValues {
  /// Adds a value whose text is appended to `bytes` already.
  ///
  /// - Parameters:
  ///   - property: What the value is for.
  ///   - start: Where the text begins.
  /// - Returns: The number of the declaration, which equals that of an equal one.
  mutating func add(_ property: CSSProperty, from start: Int) -> Int32 {
    var candidate = latest[Int(property.rawValue)]
    while candidate >= 0 {
      let value = values[Int(candidate)]
      // Its text stays, since removing it takes longer than writing it.
      if isEqual(value, from: start) { return candidate }
      candidate = value.previous
    }
    return append(
      property, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: bytes.count))
  }

  /// Adds a value that is text of ours.
  ///
  /// - Returns: The number of the declaration, which equals that of an equal one.
  mutating func add(_ property: CSSProperty, keyword: StaticString) -> Int32 {
    var candidate = latest[Int(property.rawValue)]
    while candidate >= 0 {
      let value = values[Int(candidate)]
      if value.keyword?.utf8Start == keyword.utf8Start { return candidate }
      candidate = value.previous
    }
    // Another text of ours, or one that was appended, may say the same.
    let start = bytes.count
    bytes.append(verbatim: keyword)
    let number = add(property, from: start)
    if values[Int(number)].keyword == nil, Int(number) == values.count - 1 {
      values[Int(number)].keyword = keyword
    }
    return number
  }

  /// How many properties there are of names that aren't known.
  var customCount: Int { customNames.count }

  /// The property of a name that isn't known; nil if there are too many.
  mutating func customProperty(named name: Bytes) -> CSSProperty? {
    let index = customNames.firstIndex(of: name) ?? customNames.count
    guard index < CSSProperty.customs.count else { return nil }
    if index == customNames.count { customNames.append(name) }
    return CSSProperty.customs[index]
  }

  /// Adds the value that takes back a property's other values.
  mutating func addUnset(_ property: CSSProperty) -> Int32 {
    guard property.isCustom else { return add(property, keyword: "unset") }
    let start = bytes.count
    bytes.append(contentsOf: customNames[Int(property.rawValue - CSSProperty.custom1.rawValue)])
    bytes.append(verbatim: ":unset")
    return add(property, from: start)
  }

  private mutating func append(_ property: CSSProperty, start: Int32, end: Int32) -> Int32 {
    let slot = Int(property.rawValue)
    values.append(
      Value(
        property: property, name: property.name, start: start, end: end, keyword: nil,
        previous: latest[slot]))
    latest[slot] = Int32(truncatingIfNeeded: values.count - 1)
    return latest[slot]
  }

  private func isEqual(_ value: Value, from start: Int) -> Bool {
    let count = Int(value.end - value.start)
    guard count == bytes.count - start else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<count where bytes[Int(value.start) + offset] != bytes[start + offset] { return false }
      return true
    }
  }

  /// The text of the value of a number.
  subscript(number: Int32) -> ArraySlice<UInt8> {
    let value = values[Int(number)]
    return bytes[Int(value.start)..<Int(value.end)]
  }

  /// How many bytes the declaration of a number takes, as in `color:red`.
  func textCount(of number: Int32) -> Int {
    let value = values[Int(number)]
    return (value.property.isCustom ? 0 : value.name.utf8CodeUnitCount + 1) + Int(value.end - value.start)
  }

  /// Copies the declaration of a number to the beginning of a buffer.
  ///
  /// - Returns: How many bytes it takes.
  func copyText(of number: Int32, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let value = values[Int(number)]
    guard !value.property.isCustom else {
      return bytes.withUnsafeBufferPointer { bytes in
        buffer[...].update(fromContentsOf: bytes[Int(value.start)..<Int(value.end)])
      }
    }
    let nameBytes = UnsafeBufferPointer(start: value.name.utf8Start, count: value.name.utf8CodeUnitCount)
    let colon = buffer[...].update(fromContentsOf: nameBytes)
    buffer[colon] = UInt8(ascii: ":")
    return bytes.withUnsafeBufferPointer { bytes in
      buffer[(colon + 1)...].update(fromContentsOf: bytes[Int(value.start)..<Int(value.end)])
    }
  }

  /// The property that the declaration of a number is for.
  func property(of number: Int32) -> CSSProperty { values[Int(number)].property }

  /// How many declarations there are; their numbers are those below.
  var count: Int { values.count }
}
