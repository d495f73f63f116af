extension TokenDesign {
  /// Creates values and styles of tokens that vary with the modifiers of a resolver.
  ///
  /// ```swift
  /// let design = try TokenDesign("Acme", resolver)
  /// let themes = design.themes.map(\.name)
  /// ```
  ///
  /// What a modifier is follows from the names of its contexts. Those that are words such as light, dark, normal,
  /// increased and high contrast are variants of colours. Two of which one is like compact, mobile or small, and the
  /// other like regular, desktop or large, are horizontal size classes, which styles depend on; all values are those
  /// of the regular one. Any other context but the usual one is a theme.
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - resolver: The resolver of its tokens.
  ///   - rules: How tokens become styles.
  /// - Throws: What is wrong with the tokens in one of the contexts.
  /// - Complexity: Grows with the number of tokens and contexts.
  public init(
    _ name: String, _ resolver: TokenResolver, rules: TokenRules = .standard
  ) throws(TokenError) {
    self.init(name, try TokenSurroundings(resolver), rules: rules)
  }
}

extension TokenSurroundings {
  init(_ resolver: TokenResolver) throws(TokenError) {
    usual = try Self.variants(of: resolver)
    for modifier in resolver.modifiers {
      if let sizes = modifier.sizes, compact == nil {
        compact = try Self.variants(of: resolver, [modifier.name: sizes.compact])
      }
      for context in modifier.themes {
        let tokens = try Self.variants(of: resolver, [modifier.name: context])
        themes.append(("\(modifier.name).\(context)", tokens))
      }
    }
  }

  /// The tokens for the variants of colours, if some contexts are fixed.
  private static func variants(
    of resolver: TokenResolver, _ fixed: [String: String] = [:]
  ) throws(TokenError) -> [DesignTokens] {
    var known: [[String: String]: DesignTokens] = [:]
    var result: [DesignTokens] = []
    for (scheme, contrast) in TokenForm.variants {
      var input = fixed
      for modifier in resolver.modifiers where input[modifier.name] == nil {
        if let sizes = modifier.sizes {
          input[modifier.name] = sizes.regular
        } else if modifier.variesColors {
          input[modifier.name] = modifier.context(scheme, contrast)
        } else {
          input[modifier.name] = modifier.usualContext
        }
      }
      if let tokens = known[input] {
        result.append(tokens)
      } else {
        let tokens = try resolver.tokens(for: input)
        known[input] = tokens
        result.append(tokens)
      }
    }
    return known.count == 1 ? [result[0]] : result
  }
}
