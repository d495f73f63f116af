import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

/// The `class` or `style` attributes of what a style is for and of its parts, each after a space.
///
/// Borrowed from its table: each element requests one, and counting references would cost more than writing it.
struct StyledTag: Sendable {
  // Not retained: a table stores all tags that it ever created, and a writer stores its tables while it writes an
  // interface. No tag that it has before or after that is used: those of open elements are dropped with them.
  private let storage: Unmanaged<Storage>

  init(_ storage: Storage) { self.storage = .passUnretained(storage) }

  /// What a table stores of a tag.
  final class Storage: Sendable {
    // In one array: separate ones would be retained each time that one is written.
    fileprivate let attributes: Bytes
    private let ends: [Int]
    fileprivate let content: StyledContent

    init(attributes: [Bytes], content: StyledContent) {
      self.attributes = Bytes(attributes.joined())
      ends = attributes.reduce(into: []) { $0.append(($0.last ?? 0) + $1.count) }
      self.content = content
    }

    @inline(__always)
    fileprivate func place(of part: Int) -> Range<Int> { (part == 0 ? 0 : ends[part - 1])..<ends[part] }
  }
}

extension StyledTag {
  // The only access: without it, each would retain what the table stores anyway.
  @inline(__always)
  private func withStorage<Result>(_ body: (Storage) -> Result) -> Result {
    storage._withUnsafeGuaranteedRef(body)
  }

  /// Appends the attribute of a part, by default of the first one.
  @inline(__always)
  func append(_ part: Int = 0, to sink: inout some ByteSink) {
    withStorage { storage in
      storage.attributes.withUnsafeBufferPointer { bytes in
        sink.append(bytes: UnsafeBufferPointer(rebasing: bytes[storage.place(of: part)]))
      }
    }
  }

  /// Appends the attribute of a part behind other text.
  @inline(__always)
  func append(behind start: StaticString, _ part: Int = 0, to sink: inout some ByteSink) {
    sink.append(verbatim: start)
    append(part, to: &sink)
  }

  /// Appends the attributes of the first two parts, each behind a text, reserving room for all of it at once.
  @inline(__always)
  func append(behind start: StaticString, then middle: StaticString, to output: inout OutputBuffer) {
    withStorage { storage in
      let (first, second) = (storage.place(of: 0), storage.place(of: 1))
      storage.attributes.withUnsafeBufferPointer { bytes in
        output.append(atMost: start.utf8CodeUnitCount + middle.utf8CodeUnitCount + second.upperBound) {
          room in
          room.append(verbatim: start)
          room.append(bytes: UnsafeBufferPointer(rebasing: bytes[first]))
          room.append(verbatim: middle)
          room.append(bytes: UnsafeBufferPointer(rebasing: bytes[second]))
        }
      }
    }
  }

  /// The attribute of a part, by default of the first one.
  func attribute(_ part: Int = 0) -> Bytes { withStorage { Bytes($0.attributes[$0.place(of: part)]) } }

  /// What else the style says in HTML.
  var content: StyledContent { withStorage { $0.content } }

  // Each is read in place: to read the whole content is to copy it.

  /// Whether the style depends on traits.
  @inline(__always)
  var isDynamic: Bool { withStorage { $0.content.isDynamic } }

  /// Whether the style hides what is typed.
  @inline(__always)
  var isSecure: Bool { withStorage { $0.content.isSecure } }

  /// Whether a text in one of the styles alone is written as it is.
  @inline(__always)
  func isPlain(_ index: Int = 0) -> Bool { withStorage { $0.content.arePlain[index] } }

  /// Whether the style asks for attributes besides.
  @inline(__always)
  var hasOtherAttributes: Bool { withStorage { !$0.content.attributes.isEmpty } }

  /// Appends the attributes that the style asks for besides.
  @inline(__always)
  func appendOtherAttributes(to sink: inout some ByteSink) {
    withStorage { sink.append(contentsOf: $0.content.attributes) }
  }
}

/// What a style says beside CSS, stored so that it is not computed again for each element.
struct StyledContent: Sendable {
  /// The styles of the texts; those of a dynamic style may be others in another variant.
  let texts: [TextStyle]
  /// For each, whether a text in this style alone is written as it is.
  let arePlain: [Bool]
  /// Attributes, as they are written.
  let attributes: Bytes
  /// Whether what is typed is hidden.
  let isSecure: Bool
  /// Whether the style depends on traits.
  let isDynamic: Bool
  /// What distinguishes what the style says for some traits from what it says for others.
  let members: TraitCondition

  init(texts: [TextStyle] = [], attributes: Bytes = [], isSecure: Bool = false) {
    self.init(texts, arePlain: texts.map(\.isPlain), attributes, isSecure: isSecure)
  }

  /// The content of what has one text, in one of many styles.
  init(anyOf styles: some Sequence<TextStyle>) {
    let texts = Array(styles)
    self.init(texts, arePlain: [texts.allSatisfy(\.isPlain)])
  }

