import Restyle

/// What samples are shown in, whatever the reader's own surroundings are.
struct Surroundings: Hashable, CaseIterable {
  let colorScheme: ColorScheme
  let sizeClass: UserInterfaceSizeClass

  /// Those that are shown beside one another: light before dark, compact before regular.
  static let allCases = [ColorScheme.light, .dark].flatMap { colorScheme in
    [UserInterfaceSizeClass.compact, .regular].map { Surroundings(colorScheme: colorScheme, sizeClass: $0) }
  }
}

extension Surroundings {
  /// What styles are resolved for.
  var traits: TraitCollection {
    TraitCollection(
      horizontalSizeClass: sizeClass, verticalSizeClass: .regular, displayScale: 2, colorScheme: colorScheme,
      idiom: .web)
  }

  /// The name in the classes of the stylesheet.
  var name: String { "\(colorScheme)-\(sizeClass)" }

  /// The name for people.
  var title: String { "\(colorScheme.title), \(sizeClass)" }
}

extension ColorScheme {
  /// The name for people.
  var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
