import Restyle

/// The form of a token in Restyle, for some surroundings.
struct TokenForm: Hashable, Sendable {
  var shape: Shape
  /// The colours, each with four variants in the order of `TokenForm.variants`, or with one for all.
  var colors: [[TokenComponentValue<Color>]] = []
  /// The numbers; lengths are in points.
  var numbers: [TokenComponentValue<Double>] = []
  /// The path of the token that the whole style is an alias for.
  var alias: ExactText?

  /// The kind of value that the colours and numbers form.
  enum Shape: Hashable, Sendable {
    /// One colour.
    case color
    /// One number.
    case length
    /// One number.
    case cornerRadius
    /// A colour and four numbers for each: x, y, blur and spread.
    case shadows(isInner: [Bool])
    /// Three numbers: the size, the letter spacing, and the line height in font sizes.
    case text(family: Font.Family?, weight: Font.Weight)
    /// One colour and the width.
    case border
    /// A colour and a number, its location, for each stop.
    case gradient
  }

  /// The surroundings that colours have variants for.
  static let variants: [(scheme: ColorScheme, contrast: Contrast)] = [
    (.light, .normal), (.dark, .normal), (.light, .increased), (.dark, .increased),
  ]
}

extension TokenForm {
  // Aliases for the same token are equal.
  static func == (left: Self, right: Self) -> Bool {
    left.alias == right.alias
      && (left.alias != nil
        || (left.shape == right.shape && left.colors == right.colors && left.numbers == right.numbers))
  }

  func hash(into hasher: inout Hasher) { alias == nil ? hasher.combine(numbers) : hasher.combine(alias) }
}

/// A component of a form, either a literal or a reference.
struct TokenComponentValue<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  /// The path of the referenced token.
  var source: ExactText?

  static func == (left: Self, right: Self) -> Bool {
    left.source == right.source && (left.source != nil || left.value == right.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    if source == nil { hasher.combine(value) }
  }
}

extension TokenForm.Shape {
  /// Whether the form is a style in a catalog instead of a named value.
  var isStyle: Bool {
    switch self {
    case .color, .length, .cornerRadius, .shadows: false
    case .text, .border, .gradient: true
    }
  }

  /// Whether one can be referenced in place of the other.
  func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.color, .color), (.shadows, .shadows), (.text, .text), (.border, .border), (.gradient, .gradient),
      (.length, .length), (.length, .cornerRadius), (.cornerRadius, .length), (.cornerRadius, .cornerRadius):
      true
    default: false
    }
  }
}

extension TokenForm {
  /// The paths of referenced tokens of the same kind, which could form a cycle.
  var chain: [ExactText] {
    if let alias { return [alias] }
    return switch shape {
    case .color: colors[0].compactMap(\.source)
    case .length, .cornerRadius: numbers.compactMap(\.source)
    case .shadows, .text, .border, .gradient: []
    }
  }

  /// Replaces all references except those of colours with their values.
  mutating func writeOutNumbers() {
    alias = nil
    writeOutComponents(colors: { _ in false }, numbers: { _ in true })
  }

  /// Replaces the components' references to some tokens with their values.
  mutating func writeOutComponents(
    colors isColor: (ExactText) -> Bool, numbers isNumber: (ExactText) -> Bool
  ) {
    for index in colors.indices {
      for variant in colors[index].indices where colors[index][variant].source.map(isColor) == true {
        colors[index][variant].source = nil
      }
    }
    for index in numbers.indices where numbers[index].source.map(isNumber) == true {
      numbers[index].source = nil
    }
  }

  /// Replaces references to a token of the same kind with their values, or to any such token if the path is nil.
  mutating func writeOut(_ path: ExactText? = nil) {
    func isMeant(_ source: ExactText) -> Bool { path == nil || source == path }
    if alias.map(isMeant) == true { alias = nil }
    switch shape {
    case .color, .length, .cornerRadius: writeOutComponents(colors: isMeant, numbers: isMeant)
    case .shadows, .text, .border, .gradient: break
    }
  }
}
