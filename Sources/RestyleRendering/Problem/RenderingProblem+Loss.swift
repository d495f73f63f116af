public import Restyle

extension RenderingProblem {
  /// Something that an output omitted, or shows differently than requested.
  ///
  /// There is a factory for each kind, in the module of the output that reports it. Your own outputs add theirs.
  public struct Loss: Hashable, Sendable {
    /// The kind of loss: the name of its factory.
    public let kind: String
    /// What was lost, such as an address or a name.
    @Exact public private(set) var subjects: [String]
    private let describe: Description

    /// Creates a loss.
    ///
    /// - Parameters:
    ///   - kind: The kind of loss: the name of its factory.
    ///   - subjects: What was lost, such as an address or a name; losses of a kind differ by it.
    ///   - describe: Describes what is wrong, and what would be right, given the subjects.
    public init(
      _ kind: String, _ subjects: [String] = [], describe: @escaping @Sendable ([String]) -> String
    ) {
      self.kind = kind
      self.subjects = subjects
      self.describe = Description(text: describe)
    }

    /// Follows from the kind, and so isn't compared.
    private struct Description: Hashable, Sendable {
      let text: @Sendable ([String]) -> String

      static func == (lhs: Self, rhs: Self) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
  }
}

extension RenderingProblem.Loss: CustomStringConvertible {
  /// A description of what is wrong, and of what would be right.
  public var description: String { describe.text(subjects) }
}
