public import Restyle
public import RestyleRendering

/// A stylesheet that you add styles to, with each rule written once.
///
/// ```swift
/// var sheet = StyleSheet()
/// let name = sheet.classNames(for: TextStyle.header)      // the same for an equal style
/// sheet.add(catalog)
/// let page = "<style>\(sheet.css)</style>..."
/// ```
///
/// Styles that depend on traits become media queries where CSS can distinguish the traits: colours that vary with the
/// colour scheme and the contrast, and dynamic styles whatever they read.
public struct StyleSheet: Sendable {
  /// The problems, each once: features of styles that the rules can't express.
  public private(set) var problems: [RenderingProblem] = []

  let classPrefix: String
  var fixedTraits: TraitCollection?
  /// How the rules find out which colour scheme and contrast are shown.
  let appearance: AppearanceSource
  /// The traits that rules follow, and when they have their values.
  let mediaTraits: MediaTraits
  /// What has the focus.
  let focus: FocusIndication
  /// The name of the layer that the rules lie in, identifiers already; empty for none.
  let layer: Bytes
  /// What it extends, whose classes are none of its own.
  private(set) var prepared: PreparedStyleSheet.Contents?
  /// The classes with their rules, in the order in which they were added.
  private(set) var classes: [RootedRules] = []
  /// The rules behind those of classes whose order alone decides, group by group.
  private(set) var ordered: [[RootedRules]] = []
  // So that each is written once.
  private(set) var knownOrdered: Set<RootedRules> = []
  /// The rules of the fonts that were added.
  private(set) var fontFaces: [Bytes] = []
  // So that each is written once.
  private var knownFontFaces: Set<Bytes> = []
  /// The named values that were added, and the names of their custom properties.
  var variables = Variables()
  /// The themes, in the order in which they were added.
  var themes: [Theme] = []
  /// The styles that themes reach, each with what it was added for.
  var themables: [ThemableStyle] = []
  /// Whether it has classes of default styles that a theme which is added can't reach.
  var hasUnreachedClasses = false
  /// The styles that were asked for, with their classes.
  private(set) var uses: [(use: StyleUse, root: String)] = []
  /// The tags of elements that were rendered, for what they were rendered in.
  var tags = TagCache()
  private var classNames: [HashedRules: String] = [:]
  /// The classes of recipes' styles that are the same in all themes, by their rules.
  private var recipeClasses: [HashedRules: String] = [:]
  /// The names of its classes, each with how often it was asked for.
  var usedNames = UsedNames()
  // The builder of the latest rules, whose storage the next ones reuse; in an array, which is small to copy.
  private var builders: [RuleBuilder] = []
  // The problems, so that each is reported once.
  private var knownProblems: Set<RenderingProblem> = []

  // Looking up rules and then adding them would hash their text twice.
  private struct HashedRules: Hashable, Sendable {
    let rules: CSSRules
    /// What they are in each theme, if they aren't the same in all.
    let themed: [CSSRules]
    private let hash: Int

