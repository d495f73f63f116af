import Restyle
import RestyleRendering

/// The rules of a style, whichever class they will be for; equal ones say the same.
// A class, since it is passed around more often than created.
final class CSSRules: Sendable {
  /// The rules: those for everywhere, then those for each condition, from the general to the special.
  let rules: [Rule]
  /// What the style asks for and the rules don't say.
  let problems: [RenderingProblem]
  // The declarations of all rules, and their texts with a semicolon behind each, rule by rule.
  private let declarations: [Declaration]
  private let bytes: Bytes

  /// What one selector declares under one condition.
  struct Rule: Hashable, Sendable {
    let selector: StyleSelector
    let condition: TraitCondition
    fileprivate let start: Int32
    fileprivate let end: Int32
  }

  /// A property and its value.
  struct Declaration: Sendable {
    let property: CSSProperty
    // Where the text lies, without the semicolon.
    fileprivate let start: Int32
    fileprivate let end: Int32
  }

  /// The content of a rule that no writer has written.
  struct Content {
    let selector: StyleSelector
    let condition: TraitCondition
    /// The declarations with their properties.
    let declarations: [(property: CSSProperty, text: Bytes)]
  }

  /// Creates rules of what they hold, which is in order.
  init(_ contents: [Content]) {
    var (rules, declarations, bytes): ([Rule], [Declaration], Bytes) = ([], [], [])
    for content in contents {
      let first = Int32(truncatingIfNeeded: declarations.count)
      for (property, text) in content.declarations {
        let start = Int32(truncatingIfNeeded: bytes.count)
        bytes += text
        declarations.append(
          Declaration(property: property, start: start, end: Int32(truncatingIfNeeded: bytes.count)))
        bytes.append(UInt8(ascii: ";"))
      }
      rules.append(
        Rule(
          selector: content.selector, condition: content.condition, start: first,
          end: Int32(truncatingIfNeeded: declarations.count)))
    }
    (self.rules, self.declarations, self.bytes, problems) = (rules, declarations, bytes, [])
  }

  /// Takes some of the declarations of rules.
  ///
  /// - Parameters:
  ///   - others: The rules.
  ///   - unsets: Whether what they declare is taken back.
  ///   - isTaken: Whether the declaration of a number is taken, in their order.
  init(_ others: CSSRules, unsetting unsets: Bool, where isTaken: (Int) -> Bool) {
    var (rules, declarations, bytes): ([Rule], [Declaration], Bytes) = ([], [], [])
    for rule in others.rules {
      let first = declarations.count
      for number in Int(rule.start)..<Int(rule.end) where isTaken(number) {
        let declaration = others.declarations[number]
        let start = Int32(truncatingIfNeeded: bytes.count)
        if unsets {
          let name = others.customName(of: declaration)
          if name.isEmpty { bytes.append(safe: declaration.property.name) } else { bytes += name }
          bytes.append(verbatim: ":unset")
        } else {
          others.append(from: declaration.start, to: declaration.end, to: &bytes)
        }
        declarations.append(
          Declaration(
            property: declaration.property, start: start, end: Int32(truncatingIfNeeded: bytes.count)))
        bytes.append(UInt8(ascii: ";"))
      }
      guard declarations.count > first else { continue }
      rules.append(
        Rule(
          selector: rule.selector, condition: rule.condition, start: Int32(truncatingIfNeeded: first),
          end: Int32(truncatingIfNeeded: declarations.count)))
    }
    (self.rules, self.declarations, self.bytes, problems) = (rules, declarations, bytes, [])
  }

