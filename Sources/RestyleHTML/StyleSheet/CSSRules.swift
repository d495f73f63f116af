import Restyle
import RestyleRendering

/// The rules of a style, whichever class they will be for; equal ones say the same.
// An object, since it is handed around more often than it is made.
final class CSSRules: Sendable {
  /// The rules: those for everywhere, then those for each condition, from the general to the special.
  let rules: [Rule]
  /// What the style asks for and the rules don't say.
  let problems: [RenderingProblem]
  // The declarations of all rules, and their texts, each once and in the order of their first use: so equal rules
  // have equal bytes.
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
  struct Declaration: Hashable, Sendable {
    let property: CSSProperty
    fileprivate let start: Int32
    fileprivate let end: Int32
  }

  /// Takes the rules that were made, with the texts that they use.
  init(_ made: [RuleMaker.MadeRule], _ numbers: [Int32], _ writer: CSSWriter) {
    var rules: [Rule] = []
    var declarations: [Declaration] = []
    var bytes = Bytes()
    rules.reserveCapacity(made.count)
    declarations.reserveCapacity(numbers.count)
    bytes.reserveCapacity(writer.values.bytes.count)
    var known = [Declaration?](repeating: nil, count: writer.values.count)
    let order = made.indices.map { UInt64(made[$0].condition.order) << 32 | UInt64($0) }.sorted()
    for place in order {
      let rule = made[Int(truncatingIfNeeded: place & 0xFFFF_FFFF)]
      let start = Int32(truncatingIfNeeded: declarations.count)
      for number in numbers[rule.numbers] {
        if let declaration = known[Int(number)] {
          declarations.append(declaration)
        } else {
          let start = Int32(truncatingIfNeeded: bytes.count)
          bytes.append(contentsOf: writer.values[number])
          let declaration = Declaration(
            property: writer.values.property(of: number), start: start,
            end: Int32(truncatingIfNeeded: bytes.count))
          known[Int(number)] = declaration
          declarations.append(declaration)
        }
      }
      rules.append(
        Rule(
          selector: rule.selector, condition: rule.condition, start: start,
          end: Int32(truncatingIfNeeded: declarations.count)))
    }
    self.rules = rules
    self.declarations = declarations
    self.bytes = bytes
    problems = writer.problems.uniqued()
  }
}

extension CSSRules: Hashable {
  /// Whether both say the same.
  static func == (lhs: CSSRules, rhs: CSSRules) -> Bool {
    lhs === rhs || (lhs.rules == rhs.rules && lhs.declarations == rhs.declarations && lhs.bytes == rhs.bytes)
  }

  /// Feeds the texts to `hasher`, all at once: an array of bytes would be fed byte by byte.
  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension CSSRules {
  /// About how long the rules are when they are written.
  var estimatedCount: Int { bytes.count + 24 * declarations.count + 48 * rules.count }

  /// What a rule declares, in its order.
  subscript(rule: Rule) -> ArraySlice<Declaration> { declarations[Int(rule.start)..<Int(rule.end)] }

  /// Appends what a rule declares, with semicolons between.
  func append(_ declarations: some Collection<Declaration>, to other: inout some ByteSink) {
    var isFirst = true
    for declaration in declarations {
      if !isFirst { other.append(UInt8(ascii: ";")) }
      isFirst = false
      other.append(verbatim: declaration.property.name)
      other.append(UInt8(ascii: ":"))
      bytes.withUnsafeBufferPointer { bytes in
        let range = Int(declaration.start)..<Int(declaration.end)
        other.append(bytes: UnsafeBufferPointer(rebasing: bytes[range]))
      }
    }
  }

  /// Appends the rule at an index for a class, whose name is an identifier already.
  func append(_ index: Int, className: Bytes, to other: inout some ByteSink) {
    let rule = rules[index]
    rule.selector.append(to: &other, className: className, where: rule.condition)
    other.append(UInt8(ascii: "{"))
    append(self[rule], to: &other)
    other.append(verbatim: "}\n")
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
