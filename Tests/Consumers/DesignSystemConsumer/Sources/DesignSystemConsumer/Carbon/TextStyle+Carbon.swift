import Restyle

/// A style of Carbon's type set.
///
/// Source: carbon-design-system/carbon, packages/type/src/styles.ts, and scale.ts for the sizes; heights of lines are given
/// there as multiples of the size.
struct TypeToken: Sendable {
  let name: String
  let size: Double
  let lineHeight: Double
  var weight: Font.Weight = .regular
  var letterSpacing = 0.0
  var family = "IBM Plex Sans"
  /// What changes from a breakpoint on, and stays beyond it.
  var steps: [Step] = []

  struct Step: Sendable {
    let start: Breakpoint
    let size: Double
    var lineHeight: Double?
    var weight: Font.Weight?
    var letterSpacing: Double?

    init(
      _ start: Breakpoint, _ size: Double, _ lineHeight: Double? = nil, weight: Font.Weight? = nil,
      letterSpacing: Double? = nil
    ) {
      self.start = start
      self.size = size
      self.lineHeight = lineHeight
      self.weight = weight
      self.letterSpacing = letterSpacing
    }
  }
}

extension TypeToken {
  /// The style in the smallest window.
  var style: TextStyle { style(at: .sm) }

  func style(at breakpoint: Breakpoint) -> TextStyle {
    var (size, lineHeight, weight, spacing) = (size, lineHeight, weight, letterSpacing)
    for step in steps where step.start <= breakpoint {
      size = step.size
      lineHeight = step.lineHeight ?? lineHeight
      weight = step.weight ?? weight
      spacing = step.letterSpacing ?? spacing
    }
    // In hundredths of a point, as the multiples are rounded themselves.
    let height = (size * lineHeight * 100).rounded() / 100
    return TextStyle(
      font: .custom(family, size: size, weight: weight), lineHeight: height,
      color: CarbonTheme.current.textPrimary
    ).restyled { $0.letterSpacing = spacing }
  }

  /// The style under its name, for whatever window there is.
  var entry: NamedStyle<TextStyle> {
    guard !steps.isEmpty else { return NamedStyle(name, style) }
    return NamedStyle(name, dynamic: TraitStyle { style(at: $0.breakpoint) })
  }

  static let all: [TypeToken] = fixed + fluid

  static let fixed = [
    TypeToken(name: "caption-01", size: 12, lineHeight: 1.33333, letterSpacing: 0.32),
    TypeToken(name: "caption-02", size: 14, lineHeight: 1.28572, letterSpacing: 0.32),
    TypeToken(name: "label-01", size: 12, lineHeight: 1.33333, letterSpacing: 0.32),
    TypeToken(name: "label-02", size: 14, lineHeight: 1.28572, letterSpacing: 0.16),
    TypeToken(name: "helper-text-01", size: 12, lineHeight: 1.33333, letterSpacing: 0.32),
    TypeToken(name: "helper-text-02", size: 14, lineHeight: 1.28572, letterSpacing: 0.16),
    TypeToken(name: "legal-01", size: 12, lineHeight: 1.33333, letterSpacing: 0.32),
    TypeToken(name: "legal-02", size: 14, lineHeight: 1.28572, letterSpacing: 0.16),
    TypeToken(name: "body-compact-01", size: 14, lineHeight: 1.28572, letterSpacing: 0.16),
    TypeToken(name: "body-compact-02", size: 16, lineHeight: 1.375),
    TypeToken(name: "body-01", size: 14, lineHeight: 1.42857, letterSpacing: 0.16),
    TypeToken(name: "body-02", size: 16, lineHeight: 1.5),
    TypeToken(name: "code-01", size: 12, lineHeight: 1.33333, letterSpacing: 0.32, family: "IBM Plex Mono"),
    TypeToken(name: "code-02", size: 14, lineHeight: 1.42857, letterSpacing: 0.32, family: "IBM Plex Mono"),
    TypeToken(name: "heading-01", size: 14, lineHeight: 1.42857, weight: .semibold, letterSpacing: 0.16),
    TypeToken(name: "heading-02", size: 16, lineHeight: 1.5, weight: .semibold),
    TypeToken(
      name: "heading-compact-01", size: 14, lineHeight: 1.28572, weight: .semibold, letterSpacing: 0.16),
    TypeToken(name: "heading-compact-02", size: 16, lineHeight: 1.375, weight: .semibold),
    TypeToken(name: "heading-03", size: 20, lineHeight: 1.4),
    TypeToken(name: "heading-04", size: 28, lineHeight: 1.28572),
    TypeToken(name: "heading-05", size: 32, lineHeight: 1.25),
    TypeToken(name: "heading-06", size: 42, lineHeight: 1.199, weight: .light),
    TypeToken(name: "heading-07", size: 54, lineHeight: 1.199, weight: .light),
  ]

