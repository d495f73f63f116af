import Restyle
@_spi(Outputs) import RestyleRendering

/// Turns rules into attributes: classes of a stylesheet, or `style` attributes of texts.
struct ElementStyles: Sendable {
  var surroundings: RuleSurroundings
  var styleSheet: StyleSheet
  /// How the styles of texts are written.
  var styling: HTMLStyling
  /// What was asked for and is not written.
  var problems: [RenderingProblem] = []
  /// The tags of elements.
  var tags = CreatedTags()
  /// How many tags were created, those of runs too.
  var tagCount = 0
  /// What the open variants are for, the innermost last.
  var decided: [TraitCondition] = []
  /// Preserves the classes of positions; nil where classes are shared by whatever looks alike.
  var naming: ClassNaming?
  private var indices = NumberedKeys<IndexedRules>()
  // The builder of the rules before, whose storage the next ones reuse.
  private var builders: [RuleBuilder] = []
  // The problems of styles: many elements may have the same one, which is reported once.
  private var reported: Set<RenderingProblem> = []

  init(_ styling: HTMLStyling, in surroundings: RuleSurroundings, styleSheet: StyleSheet) {
    self.styling = styling
    self.surroundings = surroundings
    self.styleSheet = styleSheet
  }

  /// Which elements a style is for.
  enum Kind: Hashable, Sendable {
    case text, run, titleSubtitle, button, field, toggle, segmentedControl, stack, section, form, box
    case checkbox, picker, disclosure, progressBar, formField, list, table, slider, descriptionList,
      colorField

    /// The parts that get an attribute; what is more than one at once has several.
    var parts: [[ComponentPart?]] {
      switch self {
      case .titleSubtitle: [[nil], [.title], [.subtitle]]
      case .button: [[nil], [.title]]
      case .segmentedControl: [[nil], [.segment], [.input], [.title]]
      // In the order of `SectionPart`.
      case .section:
        [[.section], [.header], [.headerText], [.footer], [.footerText]]
          + SegmentPosition.allCases.map { [.row, ComponentPart($0)] }
      case .checkbox: [[nil], [.input], [.title]]
      case .picker: [[nil], [.marker]]
      case .disclosure: [[nil], [.marker], [.title]]
      case .formField: [[nil], [.label], [.help], [.error]]
      case .list: [[nil], [.item]]
      case .descriptionList: [[nil], [.title], [.item]]
      case .table: [[nil], [.caption], [.header], [.rowHeader], [.cell], [.stripe]]
      case .progressBar, .slider, .colorField, .text, .run, .field, .toggle, .stack, .form, .box: Self.whole
      }
    }

    // Built once, since most kinds have no parts.
    private static let whole: [[ComponentPart?]] = [[nil]]

    /// Whether elements say what a rule can't: those of texts have an element for each of two lines.
    func says(_ loss: RenderingProblem.Loss) -> Bool {
      loss.isSecondLine
        && [.text, .titleSubtitle, .section, .formField, .table, .descriptionList].contains(self)
    }
  }

  private struct IndexedRules: Hashable, Sendable {
    let rules: CSSRules
    let kind: Kind
    let isDefault: Bool
  }
}

extension ElementStyles {
  var isLive: Bool { naming != nil }

  /// Creates the rules of a style.
  mutating func rules(_ makeRules: (inout RuleBuilder) -> CSSRules) -> CSSRules {
    builders.build(in: surroundings, makeRules)
  }

  /// Creates the rules that a default style has in each theme; no theme that is added later reaches its class.
  mutating func themed(_ makeRules: (inout RuleBuilder) -> CSSRules) -> [CSSRules] {
    guard styling == .classes else { return [] }
    styleSheet.hasUnreachedClasses = true
    guard !isLive else { return [] }
    return styleSheet.themes.map { theme in
      var builder = RuleBuilder(in: surroundings.referring(to: theme.table))
      return DefaultStyling.withDefaults(theme.defaults) { makeRules(&builder) }
    }
  }

  /// Whether something holds in each theme.
  func areAlikeInThemes(_ holds: () -> Bool) -> Bool {
    styleSheet.themes.allSatisfy { DefaultStyling.withDefaults($0.defaults) { holds() } }
  }

  /// What identifies rules: defaults are distinguished from styles that equal them now, and may not tomorrow.
  mutating func index(of rules: CSSRules, _ kind: Kind, isDefault: Bool) -> Int {
    guard isLive else { return 0 }
    let key = IndexedRules(rules: rules, kind: kind, isDefault: isDefault)
    return indices.number(of: key) ?? indices.add(key)
  }

  /// The number of the class of a position.
  mutating func name(forRules index: Int, _ rules: CSSRules) -> Int {
    guard let name = naming?.name(forRules: index) else { return 0 }
    if name.isNew {
      styleSheet.add(rules, for: RuleRoot(className: styleSheet.className(number: name.number)))
    } else {
      // Of rules that are the same, each may have its own.
      styleSheet.report(rules.problems)
    }
    return name.number
  }

  /// The attributes of a style.
  ///
  /// - Parameters:
  ///   - parts: The parts that get an attribute.
  ///   - rules: The rules.
  ///   - themed: What they are in each theme; none where no theme reaches them.
  /// - Returns: The attributes.
  mutating func attributes(
    of parts: [[ComponentPart?]], _ rules: CSSRules, themed: [CSSRules]
  ) -> TagAttributes {
    var attributes = TagAttributes()
    guard styling != .classes else {
      // What says nothing needs no class.
      guard !rules.rules.isEmpty || !themed.allSatisfy(\.rules.isEmpty) else {
        styleSheet.report(rules.problems)
        for _ in parts { attributes.add { _ in } }
        return attributes
      }
      return Self.attributes(of: parts, root: styleSheet.className(for: rules, themed: themed))
    }
    // A text has no parts.
    report(rules.inlineProblems)
    let text = rules.inlineText
    attributes.add { bytes in
      guard !text.isEmpty else { return }
      bytes.append(verbatim: " style=\"")
      bytes += text
      bytes.append(UInt8(ascii: "\""))
    }
    return attributes
  }

  static func attributes(of parts: [[ComponentPart?]], root: String) -> TagAttributes {
    var attributes = TagAttributes(partCount: parts.count)
    var escaped = Bytes()
    escaped.append(escaping: root)
    let component = escaped.split(separator: UInt8(ascii: " "))
    for parts in parts {
      attributes.add { bytes in
        for (index, part) in parts.enumerated() {
          bytes.append(verbatim: index == 0 ? " class=\"" : " ")
          bytes.append(classesOf: part, in: component)
        }
        bytes.append(UInt8(ascii: "\""))
      }
    }
    return attributes
  }

  /// Notes problems of styles, each once.
  mutating func report(_ problems: [RenderingProblem]) {
    for problem in problems where reported.insert(problem).inserted { self.problems.append(problem) }
  }
}
