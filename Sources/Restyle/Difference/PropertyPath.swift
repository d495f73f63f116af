/// The names that lead to a property in a style: those of properties, and of the states of a control.
package struct PropertyPath: Hashable, Sendable {
  /// The names that lead to the property, the outermost first.
  package internal(set) var steps: [Step] = []

  package init() {}

  package struct Step: Hashable, Sendable {
    package let name: String
    /// Whether the name is that of a state.
    package let isState: Bool
  }

  /// Returns the path of the value that holds the property at an index of the steps.
  package func prefix(_ count: Int) -> Self {
    var path = self
    path.steps = Array(steps.prefix(count))
    return path
  }
}

extension PropertyPath: CustomStringConvertible {
  /// The names with dots between them, such as `states.disabled.background`.
  package var description: String { steps.map(\.name).joined(separator: ".") }
}
