import Restyle

/// The surroundings that a colour can vary with, in the order in which tables are published.
struct Appearance: CustomStringConvertible, CaseIterable {
  let colorScheme: ColorScheme
  let contrast: Contrast

  static let allCases = [Contrast.normal, .increased].flatMap { contrast in
    [ColorScheme.light, .dark].map { Appearance(colorScheme: $0, contrast: contrast) }
  }

  var description: String { "\(colorScheme), \(contrast) contrast" }

  func resolve(_ color: Color) -> Color { color.resolved(colorScheme: colorScheme, contrast: contrast) }
}
