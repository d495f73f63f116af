/// Which style of a recipe a named one is.
@usableFromInline
package struct RecipeVariant: Hashable, Sendable {
  /// The name of the recipe.
  package let recipe: String
  /// The place of each axis' value among all of the axis.
  package let places: [Int]
  /// The name of each axis' value.
  package let names: [String]
}
