import Restyle

/// What a context of a modifier means in Restyle, by the words of its name.
struct TokenContext {
  let name: String
  private(set) var scheme: ColorScheme?
  private(set) var contrast: Contrast?
  /// Whether there is little or much room.
  private(set) var size: UserInterfaceSizeClass?
  /// Whether all words are known.
  private(set) var isTrait = true

  private static let schemes: [String: ColorScheme] = [
    "light": .light, "day": .light, "dark": .dark, "night": .dark,
  ]
  private static let contrasts: [String: Contrast] = [
    "normal": .normal, "standard": .normal, "default": .normal, "regular": .normal, "no": .normal,
    "high": .increased, "higher": .increased, "increased": .increased, "more": .increased, "hc": .increased,
  ]
  private static let sizes: [String: UserInterfaceSizeClass] = [
    "compact": .compact, "mobile": .compact, "phone": .compact, "small": .compact, "narrow": .compact,
    "regular": .regular, "desktop": .regular, "tablet": .regular, "large": .regular, "wide": .regular,
  ]
  /// Words that say what the others are about.
  private static let fillers: Set<String> = [
    "mode", "theme", "scheme", "contrast", "color", "colour", "preference",
  ]

  init(_ name: String) {
    self.name = name
    let words = SwiftName.words(of: name).map { $0.lowercased() }
    size = words.count == 1 ? Self.sizes[words[0]] : nil
    for word in words where !Self.fillers.contains(word) {
      if let scheme = Self.schemes[word], self.scheme == nil {
        self.scheme = scheme
      } else if let contrast = Self.contrasts[word], self.contrast == nil {
        self.contrast = contrast
      } else {
        isTrait = false
      }
    }
  }
}

extension TokenResolver.Modifier {
  /// The name of the context that an input without the modifier has.
  var usualContext: String { defaultContext ?? contexts.first ?? "" }

  /// The names of the contexts for little and for much room, if these are the only ones.
  var sizes: (compact: String, regular: String)? {
    let known = contexts.map { TokenContext($0) }
    guard known.count == 2, let compact = known.first(where: { $0.size == .compact }),
      let regular = known.first(where: { $0.size == .regular })
    else { return nil }
    return (compact.name, regular.name)
  }

  /// Whether contexts mean colour schemes or contrasts.
  var variesColors: Bool {
    let known = contexts.map { TokenContext($0) }.filter(\.isTrait)
    return known.contains { $0.scheme == .dark } || known.contains { $0.contrast == .increased }
  }

  /// The context for a variant of colours: the one that says most about it.
  func context(_ scheme: ColorScheme, _ contrast: Contrast) -> String {
    let known = contexts.map { TokenContext($0) }.filter(\.isTrait)
    // A context that doesn't say is for what no other one is for.
    func fits(_ context: TokenContext, _ contrast: Contrast?) -> Bool {
      (context.scheme ?? scheme) == scheme && (contrast == nil || (context.contrast ?? .normal) == contrast)
    }
    let candidates =
      known.filter { fits($0, contrast) } + known.filter { fits($0, .normal) }
      + known.filter { fits($0, nil) }
    // Among those that fit as well, one that names the scheme.
    guard let best = candidates.first else { return usualContext }
    let equal = candidates.filter { ($0.contrast ?? .normal) == (best.contrast ?? .normal) }
    return (equal.first { $0.scheme == scheme } ?? best).name
  }

  /// The contexts that themes are for: those that are no traits, but for the usual one.
  var themes: [String] {
    if sizes != nil { return [] }
    return contexts.filter { name in
      variesColors ? !TokenContext(name).isTrait : !name.isExactly(usualContext)
    }
  }
}