  /// Takes the rules that were made, with the declarations that they consist of.
  init(_ made: [RuleMaker.MadeRule], _ numbers: [Int32], _ writer: borrowing CSSWriter) {
    var rules: [Rule] = []
    var declarations: [Declaration] = []
    rules.reserveCapacity(made.count)
    declarations.reserveCapacity(numbers.count)
    let count = numbers.reduce(0) { $0 + writer.values.textCount(of: $1) + 1 }
    let order = made.orderOfConditions
    bytes = Bytes(unsafeUninitializedCapacity: count) { bytes, end in
      for index in made.indices {
        let rule = made[order.isEmpty ? index : Int(truncatingIfNeeded: order[index] & 0xFF_FFFF)]
        let first = Int32(truncatingIfNeeded: declarations.count)
        for number in rule.numbers {
          let number = numbers[number]
          let start = Int32(truncatingIfNeeded: end)
          end += writer.values.copyText(of: number, to: UnsafeMutableBufferPointer(rebasing: bytes[end...]))
          declarations.append(
            Declaration(
              property: writer.values.property(of: number), start: start, end: Int32(truncatingIfNeeded: end))
          )
          bytes[end] = UInt8(ascii: ";")
          end += 1
        }
        rules.append(
          Rule(
            selector: rule.selector, condition: rule.condition, start: first,
            end: Int32(truncatingIfNeeded: declarations.count)))
      }
    }
    self.rules = rules
    self.declarations = declarations
    problems = writer.problems.uniqued()
  }
}

extension [RuleMaker.MadeRule] {
  /// The rules for everywhere, then those for each condition, each in the order in which they were created.
  ///
  /// They are numbers whose lower 24 bits are the index of a rule; none where the rules are in order, as those of texts
  /// mostly are.
  fileprivate var orderOfConditions: [UInt64] {
    var last: UInt64 = 0
    let isOrdered = allSatisfy { rule in
      defer { last = rule.condition.order }
      return rule.condition.order >= last
    }
    guard !isOrdered else { return [] }
    var order = indices.map { self[$0].condition.order << 24 | UInt64($0) }
    order.sort()
    return order
  }
}

extension CSSRules.Declaration: Equatable {
  /// Whether both are at the same position; their texts say which custom property it is.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.start == rhs.start && lhs.end == rhs.end
      && (lhs.property == rhs.property || lhs.property.isCustom && rhs.property.isCustom)
  }
}

extension CSSRules: Hashable {
  /// Whether both say the same.
  static func == (lhs: CSSRules, rhs: CSSRules) -> Bool {
    lhs === rhs || (lhs.rules == rhs.rules && lhs.declarations == rhs.declarations && lhs.bytes == rhs.bytes)
  }

  /// Feeds the texts to `hasher`.
  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension CSSRules {
  /// What a rule declares, in its order.
  subscript(rule: Rule) -> ArraySlice<Declaration> { declarations[Int(rule.start)..<Int(rule.end)] }

  /// The name of a declaration's property if it isn't known; empty for others.
  func customName(of declaration: Declaration) -> Bytes {
    guard declaration.property.isCustom else { return [] }
    return Bytes(bytes[Int(declaration.start)..<Int(declaration.end)].prefix { $0 != UInt8(ascii: ":") })
  }

  /// Whether a declaration says the same as one of others.
  func says(_ declaration: Declaration, as other: Declaration, of others: CSSRules) -> Bool {
    bytes[Int(declaration.start)..<Int(declaration.end)]
      == others.bytes[Int(other.start)..<Int(other.end)]
  }

  /// Appends what a rule declares, with semicolons between.
  func append(_ declarations: some Collection<Declaration>, to other: inout some ByteSink) {
    var isFirst = true
    for declaration in declarations {
      if !isFirst { other.append(UInt8(ascii: ";")) }
      isFirst = false
      append(from: declaration.start, to: declaration.end, to: &other)
    }
  }

  private func append(from start: Int32, to end: Int32, to other: inout some ByteSink) {
    bytes.withUnsafeBufferPointer { bytes in
      other.append(bytes: UnsafeBufferPointer(rebasing: bytes[Int(start)..<Int(end)]))
    }
  }

  // A rule's declarations are contiguous.
  private func place(of rule: Rule) -> (start: Int32, end: Int32) {
    guard rule.start < rule.end else { return (0, 0) }
    return (declarations[Int(rule.start)].start, declarations[Int(rule.end) - 1].end)
  }

  /// How long the texts are.
  var byteCount: Int { bytes.count }

  /// Passes what a rule declares to `body`, with semicolons between.
  @inline(__always)
  func withBytes<Result>(of rule: Rule, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let place = place(of: rule)
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(place.start)..<Int(place.end)]))
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it comes first.
  func uniqued() -> [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
