import Restyle
import RestyleRendering

/// Creates the rules of one style after another, selector by selector.
///
/// A selector's rules declare the properties of an element in its states, for each variant of its style. Each property
/// is considered separately, under the conditions that distinguish its own values. A state's rule declares a property
/// only if an earlier state, which can apply at the same time, declares it differently under some condition; if the
/// state itself doesn't declare it, it is then unset. A condition's rule declares a property only if the cascade
/// doesn't already result in the same value.
struct RuleBuilder: Sendable {
  /// The surroundings that the rules are for.
  let surroundings: RuleSurroundings
  private var writer: CSSWriter
  /// The table of styles that don't depend on conditions.
  private let everywhere: VariantTable
  private var part: DeclaredPart
  // Whether the part has one variant in one state; its declarations are then all entries.
  private var isSingle = true
  private var firstEntry = 0
  private var chosen: ChosenDeclarations
  // The first position of the part's declarations in the rules, after the longest lists of the previous parts.
  private var firstPlace = 0
  /// The selectors of the rules, with their extra specificity.
  private var selectors: [StyleSelector] = []
  // The first of the current selectors, of which there is one for each state.
  private var firstSelector = 0
  private var built = CSSRules.Builder()

  init(in surroundings: RuleSurroundings) {
    self.surroundings = surroundings
    writer = CSSWriter(
      for: surroundings.traits, isFixed: surroundings.areFixed, variables: surroundings.variables)
    everywhere = VariantTable(over: writer.traits, surroundings.media.axes)
    part = DeclaredPart(everywhere)
    chosen = ChosenDeclarations(surroundings.media.axes)
  }
}

extension [RuleBuilder] {
  /// Creates the rules of a style with the first builder, or with another one if its surroundings differ.
  mutating func build(in surroundings: RuleSurroundings, _ rules: (inout RuleBuilder) -> CSSRules) -> CSSRules
  {
    // Changed in place, since copying a builder would retain all of its references.
    if isEmpty {
      append(RuleBuilder(in: surroundings))
    } else if self[0].surroundings != surroundings {
      self[0] = RuleBuilder(in: surroundings)
    }
    return rules(&self[0])
  }
}

extension RuleBuilder {
  /// Creates the rules from everything that was added.
  mutating func makeRules() -> CSSRules {
    built.removeAll()
    chosen.sort()
    built.add(chosen.everywhere, of: writer.values, selectors)
    built.add(chosen.conditional, of: writer.values, selectors)
    return CSSRules(built, problems: writer.problems.uniqued())
  }

  /// Wraps a style that doesn't depend on conditions.
  func single<Style>(_ style: Style) -> Variants<Style> { Variants(style, in: everywhere) }

  /// Reports features that the rules can't express.
  mutating func report(_ losses: [RenderingProblem.Loss]) {
    writer.problems += losses.map { RenderingProblem($0) }
  }

  /// Starts the rules of another style, and keeps the capacity.
  mutating func removeAll() {
    writer.removeAll()
    chosen.removeAll()
    selectors.removeAll(keepingCapacity: true)
  }

  /// The value of a style's property, resolved for the surroundings if these are fixed.
  func property<Style, Property: Equatable>(
    of style: Variants<Style>, _ resolve: (Style, TraitCollection) -> Property
  ) -> Variants<Property> {
    guard surroundings.areFixed else { return style.property(resolve) }
    return single(resolve(style.base, surroundings.traits))
  }

  // The declarations of a selector can be added in parts, each with the variants of the traits that it reads. The
  // variants of several parts are then added, not multiplied. No property is declared by two parts.

  /// Starts the rules of one selector.
  @inline(never)
  mutating func begin(_ selector: StyleSelector) {
    start()
    selectors.append(selector)
  }

  /// Starts the rules for an element in its states.
  ///
  /// - Parameters:
  ///   - element: The selector of the element that has the states.
  ///   - states: The states that matter, in the order of `StateStyles`.
  mutating func begin(_ element: StyleSelector, in states: [ControlState]) {
    begin(
      states.lazy.map { states in
        var selector = element
        selector.states = states
        return selector
      })
  }

