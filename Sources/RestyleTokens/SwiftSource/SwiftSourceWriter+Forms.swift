import Restyle

extension SwiftSourceWriter {
  /// The expression for a form.
  func code(_ form: TokenForm) -> SwiftCode {
    if let alias = form.alias.flatMap({ plan.indices[$0] }) {
      // Aliases for tokens with stored styles are written as separate styles, without the stored data.
      guard stored[alias] != nil, form.shape.isStyle else { return .text(reference(to: alias)) }
      return code(plan.writtenForm(of: plan.entries[alias]))
    }
    switch form.shape {
    case .color: return color(form.colors[0])
    case .length, .cornerRadius: return .text(number(form.numbers[0]))
    case .shadows(let isInner): return .array(isInner.indices.map { shadow(form, $0, isInner: isInner[$0]) })
    case .text(let family, let weight): return text(form, family, weight)
    case .border:
      return .call(
        "BorderStyle", [("width", .text(number(form.numbers[0]))), ("color", color(form.colors[0]))])
    case .gradient: return gradient(form)
    }
  }

  /// The member of a token's type.
  private func reference(to index: Int) -> String {
    let entry = plan.entries[index]
    let (name, type) = (names.entries[index], entry.form.shape.swiftType)
    // Members that are numbers have their current values, so styles reference the named value.
    switch entry.form.shape {
    case .length, .cornerRadius: return ".named(.\(name))"
    case .shadows: return "[.named(.\(name))]"
    case .color, .text, .border, .gradient: break
    }
    guard entry.token.deprecation != nil else { return "." + name }
    // Deprecated values are named without a warning.
    return entry.form.shape == .color ? ".named(.\(name))" : "NamedStyle<\(type)>.\(name).style"
  }

  /// The members for named values, by the description of a reference to each.
  var referringMembers: [String: String] {
    // A fast path: files of other tools have no stored data.
    let (styles, values) = (design.styles, design.values)
    let stores = !design.groupStyles.isEmpty || !values.fonts.isEmpty || !values.textStyles.isEmpty
    guard stores || plan.entries.contains(where: { !$0.token.extensions.isEmpty }) else { return [:] }
    var members: [String: String] = [:]
    for (font, name) in zip(values.fonts, names.fonts) {
      members[swiftSource(of: Font.named(font))] = ".named(.\(name))"
    }
    for (style, name) in zip(values.textStyles, names.textStyles) {
      members[swiftSource(of: TextStyle.named(style))] = ".named(.\(name))"
    }
    for (index, entry) in plan.entries.enumerated() {
      let source: String? =
        switch entry.form.shape {
        case .color: styles.colors[entry.path].map { swiftSource(of: Color.named($0)) }
        case .length, .cornerRadius:
          styles.numbers[entry.path].map { swiftSource(of: Finite(wrappedValue: .named($0))) }
        case .shadows: styles.shadows[entry.path].map { swiftSource(of: ShadowStyle.named($0)) }
        case .text, .border, .gradient: nil
        }
      let deprecated = entry.token.deprecation != nil
      if let source, members[source] == nil {
        members[source] =
          entry.form.shape == .color && !deprecated
          ? ".\(names.entries[index])" : ".named(.\(names.entries[index]))"
      }
    }
    return members
  }

  private func number(_ number: TokenComponentValue<Double>) -> String {
    number.source.flatMap { plan.indices[$0] }.map { reference(to: $0) } ?? number.value.swiftLiteral
  }

  private func color(_ part: TokenComponentValue<Color>) -> SwiftCode {
    if let index = part.source.flatMap({ plan.indices[$0] }) { return .text(reference(to: index)) }
    // Token values contain no references, so they can always be parsed.
    return SwiftCode(parsing: part.value.debugDescription) ?? .text(".clear")
  }

  private func color(_ variants: [TokenComponentValue<Color>]) -> SwiftCode {
    let codes = variants.map { color($0) }
    guard codes.count == TokenForm.variants.count else { return codes[0] }
    var arguments: [(label: String?, value: SwiftCode)] = [("light", codes[0]), ("dark", codes[1])]
    if variants[2] != variants[0] { arguments.append(("lightIncreasedContrast", codes[2])) }
    if variants[3] != variants[1] { arguments.append(("darkIncreasedContrast", codes[3])) }
    return .call("Color", arguments)
  }

  private func shadow(_ form: TokenForm, _ index: Int, isInner: Bool) -> SwiftCode {
    var arguments: [(label: String?, value: SwiftCode)] = [("color", color(form.colors[index]))]
    for (label, length) in zip(["x", "y", "blur", "spread"], form.numbers[(4 * index)...]) {
      let length = number(length)
      if length != "0" { arguments.append((label, .text(length))) }
    }
    if isInner { arguments.append(("isInner", .text("true"))) }
    return .call("ShadowStyle", arguments)
  }

  private func text(_ form: TokenForm, _ family: Font.Family?, _ weight: Font.Weight) -> SwiftCode {
    let (size, spacing, multiple) = (
      number(form.numbers[0]), number(form.numbers[1]), number(form.numbers[2])
    )
    let style = SwiftCode.call("TextStyle", [("font", font(family, size: size, weight))])
    var changes = [(property: "lineHeightMultiple", value: multiple)]
    if spacing != "0" { changes.append(("letterSpacing", spacing)) }
    return .restyled(style, setting: changes)
  }

  private func font(_ family: Font.Family?, size: String, _ weight: Font.Weight) -> SwiftCode {
    let weight = Font(weight: weight).debugDescription.dropFirst("Font(weight: ".count).dropLast()
    let figures: [(label: String?, value: SwiftCode)] = [
      ("size", .text(size)), ("weight", .text(String(weight))),
    ]
    guard let family else { return .call("Font", figures) }
    let design: [(label: String?, value: SwiftCode)] =
      family.design == .default ? [] : [("design", .text(".\(family.design.rawValue)"))]
    guard let name = family.names.first else { return .call(".system", figures + design) }
    let fallbacks = family.names.dropFirst().map { SwiftCode.string($0) }
    return .call(
      ".custom",
      [(nil, .string(name))] + figures + (fallbacks.isEmpty ? [] : [("fallbacks", .array(fallbacks))])
        + design)
  }

  private func gradient(_ form: TokenForm) -> SwiftCode {
    let stops = zip(form.colors, form.numbers).map { color, location in
      SwiftCode.call("Gradient.Stop", [("color", self.color(color)), ("location", .text(number(location)))])
    }
    let gradient = SwiftCode.call(
      ".linear", [("from", .text(".top")), ("to", .text(".bottom")), ("stops", .array(stops))])
    return .call("BackgroundStyle", [("gradient", gradient)])
  }
}
