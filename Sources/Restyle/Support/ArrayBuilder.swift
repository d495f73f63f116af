/// What gathers the parts of an element in a result builder; it understands `if`, `switch` and `for`.
public protocol ArrayBuilder {
  /// What is gathered.
  associatedtype Component
}

extension ArrayBuilder {
  /// Takes a part.
  public static func buildExpression(_ component: Component) -> [Component] { [component] }

  /// Takes parts that were made before.
  public static func buildExpression(_ components: [Component]) -> [Component] { components }

  /// Gathers parts.
  public static func buildBlock(_ components: [Component]...) -> [Component] { components.flatMap(\.self) }

  /// Takes the parts of an `if` without an `else`.
  public static func buildOptional(_ components: [Component]?) -> [Component] { components ?? [] }

  /// Takes the parts of an `if`, or of a case.
  public static func buildEither(first components: [Component]) -> [Component] { components }

  /// Takes the parts of an `else`, or of another case.
  public static func buildEither(second components: [Component]) -> [Component] { components }

  /// Takes the parts of all turns of a loop.
  public static func buildArray(_ components: [[Component]]) -> [Component] { components.flatMap(\.self) }

  /// Takes parts that not all systems have.
  public static func buildLimitedAvailability(_ components: [Component]) -> [Component] { components }
}
