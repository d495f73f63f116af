@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Recipe {
  /// All combinations of the axes' values, in the order of their cases; those of the last axis follow each other.
  ///
  /// ```swift
  /// for (size, tone) in ButtonStyle.recipe.combinations { check(ButtonStyle.recipe(size, tone)) }
  /// ```
  public var combinations: [(repeat each Axis)] {
    places.map { place in
      var axes = place.makeIterator()
      func value<Value: CaseIterable>(of axis: Value.Type) -> Value {
        let cases = axis.allCases
        return cases[cases.index(cases.startIndex, offsetBy: axes.next() ?? 0)]
      }
      return (repeat value(of: (each Axis).self))
    }
  }

  /// The combinations, each by the places of its values among those of their axes.
  private var places: [[Int]] {
    var places: [[Int]] = [[]]
    for axis in repeat (each Axis).self {
      places = places.flatMap { place in axis.allCases.indices.enumerated().map { place + [$0.offset] } }
    }
    return places
  }

  /// Names the style of each combination for a catalog, as in `button.small.danger`.
  ///
  /// ```swift
  /// let catalog = StyleCatalog("House") {
  ///   ButtonStyle.recipe.named("button")
  /// }
  /// let delete = catalog[ButtonStyle.self, "button.small.danger"]
  /// ```
  ///
  /// - Parameter name: What the names start with; the values follow, as they describe themselves.
  /// - Returns: The named styles in the order of ``combinations``.
  public func named(_ name: String) -> [NamedStyle<Style>] {
    zip(combinations, places).map { values, place in
      var names: [String] = []
      for value in repeat each values { names.append(String(describing: value)) }
      var style = NamedStyle(([name] + names).joined(separator: "."), self(repeat each values))
      style.variant = RecipeVariant(recipe: name, places: place, names: names)
      return style
    }
  }
}

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
