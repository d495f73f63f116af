extension Styler {
  /// One restyling function of a styler.
  ///
  /// A class, because calling a constant function of an object needs no reference counting, while calling a
  /// function that is itself an array's element retains and releases it: ten steps cost 31 ns instead of 135.
  final class Step: Sendable {
    let style: @Sendable (inout Target) -> Void
    /// The steps that are applied in its place, chosen by the target; nil for a step that is a function itself.
    let parts: (@Sendable (Target) -> ContiguousArray<Step>)?
    /// How many stylers lie in one another in the step, as far as they weren't captured by a user's function.
    let depth: Int

    init(depth: Int = 0, style: @escaping @Sendable (inout Target) -> Void) {
      self.style = style
      self.depth = depth
      parts = nil
    }

    init(depth: Int, parts: @escaping @Sendable (Target) -> ContiguousArray<Step>) {
      style = { Step.apply(parts($0), to: &$0) }
      self.depth = depth
      self.parts = parts
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
    return [Step(depth: depth + 1, parts: { _ in held.value.steps })]
  }
}

extension Styler.Step {
  /// How many stylers in one another are applied and released by recursion, which costs the least.
  static var recursionLimit: Int { 64 }

  /// How many steps are copied when they are composed with others.
  static var copyLimit: Int { 64 }

  /// Applies steps, and those in their place, without recursion: how deep they lie in one another is for the data to
  /// say.
  private static func apply(_ steps: ContiguousArray<Styler.Step>, to target: inout Target) {
    var rest = steps[...]
    var outer: [ArraySlice<Styler.Step>] = []
    while true {
      guard let step = rest.popFirst() else {
        guard let next = outer.popLast() else { return }
        rest = next
        continue
      }
      guard let parts = step.parts else {
        step.style(&target)
        continue
      }
      if !rest.isEmpty { outer.append(rest) }
      rest = parts(target)[...]
    }
  }
}
