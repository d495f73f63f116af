import Restyle

/// Reads the forms of tokens.
struct TokenFormReader {
  let tokens: DesignTokens
  let rules: TokenRules
  /// Tokens that have no equivalent, or are approximated.
  private(set) var problems: [TokenProblem] = []
  /// The token that is read.
  private var path = ""

  init(_ tokens: DesignTokens, rules: TokenRules) {
    self.tokens = tokens
    self.rules = rules
  }

  /// The form of a token; nil if it has no equivalent.
  mutating func form(of token: Token) -> TokenForm? {
    path = token.path
    switch token.value {
    case .color(let color): return colorForm(of: Aliasable(color, reference: token.reference))
    case .dimension(let length):
      let isRadius = token.extensions.storedType.map { $0 == "cornerRadii" } ?? rules.isCornerRadius(path)
      let shape: TokenForm.Shape = isRadius ? .cornerRadius : .length
      return TokenForm(shape: shape, numbers: [number(Aliasable(length, reference: token.reference))])
    case .shadow(let shadows): return form(of: shadows, token.reference)
    case .typography(let typography): return form(of: typography, token.reference)
    case .border(let border): return form(of: border, token.reference)
    case .gradient(let stops): return form(of: stops, token.reference)
    case .fontFamily, .fontWeight, .number, .duration, .cubicBezier, .strokeStyle, .transition:
      report(.unsupported, "a \(token.type.rawValue) has no name of its own in Restyle")
      return nil
    }
  }

  private mutating func report(_ kind: TokenProblem.Kind, _ reason: String) {
    problems.append(TokenProblem(path: path, kind, reason))
  }
}

// MARK: Components

extension TokenFormReader {
  /// The path of the token that a reference leads to, if it has a type and the reference is to the whole token.
  private func source(_ reference: TokenReference?, _ type: TokenType) -> ExactText? {
    guard let reference else { return nil }
    // A pointer can lead to a token or to its value.
    let pointed = reference.names.map {
      ($0.last == "$value" ? $0.dropLast() : $0[...]).joined(separator: ".")
    }
    let path = reference.path ?? pointed
    guard let path, tokens[path]?.type == type else { return nil }
    return ExactText(path)
  }

  private mutating func color(_ color: Aliasable<TokenColor>) -> [TokenComponentValue<Color>] {
    let source = source(color.reference, .color)
    let value = Color(color.value)
    if value == nil, source == nil {
      report(.unsupported, "a colour that can't be converted to sRGB or Display P3")
    }
    return [TokenComponentValue(value: value ?? .clear, source: source)]
  }

  private mutating func colorForm(of color: Aliasable<TokenColor>) -> TokenForm {
    TokenForm(shape: .color, colors: [self.color(color)])
  }

  private mutating func number(_ length: Aliasable<TokenDimension>) -> TokenComponentValue<Double> {
    let source = source(length.reference, .dimension)
    if length.value.unit.value == .rem, source == nil {
      report(.approximated, "rem counts as \(rules.rem.swiftLiteral) points, whatever size readers prefer")
    }
    return TokenComponentValue(value: length.value.points(rem: rules.rem), source: source)
  }

  private func plain(_ number: Double) -> TokenComponentValue<Double> { TokenComponentValue(value: number) }
}

// MARK: Composites

extension TokenFormReader {
  private mutating func form(
    of shadows: TokenList<TokenShadow>, _ reference: TokenReference?
  ) -> TokenForm {
    var form = TokenForm(
      shape: .shadows(isInner: shadows.map { $0.value.inset?.value ?? false }),
      alias: source(reference, .shadow))
    for shadow in shadows.map(\.value) {
      form.colors.append(color(shadow.color))
      for length in [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread] {
        form.numbers.append(number(length))
      }
    }
    return form
  }

  private mutating func form(of text: TokenTypography, _ reference: TokenReference?) -> TokenForm {
    TokenForm(
      shape: .text(
        family: Font.Family(text.fontFamily.value.map(\.value)),
        weight: Font.Weight(text.fontWeight.value.number)),
      numbers: [number(text.fontSize), number(text.letterSpacing), plain(text.lineHeight.value)],
      alias: source(reference, .typography))
  }

  private mutating func form(of border: TokenBorder, _ reference: TokenReference?) -> TokenForm {
    let alias = source(reference, .border)
    if border.style.value != .line(.solid), alias == nil { report(.approximated, "the line is drawn solid") }
    return TokenForm(
      shape: .border, colors: [color(border.color)], numbers: [number(border.width)],
      alias: alias)
  }

  private mutating func form(
    of stops: TokenList<TokenGradientStop>, _ reference: TokenReference?
  ) -> TokenForm {
    TokenForm(
      shape: .gradient, colors: stops.map { color($0.value.color) },
      numbers: stops.map { plain($0.value.clampedPosition) }, alias: source(reference, .gradient))
  }
}

extension Font.Family {
  /// Creates a family from a list of fonts; a generic CSS family represents a design of the system's font.
  fileprivate init?(_ names: [String]) {
    let designs: [String: Font.Design] = [
      "sans-serif": .default, "system-ui": .default, "ui-sans-serif": .default, "serif": .serif,
      "ui-serif": .serif, "monospace": .monospaced, "ui-monospace": .monospaced, "ui-rounded": .rounded,
    ]
    // Generic families always exist, so the fonts after them are never used.
    let index = names.firstIndex { designs[$0.lowercased()] != nil }
    let design = index.flatMap { designs[names[$0].lowercased()] } ?? .default
    let families = Array(names[..<(index ?? names.endIndex)])
    if let first = families.first {
      self = .named(first, fallbacks: Array(families.dropFirst()), design: design)
    } else if index != nil {
      self = .system(design)
    } else {
      return nil
    }
  }
}
