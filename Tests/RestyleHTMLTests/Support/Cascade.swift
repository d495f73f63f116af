import Restyle

/// What stylesheets come to for one class: media queries, specificity and order, and no more of CSS.
struct Cascade {
  var rules: [StyleSheetReader.Rule]

  init(css: String) throws {
    rules = try StyleSheetReader.rules(in: css)
  }

  /// The declarations that win for a class; `isPressed` says whether `:active` holds.
  func declarations(
    className: String, isPressed: Bool = false, colorScheme: ColorScheme, contrast: Contrast
  ) -> [String: String] {
    let held = rules.filter { rule in
      rule.className == className
        && (rule.pseudoClass == nil || (isPressed && rule.pseudoClass == "active"))
        && rule.conditions.allSatisfy { Self.holds($0, colorScheme, contrast) }
    }
    // A pseudo-class makes a selector more specific; otherwise the later rule wins.
    let ordered = held.filter { $0.pseudoClass == nil } + held.filter { $0.pseudoClass != nil }
    return ordered.flatMap(\.declarations).reduce(into: [:]) {
      $0[$1.property] = $1.value == "unset" ? nil : $1.value
    }
  }

  private static func holds(_ condition: String, _ colorScheme: ColorScheme, _ contrast: Contrast) -> Bool {
    switch condition {
    case "prefers-color-scheme:dark": colorScheme == .dark
    case "prefers-color-scheme:light": colorScheme == .light
    case "prefers-contrast:more": contrast == .increased
    case "prefers-contrast:no-preference": contrast == .normal
    default: false
    }
  }
}

extension Cascade {
  /// The cascade without one declaration, for each of them.
  var reduced: [(removed: StyleSheetReader.Declaration, cascade: Cascade)] {
    rules.indices.flatMap { rule in
      rules[rule].declarations.indices.map { index in
        var copy = self
        return (copy.rules[rule].declarations.remove(at: index), copy)
      }
    }
  }
}
