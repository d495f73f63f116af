import Restyle

/// What a browser should compute for an element, worked out from its style's values alone.
struct Expectation {
  let name: String
  var values: [String: Value] = [:]

  enum Value {
    case pixels(Double)
    case number(Double)
    case color(Color)
    case family(String)
    case keyword(String)
    /// The colours of shadows, in their order.
    case shadows([Color])
  }
}

extension Expectation {
  /// What isn't as it should be, in words.
  func mismatches(_ computed: [String: String]) -> [String] {
    values.sorted { $0.key < $1.key }.compactMap { property, value in
      let text = computed[property] ?? "missing"
      return value.matches(text) ? nil : "\(name): \(property) is \(text), not \(value)"
    }
  }

  mutating func add(_ text: TextStyle, for scheme: ColorScheme, ofPlaceholder: Bool = false) {
    if let color = text.color?.resolved(colorScheme: scheme, contrast: .normal) {
      values[ofPlaceholder ? "placeholder-color" : "color"] = .color(color)
    }
    guard !ofPlaceholder else { return }
    if let size = text.fontSize { values["font-size"] = .pixels(size) }
    if let weight = text.fontWeight { values["font-weight"] = .number(weight.value) }
    if case .named(let family)? = text.fontFamily { values["font-family"] = .family(family) }
    values["line-height"] = .pixels(text.lineHeight)
    values["letter-spacing"] = text.letterSpacing == 0 ? .keyword("normal") : .pixels(text.letterSpacing)
  }

  mutating func add(_ background: BackgroundStyle, for scheme: ColorScheme) {
    func resolved(_ color: Color) -> Color { color.resolved(colorScheme: scheme, contrast: .normal) }
    values["background-color"] = .color(resolved(background.color))
    let border = background.border
    let hasLine = border.width > 0
    values["border-bottom-width"] = .pixels(border.width)
    values["border-top-width"] = .pixels(border.borderEdges.contains(.top) ? border.width : 0)
    if hasLine { values["border-bottom-color"] = .color(resolved(border.color)) }
    values["box-shadow"] = .shadows(background.shadows.map { resolved($0.color) })
  }

  mutating func add(_ insets: EdgeInsets, within border: BorderStyle) {
    let top = border.borderEdges.contains(.top) ? border.width : 0
    let sides = border.borderEdges.contains(.leading) ? border.width : 0
    values["padding-top"] = .pixels(insets.top - top)
    values["padding-bottom"] = .pixels(insets.bottom - border.width)
    values["padding-left"] = .pixels(insets.leading - sides)
    values["padding-right"] = .pixels(insets.trailing - sides)
  }
}

extension Expectation.Value {
  func matches(_ text: String) -> Bool {
    switch self {
    case .pixels(let number):
      guard text.hasSuffix("px"), let value = Double(text.dropLast(2)) else { return false }
      // Browsers keep lengths in 1/64 of a pixel.
      return abs(value - number) <= 1 / 64
    case .number(let number): return Double(text) == number
    case .keyword(let keyword): return text == keyword
    case .family(let name): return text.hasPrefix("\"\(name)\"")
    case .color(let color): return Self.matches(text, color)
    case .shadows(let colors):
      guard !colors.isEmpty else { return text == "none" }
      let texts = text.split(separator: "inset").filter { $0.contains("rgb") }.map(String.init)
      return texts.count == colors.count && zip(texts, colors).allSatisfy { Self.matches($0, $1) }
    }
  }

  private static func matches(_ text: String, _ color: Color) -> Bool {
    guard let function = text.firstMatch(of: /rgba?\(([^)]*)\)/) else { return false }
    let numbers = function.1.split(separator: ",").compactMap { number in
      Double(number.drop { $0 == " " })
    }
    guard numbers.count >= 3 else { return false }
    let alpha = numbers.count > 3 ? numbers[3] : 1
    let components = [color.red, color.green, color.blue]
    let areSame = zip(numbers, components).allSatisfy { abs($0 / 255 - $1) <= 0.51 / 255 }
    return (areSame || color.alpha == 0) && abs(alpha - color.alpha) <= 0.51 / 255
  }
}
