public import Restyle

/// The condition of a finding: values of themes, axes of recipes, traits and states, such as *dark, pressed*.
///
/// It is the smallest condition, without values that make no difference.
///
/// ```swift
/// let conditions = audit.findings.map(\.condition.description)
/// ```
public struct AuditCondition: Hashable, Sendable {
  /// The dimensions that the condition depends on, with their values; empty if the condition always holds.
  public let parts: [Part]

  /// The values of one dimension.
  public struct Part: Hashable, Sendable {
    /// The name of the dimension, such as `colorScheme` or `state`.
    @Exact public private(set) var name: String
    /// The values in readable form, any of which fulfils the condition.
    @Exact public private(set) var values: [String]
    /// The values as one text, such as `hovered or focused`.
    @Exact public private(set) var description: String
  }
}

extension AuditCondition {
  /// All situations.
  static let always = AuditCondition(parts: [])

  package init(_ cube: Cube) {
    parts = cube.sides.map { Part($0.dimension, $0.values.sorted()) }
  }

  /// Whether the condition always holds.
  public var isAlways: Bool { parts.isEmpty }
}

extension AuditCondition: CustomStringConvertible {
  /// The values, separated by commas, such as `dark, increased contrast, pressed`; `always` if there are none.
  public var description: String {
    isAlways ? "always" : parts.map(\.description).joined(separator: ", ")
  }
}

extension AuditCondition.Part: CustomStringConvertible {
  fileprivate init(_ dimension: Dimension, _ indices: [Int]) {
    let values = indices.map { dimension.labels[$0] }
    let isRange = dimension.isOrdered && zip(indices, indices.dropFirst()).allSatisfy { $0 + 1 == $1 }
    self.init(
      name: dimension.name, values: values,
      description: isRange && values.count > 2
        ? "\(values[0]) to \(values[values.count - 1])" : values.joined(separator: " or "))
  }
}
