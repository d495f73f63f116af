extension Recipe {
  /// All combinations of the axes' values, in the order of their cases; the values of the last axis change fastest.
  ///
  /// ```swift
  /// let radii = BackgroundStyle.card.combinations.map { elevation, shape in
  ///   BackgroundStyle.card(elevation, shape).border.cornerRadius
  /// }
  /// ```
  public var combinations: [Values] { variants().map(\.values) }

  /// Returns the styles of all combinations with names for a catalog, such as `card.flat.rounded`.
  ///
  /// ```swift
  /// let catalog = StyleCatalog("House") {
  ///   BackgroundStyle.card.named("card")
  /// }
  /// let flat = catalog[BackgroundStyle.self, "card.flat.rounded"]
  /// ```
  ///
  /// - Parameter name: The first part of each name. The values follow, as they describe themselves.
  /// - Returns: The named styles, in the order of ``combinations``.
  public func named(_ name: String) -> [NamedStyle<Style>] {
    variants().map { values, places, names in
      var named = NamedStyle(([name] + names).joined(separator: "."), style(values))
      named.variant = RecipeVariant(recipe: name, places: places, names: names)
      return named
    }
  }
}

/// Returns all combinations of the axes' values.
@usableFromInline
func combinedVariants<each Axis: CaseIterable>(
  _ axes: repeat (each Axis).Type
) -> [(values: (repeat each Axis), places: [Int], names: [String])] {
  var combinations: [[Int]] = [[]]
  for axis in repeat each axes {
    combinations = combinations.flatMap { places in
      axis.allCases.indices.enumerated().map { places + [$0.offset] }
    }
  }
  return combinations.map { places in
    var next = places.makeIterator()
    func value<Value: CaseIterable>(of axis: Value.Type) -> Value {
      let values = axis.allCases
      return values[values.index(values.startIndex, offsetBy: next.next() ?? 0)]
    }
    let values = (repeat value(of: each axes))
    var names: [String] = []
    for value in repeat each values { names.append(String(describing: value)) }
    return (values, places, names)
  }
}
