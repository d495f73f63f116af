/// A colour, which may vary with the colour scheme and the contrast that it is shown in.
///
/// ```swift
/// let brand = Color(hex: 0x336699)
/// let label = Color(light: .black, dark: .white)
/// let accent = try Color(css: "oklch(70% 0.1 200)")
/// label.resolved(colorScheme: .dark)      // .white
/// ```
///
/// Components are finite and kept in single precision, which is finer than any display. They may lie outside
/// 0...1, which means outside the gamut of their space. A number that isn't finite counts as 0.
///
/// Equality compares what is stored: white in sRGB and white in Display P3 look the same, but aren't equal.
public struct Color: Hashable, Sendable {
  // A colour that doesn't vary repeats its components: so there is one form for each value, and nothing to
  // allocate or count references of.
  var light: Components
  var dark: Components
  var lightIncreasedContrast: Components
  var darkIncreasedContrast: Components
  // One bit for each variant.
  var displayP3Variants: UInt8

  init(_ components: Components, space: ColorSpace) {
    light = components
    dark = components
    lightIncreasedContrast = components
    darkIncreasedContrast = components
    displayP3Variants = space == .displayP3 ? Variant.allBits : 0
  }
}
