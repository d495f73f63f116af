package import Restyle
package import RestyleElements

/// Builds the elements of a context reader for each condition that they depend on, within a limit.
package struct ConditionVariation: ElementVariation {
  /// The traits for which no condition holds.
  private let base: TraitCollection
  private let custom: CustomTraitAxes?
  /// The conditions that an output determines itself.
  private let fixed: TraitCondition
  /// Returns the problems of reading custom traits that readers may have, and that conditions don't distinguish.
  private let unfollowed: @Sendable (TraitReads) -> [RenderingProblem.Loss]

  // Limits the size of a page, since each variant contains all of the elements.
  private static let limit = 8

  /// Creates a variation of elements by conditions that differ from a base.
  ///
  /// - Parameters:
  ///   - base: The traits for which no condition holds.
  ///   - custom: The custom traits that conditions distinguish.
  ///   - fixed: The differences that elements don't vary by: an interface has only one direction.
  ///   - unfollowed: Returns the problems of reading custom traits that readers may have, and that conditions don't
  ///     distinguish.
  package init(
    over base: TraitCollection, _ custom: CustomTraitAxes?, fixed: TraitCondition = .rightToLeft,
    unfollowed: @escaping @Sendable (TraitReads) -> [RenderingProblem.Loss] = { _ in [] }
  ) {
    self.base = base
    self.custom = custom
    self.fixed = fixed
    self.unfollowed = unfollowed
  }

  package func content(
    of reader: ContextReader, in context: ElementContext, decided outer: TraitCondition, isRow: Bool
  ) -> VariedContent {
    let usual = context.with(outer.isEmpty ? base : context.traits)
    var built: [TraitCondition: ElementVariant] = [:]
    func build(_ condition: TraitCondition) -> ElementVariant {
      let watch = TraitWatch(condition.traits(over: usual.traits, custom))
      let content = reader.content(usual.with(watch.traits))
      return ElementVariant(
        content: content, context: usual.with(condition.traits(over: usual.traits, custom)), watch: watch,
        condition: condition, decided: outer)
    }
    let first = build([])
    built[[]] = first
    var members = undecided(first.watch.reads, outer)
    guard !members.isEmpty else { return .same(first.content, first.watch) }
    guard !isRow else { return .frozen(first.content, first.watch) }
    var conditions = members.subsets(custom)
    while let next = conditions.first(where: { built[$0] == nil }) {
      let count = conditions.count * outer.subsets(custom).count
      guard count <= Self.limit else { return .frozen(first.content, first.watch) }
      let variant = build(next)
      built[next] = variant
      let read = undecided(variant.watch.reads, outer)
      guard !read.isSubset(of: members) else { continue }
      members.formUnion(read)
      conditions = members.subsets(custom)
    }
    let variants = conditions.compactMap { condition -> ElementVariant? in
      guard var variant = built[condition] else { return nil }
      variant.members = members
      variant.decided = outer.union(members)
      return variant
    }
    guard !variants.contains(where: \.isSubmitted) else { return .frozen(first.content, first.watch) }
    return .variants(variants)
  }

  // With media and container conditions.
  package var variesStyles: Bool { true }

  package var frozenLoss: RenderingProblem.Loss { .frozenElements }

  package func losses(ofReading reads: TraitReads, decided: TraitCondition) -> [RenderingProblem.Loss] {
    (undecided(reads, decided).isEmpty ? [] : [frozenLoss]) + unfollowed(reads)
  }

  /// The conditions by which a result that read some traits could still vary.
  private func undecided(_ reads: TraitReads, _ outer: TraitCondition) -> TraitCondition {
    TraitCondition(readIn: reads, custom).subtracting(fixed).subtracting(outer)
  }
}

extension ElementContext {
  /// The context with other traits.
  func with(_ traits: TraitCollection) -> ElementContext {
    var context = self
    context.traits = traits
    return context
  }
}

extension ElementVariant {
  /// Whether a surrounding form would submit a control among the elements, even one that isn't shown.
  fileprivate var isSubmitted: Bool {
    var walk = ElementWalk(content, in: context)
    var forms = 0
    do {
      while let event = try walk.next() {
        switch event {
        case .open(.form, _): forms += 1
        case .close(.form, _): forms -= 1
        case .visit(.control(let box)) where forms == 0 && box.submittedName != nil: return true
        default: break
        }
      }
    } catch {
      // The walk that shows these elements reports excessive nesting.
    }
    return false
  }
}
