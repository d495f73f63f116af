import Restyle

/// The meaning of a modifier's context in Restyle, derived from the words of its name.
struct TokenContext {
  let name: String
  private(set) var scheme: ColorScheme?
  private(set) var contrast: Contrast?
  /// The size class that it is for, if any.
  private(set) var size: UserInterfaceSizeClass?
  /// The words with another meaning, such as those of a brand.
  private(set) var rest: [String] = []

  private static let schemes: [String: ColorScheme] = [
    "light": .light, "day": .light, "dark": .dark, "night": .dark,
  ]
  private static let contrasts: [String: Contrast] = [
    "normal": .normal, "standard": .normal, "default": .normal, "regular": .normal, "no": .normal,
    "increased": .increased, "hc": .increased,
  ]
  /// Words that mean more contrast only if another word is about contrast, since much else can be high.
  private static let ambiguous: Set<String> = ["high", "higher", "more"]
  private static let sizes: [String: UserInterfaceSizeClass] = [
    "compact": .compact, "mobile": .compact, "phone": .compact, "small": .compact, "narrow": .compact,
    "regular": .regular, "desktop": .regular, "tablet": .regular, "large": .regular, "wide": .regular,
  ]
  /// Words that name the subject of the others.
  private static let fillers: Set<String> = [
    "mode", "theme", "scheme", "contrast", "color", "colour", "preference",
  ]

  init(_ name: String, of modifier: String) {
    self.name = name
    let words = Self.words(name)
    size = words.count == 1 ? Self.sizes[words[0]] : nil
    let isAboutContrast =
      (words + Self.words(modifier)).contains("contrast") || words.contains { Self.schemes[$0] != nil }
    for word in words where !Self.fillers.contains(word) {
      if let scheme = Self.schemes[word], self.scheme == nil {
        self.scheme = scheme
      } else if let contrast = Self.contrasts[word], self.contrast == nil {
        self.contrast = contrast
      } else if isAboutContrast, contrast == nil, Self.ambiguous.contains(word) {
        contrast = .increased
      } else {
        rest.append(word)
      }
    }
  }

  private static func words(_ text: String) -> [String] { SwiftName.words(of: text).map { $0.lowercased() } }
}