    init(_ rules: CSSRules, _ themed: [CSSRules]) {
      self.rules = rules
      self.themed = themed
      hash = rules.hashValue
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// Creates an empty stylesheet.
  ///
  /// - Parameters:
  ///   - classPrefix: The prefix of the names of classes without a name of their own; characters that a class name
  ///     can't contain become hyphens.
  ///   - fixedTraits: The traits that styles are resolved for, whatever the reader's surroundings, without media
  ///     queries; nil to follow the reader.
  ///   - appearance: The source of the colour scheme and the contrast, unless the traits are fixed.
  ///   - mediaTraits: The traits that rules follow, and the conditions for their values, unless the traits are fixed.
  ///   - layer: The name of the cascade layer that contains the rules, with dots between its parts; nil for none. The
  ///     page's own rules outweigh a layer. Characters that a name can't contain become hyphens.
  ///   - focus: The condition under which elements with the focus look focused.
  public init(
    classPrefix: String = "s", fixedTraits: TraitCollection? = nil, appearance: AppearanceSource = .media,
    mediaTraits: MediaTraits = .standard, layer: String? = nil, focus: FocusIndication = .visible
  ) {
    self.focus = focus
    self.classPrefix = Self.className(from: classPrefix)
    self.fixedTraits = fixedTraits
    self.appearance = fixedTraits == nil ? appearance : .media
    self.mediaTraits = mediaTraits
    self.layer = Self.layerName(from: layer)
  }

  /// Creates a stylesheet that extends a prepared one, which additions don't change.
  public init(extending prepared: PreparedStyleSheet) {
    self = prepared.contents.start
    self.prepared = prepared.contents
  }

  /// Creates a stylesheet with the settings, problems, named values and themes of another one, and none of its rules.
  init(startingFrom other: StyleSheet) {
    classPrefix = other.classPrefix
    fixedTraits = other.fixedTraits
    appearance = other.appearance
    mediaTraits = other.mediaTraits
    layer = other.layer
    focus = other.focus
    problems = other.problems
    knownProblems = other.knownProblems
    variables = other.variables.asInherited
    themes = other.themes
    hasUnreachedClasses = other.hasUnreachedClasses || !other.themables.isEmpty
  }
}

extension StyleSheet {
  /// The CSS: rules without conditions, then those for each media query, from the general to the special.
  public var css: String { prepared.map { $0.css + addedCSS } ?? addedCSS }

  /// The CSS that this stylesheet adds to the prepared one that it extends.
  public var addedCSS: String { addedBytes.text }

  /// Returns the class of a style, and adds its rules the first time.
  ///
  /// Styles with the same CSS share a class. A style of a recipe in an added catalog has several classes, separated by
  /// spaces.
  public mutating func className(for style: TextStyle) -> String { classNames(for: style) }

  /// Returns the classes of a style and its components, and adds their rules the first time.
  ///
  /// Styles with the same CSS share their classes.
  public mutating func classNames<S: CSSStyle>(for style: S) -> S.ClassNames {
    S.css.classNames(root(of: style) { style.cssRules(by: &$0) })
  }

  /// Returns the classes of a dynamic style and its components, and adds their rules the first time.
  ///
  /// Styles with the same CSS share their classes.
  public mutating func classNames<S: CSSStyle>(for style: TraitStyle<S>) -> S.ClassNames {
    S.css.classNames(root(of: style.identity) { style.cssRules(by: &$0) })
  }

  /// Returns the class of a style.
  ///
  /// - Parameters:
  ///   - style: What identifies the style.
  ///   - name: The name of the class, or what it is to be like if others have the name; nil to share a class with
  ///     styles that CSS says the same of.
  ///   - rules: Makes the rules.
  /// - Returns: The name of the class.
  mutating func root(
    of style: some Hashable & Sendable, named name: String? = nil,
    _ rules: (inout RuleBuilder) -> CSSRules
  ) -> String {
    let use = StyleUse(name: name.map { ExactText($0) }, surroundings: surroundings, style: style)
    if let root = preparedRoot(for: use) { return root }
    let count = classes.count
    let rules = builders.build(in: use.surroundings, rules)
    let root = name.map { add(rules, named: $0) } ?? className(for: rules)
    // Of styles that share a class, one is enough to store: there may be any number of them.
    if classes.count > count { note(use, root) }
    return root
  }

  /// The class that a prepared stylesheet has for a style.
  func preparedRoot(for use: StyleUse) -> String? { prepared?.root(for: use) }

  /// Notes the class of a style, for stylesheets that extend it.
  mutating func note(_ use: StyleUse, _ root: String) { uses.append((use, root)) }

  /// Takes a name for a class, or one like it if others have the name.
  mutating func takeName(like name: String) -> String {
    usedNames.take(like: Self.className(from: name), beside: prepared?.styleSheet.usedNames)
  }

  /// What rules are made for.
  var surroundings: RuleSurroundings { (fixedTraits.map { RuleSurroundings.fixed($0) } ?? .page).on(self) }

