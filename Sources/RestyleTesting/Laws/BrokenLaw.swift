import Restyle

/// A law that a style, a value or an output breaks, with a counterexample.
///
/// ```swift
/// let broken = brokenLaws(of: SealStyle.self)
/// let lines = broken.map(\.description)
/// ```
public struct BrokenLaw: Error, Hashable, Sendable {
  /// The law.
  public let law: Law
  /// The name of the type, or of the output.
  public let subject: String
  /// The statement of the law, as a sentence without its full stop.
  public let statement: String
  /// The values that break the law, their results, and the correct results.
  public let counterexample: [Part]

  /// A component of a counterexample.
  public struct Part: Hashable, Sendable {
    /// The name of the value, such as `value` or `decoded`.
    public let name: String
    /// The value as Swift source, or the text of an output.
    public let text: String

    init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

    /// Creates a part for a value, as Swift source.
    init(_ name: String, of value: Any) { self.init(name, swiftSource(of: value)) }
  }

  init(_ law: Law, of subject: String, _ statement: String, _ counterexample: [Part]) {
    (self.law, self.subject, self.statement) = (law, subject, statement)
    self.counterexample = counterexample
  }
}

extension BrokenLaw: CustomStringConvertible {
  /// The law, and a line for each component of the counterexample.
  public var description: String {
    let width = counterexample.map(\.name.count).max() ?? 0
    let lines = counterexample.map { part in
      "\n  \(part.name):\(String(repeating: " ", count: width - part.name.count)) \(part.text)"
    }
    return "\(subject) breaks the law of \(law.rawValue): \(statement)." + lines.joined()
  }
}

/// An error with the laws that a type or an output breaks.
public struct BrokenLaws: Error, Hashable, Sendable, CustomStringConvertible {
  /// The broken laws, each with the first values that break it.
  public let laws: [BrokenLaw]

  /// The laws, one after the other.
  public var description: String { laws.map(\.description).joined(separator: "\n") }

  /// Throws if there are broken laws.
  static func check(_ laws: [BrokenLaw]) throws(BrokenLaws) {
    if !laws.isEmpty { throw BrokenLaws(laws: laws) }
  }
}
