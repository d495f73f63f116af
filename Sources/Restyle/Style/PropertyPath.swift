/// The names that lead to a property in a style: those of properties, attributes, states, bars and positions of rows.
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

    /// Whether it leads to one of several styles that apply one at a time: that of a state, of a kind of bar or of a
    /// position.
    package var isVariant: Bool {
      switch access {
      case .state, .bar, .position: true
      case .property, .attribute, .element, .wrapped, .content: false
      }
    }
  }

  /// How a step gets at what it leads to.
  package enum Access: Hashable, Sendable {
    case property
    case attribute
    case state(ControlState)
    case bar(BarMetrics)
    case element(Int)
    /// To the rows at a position.
    case position(SegmentPosition)
    /// Into a value that may be nil.
    case wrapped
    /// To the style that a value is to readers.
    case content

    /// The name in documents; nil for the properties of somebody's choice.
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
  /// The step as reports name it; nil for one that leads to what is the whole to readers.
  // Never inlined, like the name.
  @inline(never)
  var reported: Self? {
    switch access {
    case .property, .attribute: self
    // As people read states.
    case .state(let state): Self(name: "\(state)", access: access)
    // The usual bar and the rows in the middle stand for those that are like them.
    case .bar(.default), .position(.middle), .element, .wrapped, .content: nil
    case .bar, .position: self
    }
  }

  /// The Swift source of the step, after that of what it starts from.
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
