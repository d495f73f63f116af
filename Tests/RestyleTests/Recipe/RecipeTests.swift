import Restyle
import Testing

@Suite struct RecipeTests {
  private enum First: CaseIterable { case a, b }
  private enum Second: CaseIterable { case c, d, e }
  private enum Third: CaseIterable { case f, g }
  private enum Only: CaseIterable { case one }
  private enum Never: CaseIterable {}

  /// A style that holds what it was restyled for, and in what order.
  private struct Trace: Style, Equatable {
    var names: [String] = []
  }

  private static let none = Recipe(Trace()) { _ in }
  private static let one = Recipe(Trace(), Second.self) { style, second in style.names.append("\(second)") }
  private static let three = Recipe(Trace(), First.self, Second.self, Third.self) {
    (style: inout Trace, first, second, third) in
    style.names += ["\(first)", "\(second)", "\(third)"]
  }

  @Test func combinationsAreThoseOfNestedLoops() {
    var expected: [[String]] = []
    for first in First.allCases {
      for second in Second.allCases {
        for third in Third.allCases { expected.append(["\(first)", "\(second)", "\(third)"]) }
      }
    }
    let combinations = Self.three.combinations
    #expect(combinations.map { ["\($0)", "\($1)", "\($2)"] } == expected)
    #expect(combinations.map { Self.three($0, $1, $2).names } == expected)
    #expect(Self.one.combinations == Second.allCases)
    #expect(Self.one.combinations.map { Self.one($0).names } == [["c"], ["d"], ["e"]])
    #expect(Self.none.combinations.count == 1 && Self.none() == Trace())
    #expect(Recipe(Trace(), First.self, Never.self) { _, _, _ in }.combinations.isEmpty)
    #expect(Recipe(Trace(), Only.self, Only.self) { _, _, _ in }.combinations.count == 1)
  }

  @Test func namesAreThoseOfTheValues() {
    let named = Self.three.named("x")
    #expect(named.map(\.name) == Self.three.combinations.map { "x.\($0).\($1).\($2)" })
    #expect(named.map(\.style) == Self.three.combinations.map { Self.three($0, $1, $2) })
    #expect(Self.none.named("x").map(\.name) == ["x"])
    let catalog = StyleCatalog("Test") {
      NamedStyle("before", Trace())
      Self.three.named("x")
      Self.one.named("y")
    }
    #expect(catalog[Trace.self].map(\.name) == ["before"] + named.map(\.name) + ["y.c", "y.d", "y.e"])
  }

  @Test func restylersAreAppliedInTheirOrder() {
    let restyled = Self.one.restyled { style, second in style.names.append("\(second)2") }
      .restyled { style, second in if second == .d { style.names.append("exception") } }
    #expect(
      restyled.combinations.map { restyled($0).names } == [
        ["c", "c2"], ["d", "d2", "exception"], ["e", "e2"],
      ])
    #expect(Self.one.restyled { _, _ in }.named("x").map(\.style) == Self.one.named("x").map(\.style))
  }

  @Test func theBaseFollowsTheDefaults() {
    let recipe = Recipe(TextStyle.default, First.self) { style, first in if first == .b { style = style.bold }
    }
    let named = recipe.named("text")
    let dynamic = recipe.dynamic { $0.isCompact ? .a : .b }
    for size in [11.0, 23] {
      let defaults = DefaultStyling.system.restyled { $0.text = TextStyle(font: .system(size: size)) }
      DefaultStyling.withDefaults(defaults) {
        #expect(recipe(.b) == TextStyle(font: .system(size: size)).bold)
        #expect(named.map(\.style) == [recipe(.a), recipe(.b)])
        #expect(dynamic.style(from: TraitCollection()) == recipe(.b))
      }
    }
  }

  @Test func traitsChooseTheValues() {
    let dynamic = Self.three.dynamic { traits in
      (traits.isCompact ? .a : .b, .d, traits.colorScheme == .dark ? .f : .g)
    }
    for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
      for colorScheme in ColorScheme.allCases {
        let traits = TraitCollection(horizontalSizeClass: sizeClass, colorScheme: colorScheme)
        let names = [sizeClass == .compact ? "a" : "b", "d", colorScheme == .dark ? "f" : "g"]
        #expect(dynamic.style(from: traits).names == names)
      }
    }
  }
}
