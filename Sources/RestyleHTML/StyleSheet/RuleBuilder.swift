import Restyle
import RestyleRendering

/// Creates the rules of one style after the other, each selector by selector.
///
/// A selector's rules give what something declares in its states, for each variant of its style. Each property is looked
/// at by itself, under the conditions that distinguish its own values. A state's rule declares it only if something that
/// stands before the state, and may hold as well, declares it otherwise under some condition; what the state doesn't
/// declare is then taken back. A condition's rule declares it only if the cascade doesn't give it already.
struct RuleBuilder: Sendable {
  /// What the rules are for.
  let surroundings: RuleSurroundings
  private var writer: CSSWriter
  /// The table of what is the same everywhere.
  private let everywhere: VariantTable
  private var part: DeclaredPart
  // Whether the part has one variant in one state; its declarations are those from the first entry on.
  private var isSingle = true
  private var firstEntry = 0
  private var chosen: ChosenDeclarations
  // Where the part's declarations begin in the rules: behind the longest lists of the parts before it.
  private var firstPlace = 0
  /// What the rules select, each with what it has to weigh.
  private var selectors: [StyleSelector] = []
  // The first one of those in the making, which are one for each state.
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
  /// Creates the rules of a style by the first builder, or by another one if that is for other surroundings.
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
  /// Creates all rules that were added.
  mutating func makeRules() -> CSSRules {
    built.removeAll()
    chosen.sort()
    built.add(chosen.everywhere, of: writer.values, selectors)
    built.add(chosen.conditional, of: writer.values, selectors)
    return CSSRules(built, problems: writer.problems.uniqued())
  }

  /// A style that is the same everywhere.
  func single<Style>(_ style: Style) -> Variants<Style> { Variants(style, in: everywhere) }

  /// Notes what the rules don't say.
  mutating func report(_ losses: [RenderingProblem.Loss]) {
    writer.problems += losses.map { RenderingProblem($0) }
  }

  /// Starts the rules of another style, in the storage of those before.
  mutating func removeAll() {
    writer.removeAll()
    chosen.removeAll()
    selectors.removeAll(keepingCapacity: true)
  }

  /// What a property of a style comes to, for the surroundings if these are fixed.
  func property<Style, Property: Equatable>(
    of style: Variants<Style>, _ resolve: (Style, TraitCollection) -> Property
  ) -> Variants<Property> {
    guard surroundings.areFixed else { return style.property(resolve) }
    return single(resolve(style.base, surroundings.traits))
  }

  // What a selector declares may be added in parts, each with the variants of what it reads: what two parts read then adds
  // up, and never multiplies. No property is declared by two parts.

  /// Starts the rules of one selector.
  @inline(never)
  mutating func begin(_ selector: StyleSelector) {
    start()
    selectors.append(selector)
  }

  /// Starts the rules for an element in its states.
  ///
  /// - Parameters:
  ///   - element: What is in the states.
  ///   - states: The states that matter, in the order of `StateStyles`.
  mutating func begin(_ element: StyleSelector, in states: [ControlState]) {
    begin(
      states.lazy.map { states in
        var selector = element
        selector.states = states
        return selector
      })
  }

  /// Starts the rules for something in its states, so that in each combination of them the cascade gives what the last
  /// entry of the table that applies declares.
  ///
  /// That is the rule of `StateStyles`, whose order the table has. Each rule outweighs those before it.
  ///
  /// - Parameter entries: What is selected in each entry of the table; the first one has no states.
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

  /// How many states there are.
  private var stateCount: Int { selectors.count - firstSelector }

  // Never inlined: functions that declare parts are specialised for each style and closure, and these would be most of
  // their code.

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

  /// Gives the next variant and state a list of declarations that already exists.
  @inline(never)
  private mutating func addEntry(ofList list: Int) { part.addEntry(ofList: list) }

  /// Finds what rules declare of the part.
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

  /// Declares what is the same in all states, and everywhere.
  mutating func declare(_ declare: (inout CSSWriter) -> Void) {
    startPart(variants: 1, everywhere, states: 1)
    startEntry()
    declare(&writer)
    endPart()
  }

  /// Declares what is the same in all states.
  mutating func declare<Style>(_ style: Variants<Style>, _ declare: (Style, inout CSSWriter) -> Void) {
    startPart(variants: style.values.count, style.table, states: 1)
    // Borrowed, since copying each would retain its references.
    style.values.withUnsafeBufferPointer { values in
      for value in values.indices {
        startEntry()
        declare(values[value], &writer)
      }
    }
    endPart()
  }

  /// Declares what depends on the states: all that holds in those of a selector.
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

  /// Declares a part of what something is in each variant and state; what equal parts declare is found once.
  ///
  /// - Parameters:
  ///   - style: What it is, with as many states as were started.
  ///   - part: Returns the part of what it is passed.
  ///   - declare: Declares all that a part comes to.
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

  /// Declares a text in each variant and state; what texts of several colours declare besides is found once.
  mutating func declare(texts: StateVariants<TextStyle>) {
    guard let other = texts.allButColor else {
      return declare(texts, part: { $0.pointee }, as: { $1.add($0) })
    }
    declare { $0.add(beforeColorOf: other) }
    declare(
      texts, part: { $0.pointee.plain.stored(.color) }, as: { if let color = $0 { $1.add(.color, color) } })
    declare { $0.add(behindColorOf: other) }
  }

  /// Adds what one selector declares.
  mutating func add<Style>(
    _ style: Variants<Style>, _ selector: StyleSelector = StyleSelector(),
    _ declare: (Style, inout CSSWriter) -> Void
  ) {
    begin(selector)
    self.declare(style, declare)
  }

  /// Adds what one selector declares in any case.
  mutating func add(_ selector: StyleSelector, _ declare: (inout CSSWriter) -> Void) {
    begin(selector)
    self.declare(declare)
  }

  /// Adds the rules of a text, and of one that is pressed.
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

  /// Adds the rule of a text that is pressed, if it has a colour for that.
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
  ///   - element: What is in the states.
  ///   - states: The states that matter, in the order of `StateStyles`.
  ///   - declare: Declares all that holds in a state.
  mutating func add<Style>(
    _ style: Variants<Style>, _ element: StyleSelector = StyleSelector(), in states: [ControlState],
    _ declare: (Style, ControlState, inout CSSWriter) -> Void
  ) {
    begin(element, in: states)
    self.declare(style) { declare($0, $1.states, &$2) }
  }
}

extension ControlState {
  /// The states in which something may look otherwise than in another, the normal one first.
  ///
  /// - Parameter tables: The states of its tables, in the order of `StateStyles`. If these differ, unions of their states
  ///   count too: in one, each table may apply another of its entries.
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

  /// The states in which something may look otherwise that always has another look while it is selected.
  static func distinguishedByChoice(_ tables: [[ControlState]]) -> [ControlState] {
    distinguished(tables + [[.normal, .selected]])
  }
}

extension [ControlState] {
  /// Inserts a state where `StateStyles` has it, unless it is there.
  fileprivate mutating func insert(inOrder state: ControlState) {
    // From the end on: mostly they come in their order.
    var index = endIndex
    while index > startIndex, !ControlState.yields(self[index - 1], to: state) {
      index -= 1
      if self[index] == state { return }
    }
    insert(state, at: index)
  }

  /// The entry of a table that applies in a state: the last one, by the order of `StateStyles`.
  fileprivate func entry(for state: ControlState) -> ControlState {
    last { state.isSuperset(of: $0) } ?? .normal
  }
}