  init(
    _ texts: [TextStyle], arePlain: [Bool], _ attributes: Bytes = [], isSecure: Bool = false,
    isDynamic: Bool = false, members: TraitCondition = []
  ) {
    self.texts = texts
    self.arePlain = arePlain
    self.attributes = attributes
    self.isSecure = isSecure
    self.isDynamic = isDynamic
    self.members = members
  }
}

extension TextStyle {
  /// Whether a text in this style alone is written as it is: no transform, link, language or image of its own, one
  /// look of lines, no direction to be found, and no paragraphs to be separated.
  fileprivate var isPlain: Bool {
    !transformsText && link == nil && language == nil && image == nil && !hasTwoLooksOfLines
      && attribute(for: .writingDirection) != .natural && !separatesParagraphs
  }
}

/// The tags of one kind of element by their styles, each created when it is first needed.
struct StyleTable<Key: Hashable & Sendable>: Sendable {
  /// What distinguishes the table from others.
  let kind: ElementStyles.Kind

  // None or one: an array, since pages share the tables of a prepared stylesheet, and mostly add nothing to them.
  private var contents: [Contents] = []
  // Elements without a style of their own are the most, and finding theirs costs less than hashing.
  private var defaultIndex: Int?

  init(_ kind: ElementStyles.Kind) { self.kind = kind }

  private struct Contents: Sendable {
    var entries: [Entry] = []
    /// The tags of entries that have been replaced, with which elements may still be written.
    var replacedTags: [StyledTag.Storage] = []
    /// Those of all entries but the default one.
    var sources = NumberedKeys<StyleSource<Key>>()
  }

  private struct Entry: Sendable {
    let rules: CSSRules
    let rulesIndex: Int
    var name: Int
    var tag: StyledTag.Storage
  }
}

extension StyleTable {
  /// Returns the tag of a style.
  ///
  /// - Parameters:
  ///   - key: The style; nil for the default one.
  ///   - styles: Makes the tag.
  ///   - content: What the style says beside CSS, in the surroundings that it is written for.
  ///   - rules: The rules of the style.
  /// - Returns: The tag.
  mutating func tag(
    for key: Key?, _ styles: inout ElementStyles,
    content: (RuleSurroundings) -> StyledContent = { _ in StyledContent() },
    rules: (inout RuleBuilder) -> CSSRules
  ) -> StyledTag {
    tag(
      of: { StyleSource(key) }, isDefault: key == nil, &styles, content: content, rules: rules)
  }

  /// Returns the tag of a style, which is evaluated only where it isn't known to be the default one: copying it takes a
  /// while.
  mutating func tag(
    of source: () -> StyleSource<Key>, isDefault: Bool, _ styles: inout ElementStyles,
    content: (RuleSurroundings) -> StyledContent = { _ in StyledContent() },
    rules: (inout RuleBuilder) -> CSSRules
  ) -> StyledTag {
    let index: Int
    if isDefault, let defaultIndex {
      index = defaultIndex
    } else {
      index = self.index(of: source(), &styles, content, rules)
    }
    guard styles.isLive else { return StyledTag(contents[0].entries[index].tag) }
    return StyledTag(livingTag(at: index, &styles))
  }

  // Its class depends on the position.
  private mutating func livingTag(at index: Int, _ styles: inout ElementStyles) -> StyledTag.Storage {
    let entry = contents[0].entries[index]
    let name = styles.name(forRules: entry.rulesIndex, entry.rules)
    guard name != entry.name else { return entry.tag }
    let tag = StyledTag.Storage(
      attributes: styles.attributes(of: kind.parts, name: name), content: entry.tag.content)
    contents[0].replacedTags.append(entry.tag)
    contents[0].entries[index].name = name
    contents[0].entries[index].tag = tag
    return tag
  }

  private mutating func index(
    of source: StyleSource<Key>, _ styles: inout ElementStyles,
    _ content: (RuleSurroundings) -> StyledContent,
    _ rules: (inout RuleBuilder) -> CSSRules
  ) -> Int {
    if contents.isEmpty { contents.append(Contents()) }
    guard let number = contents[0].sources.number(of: source) else {
      return insert(source, &styles, content, rules)
    }
    return number < defaultIndex ?? .max ? number : number + 1
  }

