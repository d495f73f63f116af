public import Restyle

/// An export of a design system's named values and styles as tokens.
///
/// ```swift
/// let export = try TokenExport(catalog, values: values)
/// try export.tokens.json().write(to: url)
/// ```
///
/// Colours that refer to named values are aliases. Whatever the format has no place for, such as the dark variant of a
/// colour or a button, is in the extension `org.restyle` of its token or group. So ``TokenDesign`` reads the same
/// values and styles again.
///
/// The extension also stores a style that depends on traits for all values of the traits that it reads. An empty list
/// of shadows is stored too: other tools see one invisible shadow, since the format has no empty list.
public struct TokenExport: Sendable {
  /// The tokens.
  public let tokens: DesignTokens
  /// The values that other tools see only approximately or not at all, and those that differ when they are read again.
  public let problems: [TokenProblem]

  /// Creates tokens from named values and styles under the current defaults.
  ///
  /// A name with dots, such as `heading.large`, is the path of its token. Any other name is in a group of its kind.
  ///
  /// - Parameters:
  ///   - catalog: The styles. Styles of types that aren't `Codable` are left out, and are a problem.
  ///   - values: The named values.
  ///   - traits: The traits under which other tools see styles that depend on traits. Each such style is a problem. A
  ///     style that depends on too many traits, or on custom ones, is stored for these traits only.
  /// - Throws: The errors in the tokens. Names are never errors: they are changed if necessary.
  /// - Complexity: Grows with the number of values and styles.
  public init(
    _ catalog: StyleCatalog, values: DesignValues = DesignValues(""),
    traits: TraitCollection = TraitCollection()
  ) throws(TokenError) {
    var exporter = TokenExporter(traits)
    exporter.add(values)
    for type in catalog.types { exporter.add(type, of: catalog) }
    // Reading only the tokens results in what the format can express, in the order of the file.
    let read = TokenDesign(
      catalog.name,
      try DesignTokens(exporter.entries.map(\.token), groups: exporter.groups.map { TokenGroup($0.path) }))
    let stored = exporter.stored(beside: read)
    tokens = try DesignTokens(stored.tokens, groups: stored.groups)
    problems = exporter.problems
  }
}
