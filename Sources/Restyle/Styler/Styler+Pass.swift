/// The application of stylers to a target of any type.
protocol StylerPass: AnyObject {
  /// Applies the steps up to the next one for a component of the target.
  ///
  /// - Returns: The pass over that component, which has to end before this one advances; nil at the end.
  func advance() -> (any StylerPass)?
}

extension Styler {
  /// The application of steps to one target, without recursion, because data determines how deeply stylers nest.
  final class Pass: StylerPass {
    private(set) var target: Target
    /// The steps to apply, the innermost last.
    private var rest: [ArraySlice<Step>]
    private let end: (Target) -> Void

    private init(
      _ target: consuming Target, _ steps: ContiguousArray<Step> = [], end: @escaping (Target) -> Void
    ) {
      self.target = target
      rest = [steps[...]]
      self.end = end
    }

    func advance() -> (any StylerPass)? {
      while var steps = rest.popLast() {
        guard let step = steps.popFirst() else { continue }
        if !steps.isEmpty { rest.append(steps) }
        if let nested = step.nested {
          if let inner = enter(nested) { return inner }
        } else {
          step.style(&target)
        }
      }
      end(target)
      return nil
    }

    private func enter(_ nested: Step.Nested) -> (any StylerPass)? {
      switch nested {
      case .steps(let steps):
        rest.append(steps(target)[...])
        return nil
      case .component(let pass): return pass(self)
      }
    }

    /// Starts a pass over a component of the target, which is written back at the end.
    ///
    /// - Parameters:
    ///   - access: Changes the component in place, if there is one.
    ///   - styler: The styler to apply to the component.
    /// - Returns: The pass; nil if there is no component.
    func component<Component>(
      _ access: @escaping (inout Target, (inout Component) -> Void) -> Void,
      applying styler: Styler<Component>
    ) -> (any StylerPass)? {
      var component: Component?
      access(&target) { component = $0 }
      return component.map { component in
        Styler<Component>.Pass(component, styler.steps) { changed in access(&self.target) { $0 = changed } }
      }
    }

    static func run(_ nested: Step.Nested, on target: inout Target) {
      // Consumed, not copied: a second reference would make the first change copy the storage.
      let outer = Pass(consume target) { _ in }
      var passes: [any StylerPass] = [outer]
      if let inner = outer.enter(nested) { passes.append(inner) }
      while let pass = passes.last {
        if let inner = pass.advance() {
          passes.append(inner)
        } else {
          passes.removeLast()
        }
      }
      target = outer.target
    }
  }
}
