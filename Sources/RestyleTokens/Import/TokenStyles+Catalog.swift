import Restyle

extension TokenStyles {
  /// Adds a style to a catalog; its expression is evaluated at each read, so that lengths follow themes.
  ///
  /// - Returns: The problem of the stored style; nil for none.
  func add(_ entry: TokenPlan.Entry, to catalog: inout StyleCatalog) -> String? {
    guard entry.form.shape.isStyle else { return nil }
    let stored = entry.token.extensions.addStoredStyle(entry.name, to: &catalog, among: known)
    if stored.style == nil { addWritten(entry, to: &catalog) }
    return stored.reason
  }

  /// Adds the style of the token itself.
  private func addWritten(_ entry: TokenPlan.Entry, to catalog: inout StyleCatalog) {
    switch entry.form.shape {
    case .color, .length, .cornerRadius, .shadows: break
    case .text: add(entry, to: &catalog) { text($0) }
    case .border: add(entry, to: &catalog) { border($0) }
    case .gradient: add(entry, to: &catalog) { background($0) }
    }
  }

  private func add<S: Style>(
    _ entry: TokenPlan.Entry, to catalog: inout StyleCatalog, _ style: @escaping @Sendable (TokenForm) -> S
  ) {
    let form = plan.writtenForm(of: entry)
    let compact = plan.writtenForm(of: entry, isCompact: true)
    if compact != form {
      catalog[S.self].append(
        NamedStyle(entry.name, dynamic: TraitStyle { style($0.isCompact ? compact : form) }))
    } else {
      catalog[S.self].append(NamedStyle(entry.name, style(form)))
    }
  }

  /// The system's defaults with the changes of a theme.
  func defaults(for theme: TokenPlan.Theme) -> DefaultStyling {
    .system.restyled { defaults in
      for (index, form) in theme.changes {
        let path = plan.entries[index].path
        switch form.shape {
        case .color: if let value = colors[path] { defaults[value] = color(form.colors[0]) }
        case .length, .cornerRadius: if let value = numbers[path] { defaults[value] = form.numbers[0].value }
        case .shadows: if let value = shadows[path] { defaults[value] = shadows(form) }
        case .text, .border, .gradient: break
        }
      }
    }
  }
}
