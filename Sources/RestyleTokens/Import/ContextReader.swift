/// Reads the tokens of a resolver for the variants of colours, and collects their problems.
struct ContextReader {
  private let resolver: TokenResolver
  private(set) var problems: [TokenProblem] = []
  private(set) var deviations: [TokenProblem] = []
  private var known: [[String: String]: DesignTokens] = [:]
  private var reported: Set<TokenProblem> = []

  init(_ resolver: TokenResolver) { self.resolver = resolver }

  /// The tokens for each variant of colours, or one set for all variants, given the contexts of each modifier; empty if
  /// there are problems.
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

  /// The problems that other inputs haven't reported; repeated problems of one input are in two places with the same
  /// path.
  private mutating func unknown(_ problems: [TokenProblem]) -> [TokenProblem] {
    let unknown = problems.filter { !reported.contains($0) }
    reported.formUnion(unknown)
    return unknown
  }
}
