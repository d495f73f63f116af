import Restyle

/// Creates the values and styles of a plan, which reference one another like the tokens.
struct TokenStyles: Sendable {
  private(set) var values: DesignValues
  let plan: TokenPlan
  /// The values for names in stored styles.
  var known = KnownValues()
  private(set) var colors: [ExactText: NamedValue<Color>] = [:]
  private(set) var numbers: [ExactText: NamedValue<Double>] = [:]
  private(set) var shadows: [ExactText: NamedValue<[ShadowStyle]>] = [:]

  init(_ name: String, _ plan: TokenPlan) {
    self.plan = plan
    values = DesignValues(name)
    // Referenced values are added before those that reference them; shadows consist of colours and numbers.
    for index in plan.order { addColorOrNumber(plan.entries[index]) }
    for index in plan.order { addShadows(plan.entries[index]) }
    for entry in plan.entries {
      switch entry.form.shape {
      case .color: if let value = colors[entry.path] { values.colors.append(value) }
      case .length: if let value = numbers[entry.path] { values.lengths.append(value) }
      case .cornerRadius: if let value = numbers[entry.path] { values.cornerRadii.append(value) }
      case .shadows: if let value = shadows[entry.path] { values.shadows.append(value) }
      case .text, .border, .gradient: break
      }
    }
  }

  private mutating func addColorOrNumber(_ entry: TokenPlan.Entry) {
    switch entry.form.shape {
    case .color:
      let variants = entry.form.colors[0]
      let color = (variants.count == 1 ? entry.token.extensions.stored() : nil) ?? color(variants)
      colors[entry.path] = NamedValue(entry.name, color)
    case .length, .cornerRadius:
      let number = entry.form.numbers[0]
      let value = self.number(number)
      numbers[entry.path] = NamedValue(entry.name, value)
    case .shadows, .text, .border, .gradient: break
    }
  }

  private mutating func addShadows(_ entry: TokenPlan.Entry) {
    guard case .shadows = entry.form.shape else { return }
    if let source = entry.form.alias.flatMap({ shadows[$0] }) {
      shadows[entry.path] = NamedValue(entry.name, [.named(source)])
    } else {
      let styles = self
      let stored: [ShadowStyle]? = entry.token.extensions.stored()
      shadows[entry.path] = NamedValue(entry.name, stored ?? styles.shadows(entry.form))
    }
  }
}

// MARK: Components

extension TokenStyles {
  func color(_ variants: [TokenComponentValue<Color>]) -> Color {
    let colors = variants.map { part in
      part.source.flatMap { self.colors[$0] }.map { .named($0) } ?? part.value
    }
    guard colors.count == TokenForm.variants.count else { return colors[0] }
    return Color(
      light: colors[0], dark: colors[1], lightIncreasedContrast: colors[2], darkIncreasedContrast: colors[3])
  }

  func number(_ number: TokenComponentValue<Double>) -> Double {
    number.source.flatMap { numbers[$0] }.map { .named($0) } ?? number.value
  }

  func shadows(_ form: TokenForm) -> [ShadowStyle] {
    guard case .shadows(let isInner) = form.shape else { return [] }
    return isInner.indices.map { index in
      let lengths = form.numbers[(4 * index)..<(4 * index + 4)].map { number($0) }
      return ShadowStyle(
        color: color(form.colors[index]), x: lengths[0], y: lengths[1], blur: lengths[2], spread: lengths[3],
        isInner: isInner[index])
    }
  }

  /// The text style of a form; empty for a form of another shape.
  func text(_ form: TokenForm) -> TextStyle {
    guard case .text(let family, let weight) = form.shape else { return TextStyle() }
    let numbers = form.numbers.map { number($0) }
    return TextStyle(font: Font(family: family, size: numbers[0], weight: weight)).restyled {
      $0.lineHeightMultiple = numbers[2]
      if form.numbers[1] != TokenComponentValue(value: 0) { $0.letterSpacing = numbers[1] }
    }
  }

  func border(_ form: TokenForm) -> BorderStyle {
    BorderStyle(width: number(form.numbers[0]), color: color(form.colors[0]))
  }

  func background(_ form: TokenForm) -> BackgroundStyle {
    let stops = zip(form.colors, form.numbers).map { Gradient.Stop(color: color($0), location: $1.value) }
    return BackgroundStyle(gradient: .linear(from: .top, to: .bottom, stops: stops))
  }
}

// MARK: Tokens

extension TokenStyles {
  func color(at path: ExactText) -> Color? { colors[path].map { .named($0) } }
  func number(at path: ExactText) -> Double? { numbers[path].map { .named($0) } }
  func shadows(at path: ExactText) -> [ShadowStyle]? { shadows[path].map { [.named($0)] } }

  func text(at path: ExactText) -> TextStyle? {
    form(at: path) { if case .text = $0 { true } else { false } }.map { text($0) }
  }

  func border(at path: ExactText) -> BorderStyle? { form(at: path) { $0 == .border }.map { border($0) } }

  func background(at path: ExactText) -> BackgroundStyle? {
    form(at: path) { $0 == .gradient }.map { background($0) }
  }

  /// The style of a type at a path.
  func style<S: Style>(at path: ExactText) -> S? {
    text(at: path) as? S ?? border(at: path) as? S ?? background(at: path) as? S
  }

  private func form(at path: ExactText, _ isMeant: (TokenForm.Shape) -> Bool) -> TokenForm? {
    plan.indices[path].map { plan.writtenForm(of: plan.entries[$0]) }.flatMap { isMeant($0.shape) ? $0 : nil }
  }
}
