public import Restyle

/// The tokens that the named values and styles of a design system are.
///
/// ```swift
/// let export = try TokenExport(catalog, values: values)
/// try export.tokens.json().write(to: url)
/// ```
///
/// Colours that refer to named values are aliases. What the format can't hold, such as the dark variant of a colour or a
/// button, is in the extension `org.restyle` of its token or group, so that ``TokenDesign`` reads the same values and
/// styles again. So is what a style that depends on traits is for all values of those that it reads, and a list of no
/// shadows: to other tools it is one that can't be seen, since the format has no empty list.
public struct TokenExport: Sendable {
  /// The tokens.
  public let tokens: DesignTokens
  /// The values that other tools see approximately or not at all, and those that aren't read as they were.
  public let problems: [TokenProblem]

  /// Creates tokens of named values and styles, as they are under the current defaults.
  ///
  /// A name with dots, such as `heading.large`, is the path of its token; any other one is in a group of its kind.
  ///
  /// - Parameters:
  ///   - catalog: The styles. Those of types that aren't `Codable` are left out, which is one of the problems.
  ///   - values: The named values.
  ///   - traits: What other tools see of styles that depend on traits, each of which is one of the problems; and what those
  ///     are for all traits that depend on too many, or on traits of your own.
  /// - Throws: What is wrong with the tokens. Names can't be: they are changed where they need to.
  /// - Complexity: Grows with the number of values and styles.
  public init(
    _ catalog: StyleCatalog, values: DesignValues = DesignValues(""),
    traits: TraitCollection = TraitCollection()
  ) throws(TokenError) {
    var exporter = TokenExporter(traits)
    exporter.add(values)
    for type in catalog.types { exporter.add(type, of: catalog) }
    // What is read from the tokens alone is what the format can hold, in the order that a file has.
    let read = TokenDesign(
      catalog.name,
      try DesignTokens(exporter.entries.map(\.token), groups: exporter.groups.map { TokenGroup($0.path) }))
    let stored = exporter.stored(beside: read)
    tokens = try DesignTokens(stored.tokens, groups: stored.groups)
    problems = exporter.problems
  }
}
