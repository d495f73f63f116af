import Restyle
import RestyleElements
import RestyleRendering

/// The `class` or `style` attributes of what a style is for and of its parts, each after a space.
// An object, since it is handed out for each element, and a copy would count references for each array.
final class StyledTag: Sendable {
  // One after the other: arrays of their own would be counted each time that one is written.
  private let attributes: Bytes
  private let ends: [Int]
  /// What else the style says in HTML.
  let content: StyledContent

  init(attributes: [Bytes], content: StyledContent = StyledContent()) {
    self.attributes = Bytes(attributes.joined())
    ends = attributes.reduce(into: []) { $0.append(($0.last ?? 0) + $1.count) }
    self.content = content
  }

  /// Appends the attribute of a part, by default of the first one.
  @inline(__always)
  func append(_ part: Int = 0, to sink: inout some ByteSink) {
    attributes.withUnsafeBufferPointer { bytes in
      sink.append(bytes: UnsafeBufferPointer(rebasing: bytes[place(of: part)]))
    }
  }

  /// Appends the attributes of the first two parts, each behind a text, with room for all of it made at once.
  @inline(__always)
  func append(behind start: StaticString, then middle: StaticString, to output: inout OutputBuffer) {
    attributes.withUnsafeBufferPointer { bytes in
      output.append(atMost: start.utf8CodeUnitCount + middle.utf8CodeUnitCount + ends[1]) { room in
        room.append(verbatim: start)
        room.append(bytes: UnsafeBufferPointer(rebasing: bytes[place(of: 0)]))
        room.append(verbatim: middle)
        room.append(bytes: UnsafeBufferPointer(rebasing: bytes[place(of: 1)]))
      }
    }
  }

  /// The attribute of a part, by default of the first one.
  func attribute(_ part: Int = 0) -> Bytes { Bytes(attributes[place(of: part)]) }

  @inline(__always)
  private func place(of part: Int) -> Range<Int> { (part == 0 ? 0 : ends[part - 1])..<ends[part] }
}

/// What a style says beside CSS, kept so that it is not asked for again for each element.
struct StyledContent: Sendable {
  /// The styles of the texts.
  let texts: [TextStyle]
  /// For each, whether a text in this style alone is written as it is.
  let arePlain: [Bool]
  /// Attributes, as they are written.
  let attributes: Bytes

  init(texts: [TextStyle] = [], attributes: Bytes = []) {
    self.texts = texts
    arePlain = texts.map(\.isPlain)
    self.attributes = attributes
  }

  /// The content of what has one text, in one of many styles.
  init(anyOf styles: some Sequence<TextStyle>) {
    texts = []
    arePlain = [styles.allSatisfy(\.isPlain)]
    attributes = []
  }
}

extension TextStyle {
  /// Whether a text in this style alone is written as it is: no transform, link or language of its own, one look of
  /// lines, no direction to be found, and no paragraphs to be told apart.
  fileprivate var isPlain: Bool {
    !transformsText && link == nil && language == nil && !hasTwoLooksOfLines
      && attribute(for: .writingDirection) != .natural && !separatesParagraphs
  }
}