  /// Adds rules for a class of a name, or one like it if others have the name.
  ///
  /// - Returns: The name of the class.
  mutating func add(_ rules: CSSRules, named name: String) -> String {
    let name = takeName(like: name)
    add(rules, for: RuleRoot(className: name))
    return name
  }

  /// Adds rules for the class of a number, which no style is asked for by its content.
  mutating func add(_ rules: CSSRules, number: Int) {
    add(rules, for: RuleRoot(className: className(number: number)))
  }

  /// The name of the class of a number.
  func className(number: Int) -> String { classPrefix + String(number) }

  /// Returns the class of rules, and adds them when they are asked for the first time.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - themed: What they are in each theme; none where no theme reaches them.
  /// - Returns: The name of the class.
  mutating func className(for rules: CSSRules, themed: [CSSRules] = []) -> String {
    let themed = themed.allSatisfy { $0 == rules } ? [] : themed
    let key = HashedRules(rules, themed)
    if let name = prepared?.styleSheet.classNames[key] ?? classNames[key] {
      report(rules.problems)
      for rules in themed { report(rules.problems) }
      return name
    }
    if let names = prepared?.styleSheet.recipeClasses[key] ?? recipeClasses[key] {
      report(rules.problems)
      hasUnreachedClasses = true
      return names
    }
    let count = classNames.count + (prepared?.styleSheet.classNames.count ?? 0)
    if classNames.isEmpty {
      // Growing would hash all of them again and again.
      classNames.reserveCapacity(12)
      usedNames.reserveCapacity(12)
    }
    let name = usedNames.take(like: className(number: count), beside: prepared?.styleSheet.usedNames)
    classNames[key] = name
    if themes.isEmpty {
      add(rules, for: RuleRoot(className: name))
    } else {
      // Of what may be one element, none may be heavier than what stands behind it.
      add(rules, themed, for: RuleRoot(className: name))
    }
    return name
  }

  /// Adds the rules of a class, if there are any.
  mutating func add(_ rules: CSSRules, for root: RuleRoot) {
    report(rules.problems)
    guard !rules.rules.isEmpty else { return }
    classes.append(RootedRules(root: root, rules: rules, isOrdered: false))
  }

  /// Lets elements that look like a style of a recipe have its classes, unless a theme reaches them: such an element has
  /// a look of its own, which is the same in all themes.
  mutating func share(_ names: String, with rules: CSSRules, isSameInThemes: Bool) {
    let key = HashedRules(rules, [])
    if isSameInThemes {
      if recipeClasses[key] == nil { recipeClasses[key] = names }
    } else if recipeClasses[key] == names {
      recipeClasses[key] = nil
    }
  }

  /// Adds rules whose order alone decides behind all others, unless it has them.
  mutating func add(_ rules: RootedRules) { add([rules], at: ordered.endIndex) }

  /// Adds rules, sorted by what they would weigh, but for those that it has.
  ///
  /// - Parameters:
  ///   - group: The rules.
  ///   - index: Which group they come to be.
  mutating func add(_ group: [RootedRules], at index: Int) {
    let new = new(group)
    if !new.isEmpty { ordered.insert(new, at: index) }
  }

  /// The rules of a group that it doesn't have, which are known from then on.
  private mutating func new(_ group: [RootedRules]) -> [RootedRules] {
    group.filter { rules in
      report(rules.rules.problems)
      return !rules.rules.rules.isEmpty && prepared?.styleSheet.knownOrdered.contains(rules) != true
        && knownOrdered.insert(rules).inserted
    }
  }

