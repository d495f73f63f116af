/// Collects the components of a value, such as the rows of a table; it supports `if`, `switch` and `for`.
@resultBuilder
public enum ArrayBuilder<Component> {
  /// Adds a component.
  public static func buildExpression(_ component: Component) -> [Component] { [component] }

  /// Adds components that were collected before.
  public static func buildExpression(_ components: [Component]) -> [Component] { components }

  /// Combines components.
  public static func buildBlock(_ components: [Component]...) -> [Component] { components.flatMap(\.self) }

  /// Adds the components of an `if` without an `else`.
  public static func buildOptional(_ components: [Component]?) -> [Component] { components ?? [] }

  /// Adds the components of an `if`, or of a case.
  public static func buildEither(first components: [Component]) -> [Component] { components }

  /// Adds the components of an `else`, or of another case.
  public static func buildEither(second components: [Component]) -> [Component] { components }

  /// Adds the components of all iterations of a loop.
  public static func buildArray(_ components: [[Component]]) -> [Component] { components.flatMap(\.self) }

  /// Adds components of limited availability.
  public static func buildLimitedAvailability(_ components: [Component]) -> [Component] { components }
}
