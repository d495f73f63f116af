import Restyle

extension TokenDesign {
  /// Creates values and styles from tokens that vary with the modifiers of a resolver.
  ///
  /// ```swift
  /// let design = try TokenDesign("Acme", resolver)
  /// let themes = design.themes.map(\.name)
  /// ```
  ///
  /// The names of a modifier's contexts determine its meaning:
  ///
  /// - Contexts such as light, dark, normal, increased and high contrast are variants of colours.
  /// - Two contexts, of which one is like compact, mobile or small, and the other like regular, desktop or large, are
  ///   horizontal size classes, which styles depend on. All values are those of the regular one.
  /// - Any other context except the default one is a theme. Contexts that differ only in words for colours, such as
  ///   `acme-light` and `acme-dark`, are the variants of one theme.
  /// There are also themes for several modifiers together, such as `brand.acme.density.low`: all of them if they are at
  /// most 32, otherwise none, which is a problem of the design.
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - resolver: The resolver of the tokens.
  ///   - rules: The rules by which tokens become styles.
  /// - Throws: The errors in the tokens of any context.
  /// - Complexity: Grows with the number of tokens and of themes.
  public init(
    _ name: String, _ resolver: TokenResolver, rules: TokenRules = .standard
  ) throws(TokenError) {
    self.init(name, try TokenSurroundings(resolver), rules: rules)
  }
}

extension TokenSurroundings {
  /// The maximum number of themes for combinations of modifiers, whose number is a product.
  private static let themeLimit = 32

  init(_ resolver: TokenResolver) throws(TokenError) {
    var reader = ContextReader(resolver)
    let modifiers = resolver.modifiers
    let usual = modifiers.map(\.variants.usual)
    self.init(usual: reader.tokens(usual))
    if modifiers.contains(where: { $0.compact != nil }) {
      compact = reader.tokens(zip(modifiers, usual).map { $0.compact ?? $1 })
    }
    for themes in combinedThemes(of: modifiers) {
      var contexts = usual
      for theme in themes { contexts[theme.modifier] = theme.variants }
      let names = themes.map { "\(modifiers[$0.modifier].name).\($0.variants.name)" }
      self.themes.append((names.joined(separator: "."), reader.tokens(contexts)))
    }
    deviations = reader.deviations
    guard reader.problems.isEmpty else { throw TokenError(reader.problems) }
  }

  /// Contexts of a modifier, by its index, which aren't the usual ones.
  private typealias Theme = (modifier: Int, variants: TokenVariants)

  /// The themes of single modifiers, and then those of combinations.
  private mutating func combinedThemes(of modifiers: [TokenResolver.Modifier]) -> [[Theme]] {
    let themes = modifiers.indices.map { index in
      modifiers[index].variants.themes.map { Theme(modifier: index, variants: $0) }
    }.filter { !$0.isEmpty }
    guard themes.reduce(1.0, { $0 * Double($1.count + 1) }) <= Double(Self.themeLimit + 1) else {
      if themes.count > 1 {
        let names = themes.map { modifiers[$0[0].modifier].name.quoted }
        problems.append(
          TokenProblem(
            path: "", .approximated,
            "\(names.joined(separator: ", ")): so many themes are there each, but not together"))
      }
      return themes.flatMap(\.self).map { [$0] }
    }
    var combined: [[Theme]] = [[]]
    for themes in themes {
      combined += combined.flatMap { others in themes.map { others + [$0] } }
    }
    return (1..<max(themes.count + 1, 2)).flatMap { count in combined.filter { $0.count == count } }
  }
}
