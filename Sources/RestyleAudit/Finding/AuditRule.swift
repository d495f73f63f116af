/// A rule of the audit: its requirement, and its source.
///
/// Each is described once, with the code that checks it; what is printed and written about rules follows from that.
///
/// ```swift
/// let table = AuditRule.all.map { "\($0.id): \($0.summary)" }
/// ```
public struct AuditRule: Sendable {
  /// The name in documents, such as `text-contrast`.
  public let id: String
  /// How serious a finding is.
  public let level: Level
  /// The requirement, in a sentence.
  public let summary: String
  /// The source of the rule, such as a success criterion of WCAG 2.2; nil for Restyle's own.
  public let source: String?

  init(_ id: String, _ level: Level, _ summary: String, source: String? = nil) {
    self.id = id
    self.level = level
    self.summary = summary
    self.source = source
  }

  /// How serious a finding is, as SARIF 2.1.0 (section 3.27.10) calls it.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Content that some people can't read or use.
    case error
    /// Content that is hard to read, to use or to maintain.
    case warning
    /// A possible improvement, or a style that couldn't be audited.
    case note
  }
}

extension AuditRule {
  /// All rules, in the order in which they are printed within a level.
  public static let all: [AuditRule] = [
    .textContrast, .boundaryContrast, .labelledBoundaryContrast, .markContrast, .visibleFocus,
    .distinctStates, .distinctLinks, .accessibleName, .distinctLandmarks, .targetSize, .enhancedTargetSize,
    .textScaling, .fontFallbacks, .gamut, .scale, .unusedStyle, .unusedValue, .unaudited, .staleAcceptance,
  ]

  /// The place among all rules.
  var index: Int { Self.all.firstIndex(of: self) ?? Self.all.endIndex }
}

extension AuditRule: Hashable {
  /// Whether both are the same rule.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AuditRule: CustomStringConvertible {
  /// The name.
  public var description: String { id }
}
