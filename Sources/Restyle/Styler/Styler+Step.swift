extension Styler {
  /// One restyling function of a styler.
  ///
  /// A class, because calling a constant function of an object needs no reference counting, while calling a
  /// function that is itself an array's element retains and releases it: ten steps cost 31 ns instead of 135.
  final class Step: Sendable {
    let style: @Sendable (inout Target) -> Void
    /// The nested stylers of the step; nil for a step that is a function itself.
    let nested: Nested?
    /// The depth of nested stylers in the step, except those that a user's function captured.
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
      /// The steps to apply instead, chosen by the target.
      case steps(@Sendable (Target) -> ContiguousArray<Step>)
      /// The steps for a component of the target; nil if there is no such component.
      case component(@Sendable (Pass) -> (any StylerPass)?)
    }
  }

  /// The depth of nested stylers in the steps.
  var depth: Int { steps.reduce(0) { max($0, $1.depth) } }

  /// Returns the steps for composing them with others.
  ///
  /// - Parameter count: The number of steps on both sides.
  /// - Returns: The steps, or a single step in their place if copying them with each link of a chain would take long.
  func steps(among count: Int) -> ContiguousArray<Step> {
    guard count > Step.copyLimit, steps.count > Step.copyLimit / 4 else { return steps }
    let held = HeldContent(self)
    return [Step(depth: depth + 1, nested: .steps { _ in held.value.steps })]
  }
}

extension Styler.Step {
  /// The depth of nested stylers up to which applying and releasing recurse, which is fastest.
  static var recursionLimit: Int { 64 }

  /// The number of steps up to which composing copies them.
  static var copyLimit: Int { 64 }
}
