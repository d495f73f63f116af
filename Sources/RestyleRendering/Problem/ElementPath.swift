public import Restyle

/// Where an element lies in an interface: the elements that lead to it, the outermost first.
///
/// ```swift
/// let place = problem.path.description
/// // Settings 1 > Section 2 "Network" > Row 1 "Wi-Fi" > Label 1 "Help"
/// ```
public struct ElementPath: Hashable, Sendable {
  /// The elements that lead to the place, and the one that it is.
  public var steps: [Step]

  /// Creates a path of steps; none is the interface itself.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// An element among those that lie in the same one.
  public struct Step: Hashable, Sendable {
    /// What the element is: `Row`, or the type of an element of your own.
    @Exact public var kind: String
    /// Which of the elements it is, from 1.
    public var number: Int
    /// What people call it, such as a title; nil where it has no name.
    @Exact public var name: String?

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - kind: What the element is.
    ///   - number: Which of the elements around it it is, from 1.
    ///   - name: What people call it; nil where it has no name.
    public init(_ kind: String, number: Int = 1, name: String? = nil) {
      self.kind = kind
      self.number = number
      self.name = name
    }
  }
}

extension ElementPath: CustomStringConvertible {
  /// The steps, with the beginnings of long names.
  public var description: String { steps.map(\.description).joined(separator: " > ") }
}

extension ElementPath.Step: CustomStringConvertible {
  /// The kind, the number and the beginning of the name.
  public var description: String {
    // A single character can be of any length, so scalars are counted.
    let quoted = name.map { " " + String(reflecting: String($0.unicodeScalars.prefix(40))) }
    return "\(kind) \(number)\(quoted ?? "")"
  }
}