  /// Adds groups of rules whose order alone decides, each behind the rules of a selector and what those are in themes.
  ///
  /// - Parameter groups: The groups, and what they follow.
  mutating func add(_ groups: [(usual: RootedRules, groups: [[RootedRules]])]) {
    if groups.count == 1, ordered.last?[0].root == groups[0].usual.root {
      for group in groups[0].groups { add(group, at: ordered.endIndex) }
      return
    }
    var numbers = Dictionary(groups.enumerated().map { ($1.usual, [$0]) }) { $0 + $1 }
    var result: [[RootedRules]] = []
    var waiting: (root: RuleRoot, groups: [[RootedRules]])?
    for group in ordered {
      if let last = waiting, group[0].root != last.root || group[0].scope == nil {
        result += last.groups
        waiting = nil
      }
      result.append(group)
      guard group.count == 1, let found = numbers.removeValue(forKey: group[0]) else { continue }
      waiting = (group[0].root, found.flatMap { groups[$0].groups }.map { new($0) }.filter { !$0.isEmpty })
    }
    ordered = result + (waiting?.groups ?? [])
    // Those that a prepared stylesheet has.
    for number in numbers.values.joined().sorted() {
      for group in groups[number].groups { add(group, at: ordered.endIndex) }
    }
  }

  /// Puts the rules of a theme's values in order behind all others, in the place of some that were there.
  ///
  /// They are written even if a prepared stylesheet has them, where this one declares values behind those.
  mutating func replace(_ old: RootedRules?, with new: RootedRules) {
    if let old, let index = ordered.firstIndex(of: [old]) {
      ordered.remove(at: index)
      knownOrdered.remove(old)
    }
    if declaresValues, !new.rules.rules.isEmpty, knownOrdered.insert(new).inserted {
      report(new.rules.problems)
      ordered.append([new])
    } else {
      add(new)
    }
  }

  /// Removes what styles look like in themes.
  mutating func removeThemed(_ styles: [ThemableStyle]) {
    let roots = Set(styles.map(\.usual.root))
    ordered.removeAll { group in
      guard group[0].scope != nil, roots.contains(group[0].root) else { return false }
      knownOrdered.subtract(group)
      return true
    }
  }

  /// Lets order alone decide between the rules of some classes.
  ///
  /// - Parameters:
  ///   - roots: The classes; other roots are in order anyway.
  ///   - index: Which group of those in order they come to be.
  mutating func order(_ roots: Set<RuleRoot>, at index: Int) {
    var moved = classes.filter { roots.contains($0.root) }
    guard !moved.isEmpty else { return }
    classes.removeAll { roots.contains($0.root) }
    for index in moved.indices { moved[index].isOrdered = true }
    // They needn't be known: nothing else has the name of a class, and hashing all that they declare takes a while.
    ordered.insert(moved, at: index)
  }

  /// Notes what rules don't say, each once.
  mutating func report(_ problems: [RenderingProblem]) {
    for problem in problems where knownProblems.insert(problem).inserted { self.problems.append(problem) }
  }

  /// All classes: those of the prepared stylesheet, and its own.
  var allClasses: [RootedRules] { (prepared?.styleSheet.classes ?? []) + classes }

  /// All rules whose order alone decides: those of the prepared stylesheet, and its own.
  var allOrdered: [[RootedRules]] { (prepared?.styleSheet.ordered ?? []) + ordered }

  /// Adds the rule of a font, unless there is one like it.
  mutating func add(fontFace rule: Bytes) {
    guard prepared?.styleSheet.knownFontFaces.contains(rule) != true else { return }
    if knownFontFaces.insert(rule).inserted { fontFaces.append(rule) }
  }

  var extendsOther: Bool { prepared != nil }

  /// The stylesheet as one that extends no other.
  var flattened: StyleSheet {
    guard var result = prepared?.styleSheet else { return self }
    result.problems = problems
    result.knownProblems = knownProblems
    result.fixedTraits = fixedTraits
    result.fontFaces += fontFaces
    result.knownFontFaces.formUnion(knownFontFaces)
    result.classes += classes
    result.ordered += ordered
    // Values that were declared again may be declared once more as they were at first.
    if declaresValues { result.knownOrdered = result.knownOrdered.filter { $0.root != .pageRoot } }
    result.knownOrdered.formUnion(knownOrdered)
    result.variables = variables
    result.themes = themes
    result.themables += themables
    result.hasUnreachedClasses = hasUnreachedClasses
    result.uses += uses
    result.tags.merge(tags)
    result.classNames.merge(classNames) { $1 }
    result.recipeClasses.merge(recipeClasses) { $1 }
    result.usedNames.merge(usedNames)
    return result
  }
}
