package import Restyle

/// The tokens of a design in its surroundings: one list for each variant of colours, or one for all.
package struct TokenSurroundings: Sendable {
  var usual: [DesignTokens]
  /// The tokens in the compact size class.
  var compact: [DesignTokens]?
  var themes: [(name: String, tokens: [DesignTokens])] = []
  /// The problems of the themes.
  var problems: [TokenProblem] = []
  /// The deviations that were accepted on request.
  var deviations: [TokenProblem] = []
}

extension TokenSurroundings {
  fileprivate var all: [DesignTokens] { usual + (compact ?? []) + themes.flatMap(\.tokens) }

  /// Returns the tokens in each of the surroundings that traits can distinguish.
  ///
  /// - Parameter theme: The name of a theme; nil for none.
  /// - Returns: A list for each, always in the same order.
  package func tokens(in theme: String?) -> [(situation: Situation, tokens: DesignTokens)] {
    let own = theme.flatMap { name in themes.first { $0.name.isExactly(name) }?.tokens } ?? usual
    let sizes = [own, theme == nil ? compact ?? own : own]
    return sizes.enumerated().flatMap { size, tokens in
      TokenForm.variants.indices.map { variant in
        let values = [variant % 2, variant / 2, size]
        let situation = zip(TraitDimension.standard, values).reduce(Situation()) {
          $0.with($1.0.dimension, $1.1)
        }
        return (situation, tokens[tokens.count == 1 ? 0 : variant])
      }
    }
  }
}

extension TokenDesign {
  /// The tokens that are neither values nor styles, without repetitions among the surroundings.
  package var unnamedTokens: [Token] {
    var known: Set<ExactText> = []
    return surroundings.all.flatMap { tokens in
      tokens.filter { plan.indices[ExactText($0.path)] == nil && known.insert(ExactText($0.path)).inserted }
    }
  }

  /// The token at a path, in the first of the surroundings that has one.
  package func token(at path: String) -> Token? { surroundings.all.lazy.compactMap { $0[path] }.first }

  /// The deprecations of tokens, and of groups that are styles, by path.
  package var deprecations: [(path: String, deprecation: TokenDeprecation?)] {
    surroundings.usual[0].map { ($0.path, $0.deprecation) }
      + groupStyles.map { ($0.group.path, $0.group.deprecation) }
  }
}
