public import Restyle

/// A violation of a rule in a design.
///
/// ```swift
/// for finding in audit.findings { print(finding) }
/// // buttons.primary.text: dark, pressed: the contrast of the text is 3.21:1, and 4.5:1 is needed ...
/// ```
public struct AuditFinding: Hashable, Sendable {
  /// The rule.
  public let rule: AuditRule
  /// The place of the violation.
  public let place: AuditPlace
  /// The smallest condition under which the rule is violated.
  public let condition: AuditCondition
  /// A description of the worst case under the condition, except cases that earlier findings describe.
  @Exact public private(set) var message: String
  /// A value that would pass, such as the nearest colour; nil if the message has it.
  @Exact public private(set) var suggestion: String?
}

extension AuditFinding: CustomStringConvertible {
  /// The place, the condition, the violation and a value that would pass, in one line that is safe to print anywhere.
  public var description: String {
    let when = condition.isAlways ? "" : " \(condition):"
    let would = suggestion.map { "; \($0) would pass" } ?? ""
    // Names of styles and themes may come from outside.
    return "\(place):\(when) \(message)\(would) [\(rule.id)]".escapedUnlessHarmless
  }
}

extension [AuditFinding] {
  /// A line for each group of equal findings in elements of one kind, with the first place and the number of other
  /// places.
  ///
  /// ```swift
  /// for summary in audit.findings.summaries { print(summary) }
  /// // Form 1 > Button 2 "Save": pressed: it looks the same pressed as at rest [distinct-states] (and 9 more)
  /// ```
  ///
  /// A table can have the same button in a thousand rows.
  public var summaries: [String] { summaries(by: \.cause) }
}

extension AuditFinding {
  /// What a finding is about, without its exact place.
  fileprivate struct Cause: Hashable {
    let rule: AuditRule
    let kind: [String]
    let condition: AuditCondition
    @Exact var message: String
    @Exact var suggestion: String?
  }

  fileprivate var cause: Cause {
    Cause(rule: rule, kind: place.kind, condition: condition, message: message, suggestion: suggestion)
  }
}

/// A violation of a rule in one situation.
struct Failure: Sendable {
  /// A measure of the violation: the less, the worse.
  ///
  /// Of the violations under one condition, the worst is described.
  let measure: Double
  /// Returns a description of the violation, and a value that would pass; only called for the worst violation.
  let tell: @Sendable () -> (message: String, suggestion: String?)

  init(
    measure: Double = 0, _ message: @escaping @autoclosure @Sendable () -> String,
    suggesting suggestion: @escaping @autoclosure @Sendable () -> String? = nil
  ) {
    self.measure = measure
    tell = { (message(), suggestion()) }
  }
}
