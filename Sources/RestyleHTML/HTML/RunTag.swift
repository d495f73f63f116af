import Restyle
import RestyleRendering

/// What a run of text is written with: a link, else a `span`, else nothing if that would say nothing.
struct RunTag: Sendable {
  // Whole, since a text has many of them and each append costs as much as some words.
  let start: Bytes
  let end: StaticString
  /// What of the style isn't written.
  let losses: [RenderingProblem]
  /// Whether there is a loss: asking the losses for themselves would copy them.
  let hasLosses: Bool

  init(start: Bytes, end: StaticString, losses: [RenderingProblem] = []) {
    self.start = start
    self.end = end
    self.losses = losses
    hasLosses = !losses.isEmpty
  }
}

/// What a run says for itself.
enum RunRole: Int, CaseIterable, Sendable {
  /// All of its style: nothing is known of what is around it.
  case whole
  /// What its block leaves to its runs.
  case part
  /// Where it leads to and its language: it looks like the block.
  case content
  /// Where it leads to: all else is said by the block.
  case link
}

/// The tags of runs by what they say for themselves and their styles.
struct RunTags: Sendable {
  // For each role, with links that are links and with others.
  private var tables = [RunTagTable](repeating: RunTagTable(), count: 2 * RunRole.allCases.count)

  subscript(role: RunRole, followsLinks: Bool) -> RunTagTable {
    get { tables[2 * role.rawValue + (followsLinks ? 1 : 0)] }
    _modify { yield &tables[2 * role.rawValue + (followsLinks ? 1 : 0)] }
  }
}

/// The tags of runs by their styles.
struct RunTagTable: Sendable {
  private var styles: [TextStyle] = []
  private(set) var tags: [RunTag] = []
  private var indices: [TextStyle: Int] = [:]
  // Texts mostly take turns between a few styles, and comparing styles costs less than hashing one: so what came
  // after the latest two the last time is tried first, and then each of a few.
  private var followers = SIMD64<UInt8>()
  private var history = 0

  /// The place of a style's tag in `tags`, nil if it hasn't been met.
  mutating func index(of style: borrowing TextStyle) -> Int? {
    let expected = Int(followers[history])
    if expected < styles.count, styles[expected] == style {
      note(expected)
      return expected
    }
    let known = styles.count <= 8 ? styles.firstIndex(of: copy style) : indices[copy style]
    guard let index = known else { return nil }
    followers[history] = UInt8(truncatingIfNeeded: index)
    note(index)
    return index
  }

  mutating func insert(_ tag: RunTag, for style: TextStyle) -> Int {
    styles.append(style)
    tags.append(tag)
    indices[style] = tags.count - 1
    return tags.count - 1
  }

  private mutating func note(_ index: Int) { history = (history << 3 ^ index) & 63 }
}
