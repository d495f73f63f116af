import Restyle
import RestyleRendering
import Testing

@Suite("Variants")
struct VariantsTests {
  /// Every set of differences that can hold at once.
  private static let conditions = TraitCondition(rawValue: .max).subsets

  private static let base = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)

  /// What a function makes of all traits that it reads, however it reads them.
  private static let functions: [@Sendable (TraitCollection) -> String] = [
    { _ in "" },
    { $0.colorScheme.rawValue },
    { "\($0.isCompact ? 0 : $0.displayScale)" },
    // One trait is read only where others have certain values.
    { $0.colorScheme == .dark && $0.contrast == .increased ? $0.gamut.rawValue : "no" },
    { "\($0.reduceMotion)\($0.layoutDirection)\($0.reduceTransparency)" },
    { $0.with(\.colorScheme, .dark).colorScheme.rawValue },
    { "\(min($0.displayScale, 2))" },
  ]

  @Test("A value is what its function returns, under every condition", arguments: functions.indices)
  func everyCondition(index: Int) {
    let function = Self.functions[index]
    let variants = Variants(over: Self.base, function)
    for condition in Self.conditions {
      let traits = condition.traits(over: Self.base)
      #expect(variants.value(for: condition) == function(traits))
      #expect(variants.value(for: traits) == function(traits))
    }
  }

  @Test("A property is what it is of the value, under every condition")
  func properties() {
    for function in Self.functions {
      for other in Self.functions {
        let property = Variants(over: Self.base, function).property { $0 + other($1) }
        for condition in Self.conditions {
          let traits = condition.traits(over: Self.base)
          #expect(property.value(for: condition) == function(traits) + other(traits))
        }
      }
    }
  }

  @Test("A function is called for the conditions of what it reads, and no others")
  func calls() {
    var calls = 0
    let variants = Variants(over: Self.base) { traits in
      calls += 1
      return "\(traits.colorScheme)\(traits.displayScale)"
    }
    #expect(calls == 6)
    #expect(variants.members == [.darkColorScheme, .doubleScale, .tripleScale])
    #expect(variants.table.conditions.count == 6)
    #expect(variants.table.conditions.first == [])
  }

  @Test("What two properties read adds up")
  func sum() {
    var calls = 0
    let style = Variants(TextStyle(color: .red), over: Self.base)
    _ = style.property { _, traits in
      calls += 1
      return traits.reduceMotion
    }
    _ = style.property { _, traits in
      calls += 1
      return traits.reduceTransparency
    }
    #expect(calls == 4)
  }

  @Test("What reads traits in vain is the same everywhere")
  func needless() {
    let variants = Variants(over: Self.base) { $0.colorScheme == .dark ? "same" : "same" }
    #expect(variants.members.isEmpty)
    #expect(variants.values == ["same"])
  }

  @Test("Equal results of a map count as one")
  func map() {
    let variants = Variants(over: Self.base) { "\($0.colorScheme) \($0.displayScale)" }
    #expect(variants.values.count == 6)
    let words = variants.map { $0.split(separator: " ")[0] }
    #expect(words.values == ["light", "dark"])
    #expect(words.value(for: [.darkColorScheme, .doubleScale]) == "dark")
    #expect(variants.map { _ in 0 }.members.isEmpty)
  }

  @Test("A map of each value is one under every condition, whatever is equal")
  func mapEach() {
    for function in Self.functions {
      let variants = Variants(over: Self.base, function)
      let (counts, same) = (variants.mapEach(\.count), variants.mapEach { _ in 0 })
      #expect(same.values.count == variants.values.count && counts.base == variants.base.count)
      for condition in Self.conditions {
        #expect(counts.value(for: condition) == variants.value(for: condition).count)
      }
    }
    #expect(Variants("a").map(\.count).values == [1])
  }

  @Test("Special cases come after what they are special cases of")
  func order() {
    for (index, condition) in Self.conditions.enumerated() {
      #expect(!Self.conditions[..<index].contains { $0.isStrictSuperset(of: condition) })
      #expect(!condition.contains(.tripleScale) || condition.contains(.doubleScale))
    }
    #expect(Set(Self.conditions).count == Self.conditions.count)
    #expect(!Self.conditions.contains { $0 < $0 })
  }

  @Test("Traits differ from the base as the condition says that made them")
  func conditionsOfTraits() {
    for condition in Self.conditions {
      let traits = condition.traits(over: Self.base)
      #expect(TraitCondition(of: traits) == condition)
      #expect(condition.reset(in: traits) == Self.base)
    }
    #expect(TraitAxis.all.map(\.condition.rawValue) == (0..<10).map { 1 << $0 })
  }

  @Test("A reset leaves all differences but its own, and those that imply them")
  func resets() {
    for axis in TraitAxis.all.map(\.condition) {
      let reset = axis.isSubset(of: [.doubleScale, .tripleScale]) ? [.doubleScale, .tripleScale] : axis
      for condition in Self.conditions {
        let traits = axis.reset(in: condition.traits(over: Self.base))
        #expect(TraitCondition(of: traits) == condition.subtracting(reset))
      }
    }
  }

  @Test("Of the differences that traits have, those that are asked for are returned")
  func members() {
    for condition in Self.conditions {
      let traits = condition.traits(over: Self.base)
      for axis in TraitAxis.all.map(\.condition) {
        #expect(TraitCondition(of: traits, among: axis) == condition.intersection(axis))
        let others = TraitCondition(rawValue: .max).subtracting(axis)
        #expect(TraitCondition(of: traits, among: others) == condition.intersection(others))
      }
    }
  }
}
