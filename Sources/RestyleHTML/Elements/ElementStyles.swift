import Restyle
import RestyleRendering

/// Turns rules into attributes: classes of a stylesheet, or inline styles.
struct ElementStyles: Sendable {
  var surroundings: RuleSurroundings {
    didSet { maker = nil }
  }
  var styleSheet: StyleSheet
  /// What was asked for and is not written.
  var problems: [RenderingProblem] = []
  /// How many tags were created.
  var tagCount = 0
  /// What the open variants are for, the innermost last.
  var decided: [TraitCondition] = []
  /// Preserves the classes of positions; nil where classes are shared by whatever looks alike.
  var naming: ClassNaming?
  private var indices: [IndexedRules: Int] = [:]
  // The maker of the rules before, whose storage the next ones reuse.
  private var maker: RuleMaker?
  // The problems of styles: many elements may have the same one, which is reported once.
  private var reported: Set<RenderingProblem> = []

  init(surroundings: RuleSurroundings, styleSheet: StyleSheet) {
    self.surroundings = surroundings
    self.styleSheet = styleSheet
  }

  /// Which elements a style is for.
  enum Kind: Hashable, Sendable {
    case text, run, titleSubtitle, button, field, toggle, segmentedControl, stack, section, form, box
    case checkbox, picker, disclosure, progressBar, formField, list, table, slider, descriptionList

    /// The parts that get an attribute; what is more than one at once has several.
    var parts: [[ComponentPart?]] {
      switch self {
      case .titleSubtitle: [[nil], [.title], [.subtitle]]
      case .button: [[nil], [.title]]
      case .segmentedControl: [[nil], [.segment], [.input], [.title]]
      case .section: SectionPart.allCases.map(\.parts)
      case .checkbox: [[nil], [.input], [.title]]
      case .picker: [[nil], [.marker]]
      case .disclosure: [[nil], [.marker], [.title]]
      case .formField: [[nil], [.label], [.help], [.error]]
      case .list: [[nil], [.item]]
      case .descriptionList: [[nil], [.title], [.item]]
      case .table: [[nil], [.caption], [.header], [.rowHeader], [.cell], [.stripe]]
      case .progressBar, .slider, .text, .run, .field, .toggle, .stack, .form, .box: [[nil]]
      }
    }

    /// Whether elements say what a rule can't: those of texts have an element for each of two lines.
    func says(_ loss: RenderingProblem.Loss) -> Bool {
      loss.isSecondLine
        && [.text, .titleSubtitle, .section, .formField, .table, .descriptionList].contains(self)
    }
  }

  private struct IndexedRules: Hashable {
    let rules: CSSRules
    let kind: Kind
    let isDefault: Bool
  }
}

extension ElementStyles {
  var isLive: Bool { naming != nil }

  /// Whether styles are written as `style` attributes.
  var isInline: Bool { surroundings.areInline }

  /// Makes the rules of a style.
  mutating func lendMaker(to makeRules: (borrowing LentRuleMaker) -> CSSRules) -> CSSRules {
    maker.make(in: surroundings) { LentRuleMaker.lend(&$0, to: makeRules) }
  }

  /// Makes the rules that a style has in each theme.
  mutating func themed(_ makeRules: (borrowing LentRuleMaker) -> CSSRules) -> [CSSRules] {
    guard !isLive, !isInline else { return [] }
    return styleSheet.themes.map { theme in
      var maker = RuleMaker(in: surroundings.referring(to: theme.table))
      return DefaultStyling.withDefaults(theme.defaults) { LentRuleMaker.lend(&maker, to: makeRules) }
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
    if let index = indices[key] { return index }
    indices[key] = indices.count
    return indices.count - 1
  }

  /// The number of the class of a position.
  mutating func name(forRules index: Int, _ rules: CSSRules) -> Int {
    guard let name = naming?.name(forRules: index) else { return 0 }
    if name.isNew {
      styleSheet.add(rules, number: name.number)
    } else {
      // Of rules that are the same, each may have its own.
      styleSheet.report(rules.problems)
    }
    return name.number
  }

  /// The attributes of a position with a class of its own.
  func attributes(of parts: [[ComponentPart?]], name: Int) -> [Bytes] {
    Self.attributes(of: parts, root: styleSheet.className(number: name))
  }

  /// The attributes of a style.
  ///
  /// - Parameters:
  ///   - parts: The parts that get an attribute.
  ///   - rules: The rules.
  ///   - themed: What they are in each theme; none where no theme reaches them.
  ///   - state: The states that the element is in.
  /// - Returns: The attributes.
  mutating func attributes(
    of parts: [[ComponentPart?]], _ rules: CSSRules, themed: [CSSRules], in state: ControlState
  ) -> [Bytes] {
    guard isInline else {
      // What says nothing needs no class.
      guard !rules.rules.isEmpty || !themed.allSatisfy(\.rules.isEmpty) else {
        styleSheet.report(rules.problems)
        return parts.map { _ in [] }
      }
      return Self.attributes(of: parts, root: styleSheet.className(for: rules, themed: themed))
    }
    report(rules.problemsInline)
    return parts.map { parts in
      let text = rules.inlineText(of: parts, in: state)
      guard !text.isEmpty else { return [] }
      return Bytes(" style=\"".utf8) + text + [UInt8(ascii: "\"")]
    }
  }

  private static func attributes(of parts: [[ComponentPart?]], root: String) -> [Bytes] {
    let names = ComponentClassNames(root: root)
    return parts.map { parts in
      var attribute = Bytes(" class=\"".utf8)
      for (index, part) in parts.enumerated() {
        if index > 0 { attribute.append(UInt8(ascii: " ")) }
        attribute.append(escaping: part.map { names[$0] } ?? root)
      }
      attribute.append(UInt8(ascii: "\""))
      return attribute
    }
  }

  /// Notes problems of styles, each once.
  mutating func report(_ problems: [RenderingProblem]) {
    for problem in problems where reported.insert(problem).inserted { self.problems.append(problem) }
  }
}
