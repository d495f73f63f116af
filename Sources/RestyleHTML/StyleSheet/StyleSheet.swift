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
/// Colours that vary with the colour scheme and the contrast become media queries. So do dynamic styles, as far as CSS
/// can distinguish the traits that they read. ``MediaTraits`` add custom traits.
public struct StyleSheet: Sendable {
  /// The problems, each once: features of styles that the rules can't express.
  public private(set) var problems: [RenderingProblem] = []

  let classPrefix: String
  var fixedTraits: TraitCollection?
  /// The way in which the rules detect the colour scheme and contrast.
  let appearance: AppearanceSource
  /// The traits that rules follow, with the conditions of their values.
  let mediaTraits: MediaTraits
  /// The condition under which elements look focused.
  let focus: FocusIndication
  /// The name of the rules' layer, as escaped CSS identifiers; empty for none.
  let layer: Bytes
  /// The prepared stylesheet that it extends; its classes aren't included here.
  private(set) var prepared: PreparedStyleSheet.Contents?
  /// The classes with their rules, in the order in which they were added.
  private(set) var classes: [RootedRules] = []
  /// The rules after those of classes for which only order counts, group by group.
  private(set) var ordered: [[RootedRules]] = []
  // To write each only once.
  private(set) var knownOrdered: Set<RootedRules> = []
  /// The rules of the fonts that were added.
  private(set) var fontFaces: [Bytes] = []
  // To write each only once.
  private var knownFontFaces: Set<Bytes> = []
  /// The named values that were added, and the names of their custom properties.
  var variables = Variables()
  /// The themes, in the order in which they were added.
  var themes: [Theme] = []
  /// The styles that themes affect, with their roots.
  var themables: [ThemableStyle] = []
  /// Whether it has classes of default styles that themes added later can't affect.
  var hasUnreachedClasses = false
  /// The styles that were requested, with their classes.
  private(set) var uses: [(use: StyleUse, root: String)] = []
  /// A cache of the tags of rendered elements, by their surroundings.
  var tags = TagCache()
  private var classNames: [HashedRules: String] = [:]
  /// The classes of recipes' styles that are the same in all themes, by their rules.
  private var recipeClasses: [HashedRules: String] = [:]
  /// The names of its classes, each with the number of requests.
  var usedNames = UsedNames()
  // The latest builder, whose storage is reused for the next rules; in an array, which is cheap to copy.
  private var builders: [RuleBuilder] = []
  // To report each problem only once.
  private var knownProblems: Set<RenderingProblem> = []

  // Stores the hash, since looking up rules and then adding them would hash their text twice.
  private struct HashedRules: Hashable, Sendable {
    let rules: CSSRules
    /// The rules in each theme, if they differ.
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
  ///   - style: The identity of the style.
  ///   - name: The name of the class, or a prefix of it if the name is taken; nil to share a class with styles that
  ///     have the same rules.
  ///   - rules: Creates the rules.
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
    // Store only one of the styles that share a class, since there can be any number of them.
    if classes.count > count { note(use, root) }
    return root
  }

  /// The class that a prepared stylesheet has for a style.
  func preparedRoot(for use: StyleUse) -> String? { prepared?.root(for: use) }

  /// Notes the class of a style, for stylesheets that extend it.
  mutating func note(_ use: StyleUse, _ root: String) { uses.append((use, root)) }

  /// Reserves a name for a class, or a similar one if the name is taken.
  mutating func takeName(like name: String) -> String {
    usedNames.take(like: Self.className(from: name), beside: prepared?.styleSheet.usedNames)
  }

  /// The surroundings that rules are created for.
  var surroundings: RuleSurroundings { (fixedTraits.map { RuleSurroundings.fixed($0) } ?? .page).on(self) }

  /// Adds rules for a class with a name, or with a similar one if the name is taken.
  ///
  /// - Returns: The name of the class.
  mutating func add(_ rules: CSSRules, named name: String) -> String {
    let name = takeName(like: name)
    add(rules, for: RuleRoot(className: name))
    return name
  }

  /// The name of the class with a number.
  func className(number: Int) -> String { classPrefix + String(number) }

