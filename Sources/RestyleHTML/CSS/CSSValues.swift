@_spi(Outputs) import RestyleRendering

/// The unique values of declarations in one buffer: equal declarations have the same number.
///
/// Creating a value needs no allocation of its own, comparing two compares numbers, and writing one copies bytes.
struct CSSValues: Sendable {
  /// The texts of all values, one after another.
  var bytes = Bytes()
  private var values: [Value] = []
  // The latest value of each property, which links to the previous ones; -1 for none.
  private var latest: [Int32] = Array(repeating: -1, count: CSSProperty.allCases.count)

  private struct Value: Sendable {
    let property: DeclaredProperty
    /// The range of the text.
    let start: Int32
    let end: Int32
    /// The last bytes of the text.
    let ending: UInt64
    /// The address of a static text, which identifies it; 0 for others.
    var keyword: UInt = 0
    /// The previous value of the same property; -1 for none.
    let previous: Int32
  }

  // The variations of values under conditions, and the cases of all of them.
  private var variations: [Variation] = []
  private var cases: [Case] = []

  /// The value under a condition.
  struct Case: Equatable, Sendable {
    let condition: TraitCondition
    let value: Int32
  }

  private struct Variation: Sendable {
    let members: TraitCondition
    let cases: Range<Int>
  }

  // The start of each property's declarations, including unlisted ones.
  private var beginnings = CSSProperty.beginnings
  private var customNames = NumberedKeys<Bytes>()

  init() {
    bytes.reserveCapacity(512)
    bytes.append(contentsOf: repeatElement(0, count: Self.endingCount))
    values.reserveCapacity(64)
  }
}