  /// Starts the rules for an element with states, so that in each combination of states, the cascade results in the
  /// last entry of the table that applies.
  ///
  /// That is the rule of `StateStyles`, whose order the table has. Each rule has a higher specificity than those before
  /// it.
  ///
  /// - Parameter entries: The selector of each entry of the table; the first one has no states.
  mutating func begin(_ entries: some Collection<StyleSelector>) {
    start()
    var weight = -1
    for var selector in entries {
      let ownWeight = selector.weight
      weight = max(weight + 1, ownWeight)
      selector.extraWeight = UInt16(truncatingIfNeeded: weight - ownWeight)
      selectors.append(selector)
    }
  }

  private mutating func start() {
    firstSelector = selectors.count
    chosen.start(at: firstSelector)
    firstPlace = 0
  }

  /// The number of states.
  private var stateCount: Int { selectors.count - firstSelector }

  // Never inlined: functions that declare parts are specialised for each style and closure, and would mostly consist of
  // these.

  /// Starts a part; most parts have one entry, and need no table of entries.
  @inline(never)
  private mutating func startPart(variants: Int, _ table: VariantTable, states: Int) {
    isSingle = variants * states == 1
    if !isSingle { part.start(variants: variants, table, states: states) }
  }

  /// Starts the declarations of the next variant and state: variant by variant, and state by state.
  @inline(never)
  private mutating func startEntry() {
    firstEntry = writer.entries.count
    writer.startList()
    if !isSingle { part.addList(from: firstEntry) }
  }

  /// Reuses an existing list of declarations for the next variant and state.
  @inline(never)
  private mutating func addEntry(ofList list: Int) { part.addEntry(ofList: list) }

  /// Computes the rules' declarations of the part.
  @inline(never)
  private mutating func endPart() {
    guard !isSingle else {
      chosen.add(writer.entries[firstEntry...], of: writer.values, behind: firstPlace)
      firstPlace += writer.entries.count - firstEntry
      return
    }
    part.end(writer.entries, &writer.values)
    chosen.add(part, writer.entries, of: writer.values, behind: firstPlace)
    firstPlace += part.longestCount
  }

  /// Adds declarations that depend on neither states nor conditions.
  mutating func declare(_ declare: (inout CSSWriter) -> Void) {
    startPart(variants: 1, everywhere, states: 1)
    startEntry()
    declare(&writer)
    endPart()
  }

  /// Adds declarations that don't depend on states.
  mutating func declare<Style>(_ style: Variants<Style>, _ declare: (Style, inout CSSWriter) -> Void) {
    startPart(variants: style.values.count, style.table, states: 1)
    // Borrowed, since copies would retain their references.
    style.values.withUnsafeBufferPointer { values in
      for value in values.indices {
        startEntry()
        declare(values[value], &writer)
      }
    }
    endPart()
  }

  /// Adds declarations that depend on the states.
  mutating func declare<Style>(
    _ style: Variants<Style>, _ declare: (Style, StyleSelector, inout CSSWriter) -> Void
  ) {
    startPart(variants: style.values.count, style.table, states: stateCount)
    style.values.withUnsafeBufferPointer { values in
      for index in values.indices {
        let value = values[index]
        for number in firstSelector..<selectors.count {
          startEntry()
          declare(value, selectors[number], &writer)
        }
      }
    }
    endPart()
  }

