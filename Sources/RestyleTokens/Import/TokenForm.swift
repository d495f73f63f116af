import Restyle

/// What a token is in Restyle, for some surroundings.
struct TokenForm: Hashable, Sendable {
  var shape: Shape
  /// The colours, each of four variants in the order of `TokenForm.variants`, or of one that serves for all.
  var colors: [[TokenComponentValue<Color>]] = []
  /// The numbers; lengths are in points.
  var numbers: [TokenComponentValue<Double>] = []
  /// The path of the token that the whole style is borrowed from.
  var alias: ExactText?

  /// What is created of the colours and numbers.
  enum Shape: Hashable, Sendable {
    /// One colour.
    case color
    /// One number.
    case length
    /// One number.
    case cornerRadius
    /// A colour and four numbers for each: x, y, blur and spread.
    case shadows(isInner: [Bool])
    /// Three numbers: the size, the space between letters, and the distance of lines in font sizes.
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
  // What is borrowed as a whole is the same wherever it comes from the same token.
  static func == (left: Self, right: Self) -> Bool {
    left.alias == right.alias
      && (left.alias != nil
        || (left.shape == right.shape && left.colors == right.colors && left.numbers == right.numbers))
  }

  func hash(into hasher: inout Hasher) { alias == nil ? hasher.combine(numbers) : hasher.combine(alias) }
}

/// A component of a form, written out or borrowed.
struct TokenComponentValue<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  /// The path of the token that it is borrowed from.
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
  /// Whether the form is a style, which a catalog has, and not a named value.
  var isStyle: Bool {
    switch self {
    case .color, .length, .cornerRadius, .shadows: false
    case .text, .border, .gradient: true
    }
  }

  /// Whether one can be borrowed where the other belongs.
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
  /// The paths of what the form borrows from tokens of its own kind, which could lead back to it.
  var chain: [ExactText] {
    if let alias { return [alias] }
    return switch shape {
    case .color: colors[0].compactMap(\.source)
    case .length, .cornerRadius: numbers.compactMap(\.source)
    case .shadows, .text, .border, .gradient: []
    }
  }

  /// Writes out everything but colours.
  mutating func writeOutNumbers() {
    alias = nil
    for index in numbers.indices { numbers[index].source = nil }
  }

  /// Writes out the components that are borrowed from some tokens.
  mutating func writeOutComponents(borrowedFrom paths: Set<ExactText>) {
    func isMeant(_ source: ExactText?) -> Bool { source.map(paths.contains) ?? false }
    for index in colors.indices {
      for variant in colors[index].indices where isMeant(colors[index][variant].source) {
        colors[index][variant].source = nil
      }
    }
    for index in numbers.indices where isMeant(numbers[index].source) { numbers[index].source = nil }
  }

  /// Writes out what is borrowed from a token of its own kind; from any if it is nil.
  mutating func writeOut(_ path: ExactText? = nil) {
    func isMeant(_ source: ExactText?) -> Bool { source != nil && (path == nil || source == path) }
    if isMeant(alias) { alias = nil }
    switch shape {
    case .color:
      for index in colors[0].indices where isMeant(colors[0][index].source) { colors[0][index].source = nil }
    case .length, .cornerRadius:
      for index in numbers.indices where isMeant(numbers[index].source) { numbers[index].source = nil }
    case .shadows, .text, .border, .gradient: break
    }
  }
}
