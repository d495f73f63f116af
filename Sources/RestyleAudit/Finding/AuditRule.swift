/// A rule of the audit, with its requirement and its source.
///
/// Reports and documents derive their descriptions of rules from these values.
///
/// ```swift
/// let table = AuditRule.all.map { "\($0.id): \($0.summary)" }
/// ```
public struct AuditRule: Sendable {
  /// The name of the rule in reports, such as `text-contrast`.
  public let id: String
  /// The severity of the rule's findings.
  public let level: Level
  /// The requirement, as a sentence.
  public let summary: String
  /// The source of the rule, such as a success criterion of WCAG 2.2; nil for a rule of Restyle's own.
  public let source: String?

  init(_ id: String, _ level: Level, _ summary: String, source: String? = nil) {
    self.id = id
    self.level = level
    self.summary = summary
    self.source = source
  }

  /// The severity of a finding, in the terms of SARIF 2.1.0 (section 3.27.10).
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Content that some people can't read or use.
    case error
    /// Content that is hard to read or to use, or a style that is hard to maintain.
    case warning
    /// A possible improvement, or a style that couldn't be audited.
    case note
  }
}

extension AuditRule.Level: Comparable {
  /// Returns whether a level is less severe than another one; errors are the most severe.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.note, .warning), (.note, .error), (.warning, .error): true
    default: false
    }
  }
}

extension AuditRule {
  /// All rules, in the order in which reports list them within a level.
  public static let all: [AuditRule] = [
    .textContrast, .boundaryContrast, .labelledBoundaryContrast, .markContrast, .visibleFocus,
    .distinctStates, .distinctLinks, .accessibleName, .distinctLandmarks, .targetSize, .enhancedTargetSize,
    .textScaling, .fontFallbacks, .gamut, .scale, .unusedStyle, .unusedValue, .unaudited, .staleAcceptance,
  ]

  /// The position among all rules.
  var index: Int { Self.all.firstIndex(of: self) ?? Self.all.endIndex }
}

extension AuditRule: Hashable {
  /// Returns whether two values are the same rule.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  /// Hashes the name of the rule.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AuditRule: CustomStringConvertible {
  /// The name of the rule.
  public var description: String { id }
}
