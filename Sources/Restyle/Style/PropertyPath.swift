/// The names that lead to a property in a style.
///
/// A name is that of a property, an attribute, a state, a kind of bar, or a position of rows.
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

    /// Whether the step leads to one of several styles that apply one at a time: that of a state, a kind of bar or a
    /// position.
    package var isVariant: Bool {
      switch access {
      case .state, .bar, .position: true
      case .property, .attribute, .element, .wrapped, .content: false
      }
    }
  }

  /// How a step reaches its value.
  package enum Access: Hashable, Sendable {
    case property
    case attribute
    case state(ControlState)
    case bar(BarMetrics)
    case element(Int)
    /// To the rows at a position.
    case position(SegmentPosition)
    /// Into an optional value.
    case wrapped
    /// To the style that readers see the value as.
    case content

    /// The name in documents; nil for steps with names of their own.
    // Never inlined: its callers are specialised for each style.
    @inline(never)
    var name: String? {
      switch self {
      case .property, .attribute, .content: nil
      case .state(let state): state.codedName
      case .bar(let metrics): metrics.rawValue
      case .element(let index): "\(index)"
      case .position(let position): position.rawValue
      case .wrapped: ""
      }
    }
  }

  /// Returns the path to the value that contains the property at an index of the steps.
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
  /// The names, the outermost first; empty for a style as a whole.
  public var names: [String] { steps.filter { $0.access != .wrapped }.map(\.name) }
}

extension PropertyPath: CustomStringConvertible {
  /// The names, separated by dots, such as `states.disabled.background`.
  public var description: String { names.joined(separator: ".") }
}

extension PropertyPath.Step {
  /// The step in reports; nil if reports treat its value as the whole.
  // Never inlined, like the name.
  @inline(never)
  var reported: Self? {
    switch access {
    case .property, .attribute: self
    // States as people read them.
    case .state(let state): Self(name: "\(state)", access: access)
    // The default bar and the middle rows represent the others that are like them.
    case .bar(.default), .position(.middle), .element, .wrapped, .content: nil
    case .bar, .position: self
    }
  }

  /// The Swift source of the step, which follows the source of the value that the step starts from.
  var swiftSource: String {
    switch access {
    case .property, .attribute, .position, .content: "." + name
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
