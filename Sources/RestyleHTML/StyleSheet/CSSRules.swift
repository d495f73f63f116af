import Restyle
import RestyleRendering

/// The rules of a style, whichever class they will be for; equal ones say the same.
public struct CSSRules: Sendable {
  /// What the style asks for and the rules don't say.
  let problems: [RenderingProblem]
  let blocks: [Block]
  /// What the blocks were made of.
  let rules: [StyleRule]
  // Rules are looked up for each page and made once, and hashing kilobytes takes longer than copying them.
  private let blocksHash: Int

  /// The rules for one media condition.
  struct Block: Hashable, Sendable {
    let condition: MediaCondition
    // One text with the places where the class goes: writing it costs little more than a copy.
    var bytes = Bytes()
    var names: [Int] = []
  }

  init(_ rules: [StyleRule]) {
    self.rules = rules
    var blocks: [MediaCondition: Block] = [:]
    func append(_ declarations: CSSDeclarations, for selector: StyleSelector, where condition: MediaCondition)
    {
      guard !declarations.isEmpty else { return }
      var block = blocks.removeValue(forKey: condition) ?? Block(condition: condition)
      selector.append(to: &block.bytes, noting: &block.names, where: condition)
      block.bytes.append(UInt8(ascii: "{"))
      block.bytes.append(contentsOf: declarations.bytes)
      block.bytes.append(verbatim: "}\n")
      blocks[condition] = block
    }
    for rule in rules {
      append(rule.declarations, for: rule.selector, where: [])
      for (condition, declarations) in rule.overrides {
        append(declarations, for: rule.selector, where: condition)
      }
    }
    self.blocks = blocks.values.sorted { $0.condition < $1.condition }
    blocksHash = self.blocks.hashValue
    problems = rules.flatMap(\.problems).uniqued()
  }
}

extension CSSRules: Hashable {
  /// Whether both are the same text.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.blocksHash == rhs.blocksHash && lhs.blocks == rhs.blocks
  }

  /// Feeds what stands for the text to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(blocksHash) }
}

extension CSSRules.Block {
  /// Feeds the text to `hasher`, all at once: an array of bytes would be fed byte by byte.
  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Appends the rules for a class, whose name is an identifier already.
  func append(to other: inout Bytes, className: Bytes) {
    var start = 0
    for name in names {
      other.append(contentsOf: bytes[start..<name])
      other.append(contentsOf: className)
      start = name
    }
    other.append(contentsOf: bytes[start...])
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it comes first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
