extension Styler {
  /// One restyling function of a styler.
  ///
  /// A class, because calling a constant function of an object needs no reference counting, while calling a
  /// function that is itself an array's element retains and releases it: ten steps cost 31 ns instead of 135.
  final class Step: Sendable {
    let style: @Sendable (inout Target) -> Void
    /// What a step does that holds stylers in one another; nil for a step that is a function itself.
    let nested: Nested?
    /// How many stylers lie in one another in the step, as far as they weren't captured by a user's function.
    let depth: Int

    init(depth: Int = 0, style: @escaping @Sendable (inout Target) -> Void) {
      self.style = style
      self.depth = depth
      nested = nil
    }

    init(depth: Int, nested: Nested) {
      style = { Pass.run(nested, on: &$0) }
      self.depth = depth
      self.nested = nested
    }

    /// Steps within a step, applied without recursion.
    enum Nested: Sendable {
      /// The steps that are applied in its place, chosen by the target.
      case steps(@Sendable (Target) -> ContiguousArray<Step>)
      /// The steps for a component of the target; nil where there is no such component.
      case component(@Sendable (Pass) -> (any StylerPass)?)
    }
  }

  /// How many stylers lie in one another in the steps.
  var depth: Int { steps.reduce(0) { max($0, $1.depth) } }

  /// The steps to compose with others.
  ///
  /// - Parameter count: How many there are together.
  /// - Returns: The steps, or one step in their place where copying them again with each link would take long.
  func steps(among count: Int) -> ContiguousArray<Step> {
    guard count > Step.copyLimit, steps.count > Step.copyLimit / 4 else { return steps }
    let held = HeldContent(self)
    return [Step(depth: depth + 1, nested: .steps { _ in held.value.steps })]
  }
}

extension Styler.Step {
  /// How many stylers in one another are applied and released by recursion, which costs the least.
  static var recursionLimit: Int { 64 }

  /// How many steps are copied when they are composed with others.
  static var copyLimit: Int { 64 }
}
