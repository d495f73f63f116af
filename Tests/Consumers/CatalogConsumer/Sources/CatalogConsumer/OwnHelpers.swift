import Restyle

// Helpers that people have had for years, under names that the library has too: theirs win, and nothing is
// ambiguous.
extension TextStyle {
  func colored(_ color: Color) -> TextStyle {
    restyled { $0.color = color }
  }

  var letterSpacing: Double {
    get { attribute(for: .kern) ?? 0 }
    set { setAttribute(newValue, for: .kern, defaultValue: 0) }
  }

  var uppercased: TextStyle {
    restyled { $0.textCase = .upper }
  }
}