  private mutating func insert(
    _ source: StyleSource<Key>, _ styles: inout ElementStyles,
    _ makeContent: (RuleSurroundings) -> StyledContent,
    _ rules: (inout RuleBuilder) -> CSSRules
  ) -> Int {
    styles.tagCount += 1
    let isDefault = source.isDefault
    // Themes have other defaults, and the same styles of elements' own.
    let themed = isDefault ? styles.themed(rules) : []
    let rules = styles.rules(rules)
    styles.report(rules.problems.filter { !kind.says($0.loss) })
    let surroundings = styles.surroundings
    let content = makeContent(surroundings)
    if isDefault, !themed.isEmpty,
      !styles.areAlikeInThemes({ makeContent(surroundings).isUnvaried(from: content) })
    {
      styles.report([RenderingProblem(.frozenText)])
    }
    let rulesIndex = styles.index(of: rules, kind, isDefault: isDefault)
    let tag = StyledTag.Storage(
      attributes: styles.isLive ? [] : styles.attributes(of: kind.parts, rules, themed: themed),
      content: content)
    let index = contents[0].entries.count
    contents[0].entries.append(Entry(rules: rules, rulesIndex: rulesIndex, name: -1, tag: tag))
    if isDefault { defaultIndex = index } else { _ = contents[0].sources.add(source) }
    return index
  }
}

extension StyleTable where Key: Style {
  /// Returns the tag of what an element was given, and reports what of its style HTML can't show, and what of a dynamic
  /// one CSS can't vary.
  ///
  /// - Parameters:
  ///   - given: The style that the element was given.
  ///   - kind: The kind of element, whose default style counts if it was given none.
  ///   - styles: Makes the tag.
  ///   - content: What a style says beside CSS.
  ///   - look: A style as CSS knows it, of which the rules are made.
  /// - Returns: The tag.
  mutating func tag<Element: TraitStyledElement>(
    of given: GivenStyle<Key>, for kind: Element.Type, _ styles: inout ElementStyles,
    content: (Key) -> StyledContent = { _ in StyledContent() },
    as look: @escaping @Sendable (Key) -> some CSSStyle
  ) -> StyledTag where Element.Style == Key {
    let isDefault = !given.isPresent
    // As most elements find it, without the closures below.
    if isDefault, let defaultIndex, !styles.isLive {
      let tag = StyledTag(contents[0].entries[defaultIndex].tag)
      if !tag.isDynamic { return tag }
    }
    // Asked for in each theme: its default style may depend on traits where this one doesn't.
    func dynamic() -> TraitStyle<Key>? { isDefault ? kind.dynamicDefaultStyle : given.dynamic }
    func style() -> Key { isDefault ? kind.defaultStyle : given.style ?? kind.defaultStyle }
    let tagCount = styles.tagCount
    let tag = tag(
      of: { StyleSource(given) }, isDefault: isDefault, &styles,
      content: { surroundings in
        dynamic().map { StyledContent(of: $0, in: surroundings, content) } ?? content(style())
      },
      rules: { dynamic().map { $0.map(look) }?.cssRules(by: &$0) ?? look(style()).cssRules(by: &$0) })
    if !isDefault, styles.tagCount != tagCount {
      styles.report(UnshownProperties.html.problems(ofAny: style(), kind))
    }
    if tag.isDynamic { styles.report(frozenIn: tag.content) }
    return tag
  }

  /// Returns the tag of an element's style.
  mutating func tag<Element: TraitStyledElement>(
    of box: ElementBox<Element>, _ styles: inout ElementStyles,
    content: (Key) -> StyledContent = { _ in StyledContent() },
    as look: @escaping @Sendable (Key) -> some CSSStyle
  ) -> StyledTag where Element.Style == Key {
    tag(
      of: box.element.givenStyle, for: Element.self, &styles, content: content, as: look)
  }

  /// Returns the tag of an element whose style is CSS as it is.
  mutating func tag<Element: TraitStyledElement>(
    of box: ElementBox<Element>, _ styles: inout ElementStyles,
    content: (Key) -> StyledContent = { _ in StyledContent() }
  ) -> StyledTag where Element.Style == Key, Key: CSSStyle {
    tag(of: box, &styles, content: content, as: { $0 })
  }
}

/// Where the style of an element comes from.
enum StyleSource<Key: Hashable & Sendable>: Hashable, Sendable {
  /// It is the default one.
  case standard
  case style(Key)
  /// It depends on traits, and is identified by what makes it.
  case dynamic(TraitStyleIdentity)
}

extension StyleSource {
  init(_ style: Key?) { self = style.map { .style($0) } ?? .standard }

  var isDefault: Bool { if case .standard = self { true } else { false } }
}

extension StyleSource where Key: Style {
  init(_ given: GivenStyle<Key>) {
    guard given.isPresent else {
      self = .standard
      return
    }
    self = given.dynamic.map { .dynamic($0.identity) } ?? StyleSource(given.style)
  }
}

/// The tag of one box, which is the same everywhere: finding it costs less than comparing boxes.
struct BoxTag: Sendable {
  private var tag: StyledTag?

  /// Returns the tag, which is created when it is first requested.
  mutating func tag(
    of box: ElementBoxStyle, in boxes: inout StyleTable<ElementBoxStyle>, _ styles: inout ElementStyles
  ) -> StyledTag {
    if let tag { return tag }
    let new = boxes.tag(for: box, &styles) { box.cssRules(by: &$0) }
    // In a live page, its class depends on the position.
    if !styles.isLive { tag = new }
    return new
  }
}
