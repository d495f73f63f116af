import Restyle

extension CSSDeclarations {
  /// Appends a colour as it is in some traits to the value of the last declaration.
  mutating func append(_ color: Color, for traits: TraitCollection) {
    // Traits that don't matter aren't read: whoever notes the reads would look for a difference in vain.
    bytes.append(
      safe: color.varies
        ? color.cssText(colorScheme: traits.colorScheme, contrast: traits.contrast)
        : color.cssText()
    )
  }
}
