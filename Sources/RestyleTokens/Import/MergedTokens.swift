import Restyle

/// The forms of tokens whose colours vary with the colour scheme and the contrast.
struct MergedTokens {
  private(set) var tokens: [(token: Token, form: TokenForm)] = []
  private(set) var problems: [TokenProblem] = []

  /// Merges the tokens for the variants of colours, or the single set for all variants.
  init(_ variants: [DesignTokens], rules: TokenRules) {
    var readers = variants.map { TokenFormReader($0, rules: rules) }
    var known: Set<ExactText> = []
    for (index, tokens) in variants.enumerated() {
      // New tokens of a variant come after those of the previous ones.
      for token in tokens where known.insert(ExactText(token.path)).inserted {
        let forms = readers.indices.map { variant in
          variant == index
            ? readers[variant].form(of: token)
            : variants[variant][token.path].flatMap { readers[variant].form(of: $0) }
        }
        guard let form = merged(forms, token.path) else { continue }
        self.tokens.append((token, form))
      }
    }
    problems += readers.flatMap(\.problems)
  }

  private mutating func merged(_ forms: [TokenForm?], _ path: String) -> TokenForm? {
    let found = forms.compactMap(\.self)
    guard var form = found.first, forms.count > 1 else { return found.first }
    func report(_ reason: String) { problems.append(TokenProblem(path: path, .approximated, reason)) }
    // Tokens that other variants lack are as in the first.
    if forms[0] == nil { report("it isn't there in all colour schemes and contrasts") }
    let variants = forms.map { $0 ?? form }
    if variants.allSatisfy({ $0.alias == form.alias }), form.alias != nil { return form }
    form.alias = nil
    let areAlike = variants.allSatisfy { $0.shape == form.shape && $0.numbers == form.numbers }
    if !areAlike { report("only colours vary with the colour scheme and the contrast") }
    guard variants.allSatisfy({ $0.colors.count == form.colors.count }) else { return form }
    for index in form.colors.indices {
      let colors = variants.map { $0.colors[index][0] }
      form.colors[index] = colors.allSatisfy { $0 == colors[0] } ? [colors[0]] : colors
    }
    return form
  }
}
