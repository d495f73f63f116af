public import Restyle

extension RenderingProblem {
  /// Something that an output omits, or shows in a different way than requested.
  ///
  /// Each kind of loss has a factory in the module of the output that reports it. Custom outputs add their own kinds.
  public struct Loss: Hashable, Sendable {
    /// The kind of the loss: the name of its factory.
    public let kind: String
    /// The subjects of the loss, such as an address or a name.
    @Exact public private(set) var subjects: [String]
    private let describe: Description

    /// Creates a loss.
    ///
    /// - Parameters:
    ///   - kind: The kind of the loss: the name of its factory.
    ///   - subjects: The subjects of the loss, such as an address or a name, which distinguish losses of a kind.
    ///   - describe: Returns a description of the loss, and of how to avoid it, for the subjects.
    public init(
      _ kind: String, _ subjects: [String] = [], describe: @escaping @Sendable ([String]) -> String
    ) {
      self.init(kind, subjects, isOfAddress: false, describe: describe)
    }

    /// Creates the loss of an address, which summaries combine with losses of other addresses.
    ///
    /// - Parameters:
    ///   - kind: The kind of the loss: the name of its factory.
    ///   - address: The address, which is the first subject.
    ///   - others: The other subjects.
    ///   - describe: Returns a description of the loss, and of how to avoid it, for the subjects.
    package init(
      _ kind: String, address: String, _ others: [String] = [],
      describe: @escaping @Sendable ([String]) -> String
    ) {
      self.init(kind, [address] + others, isOfAddress: true, describe: describe)
    }

    private init(
      _ kind: String, _ subjects: [String], isOfAddress: Bool,
      describe: @escaping @Sendable ([String]) -> String
    ) {
      self.kind = kind
      self.subjects = subjects
      self.describe = Description(text: describe, isOfAddress: isOfAddress)
    }

    /// Not compared, since it follows from the kind.
    private struct Description: Hashable, Sendable {
      let text: @Sendable ([String]) -> String
      /// Whether the first subject is an address.
      let isOfAddress: Bool

      static func == (lhs: Self, rhs: Self) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
  }
}

extension RenderingProblem.Loss {
  /// The cause of losses that share a line, since a page can have hundreds of addresses with the same problem.
  struct Cause: Hashable {
    let kind: String
    @Exact var subjects: [String]
  }

  var cause: Cause {
    Cause(kind: kind, subjects: describe.isOfAddress ? Array(subjects.dropFirst()) : subjects)
  }

  /// The omitted address; nil for other losses.
  var address: String? { describe.isOfAddress ? subjects.first : nil }
}

extension RenderingProblem.Loss: CustomStringConvertible {
  /// A description of the loss, and of how to avoid it.
  public var description: String { describe.text(subjects) }
}