extension CSSValues {
  /// Adds a value whose text was already appended to `bytes`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - start: The start of the text.
  /// - Returns: The number of the declaration, which is the same for equal declarations.
  mutating func add(_ property: DeclaredProperty, from start: Int) -> Int32 {
    let ending = ending(of: bytes.count - start)
    if let known = latestValue(of: property, endingIn: ending, from: start) { return known }
    return append(
      property, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: bytes.count),
      ending: ending)
  }

  /// Adds a value that is static text.
  ///
  /// - Returns: The number of the declaration, which is the same for equal declarations.
  mutating func add(_ property: DeclaredProperty, keyword: StaticString) -> Int32 {
    let address = UInt(bitPattern: keyword.utf8Start)
    var candidate = latest[property.index]
    while candidate >= 0 {
      let value = values[Int(candidate)]
      if value.keyword == address { return candidate }
      candidate = value.previous
    }
    // Another static text, or an appended one, can be equal.
    let start = bytes.count
    bytes.append(verbatim: keyword)
    let number = add(property, from: start)
    if values[Int(number)].keyword == 0, Int(number) == values.count - 1 {
      values[Int(number)].keyword = address
    }
    return number
  }

  /// Adds the variation of a value under conditions.
  ///
  /// - Parameters:
  ///   - value: The number of the value.
  ///   - members: The differences that the conditions consist of.
  ///   - own: The cases, from general to special.
  /// - Returns: The number of the variation; -1 if the value never changes.
  mutating func addVariation(of value: Int32, by members: TraitCondition, _ own: [Case]) -> Int32 {
    if own.allSatisfy({ $0.value == value }) { return -1 }
    cases += own
    variations.append(Variation(members: members, cases: (cases.count - own.count)..<cases.count))
    return Int32(truncatingIfNeeded: variations.count - 1)
  }

  /// Whether two declarations of a property are the same under all conditions.
  func isSame(_ lhs: CSSWriter.Entry, _ rhs: CSSWriter.Entry) -> Bool {
    guard lhs.value == rhs.value else { return false }
    // Equal values usually have the same number.
    return lhs.variation == rhs.variation
      || members(of: lhs) == members(of: rhs) && cases(of: lhs).elementsEqual(cases(of: rhs))
  }

  /// The differences that the conditions of a declaration consist of.
  func members(of entry: CSSWriter.Entry) -> TraitCondition {
    entry.variation < 0 ? [] : variations[Int(entry.variation)].members
  }

  /// The cases of a declaration, from general to special.
  func cases(of entry: CSSWriter.Entry) -> ArraySlice<Case> {
    entry.variation < 0 ? [] : cases[variations[Int(entry.variation)].cases]
  }

  /// The value of a declaration under a condition.
  func value(of entry: CSSWriter.Entry, under condition: TraitCondition) -> Int32 {
    guard entry.variation >= 0 else { return entry.value }
    let variation = variations[Int(entry.variation)]
    let condition = condition.intersection(variation.members)
    for index in variation.cases where cases[index].condition == condition { return cases[index].value }
    return entry.value
  }

  /// The number of properties, known and unlisted.
  var propertyCount: Int { beginnings.count }

  /// Whether there are unlisted properties.
  var hasCustoms: Bool { !customNames.keys.isEmpty }

  /// The property with a name; nil if it is unknown and there are too many unlisted properties.
  mutating func property(named name: Bytes) -> DeclaredProperty? {
    if let known = CSSProperty.named[name] { return DeclaredProperty(known) }
    if let number = customNames.number(of: name) { return DeclaredProperty(customNumber: number) }
    guard let property = DeclaredProperty(customNumber: customNames.keys.count) else { return nil }
    _ = customNames.add(name)
    if property.index == beginnings.count {
      beginnings.append([])
      latest.append(-1)
    }
    beginnings[property.index] = name + [UInt8(ascii: ":")]
    return property
  }

  private mutating func append(
    _ property: DeclaredProperty, start: Int32, end: Int32, ending: UInt64
  ) -> Int32 {
    let slot = property.index
    values.append(Value(property: property, start: start, end: end, ending: ending, previous: latest[slot]))
    latest[slot] = Int32(truncatingIfNeeded: values.count - 1)
    return latest[slot]
  }

  /// The number of a property's value with the text at the end of `bytes`.
  ///
  /// The text isn't removed, since that takes longer than writing it.
  private func latestValue(of property: DeclaredProperty, endingIn ending: UInt64, from start: Int) -> Int32?
  {
    let count = bytes.count - start
    var candidate = latest[property.index]
    return values.withUnsafeBufferPointer { values in
      while candidate >= 0 {
        let value = values[Int(candidate)]
        if value.ending == ending, Int(value.end - value.start) == count, isSame(value, from: start) {
          return candidate
        }
        candidate = value.previous
      }
      return nil
    }
  }

  /// Whether a value starts like the text at the end of `bytes`, which has the same length and the same end.
  private func isSame(_ value: Value, from start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let offset = start - Int(value.start)
      for index in Int(value.start)..<max(Int(value.start), Int(value.end) - Self.endingCount)
      where bytes[index] != bytes[index + offset] { return false }
      return true
    }
  }

  // The number of bytes at the end of a text that are compared at once, which distinguish most texts. As many bytes
  // precede the first text, so that they can always be read.
  private static let endingCount = 8

  /// The last bytes of `bytes`, limited to the length of a text.
  @inline(__always)
  private func ending(of count: Int) -> UInt64 {
    let last = bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: $0.count - Self.endingCount, as: UInt64.self))
    }
    // The upper bytes belong to the text.
    return count < Self.endingCount ? last >> UInt64(64 - 8 * count) : last
  }

  /// The text of the value with a number.
  subscript(number: Int32) -> ArraySlice<UInt8> {
    let value = values[Int(number)]
    return bytes[Int(value.start)..<Int(value.end)]
  }

  /// The name of a property.
  func name(of property: DeclaredProperty) -> ArraySlice<UInt8> { beginnings[property.index].dropLast() }

  /// The length in bytes of the declaration with a number, such as `color:red`.
  func textCount(of number: Int32) -> Int {
    let value = values[Int(number)]
    return beginnings[value.property.index].count + Int(value.end - value.start)
  }

  /// Appends the declaration with a number to other text.
  @inline(__always)
  func append(_ number: Int32, to text: inout some ByteSink) {
    let value = values[Int(number)]
    text.append(contentsOf: beginnings[value.property.index])
    bytes.withUnsafeBufferPointer {
      text.append(bytes: UnsafeBufferPointer(rebasing: $0[Int(value.start)..<Int(value.end)]))
    }
  }

  /// The property of the declaration with a number; `custom` for unlisted ones.
  func property(of number: Int32) -> CSSProperty { values[Int(number)].property.known }

  /// The number of declarations; each has a lower number.
  var count: Int { values.count }
}
