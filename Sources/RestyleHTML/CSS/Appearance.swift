import Restyle

/// The surroundings that CSS tells apart for a colour.
struct Appearance: Hashable, Sendable {
  var colorScheme: ColorScheme = .light
  var contrast: Contrast = .normal
}

extension Appearance {
  /// The appearance that rules outside of media queries are for.
  static let base = Appearance()

  /// Every other appearance with its media query (Media Queries 5, sections 12.1 and 12.5).
  ///
  /// Queries may hold at the same time; each comes after those that it is a special case of, so that the last
  /// one that holds decides.
  static let queries: [(query: StaticString, appearance: Appearance)] = [
    ("(prefers-color-scheme:dark)", Appearance(colorScheme: .dark)),
    ("(prefers-contrast:more)", Appearance(contrast: .increased)),
    (
      "(prefers-color-scheme:dark) and (prefers-contrast:more)",
      Appearance(colorScheme: .dark, contrast: .increased)
    ),
  ]

  /// Whether the query of this appearance holds in another one too.
  func generalizes(_ other: Appearance) -> Bool {
    [.light, other.colorScheme].contains(colorScheme) && [.normal, other.contrast].contains(contrast)
  }
}

extension CSSDeclarations {
  /// Appends a colour as it is in an appearance to the value of the last declaration.
  mutating func append(_ color: Color, in appearance: Appearance) {
    bytes.append(verbatim: color.cssText(colorScheme: appearance.colorScheme, contrast: appearance.contrast))
    if color.varies { varies = true }
  }
}
