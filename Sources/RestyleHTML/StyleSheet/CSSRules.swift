import Restyle
import RestyleRendering

/// The rules of a style, regardless of its class; they are equal if their declarations are.
// A class, since rules are passed around more often than created.
final class CSSRules: Sendable {
  /// The rules: first unconditional ones, and then those for each condition, from general to special.
  let rules: [Rule]
  /// The features of the style that the rules can't express.
  let problems: [RenderingProblem]
  // The declarations of all rules, and their texts with a semicolon after each, rule by rule.
  private let declarations: [Declaration]
  private let bytes: Bytes

  /// The declarations of one selector under one condition.
  struct Rule: Hashable, Sendable {
    let selector: StyleSelector
    let condition: TraitCondition
    fileprivate let start: Int32
    fileprivate let end: Int32
  }

  /// A property and its value.
  struct Declaration: Equatable, Sendable {
    /// The property; `custom` for unlisted ones, whose names are in the text.
    let property: CSSProperty
    // The range of the text, without the semicolon.
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

  /// Collects rules, each after its declarations: first unconditional rules, and then those for each condition.
  struct Builder: Sendable {
    fileprivate private(set) var bytes = OutputBuffer()
    fileprivate private(set) var declarations: [Declaration] = []
    fileprivate private(set) var rules: [Rule] = []
    // The start of the next rule's declarations.
    private var first = 0

    // Reserve enough capacity for the rules of most styles.
    init() {
      bytes.reserveCapacity(1 << 13)
      declarations.reserveCapacity(1 << 7)
      rules.reserveCapacity(1 << 5)
    }
  }
}

extension CSSRules.Builder {
  /// Adds a declaration with its whole text to the next rule.
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
  ///   - chosen: Their declarations, rule by rule.
  ///   - values: The declarations, by number.
  ///   - selectors: Their selectors, by number.
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

  /// Adds the declaration with a number to the next rule.
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

  /// Adds a rule with the declarations since the last rule, if there are any.
  @inline(__always)
  mutating func endRule(_ selector: StyleSelector, _ condition: TraitCondition) {
    guard declarations.count > first else { return }
    rules.append(
      CSSRules.Rule(
        selector: selector, condition: condition, start: Int32(truncatingIfNeeded: first),
        end: Int32(truncatingIfNeeded: declarations.count)))
    first = declarations.count
  }

  /// Removes everything, and keeps the capacity.
  mutating func removeAll() {
    bytes.removeAll(behind: 0)
    declarations.removeAll(keepingCapacity: true)
    rules.removeAll(keepingCapacity: true)
    first = 0
  }
}

extension Array {
  /// A copy with its own storage, without spare capacity.
  fileprivate var copied: Self { withUnsafeBufferPointer { Self($0) } }
}

extension CSSRules {
  /// Creates rules from some of the declarations of others.
  ///
  /// - Parameters:
  ///   - others: The rules.
  ///   - unsets: Whether the declarations are reset.
  ///   - isTaken: Whether to include a declaration, by its index among all rules.
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

  /// The declarations of a rule, in order.
  subscript(rule: Rule) -> ArraySlice<Declaration> { declarations[Int(rule.start)..<Int(rule.end)] }

  /// The name of a declaration's property.
  private func name(of declaration: Declaration) -> ArraySlice<UInt8> {
    bytes[Int(declaration.start)..<Int(declaration.end)].prefix { $0 != UInt8(ascii: ":") }
  }

  /// The name of a declaration's unlisted property; empty for known ones.
  func customName(of declaration: Declaration) -> Bytes {
    declaration.property.isCustom ? Bytes(name(of: declaration)) : []
  }

  /// Whether a declaration has the same text as one of other rules.
  func says(_ declaration: Declaration, as other: Declaration, of others: CSSRules) -> Bool {
    bytes[Int(declaration.start)..<Int(declaration.end)]
      == others.bytes[Int(other.start)..<Int(other.end)]
  }

  /// Appends the declarations of a rule, separated by semicolons.
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

  /// The length of the texts in bytes.
  var byteCount: Int { bytes.count }

  /// Calls `body` with the declarations of a rule, separated by semicolons.
  @inline(__always)
  func withBytes<Result>(of rule: Rule, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // They are contiguous, and each rule has at least one.
    let (start, end) = (declarations[Int(rule.start)].start, declarations[Int(rule.end) - 1].end)
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)]))
    }
  }
}

extension CSSRules: Hashable {
  /// Whether both have the same declarations.
  static func == (lhs: CSSRules, rhs: CSSRules) -> Bool {
    lhs === rhs || (lhs.rules == rhs.rules && lhs.declarations == rhs.declarations && lhs.bytes == rhs.bytes)
  }

  /// Feeds the texts to `hasher`.
  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