  /// Returns the class of rules, which are added on the first request.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - themed: The rules in each theme; empty if no theme affects them.
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
      // Reserve capacity, since growing would rehash all keys.
      classNames.reserveCapacity(12)
      usedNames.reserveCapacity(12)
    }
    let name = usedNames.take(like: className(number: count), beside: prepared?.styleSheet.usedNames)
    classNames[key] = name
    if themes.isEmpty {
      add(rules, for: RuleRoot(className: name))
    } else {
      // Among rules for the same element, none can have a higher specificity than later ones.
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

  /// Shares the classes of a recipe's style with elements that look the same, unless a theme changes the style: such
  /// elements have a look of their own, which is the same in all themes.
  mutating func share(_ names: String, with rules: CSSRules, isSameInThemes: Bool) {
    let key = HashedRules(rules, [])
    if isSameInThemes {
      if recipeClasses[key] == nil { recipeClasses[key] = names }
    } else if recipeClasses[key] == names {
      recipeClasses[key] = nil
    }
  }

  /// Adds ordered rules after all others, unless they exist.
  mutating func add(_ rules: RootedRules) { add([rules], at: ordered.endIndex) }

  /// Adds a group of rules, sorted by what would be their specificity, except rules that already exist.
  ///
  /// - Parameters:
  ///   - group: The rules.
  ///   - index: The index of the group.
  mutating func add(_ group: [RootedRules], at index: Int) {
    let new = new(group)
    if !new.isEmpty { ordered.insert(new, at: index) }
  }

  /// The new rules of a group, which are remembered as known.
  private mutating func new(_ group: [RootedRules]) -> [RootedRules] {
    group.filter { rules in
      report(rules.rules.problems)
      return !rules.rules.rules.isEmpty && prepared?.styleSheet.knownOrdered.contains(rules) != true
        && knownOrdered.insert(rules).inserted
    }
  }

  /// Adds groups of ordered rules, each after the rules of a selector and of its themes.
  ///
  /// - Parameter groups: The groups, and the rules that they follow.
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
    // Groups after the rules of the prepared stylesheet.
    for number in numbers.values.joined().sorted() {
      for group in groups[number].groups { add(group, at: ordered.endIndex) }
    }
  }

  /// Moves the rules of a theme's values after all others, replacing previous ones.
  ///
  /// They are written even if the prepared stylesheet has them, if this one declares values after those.
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

  /// Removes the rules of styles in themes.
  mutating func removeThemed(_ styles: [ThemableStyle]) {
    let roots = Set(styles.map(\.usual.root))
    ordered.removeAll { group in
      guard group[0].scope != nil, roots.contains(group[0].root) else { return false }
      knownOrdered.subtract(group)
      return true
    }
  }

  /// Moves the rules of classes to the ordered ones, for which only order counts.
  ///
  /// - Parameters:
  ///   - roots: The classes; other roots are in order anyway.
  ///   - index: The index of their group among the ordered ones.
  mutating func order(_ roots: Set<RuleRoot>, at index: Int) {
    var moved = classes.filter { roots.contains($0.root) }
    guard !moved.isEmpty else { return }
    classes.removeAll { roots.contains($0.root) }
    for index in moved.indices { moved[index].isOrdered = true }
    // They needn't be known: class names are unique, and hashing all declarations takes a while.
    ordered.insert(moved, at: index)
  }

  /// Reports problems, each once.
  mutating func report(_ problems: [RenderingProblem]) {
    for problem in problems where knownProblems.insert(problem).inserted { self.problems.append(problem) }
  }

  /// All classes, including those of the prepared stylesheet.
  var allClasses: [RootedRules] { (prepared?.styleSheet.classes ?? []) + classes }

  /// All ordered rules, including those of the prepared stylesheet.
  var allOrdered: [[RootedRules]] { (prepared?.styleSheet.ordered ?? []) + ordered }

  /// Adds the rule of a font, unless an equal one exists.
  mutating func add(fontFace rule: Bytes) {
    guard prepared?.styleSheet.knownFontFaces.contains(rule) != true else { return }
    if knownFontFaces.insert(rule).inserted { fontFaces.append(rule) }
  }

  var extendsOther: Bool { prepared != nil }

  /// The stylesheet including the rules of the prepared one that it extends.
  var flattened: StyleSheet {
    guard var result = prepared?.styleSheet else { return self }
    result.problems = problems
    result.knownProblems = knownProblems
    result.fixedTraits = fixedTraits
    result.fontFaces += fontFaces
    result.knownFontFaces.formUnion(knownFontFaces)
    result.classes += classes
    result.ordered += ordered
    // Redeclared values can be declared again with their first values.
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
