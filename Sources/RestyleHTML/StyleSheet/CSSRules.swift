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
  struct Declaration: Equatable, Sendable {
    /// The property; one for all of names that aren't known, which stand in the text.
    let property: CSSProperty
    // Where the text lies, without the semicolon.
    fileprivate let start: Int32
    fileprivate let end: Int32
  }

  /// Copies the rules of a builder.
  init(_ builder: borrowing Builder, problems: [RenderingProblem] = []) {
    rules = builder.rules.copied
    declarations = builder.declarations.copied
    bytes = builder.bytes.suffix(behind: 0)
    self.problems = problems
  }

  /// Creates the rules that `build` adds.
  convenience init(_ build: (inout Builder) -> Void) {
    var builder = Builder()
    build(&builder)
    self.init(builder)
  }

  /// Collects rules, each after its declarations: those for everywhere, then those for each condition.
  struct Builder: Sendable {
    fileprivate private(set) var bytes = OutputBuffer()
    fileprivate private(set) var declarations: [Declaration] = []
    fileprivate private(set) var rules: [Rule] = []
    // Where the declarations of the next rule begin.
    private var first = 0

    // Room for the rules of most styles.
    init() {
      bytes.reserveCapacity(1 << 13)
      declarations.reserveCapacity(1 << 7)
      rules.reserveCapacity(1 << 5)
    }
  }
}

extension CSSRules.Builder {
  /// Adds a declaration to the next rule, by its whole text.
  @inline(__always)
  mutating func add(_ property: CSSProperty, _ write: (inout OutputBuffer) -> Void) {
    let start = Int32(truncatingIfNeeded: bytes.count)
    write(&bytes)
    declarations.append(
      CSSRules.Declaration(property: property, start: start, end: Int32(truncatingIfNeeded: bytes.count)))
    bytes.append(UInt8(ascii: ";"))
  }

  /// Adds rules.
  ///
  /// - Parameters:
  ///   - chosen: What they declare, rule by rule.
  ///   - values: The declarations, by their numbers.
  ///   - selectors: What they select, by their numbers.
  mutating func add(_ chosen: [ChosenDeclaration], of values: CSSValues, _ selectors: [StyleSelector]) {
    bytes.hold()
    defer { bytes.share() }
    for index in chosen.indices {
      let declaration = chosen[index]
      add(declaration.value, of: values)
      if index + 1 == chosen.count || !chosen[index + 1].isOfSameRule(as: declaration) {
        endRule(selectors[declaration.selector], declaration.condition)
      }
    }
  }

  /// Adds a declaration to the next rule, by its number.
  @inline(__always)
  private mutating func add(_ number: Int32, of values: CSSValues) {
    let start = Int32(truncatingIfNeeded: bytes.count)
    bytes.append(atMost: values.textCount(of: number) + 1) { room in
      values.append(number, to: &room)
      room.append(UInt8(ascii: ";"))
    }
    declarations.append(
      CSSRules.Declaration(
        property: values.property(of: number), start: start, end: Int32(truncatingIfNeeded: bytes.count - 1)))
  }

  /// Adds the rule of the declarations since the last one, if there are any.
  @inline(__always)
  mutating func endRule(_ selector: StyleSelector, _ condition: TraitCondition) {
    guard declarations.count > first else { return }
    rules.append(
      CSSRules.Rule(
        selector: selector, condition: condition, start: Int32(truncatingIfNeeded: first),
        end: Int32(truncatingIfNeeded: declarations.count)))
    first = declarations.count
  }

  /// Removes all, but not the storage.
  mutating func removeAll() {
    bytes.removeAll(behind: 0)
    declarations.removeAll(keepingCapacity: true)
    rules.removeAll(keepingCapacity: true)
    first = 0
  }
}

extension Array {
  /// A copy with storage of its own, and no room for more.
  fileprivate var copied: Self { withUnsafeBufferPointer { Self($0) } }
}

extension CSSRules {
  /// Takes some of the declarations of rules.
  ///
  /// - Parameters:
  ///   - others: The rules.
  ///   - unsets: Whether what they declare is taken back.
  ///   - isTaken: Whether the declaration of a number is taken, counted rule by rule.
  convenience init(_ others: CSSRules, unsetting unsets: Bool, where isTaken: (Int) -> Bool) {
    self.init { builder in
      var number = 0
      for rule in others.rules {
        for declaration in others[rule] {
          defer { number += 1 }
          guard isTaken(number) else { continue }
          builder.add(declaration.property) { bytes in
            guard unsets else {
              return others.append(from: declaration.start, to: declaration.end, to: &bytes)
            }
            let name = others.name(of: declaration)
            others.append(from: declaration.start, to: Int32(truncatingIfNeeded: name.endIndex), to: &bytes)
            bytes.append(verbatim: ":revert")
          }
        }
        builder.endRule(rule.selector, rule.condition)
      }
    }
  }

  /// What a rule declares, in its order.
  subscript(rule: Rule) -> ArraySlice<Declaration> { declarations[Int(rule.start)..<Int(rule.end)] }

  /// The name of a declaration's property.
  private func name(of declaration: Declaration) -> ArraySlice<UInt8> {
    bytes[Int(declaration.start)..<Int(declaration.end)].prefix { $0 != UInt8(ascii: ":") }
  }

  /// The name of a declaration's property if it isn't known; empty for others.
  func customName(of declaration: Declaration) -> Bytes {
    declaration.property.isCustom ? Bytes(name(of: declaration)) : []
  }

  /// Whether a declaration says the same as one of others.
  func says(_ declaration: Declaration, as other: Declaration, of others: CSSRules) -> Bool {
    bytes[Int(declaration.start)..<Int(declaration.end)]
      == others.bytes[Int(other.start)..<Int(other.end)]
  }

  /// Appends what a rule declares, with semicolons between.
  func append(
    _ declarations: some Collection<Declaration>, endingIn ending: StaticString = "",
    to other: inout some ByteSink
  ) {
    for (index, declaration) in declarations.enumerated() {
      if index > 0 { other.append(UInt8(ascii: ";")) }
      append(from: declaration.start, to: declaration.end, to: &other)
      other.append(verbatim: ending)
    }
  }

  private func append(from start: Int32, to end: Int32, to other: inout some ByteSink) {
    bytes.withUnsafeBufferPointer { bytes in
      other.append(bytes: UnsafeBufferPointer(rebasing: bytes[Int(start)..<Int(end)]))
    }
  }

  /// How long the texts are.
  var byteCount: Int { bytes.count }

  /// Passes what a rule declares to `body`, with semicolons between.
  @inline(__always)
  func withBytes<Result>(of rule: Rule, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // They are contiguous, and no rule is without any.
    let (start, end) = (declarations[Int(rule.start)].start, declarations[Int(rule.end) - 1].end)
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)]))
    }
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

extension Array where Element: Hashable {
  /// The elements, each where it comes first.
  func uniqued() -> [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
