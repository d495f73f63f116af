/// The names that lead to a property in a style: those of properties, attributes and states.
///
/// ```swift
/// let changes = old.difference(to: new).changes
/// let names = changes.map(\.path.names)           // such as ["text", "color"]
/// ```
public struct PropertyPath: Hashable, Sendable {
  /// The steps that lead to the property, the outermost first.
  package internal(set) var steps: [Step] = []

  package init() {}

  package struct Step: Hashable, Sendable {
    package let name: String
    package let access: Access

    package init(name: String, access: Access = .property) {
      self.name = name
      self.access = access
    }

    /// Whether the name is that of a state.
    package var isState: Bool { if case .state = access { true } else { false } }
  }

  /// How a step gets at what it leads to.
  package enum Access: Hashable, Sendable {
    case property
    case attribute
    case state(ControlState)
    case bar(BarMetrics)
    case element(Int)
    /// Into a value that may be nil.
    case wrapped
  }

  /// Returns the path of the value that holds the property at an index of the steps.
  package func prefix(_ count: Int) -> Self {
    var path = self
    path.steps = Array(steps.prefix(count))
    return path
  }

  func appending(_ step: Step) -> Self {
    var path = self
    path.steps.append(step)
    return path
  }
}

extension PropertyPath {
  /// The names, the outermost first; of a style as a whole there are none.
  public var names: [String] { steps.filter { $0.access != .wrapped }.map(\.name) }
}

extension PropertyPath: CustomStringConvertible {
  /// The names with dots between them, such as `states.disabled.background`.
  public var description: String { names.joined(separator: ".") }
}

extension PropertyPath.Step {
  /// The Swift source of the step, after that of what it starts from.
  var swiftSource: String {
    switch access {
    case .property, .attribute: "." + name
    case .state(let state):
      state == .normal
        ? "[.normal]"
        : state.names.count == 1
          ? "[.\(state.names[0])]" : "[[\(state.names.map { "." + $0 }.joined(separator: ", "))]]"
    case .bar(let metrics): "[.\(metrics.rawValue)]"
    case .element(let index): "[\(index)]"
    case .wrapped: "?"
    }
  }
}