extension StyledContent {
  /// Whether both come to the same HTML.
  fileprivate func isSame(as other: StyledContent) -> Bool {
    arePlain == other.arePlain && attributes == other.attributes
      && texts.map { TextContent($0) } == other.texts.map { TextContent($0) }
  }
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
    // None while there are few: comparing those costs less than hashing one.
    var indices: [Use: Int] = [:]
  }

  private struct Use: Hashable, Sendable {
    /// The style; nil is the default one.
    let key: Key?
    /// The states; normal where rules tell them apart.
    let state: ControlState
  }

  private struct Entry: Sendable {
    let use: Use
    let rules: CSSRules
    let rulesIndex: Int
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
    content: () -> StyledContent = { StyledContent() }, rules: (borrowing LentRuleMaker) -> CSSRules
  ) -> StyledTag {
    tag(of: { key }, isDefault: key == nil, in: state, &styles, content: content, rules: rules)
  }

  /// Returns the tag of an element's style.
  mutating func tag<Element: StyledElement>(
    of element: Element, in state: ControlState = .normal, _ styles: inout ElementStyles,
    content: () -> StyledContent = { StyledContent() }, rules: (borrowing LentRuleMaker) -> CSSRules
  ) -> StyledTag where Element.Style == Key {
    tag(
      of: { element.explicitStyle }, isDefault: !element.hasExplicitStyle, in: state, &styles,
      content: content, rules: rules)
  }

  /// Returns the tag of an element's style, which is read where the element lies.
  mutating func tag<Element: StyledElement>(
    of box: ElementBox<Element>, in state: ControlState = .normal, _ styles: inout ElementStyles,
    content: () -> StyledContent = { StyledContent() }, rules: (borrowing LentRuleMaker) -> CSSRules
  ) -> StyledTag where Element.Style == Key {
    tag(
      of: { box.element.explicitStyle }, isDefault: !box.element.hasExplicitStyle, in: state, &styles,
      content: content, rules: rules)
  }

  /// Returns the tag of a style, which is asked for only where it isn't known to be the default one: copying it takes a
  /// while.
  mutating func tag(
    of key: () -> Key?, isDefault: Bool, in state: ControlState = .normal, _ styles: inout ElementStyles,
    content: () -> StyledContent = { StyledContent() }, rules: (borrowing LentRuleMaker) -> CSSRules
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
    _ rules: (borrowing LentRuleMaker) -> CSSRules
  ) -> Int {
    if contents.isEmpty { contents.append(Contents()) }
    return knownIndex(of: use) ?? insert(use, &styles, content, rules)
  }

  private func knownIndex(of use: Use) -> Int? {
    let entries = contents[0].entries
    return contents[0].indices.isEmpty ? entries.firstIndex { $0.use == use } : contents[0].indices[use]
  }

  private mutating func insert(
    _ use: Use, _ styles: inout ElementStyles, _ makeContent: () -> StyledContent,
    _ rules: (borrowing LentRuleMaker) -> CSSRules
  ) -> Int {
    styles.tagCount += 1
    let isDefault = use.key == nil
    // Themes have other defaults, and the same styles of elements' own.
    let themed = isDefault ? styles.themed(rules) : []
    let rules = styles.lendMaker(to: rules)
    styles.report(rules.problems.filter { !kind.says($0.loss) })
    let content = makeContent()
    if isDefault, !themed.isEmpty, !styles.areAlikeInThemes({ makeContent().isSame(as: content) }) {
      styles.report([RenderingProblem(.frozenText)])
    }
    let rulesIndex = styles.index(of: rules, kind, isDefault: isDefault)
    let tag = StyledTag(
      attributes: styles.isLive
        ? [] : styles.attributes(of: kind.parts, rules, themed: themed, in: use.state),
      content: content)
    let index = contents[0].entries.count
    contents[0].entries.append(
      Entry(use: use, rules: rules, rulesIndex: rulesIndex, name: -1, tag: tag))
    switch contents[0].entries.count {
    case ...8: break
    case 9:
      for (index, entry) in contents[0].entries.enumerated() { contents[0].indices[entry.use] = index }
    default: contents[0].indices[use] = index
    }
    if use.key == nil, use.state == .normal { defaultIndex = index }
    return index
  }
}

/// The tag of one box, which is the same wherever it is met: finding it costs less than comparing boxes.
struct BoxTag: Sendable {
  private var tag: StyledTag?

  /// Returns the tag, which is made when it is asked for first.
  mutating func tag(
    of box: ElementBoxStyle, in boxes: inout StyleTable<ElementBoxStyle>, _ styles: inout ElementStyles
  ) -> StyledTag {
    if let tag { return tag }
    let made = boxes.tag(for: box, &styles) { box.cssRules(in: $0) }
    // Which class it has in a live page is a matter of the place.
    if !styles.isLive { tag = made }
    return made
  }
}
