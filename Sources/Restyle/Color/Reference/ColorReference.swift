/// The meaning of a colour that refers to named values: one of them, or a function of several.
///
/// There is one object per meaning, which lives as long as the process. A colour is therefore a few numbers, without
/// reference counting. A program has only as many meanings as its code and its documents name.
package final class ColorReference: Sendable {
  package let meaning: Meaning
  /// The number of colours in the function, including this one.
  let size: Int

  package enum Meaning: Hashable, Sendable {
    case named(ValueReference<Color>)
    /// A colour with its opacity multiplied.
    case opacity(Color, Double)
    /// A colour with its opacity replaced.
    case alpha(Color, Double)
    case mixed(Color, Color, amount: Double)
    /// A colour mixed with white or black of its own opacity.
    case shaded(Color, white: Double, amount: Double)
    case variants([Color])
  }

  /// Creates an object that isn't shared.
  init(unshared meaning: Meaning) {
    self.meaning = meaning
    size = meaning.size
  }

  private static let all = Lock<[Meaning: ColorReference]>([:])

  /// Returns the object for a meaning.
  static func reference(to meaning: Meaning) -> ColorReference {
    all.withLock { all in
      if let reference = all[meaning] { return reference }
      let reference = ColorReference(unshared: meaning)
      all[meaning] = reference
      return reference
    }
  }
}

extension ColorReference.Meaning {
  /// The arguments of the function.
  package var arguments: [Color] {
    switch self {
    case .named: []
    case .opacity(let color, _), .alpha(let color, _), .shaded(let color, _, _): [color]
    case .mixed(let first, let second, _): [first, second]
    case .variants(let colors): colors
    }
  }

  var size: Int { arguments.reduce(1) { $0 + ($1.reference?.size ?? 0) } }
}

extension ColorReference {
  /// The colour under the current defaults, without references.
  var value: Color {
    var steps = Self.stepLimit
    return value(&steps)
  }

  // More steps than any design needs; a cycle of named values ends here.
  private static let stepLimit = 256

  private func value(_ steps: inout Int) -> Color {
    func plain(_ color: Color) -> Color {
      guard let reference = color.reference else { return color }
      steps -= 1
      return steps > 0 ? reference.value(&steps) : .clear
    }
    switch meaning {
    case .named(let reference): return plain(reference.value { $0 })
    case .opacity(let color, let factor): return plain(color).opacity(factor)
    case .alpha(let color, let alpha): return plain(color).withAlpha(alpha)
    case .mixed(let first, let second, let amount):
      return plain(first).mixed(with: plain(second), amount: amount)
    case .shaded(let color, let white, let amount): return plain(color).shaded(white: white, amount: amount)
    case .variants(let colors):
      let colors = colors.map { plain($0) }
      return Color(
        light: colors[0], dark: colors[1], lightIncreasedContrast: colors[2], darkIncreasedContrast: colors[3]
      )
    }
  }

  /// The Swift source that creates the colour.
  var swiftSource: String {
    switch meaning {
    case .named(let reference): return "Color." + reference.swiftSource(\.debugDescription)
    case .opacity(let color, let factor): return "\(color.debugDescription).opacity(\(factor))"
    case .alpha(let color, let alpha): return "\(color.debugDescription).withAlpha(\(alpha))"
    case .mixed(let color, let other, let amount):
      return "\(color.debugDescription).mixed(with: \(other.debugDescription), amount: \(amount))"
    case .shaded(let color, let white, let amount):
      return "\(color.debugDescription).\(white == 1 ? "lightened" : "darkened")(by: \(amount))"
    case .variants(let colors):
      let arguments = zip(Color.Variant.allCases, colors).map { "\($0.rawValue): \($1.debugDescription)" }
      return "Color(\(arguments.joined(separator: ", ")))"
    }
  }
}
