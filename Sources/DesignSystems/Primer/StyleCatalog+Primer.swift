package import Restyle

extension StyleCatalog {
  /// The styles of GitHub Primer: its type roles from the largest title to source, and its components.
  package static let primer: StyleCatalog = {
    var catalog = StyleCatalog("Primer", defaults: .primer)
    catalog[TextStyle.self] = [
      NamedStyle("display", .primerDisplay),
      NamedStyle("titleLarge", .primerTitleLarge),
      NamedStyle("titleMedium", .primerTitleMedium),
      NamedStyle("titleSmall", .primerTitleSmall),
      NamedStyle("subtitle", .primerSubtitle),
      NamedStyle("bodyLarge", .primerBodyLarge),
      NamedStyle("bodyMedium", .primerBodyMedium),
      NamedStyle("bodySmall", .primerBodySmall),
      NamedStyle("caption", .primerCaption),
      NamedStyle("codeBlock", .primerCodeBlock),
    ]
    catalog[BackgroundStyle.self] = [
      NamedStyle("box", .primerBox),
      NamedStyle("insetBox", .primerInsetBox),
      NamedStyle("accentBox", .primerAccentBox),
    ]
    catalog[ButtonStyle.self] = [
      NamedStyle("default", .primerDefault),
      NamedStyle("primary", .primerPrimary),
      NamedStyle("danger", .primerDanger),
      NamedStyle("invisible", .primerInvisible),
    ]
    return catalog
  }()
}
