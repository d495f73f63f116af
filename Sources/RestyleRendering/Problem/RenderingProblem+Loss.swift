import Restyle

extension RenderingProblem {
  /// What an output left out, or shows otherwise than it was asked to.
  ///
  /// There is a factory for each kind, in the module of the output that reports it. Outputs of your own add theirs.
  public struct Loss: Sendable {
    /// The kind of loss: the name of its factory.
    public let kind: String
    /// What was lost, such as an address or a name.
    public let subjects: [String]
    private let describe: @Sendable ([String]) -> String

    /// Creates a loss.
    ///
    /// - Parameters:
    ///   - kind: The kind of loss: the name of its factory.
    ///   - subjects: What was lost, such as an address or a name; losses of a kind differ by it.
    ///   - describe: Says what was wrong and what would be right, given the subjects.
    public init(
      _ kind: String, _ subjects: [String] = [], describe: @escaping @Sendable ([String]) -> String
    ) {
      self.kind = kind
      self.subjects = subjects
      self.describe = describe
    }
  }
}

extension RenderingProblem.Loss: Hashable {
  /// Whether the same was lost: texts are the same by their code units.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.subjects.elementsEqual(rhs.subjects) { $0.isExactly($1) }
  }

  /// Feeds what was lost to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for subject in subjects { subject.hashExactly(into: &hasher) }
  }
}

extension RenderingProblem.Loss: CustomStringConvertible {
  /// Says what was wrong and what would be right.
  public var description: String { describe(subjects) }

  /// A text from outside, in quotes.
  // A single character can be of any length, so scalars are counted.
  package static func quoted(_ text: String, limit: Int = 80) -> String {
    String(reflecting: String(text.unicodeScalars.prefix(limit)))
  }
}
