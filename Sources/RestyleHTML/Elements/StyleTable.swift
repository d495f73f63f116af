import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

/// The tags of one kind of element by their styles, each created when it is first needed.
struct StyleTable<Key: Hashable & Sendable>: Sendable {
  // In this order, the table takes sixteen bytes: pages copy the tables of a prepared stylesheet.
  // None or one: an array, since most tables have nothing here.
  private var ownStyles: [OwnStyles] = []
  // Elements without a style of their own are the most, and finding theirs costs less than hashing.
  private var defaultIndex: Int32?
  /// What distinguishes the table from others.
  let kind: ElementStyles.Kind

  init(_ kind: ElementStyles.Kind) { self.kind = kind }

  // Not by their sources: comparing those would copy the styles.
  /// The styles that elements were given, with the indices of their tags.
  private struct OwnStyles: Sendable {
    private var styles = KeyedValues<Key, Int>()
    private var dynamicStyles = KeyedValues<TraitStyleIdentity, Int>()

    // Most are found here, and compared in place: copying a style takes longer than comparing it.
    func index(of given: GivenStyle<Key>) -> Int? where Key: Style { given.read { styles[$0] } }

    func index(of source: StyleSource<Key>) -> Int? {
      switch source {
      case .standard: nil
      case .style(let style): styles[style]
      case .dynamic(let identity): dynamicStyles[identity]
      }
    }

    mutating func add(_ index: Int, for source: StyleSource<Key>) {
      switch source {
      case .standard: break
      case .style(let style): styles.add(index, for: style)
      case .dynamic(let identity): dynamicStyles.add(index, for: identity)
      }
    }
  }
}

/// The tags of all tables, and what they were created from.
///
/// In one array: pages share those of a prepared stylesheet, and count the references to them on all threads at once.
struct CreatedTags: Sendable {
  fileprivate var entries: [Entry] = []
  /// The tags of entries that have been replaced, with which elements may still be written.
  fileprivate var replacedTags: [StyledTag.Storage] = []

  fileprivate struct Entry: Sendable {
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
      index = Int(defaultIndex)
    } else {
      index = self.index(of: source(), &styles, content, rules)
    }
    if styles.isLive { updateTag(at: index, &styles) }
    return StyledTag(styles.tags.entries[index].tag)
  }

  // In a live page, its class depends on the position.
  private func updateTag(at index: Int, _ styles: inout ElementStyles) {
    let name = styles.name(
      forRules: styles.tags.entries[index].rulesIndex, styles.tags.entries[index].rules)
    guard name != styles.tags.entries[index].name else { return }
    let tag = styles.tags.entries[index].tag
    styles.tags.replacedTags.append(tag)
    styles.tags.entries[index].name = name
    styles.tags.entries[index].tag = StyledTag.Storage(
      attributes: ElementStyles.attributes(of: kind.parts, root: styles.styleSheet.className(number: name)),
      content: tag.content)
  }

  private mutating func index(
    of source: StyleSource<Key>, _ styles: inout ElementStyles,
    _ content: (RuleSurroundings) -> StyledContent,
    _ rules: (inout RuleBuilder) -> CSSRules
  ) -> Int {
    guard !ownStyles.isEmpty, let index = ownStyles[0].index(of: source) else {
      return insert(source, &styles, content, rules)
    }
    return index
  }

  private mutating func insert(
    _ source: StyleSource<Key>, _ styles: inout ElementStyles,
    _ makeContent: (RuleSurroundings) -> StyledContent,
    _ rules: (inout RuleBuilder) -> CSSRules
  ) -> Int {
    let isDefault = source.isDefault
    let index = styles.addTag(of: kind, isDefault: isDefault, makeContent, rules)
    if isDefault {
      defaultIndex = Int32(truncatingIfNeeded: index)
    } else {
      if ownStyles.isEmpty { ownStyles.append(OwnStyles()) }
      ownStyles[0].add(index, for: source)
    }
    return index
  }
}

extension ElementStyles {
  // The same code for all types of styles.
  @inline(never)
  fileprivate mutating func addTag(
    of kind: Kind, isDefault: Bool, _ makeContent: (RuleSurroundings) -> StyledContent,
    _ rules: (inout RuleBuilder) -> CSSRules
  ) -> Int {
    tagCount += 1
    // Themes have other defaults, and the same styles of elements' own.
    let themed = isDefault ? themed(rules) : []
    let rules = self.rules(rules)
    report(rules.problems.filter { !kind.says($0.loss) })
    let surroundings = surroundings
    let content = makeContent(surroundings)
    if isDefault, !themed.isEmpty,
      !areAlikeInThemes({ makeContent(surroundings).isUnvaried(from: content) })
    {
      report([RenderingProblem(.frozenText)])
    }
    let rulesIndex = index(of: rules, kind, isDefault: isDefault)
    let tag = StyledTag.Storage(
      attributes: isLive ? TagAttributes() : attributes(of: kind.parts, rules, themed: themed),
      content: content)
    tags.entries.append(.init(rules: rules, rulesIndex: rulesIndex, name: -1, tag: tag))
    return tags.entries.count - 1
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
    if !styles.isLive, let index = isDefault ? defaultIndex.map({ Int($0) }) : index(of: given) {
      let tag = StyledTag(styles.tags.entries[index].tag)
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
    if tag.isDynamic { styles.report(frozenFor: tag.content.members) }
    return tag
  }

  private func index(of given: GivenStyle<Key>) -> Int? {
    ownStyles.isEmpty ? nil : ownStyles[0].index(of: given)
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
enum StyleSource<Key: Hashable & Sendable>: Sendable {
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