  /// Those that grow with the window.
  static let fluid = [
    TypeToken(
      name: "fluid-heading-03", size: 20, lineHeight: 1.4,
      steps: [Step(.xlg, 20, 1.4), Step(.max, 24, 1.334)]),
    TypeToken(
      name: "fluid-heading-04", size: 28, lineHeight: 1.28572, steps: [Step(.xlg, 32, 1.25), Step(.max, 32)]),
    TypeToken(
      name: "fluid-heading-05", size: 32, lineHeight: 1.25,
      steps: [Step(.md, 36, 1.22, weight: .light)] + large),
    TypeToken(
      name: "fluid-heading-06", size: 32, lineHeight: 1.25, weight: .semibold,
      steps: [Step(.md, 36, 1.22)] + large),
    TypeToken(
      name: "fluid-paragraph-01", size: 24, lineHeight: 1.334, weight: .light,
      steps: [Step(.lg, 28, 1.28572), Step(.max, 32, 1.25)]),
    TypeToken(
      name: "fluid-quotation-01", size: 20, lineHeight: 1.3, family: "IBM Plex Serif",
      steps: [Step(.md, 20), Step(.lg, 24, 1.334), Step(.xlg, 28, 1.28572), Step(.max, 32, 1.25)]),
    TypeToken(
      name: "fluid-quotation-02", size: 32, lineHeight: 1.25, weight: .light, family: "IBM Plex Serif",
      steps: [Step(.md, 36, 1.22)] + large),
    TypeToken(
      name: "fluid-display-01", size: 42, lineHeight: 1.19, weight: .light,
      steps: [Step(.md, 42), Step(.lg, 54), Step(.xlg, 60, 1.17), Step(.max, 76, 1.13)]),
    TypeToken(
      name: "fluid-display-02", size: 42, lineHeight: 1.19, weight: .semibold,
      steps: [Step(.md, 42), Step(.lg, 54), Step(.xlg, 60, 1.16), Step(.max, 76, 1.13)]),
    TypeToken(
      name: "fluid-display-03", size: 42, lineHeight: 1.19, weight: .light,
      steps: [
        Step(.md, 54, 1.18), Step(.lg, 60, 1.16, letterSpacing: -0.64), Step(.xlg, 76, 1.13),
        Step(.max, 84, 1.11, letterSpacing: -0.96),
      ]),
    TypeToken(
      name: "fluid-display-04", size: 42, lineHeight: 1.19, weight: .light,
      steps: [
        Step(.md, 68, 1.15), Step(.lg, 92, 1.11, letterSpacing: -0.64), Step(.xlg, 122, 1.07),
        Step(.max, 156, 1.05, letterSpacing: -0.96),
      ]),
  ]

  /// What several have in common.
  private static let large = [Step(.lg, 42, 1.19), Step(.xlg, 48, 1.17), Step(.max, 60)]
}

extension TextStyle {
  /// The style of a token, as that of running text if there is none of the name.
  static func carbon(_ name: String) -> TextStyle {
    let token = TypeToken.all.first { $0.name == name }
    return token?.style ?? TextStyle()
  }
}
