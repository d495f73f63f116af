import Restyle

/// Contexts of a modifier that differ in the colour scheme and the contrast only.
struct TokenVariants {
  /// At least one.
  let contexts: [TokenContext]
  /// The context for variants that none of them is for.
  private let fallback: TokenContext

  init(_ contexts: [TokenContext], or fallback: TokenContext) {
    self.contexts = contexts
    self.fallback = fallback
  }

  init(_ context: TokenContext) { self.init([context], or: context) }

  /// The common name of the contexts.
  var name: String { contexts.count == 1 ? contexts[0].name : contexts[0].rest.joined(separator: "-") }

  /// The context for a variant of colours, which is the most specific one.
  func context(_ scheme: ColorScheme, _ contrast: Contrast) -> TokenContext {
    // A context without a scheme or contrast is for everything that no other context is for.
    func fits(_ context: TokenContext, _ contrast: Contrast?) -> Bool {
      (context.scheme ?? scheme) == scheme && (contrast == nil || (context.contrast ?? .normal) == contrast)
    }
    let candidates =
      contexts.filter { fits($0, contrast) } + contexts.filter { fits($0, .normal) }
      + contexts.filter { fits($0, nil) }
    guard let best = candidates.first else { return fallback }
    // Among equally good ones, prefer one that names the scheme, or else the usual one.
    let equal = candidates.filter { ($0.contrast ?? .normal) == (best.contrast ?? .normal) }
    return equal.first { $0.scheme == scheme } ?? equal.first { $0.name.isExactly(fallback.name) } ?? best
  }

  /// The contexts that no variant of colours uses, since another one is for the same variant.
  fileprivate var unused: [TokenContext] {
    let used = TokenForm.variants.map { context($0.scheme, $0.contrast).name }
    return contexts.filter { context in !used.contains { $0.isExactly(context.name) } }
  }
}

extension TokenResolver.Modifier {
  private var known: [TokenContext] { contexts.map { TokenContext($0, of: name) } }

  /// The contexts for the compact and the regular size class, if these are the only ones.
  private var sizes: (compact: TokenContext, regular: TokenContext)? {
    let known = known
    guard known.count == 2, let compact = known.first(where: { $0.size == .compact }),
      let regular = known.first(where: { $0.size == .regular })
    else { return nil }
    return (compact, regular)
  }

  /// The context for the compact size class, if the modifier is about size.
  var compact: TokenVariants? { sizes.map { TokenVariants($0.compact) } }

  /// The usual contexts, and those of each theme.
  var variants: (usual: TokenVariants, themes: [TokenVariants]) {
    if let sizes { return (TokenVariants(sizes.regular), []) }
    let usual = TokenContext(defaultContext ?? contexts.first ?? "", of: name)
    var groups = [[TokenContext]()]
    for context in known {
      if context.rest.isEmpty || context.rest == usual.rest {
        groups[0].append(context)
      } else if let index = groups.indices.dropFirst().first(where: { groups[$0][0].rest == context.rest }) {
        groups[index].append(context)
      } else {
        groups.append([context])
      }
    }
    let variants = TokenVariants(groups[0], or: usual)
    let themes = groups.dropFirst().map { TokenVariants($0, or: $0[0]) }
    let unused = ([variants] + themes).flatMap(\.unused)
    return (variants, themes + unused.map { TokenVariants($0) })
  }
}
