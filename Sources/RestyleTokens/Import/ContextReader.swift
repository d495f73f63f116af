/// Reads the tokens of a resolver for the variants of colours, and collects what is wrong with any of them.
struct ContextReader {
  private let resolver: TokenResolver
  private(set) var problems: [TokenProblem] = []
  private(set) var deviations: [TokenProblem] = []
  private var known: [[String: String]: DesignTokens] = [:]
  private var reported: Set<TokenProblem> = []

  init(_ resolver: TokenResolver) { self.resolver = resolver }

  /// The tokens for each variant of colours, or those for all of them, of the contexts of each modifier; none where
  /// something is wrong.
  mutating func tokens(_ contexts: [TokenVariants]) -> [DesignTokens] {
    var inputs: Set<[String: String]> = []
    var result: [DesignTokens] = []
    for (scheme, contrast) in TokenForm.variants {
      var input: [String: String] = [:]
      for (modifier, variants) in zip(resolver.modifiers, contexts) {
        input[modifier.name] = variants.context(scheme, contrast).name
      }
      inputs.insert(input)
      result.append(tokens(for: input))
    }
    return inputs.count == 1 ? [result[0]] : result
  }

  private mutating func tokens(for input: [String: String]) -> DesignTokens {
    if let tokens = known[input] { return tokens }
    var tokens = DesignTokens(tokens: [], groups: [], layout: TokenLayout(), deviations: [])
    do throws(TokenError) {
      tokens = try resolver.tokens(for: input)
      deviations += unknown(tokens.deviations)
    } catch {
      problems += unknown(error.problems)
    }
    known[input] = tokens
    return tokens
  }

  /// What other inputs haven't reported; what one reports twice is of two places that read alike.
  private mutating func unknown(_ problems: [TokenProblem]) -> [TokenProblem] {
    let unknown = problems.filter { !reported.contains($0) }
    reported.formUnion(unknown)
    return unknown
  }
}
