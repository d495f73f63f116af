import Restyle
import RestyleElements
import RestyleRendering

/// The `class` or `style` attributes of what a style is for and of its parts, each after a space.
// An object, since it is handed out for each element, and a copy would count references for each array.
final class StyledTag: Sendable {
  let attributes: [Bytes]
  /// What else the style says in HTML.
  let content: StyledContent

  init(attributes: [Bytes], content: StyledContent = StyledContent()) {
    self.attributes = attributes
    self.content = content
  }

  /// The attribute of the only part.
  var attribute: Bytes { attributes[0] }
}

/// What a style says beside CSS, kept so that it is not asked for again for each element.
struct StyledContent: Sendable {
  /// The styles of the texts.
  var texts: [ShownTextStyle] = []
  /// Attributes, as they are written.
  var attributes = Bytes()
}

/// The tags of one kind of element by their styles, each made when it is met first.
struct StyleTable<Key: Hashable & Sendable>: Sendable {
  /// What tells the table from others.
  let kind: ElementStyles.Kind

  // None or one: an array, since pages borrow the tables of a prepared stylesheet, and mostly add nothing to them.
  private var contents: [Contents] = []
  // Elements without a style of their own are the most, and finding theirs costs less than hashing.
  private var defaultIndex: Int?

  init(_ kind: ElementStyles.Kind) {
    self.kind = kind
  }

  private struct Contents: Sendable {
    var entries: [Entry] = []
    var indices: [Use: Int] = [:]
    // Neighbours mostly share a few styles.
    var recent: [(use: Use, index: Int)] = []
  }

  private struct Use: Hashable, Sendable {
    /// The style; nil is the default one.
    let key: Key?
    /// The states; normal where rules tell them apart.
    let state: ControlState
  }

  private struct Entry: Sendable {
    let rules: CSSRules
    let rulesIndex: Int
    let state: ControlState
    var name: Int
    var tag: StyledTag
  }
}

extension StyleTable {
  /// Returns the tag of a style.
  ///
  /// - Parameters:
  ///   - key: The style; nil for the default one.
  ///   - state: The states that the element is in.
  ///   - styles: Makes the tag.
  ///   - content: What the style says beside CSS.
  ///   - rules: The rules of the style.
  /// - Returns: The tag.
  mutating func tag(
    for key: Key?, in state: ControlState = .normal, _ styles: inout ElementStyles,
    content: () -> StyledContent = { StyledContent() }, rules: (RuleSurroundings) -> CSSRules
  ) -> StyledTag {
    tag({ key }, isDefault: key == nil, in: state, &styles, content, rules)
  }

  /// Returns the tag of an element's style.
  mutating func tag<Element: StyledElement>(
    of element: Element, in state: ControlState = .normal, _ styles: inout ElementStyles,
    content: () -> StyledContent = { StyledContent() }, rules: (RuleSurroundings) -> CSSRules
  ) -> StyledTag where Element.Style == Key {
    tag({ element.explicitStyle }, isDefault: !element.hasExplicitStyle, in: state, &styles, content, rules)
  }

  // The style is asked for only where it isn't known to be the default one, since copying it takes a while.
  private mutating func tag(
    _ key: () -> Key?, isDefault: Bool, in state: ControlState, _ styles: inout ElementStyles,
    _ content: () -> StyledContent, _ rules: (RuleSurroundings) -> CSSRules
  ) -> StyledTag {
    let state = styles.isInline ? state : .normal
    let index: Int
    if isDefault, state == .normal, let defaultIndex {
      index = defaultIndex
    } else {
      index = self.index(of: Use(key: key(), state: state), &styles, content, rules)
    }
    guard styles.isLive else { return contents[0].entries[index].tag }
    return livingTag(at: index, &styles)
  }

  // Which class it has is a matter of the place.
  private mutating func livingTag(at index: Int, _ styles: inout ElementStyles) -> StyledTag {
    let entry = contents[0].entries[index]
    let name = styles.name(forRules: entry.rulesIndex, entry.rules)
    guard name != entry.name else { return entry.tag }
    let tag = StyledTag(
      attributes: styles.attributes(of: kind.parts, name: name), content: entry.tag.content)
    contents[0].entries[index].name = name
    contents[0].entries[index].tag = tag
    return tag
  }

  private mutating func index(
    of use: Use, _ styles: inout ElementStyles, _ content: () -> StyledContent,
    _ rules: (RuleSurroundings) -> CSSRules
  ) -> Int {
    if contents.isEmpty { contents.append(Contents()) }
    if let entry = contents[0].recent.first(where: { $0.use == use }) { return entry.index }
    let index = contents[0].indices[use] ?? insert(use, &styles, content, rules)
    if contents[0].recent.count == 8 { contents[0].recent.removeLast() }
    contents[0].recent.insert((use, index), at: 0)
    return index
  }

  private mutating func insert(
    _ use: Use, _ styles: inout ElementStyles, _ content: () -> StyledContent,
    _ rules: (RuleSurroundings) -> CSSRules
  ) -> Int {
    let rules = rules(styles.surroundings)
    styles.report(rules.problems.filter { !kind.says($0.loss) })
    let rulesIndex = styles.index(of: rules, kind, isDefault: use.key == nil)
    let tag = StyledTag(
      attributes: styles.isLive ? [] : styles.attributes(of: kind.parts, rules, in: use.state),
      content: content())
    let index = contents[0].entries.count
    contents[0].entries.append(
      Entry(rules: rules, rulesIndex: rulesIndex, state: use.state, name: -1, tag: tag))
    contents[0].indices[use] = index
    if use.key == nil, use.state == .normal { defaultIndex = index }
    return index
  }
}
