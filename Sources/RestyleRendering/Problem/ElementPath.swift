public import Restyle

/// The path to an element in an interface: the elements that lead to it, the outermost first.
///
/// ```swift
/// let place = problem.path.description
/// // Settings 1 > Section 2 "Network" > Row 1 "Wi-Fi" > Label 1 "Help"
/// ```
public struct ElementPath: Hashable, Sendable {
  /// The elements on the path, with the element itself last.
  public var steps: [Step]

  /// Creates a path from steps; an empty path leads to the interface itself.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// An element among those with the same parent.
  public struct Step: Hashable, Sendable {
    /// The kind of the element, such as `Row` or the type of a custom element.
    @Exact public var kind: String
    /// The number of the element among its siblings, from 1.
    public var number: Int
    /// The readable name of the element, such as its title; nil if it has none.
    @Exact public var name: String?

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - kind: The kind of the element.
    ///   - number: The number of the element among its siblings, from 1.
    ///   - name: The readable name of the element; nil if it has none.
    public init(_ kind: String, number: Int = 1, name: String? = nil) {
      self.kind = kind
      self.number = number
      self.name = name
    }
  }
}

extension ElementPath: CustomStringConvertible {
  /// The steps as text, with long names truncated.
  public var description: String { steps.map(\.description).joined(separator: " > ") }
}

extension ElementPath.Step: CustomStringConvertible {
  /// The kind, the number and the truncated name.
  public var description: String {
    "\(kind) \(number)\(name.map { " " + $0.quoted(limit: 40) } ?? "")"
  }
}
