public import Restyle

/// Under which a finding holds: values of themes, recipes' axes, traits and states, such as *dark, pressed*.
///
/// It is the smallest one: what makes no difference isn't in it.
///
/// ```swift
/// let conditions = audit.findings.map(\.condition.description)
/// ```
public struct AuditCondition: Hashable, Sendable {
  /// The traits and states that distinguish the situations; empty where the condition holds in all.
  public let parts: [Part]

  /// The values of one dimension.
  public struct Part: Hashable, Sendable {
    /// The name of the dimension, such as `colorScheme` or `state`.
    @Exact public private(set) var name: String
    /// The values, of which any will do, as people read them.
    @Exact public private(set) var values: [String]
    /// The values in one text, such as `hovered or focused`.
    @Exact public private(set) var description: String
  }
}

extension AuditCondition {
  /// All situations.
  static let always = AuditCondition(parts: [])

  package init(_ cube: Cube) {
    parts = cube.sides.map { Part($0.dimension, $0.values.sorted()) }
  }

  /// Whether it holds in all situations.
  public var isAlways: Bool { parts.isEmpty }
}

extension AuditCondition: CustomStringConvertible {
  /// The values with commas between them, such as `dark, increased contrast, pressed`; `always` if there are none.
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