  /// Adds the declarations of a part of a style in each variant and state; those of equal parts are computed once.
  ///
  /// - Parameters:
  ///   - style: The style, with as many states as were started.
  ///   - part: Returns the part of a style.
  ///   - declare: Adds all declarations of a part.
  mutating func declare<Style, Part: Equatable>(
    _ style: StateVariants<Style>, part: (UnsafePointer<Style>) -> Part,
    as declare: (Part, inout CSSWriter) -> Void
  ) {
    startPart(variants: style.variantCount, style.table, states: stateCount)
    style.withUnsafeBufferPointer { values in
      guard var value = values.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: Part.self, capacity: values.count) { parts in
        var partCount = 0
        for _ in values.indices {
          let part = part(value)
          var known = 0
          while known < partCount, parts[known] != part { known += 1 }
          if known < partCount {
            addEntry(ofList: known)
          } else {
            parts.initializeElement(at: partCount, to: part)
            partCount += 1
            startEntry()
            declare(part, &writer)
          }
          value += 1
        }
        parts[..<partCount].deinitialize()
      }
    }
    endPart()
  }

  /// Adds the declarations of a text in each variant and state; if only colours differ, other declarations are computed
  /// once.
  mutating func declare(texts: StateVariants<TextStyle>) {
    guard let other = texts.allButColor else {
      return declare(texts, part: { $0.pointee }, as: { $1.add($0) })
    }
    declare { $0.add(beforeColorOf: other) }
    declare(
      texts, part: { $0.pointee.plain.stored(.color) }, as: { if let color = $0 { $1.add(.color, color) } })
    declare { $0.add(behindColorOf: other) }
  }

  /// Adds the declarations of one selector.
  mutating func add<Style>(
    _ style: Variants<Style>, _ selector: StyleSelector = StyleSelector(),
    _ declare: (Style, inout CSSWriter) -> Void
  ) {
    begin(selector)
    self.declare(style, declare)
  }

  /// Adds the declarations of one selector that don't depend on a style.
  mutating func add(_ selector: StyleSelector, _ declare: (inout CSSWriter) -> Void) {
    begin(selector)
    self.declare(declare)
  }

  /// Adds the rules of a text, and those for when it is pressed.
  mutating func add(
    text style: Variants<TextStyle>, _ selector: StyleSelector = StyleSelector(),
    over reset: (inout CSSWriter) -> Void = { _ in }
  ) {
    add(style, selector) { style, css in
      reset(&css)
      css.add(style)
    }
    add(pressed: style, selector) { $0 }
  }

  /// Adds the rule of a pressed text, if it has a colour for that.
  mutating func add<Style>(
    pressed style: Variants<Style>, _ selector: StyleSelector, _ text: (Style) -> TextStyle
  ) {
    guard style.values.contains(where: { text($0).highlightedColor != nil }) else { return }
    add(style, selector.pressed) { style, css in
      if let color = text(style).highlightedColor { css.add(.color, color) }
    }
  }

  /// Adds the rules for an element in its states.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - element: The selector of the element that has the states.
  ///   - states: The states that matter, in the order of `StateStyles`.
  ///   - declare: Adds all declarations of a state.
  mutating func add<Style>(
    _ style: Variants<Style>, _ element: StyleSelector = StyleSelector(), in states: [ControlState],
    _ declare: (Style, ControlState, inout CSSWriter) -> Void
  ) {
    begin(element, in: states)
    self.declare(style) { declare($0, $1.states, &$2) }
  }
}

extension ControlState {
  /// The states in which an element may look different from other states; the normal state is first.
  ///
  /// - Parameter tables: The states of its tables, in the order of `StateStyles`. If these differ, unions of their
  ///   states are included, since each table can apply a different entry in them.
  /// - Returns: The states in the order of `StateStyles`.
  static func distinguished(_ tables: [[ControlState]]) -> [ControlState] {
    var distinct: [ControlState] = [.normal]
    var distinctTables: [[ControlState]] = []
    for table in tables where !distinctTables.contains(table) {
      distinctTables.append(table)
      for state in table { distinct.insert(inOrder: state) }
    }
    guard distinctTables.count > 1 else { return distinct }
    var joined = distinct
    for state in distinct {
      for other in joined {
        let union = other.union(state)
        if !joined.contains(union) { joined.append(union) }
      }
    }
    // Sorted, so that all states that apply before it are already decided.
    for state in joined.sorted(by: ControlState.yields) where !distinct.contains(state) {
      let shown = distinct.entry(for: state)
      if distinctTables.contains(where: { $0.entry(for: state) != $0.entry(for: shown) }) {
        distinct.insert(inOrder: state)
      }
    }
    return distinct
  }

  /// The distinguished states of an element that always looks different while it is selected.
  static func distinguishedByChoice(_ tables: [[ControlState]]) -> [ControlState] {
    distinguished(tables + [[.normal, .selected]])
  }
}

extension [ControlState] {
  /// Inserts a state in the order of `StateStyles`, unless it exists.
  fileprivate mutating func insert(inOrder state: ControlState) {
    // From the end, since states are usually added in order.
    var index = endIndex
    while index > startIndex, !ControlState.yields(self[index - 1], to: state) {
      index -= 1
      if self[index] == state { return }
    }
    insert(state, at: index)
  }

  /// The entry of a table that applies in a state, which is the last applicable one in the order of `StateStyles`.
  fileprivate func entry(for state: ControlState) -> ControlState {
    last { state.isSuperset(of: $0) } ?? .normal
  }
}
