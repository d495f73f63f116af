/// Gathers the components of a value, such as the rows of a table; it understands `if`, `switch` and `for`.
@resultBuilder
public enum ArrayBuilder<Component> {
  /// Takes a component.
  public static func buildExpression(_ component: Component) -> [Component] { [component] }

  /// Takes components that were gathered before.
  public static func buildExpression(_ components: [Component]) -> [Component] { components }

  /// Gathers components.
  public static func buildBlock(_ components: [Component]...) -> [Component] { components.flatMap(\.self) }

  /// Takes the components of an `if` without an `else`.
  public static func buildOptional(_ components: [Component]?) -> [Component] { components ?? [] }

  /// Takes the components of an `if`, or of a case.
  public static func buildEither(first components: [Component]) -> [Component] { components }

  /// Takes the components of an `else`, or of another case.
  public static func buildEither(second components: [Component]) -> [Component] { components }

  /// Takes the components of all turns of a loop.
  public static func buildArray(_ components: [[Component]]) -> [Component] { components.flatMap(\.self) }

  /// Takes components that not all systems have.
  public static func buildLimitedAvailability(_ components: [Component]) -> [Component] { components }
}
