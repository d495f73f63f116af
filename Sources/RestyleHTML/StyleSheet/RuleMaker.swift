import Restyle
import RestyleRendering

/// Makes the rules of one style, selector by selector.
struct RuleMaker {
  /// What the rules are for.
  let surroundings: RuleSurroundings
  private var table: StateTable
  private var made: [MadeRule] = []
  private var numbers: [Int32] = []

  /// A rule whose declarations are some of the numbers.
  struct MadeRule {
    let selector: StyleSelector
    let condition: TraitCondition
    let numbers: Range<Int>
  }

  init(in surroundings: RuleSurroundings) {
    self.surroundings = surroundings
    table = StateTable(CSSWriter(for: surroundings.traits, isFixed: surroundings.areFixed))
  }
}

extension RuleMaker {
  /// All rules that were added.
  var rules: CSSRules { CSSRules(made, numbers, table.writer) }

  /// What a property of a style comes to, for the surroundings if these are fixed.
  func property<Style, Property: Equatable>(
    of style: Variants<Style>, _ resolve: (Style, TraitCollection) -> Property
  ) -> Variants<Property> {
    guard surroundings.areFixed else { return style.property(resolve) }
    return Variants(resolve(style.base, surroundings.traits), over: surroundings.traits)
  }

  /// Adds what one selector declares.
  mutating func add<Style>(
    _ style: Variants<Style>, _ selector: StyleSelector = StyleSelector(),
    _ declare: (Style, inout CSSWriter) -> Void
  ) {
    add(style, [selector]) { style, _, css in declare(style, &css) }
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
    guard style.values.contains(where: { $0.highlightedColor != nil }) else { return }
    add(style, selector.pressed) { style, css in
      if let color = style.highlightedColor { css.add(.color, color) }
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
    let selectors = states.map { states in
      var selector = element
      selector.states = states
      return selector
    }
    add(style, selectors) { declare($0, $1.states, &$2) }
  }

  /// Adds the rules for something in its states, so that in each combination of them the cascade gives what the last
  /// entry of the table that applies declares.
  ///
  /// That is the rule of `StateStyles`, whose order the table has. Each rule outweighs those before it.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - selectors: What is selected in each entry; the first one has no states.
  ///   - declare: Declares all that holds in an entry of the table.
  mutating func add<Style>(
    _ style: Variants<Style>, _ selectors: [StyleSelector],
    _ declare: (Style, StyleSelector, inout CSSWriter) -> Void
  ) {
    table.start(variants: style.values.count, states: selectors.count)
    // Lent, since a copy of each would count its references.
    style.values.withUnsafeBufferPointer { values in
      for value in values.indices {
        for selector in selectors {
          table.startEntry()
          declare(values[value], selector, &table.writer)
        }
      }
    }
    table.end(style)
    var weight = 0
    var weights: [Int] = []
    for (index, selector) in selectors.enumerated() {
      weight = max(index == 0 ? 0 : weight + 1, selector.stateCount)
      weights.append(weight - selector.stateCount)
    }
    table.forEachRule { state, condition, values in
      var selector = selectors[state]
      selector.extraWeight = weights[state]
      let start = numbers.count
      numbers.append(contentsOf: values)
      made.append(MadeRule(selector: selector, condition: condition, numbers: start..<numbers.count))
    }
  }
}

extension ControlState {
  /// The states in which something may look otherwise than in another, the normal one first.
  ///
  /// - Parameter tables: Those that its tables name. If they differ, what they come to together counts too: then a
  ///   state that is no entry of a table stands for the entries that hold in it.
  /// - Returns: The states in the order of `StateStyles`.
  static func distinguished(_ tables: [[ControlState]]) -> [ControlState] {
    let distinct = Set(tables.joined()).union([.normal])
    guard tables.contains(where: { $0 != tables[0] }) else { return distinct.sorted() }
    return distinct.reduce(into: distinct) { joined, state in
      joined.formUnion(joined.map { $0.union(state) })
    }.sorted()
  }
}

extension Set<ControlState> {
  /// The states in the order of `StateStyles`, which a table of them tells.
  fileprivate func sorted() -> [ControlState] {
    reduce(into: StateStyles<OrderedState>()) { $0[$1] = OrderedState() }.map(\.state)
  }
}

private struct OrderedState: Style {}
