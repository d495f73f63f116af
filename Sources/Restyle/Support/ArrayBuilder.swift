// Inlinable, so that programs collect components in code specialised for their type. Closures rather than key paths,
// because generic code creates a key path anew at each use.
/// A result builder that collects the components of a value, such as the rows of a table.
///
/// It supports `if`, `switch` and `for`.
@resultBuilder
public enum ArrayBuilder<Component> {
  /// Adds a component.
  @inlinable
  public static func buildExpression(_ component: Component) -> [Component] { [component] }

  /// Adds several components.
  @inlinable
  public static func buildExpression(_ components: [Component]) -> [Component] { components }

  /// Combines components.
  @inlinable
  public static func buildBlock(_ components: [Component]...) -> [Component] {
    components.count == 1 ? components[0] : components.flatMap { $0 }
  }

  /// Adds the components of an `if` without an `else`.
  @inlinable
  public static func buildOptional(_ components: [Component]?) -> [Component] { components ?? [] }

  /// Adds the components of an `if` or a case.
  @inlinable
  public static func buildEither(first components: [Component]) -> [Component] { components }

  /// Adds the components of an `else` or another case.
  @inlinable
  public static func buildEither(second components: [Component]) -> [Component] { components }

  /// Adds the components of all iterations of a loop.
  @inlinable
  public static func buildArray(_ components: [[Component]]) -> [Component] { components.flatMap { $0 } }

  /// Adds components of limited availability.
  @inlinable
  public static func buildLimitedAvailability(_ components: [Component]) -> [Component] { components }
}
