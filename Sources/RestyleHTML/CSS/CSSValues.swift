@_spi(Outputs) import RestyleRendering

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
    let property: DeclaredProperty
    /// Where the text lies.
    let start: Int32
    let end: Int32
    /// What the text ends in.
    let ending: UInt64
    /// The address of a text of ours, by which it is known; 0 for others.
    var keyword: UInt = 0
    /// The value of the same property before this one; -1 for none.
    let previous: Int32
  }

  // What values become under conditions, and the cases of all.
  private var variations: [Variation] = []
  private var cases: [Case] = []

  /// What a value becomes under a condition.
  struct Case: Equatable, Sendable {
    let condition: TraitCondition
    let value: Int32
  }

  private struct Variation: Sendable {
    let members: TraitCondition
    let cases: Range<Int>
  }

  // What the declarations of each property begin with, of names that aren't known as well.
  private var beginnings = CSSProperty.beginnings
  private var customNames = NumberedKeys<Bytes>()

  init() {
    bytes.reserveCapacity(512)
    bytes.append(contentsOf: repeatElement(0, count: Self.endingCount))
    values.reserveCapacity(64)
  }
}

extension CSSValues {
  /// Adds a value whose text is appended to `bytes` already.
  ///
  /// - Parameters:
  ///   - property: What the value is for.
  ///   - start: Where the text begins.
  /// - Returns: The number of the declaration, which equals that of an equal one.
  mutating func add(_ property: DeclaredProperty, from start: Int) -> Int32 {
    let ending = ending(of: bytes.count - start)
    if let known = latestValue(of: property, endingIn: ending, from: start) { return known }
    return append(
      property, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: bytes.count),
      ending: ending)
  }

  /// Adds a value that is text of ours.
  ///
  /// - Returns: The number of the declaration, which equals that of an equal one.
  mutating func add(_ property: DeclaredProperty, keyword: StaticString) -> Int32 {
    let address = UInt(bitPattern: keyword.utf8Start)
    var candidate = latest[property.index]
    while candidate >= 0 {
      let value = values[Int(candidate)]
      if value.keyword == address { return candidate }
      candidate = value.previous
    }
    // Another text of ours, or one that was appended, may say the same.
    let start = bytes.count
    bytes.append(verbatim: keyword)
    let number = add(property, from: start)
    if values[Int(number)].keyword == 0, Int(number) == values.count - 1 {
      values[Int(number)].keyword = address
    }
    return number
  }

  /// Adds what a value becomes under conditions.
  ///
  /// - Parameters:
  ///   - value: The number of the value.
  ///   - members: What distinguishes the conditions.
  ///   - own: The cases, from the general to the special.
  /// - Returns: The number of the variation; -1 if it never becomes another value.
  mutating func addVariation(of value: Int32, by members: TraitCondition, _ own: [Case]) -> Int32 {
    if own.allSatisfy({ $0.value == value }) { return -1 }
    cases += own
    variations.append(Variation(members: members, cases: (cases.count - own.count)..<cases.count))
    return Int32(truncatingIfNeeded: variations.count - 1)
  }

  /// Whether two declarations of a property say the same under all conditions.
  func isSame(_ lhs: CSSWriter.Entry, _ rhs: CSSWriter.Entry) -> Bool {
    guard lhs.value == rhs.value else { return false }
    // What is written once is mostly known by its number.
    return lhs.variation == rhs.variation
      || members(of: lhs) == members(of: rhs) && cases(of: lhs).elementsEqual(cases(of: rhs))
  }

  /// What distinguishes the cases of a declaration.
  func members(of entry: CSSWriter.Entry) -> TraitCondition {
    entry.variation < 0 ? [] : variations[Int(entry.variation)].members
  }

  /// What a declaration says under conditions, from the general to the special.
  func cases(of entry: CSSWriter.Entry) -> ArraySlice<Case> {
    entry.variation < 0 ? [] : cases[variations[Int(entry.variation)].cases]
  }

  /// What a declaration says under a condition.
  func value(of entry: CSSWriter.Entry, under condition: TraitCondition) -> Int32 {
    guard entry.variation >= 0 else { return entry.value }
    let variation = variations[Int(entry.variation)]
    let condition = condition.intersection(variation.members)
    for index in variation.cases where cases[index].condition == condition { return cases[index].value }
    return entry.value
  }

  /// How many properties there are: the known ones, and those of names that aren't.
  var propertyCount: Int { beginnings.count }

  /// Whether there are properties of names that aren't known.
  var hasCustoms: Bool { !customNames.keys.isEmpty }

  /// The property of a name; nil if it isn't known, and too many others aren't either.
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

  /// The number of a property's value whose text is that at the end of `bytes`.
  ///
  /// That text stays where it is, since removing it takes longer than writing it.
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

  /// Whether a value begins like the text at the end of `bytes`, which is as long and ends alike.
  private func isSame(_ value: Value, from start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let offset = start - Int(value.start)
      for index in Int(value.start)..<max(Int(value.start), Int(value.end) - Self.endingCount)
      where bytes[index] != bytes[index + offset] { return false }
      return true
    }
  }

  // How many bytes at the end of a text are compared at once, which distinguish most texts; as many stand before the
  // first text, so that there always are some to be read.
  private static let endingCount = 8

  /// The last bytes of `bytes`, as far as they belong to a text of some length.
  @inline(__always)
  private func ending(of count: Int) -> UInt64 {
    let last = bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: $0.count - Self.endingCount, as: UInt64.self))
    }
    // Those of the text are the upper ones.
    return count < Self.endingCount ? last >> UInt64(64 - 8 * count) : last
  }

  /// The text of the value of a number.
  subscript(number: Int32) -> ArraySlice<UInt8> {
    let value = values[Int(number)]
    return bytes[Int(value.start)..<Int(value.end)]
  }

  /// The name of a property.
  func name(of property: DeclaredProperty) -> ArraySlice<UInt8> { beginnings[property.index].dropLast() }

  /// How many bytes the declaration of a number takes, as in `color:red`.
  func textCount(of number: Int32) -> Int {
    let value = values[Int(number)]
    return beginnings[value.property.index].count + Int(value.end - value.start)
  }

  /// Appends the declaration of a number to other text.
  @inline(__always)
  func append(_ number: Int32, to text: inout some ByteSink) {
    let value = values[Int(number)]
    text.append(contentsOf: beginnings[value.property.index])
    bytes.withUnsafeBufferPointer {
      text.append(bytes: UnsafeBufferPointer(rebasing: $0[Int(value.start)..<Int(value.end)]))
    }
  }

  /// The property that the declaration of a number is for; one for all of names that aren't known.
  func property(of number: Int32) -> CSSProperty { values[Int(number)].property.known }

  /// How many declarations there are; their numbers are those below.
  var count: Int { values.count }
}
