import Restyle
import RestyleHTML
import RestyleTesting
import TestSupport

/// The axes of generated recipes.
enum SampleAxis {
  enum First: CaseIterable { case a, b }
  enum Second: CaseIterable { case c, d, e }
  enum Third: CaseIterable { case f, g }

  typealias Values = (First, Second, Third)
}

/// Changes of a style, and elements that show all of it.
struct RecipeSample<S: CSSStyle> {
  let name: String
  let base: @Sendable () -> S
  /// The number of changes.
  let count: Int
  /// Makes one of the changes, in one of three ways.
  let change: @Sendable (inout S, _ index: Int, _ way: Int) -> Void
  let markup: @Sendable (S.ClassNames) -> String

  /// A recipe in which each change depends on some of the axes: on none, on one, or on several.
  func recipe(_ seed: Int) -> Recipe<S, SampleAxis.Values> {
    Recipe(base(), SampleAxis.First.self, SampleAxis.Second.self, SampleAxis.Third.self) {
      [count, change] (style: inout S, first, second, third) in
      let places = [first.place, second.place, third.place]
      for index in 0..<count {
        var generator = SeededGenerator(seed: UInt64(seed * 100 + index))
        let mask = Int.random(in: 0..<8, using: &generator)
        let isException = Bool.random(using: &generator)
        let number = places.indices.reduce(0) { $0 * 3 + (mask & 1 << $1 == 0 ? 0 : places[$1]) }
        // All but one combination of the values that it depends on are alike, or all may differ.
        let choice = isException ? (number == mask ? 1 : 0) : number
        for _ in 0..<choice { _ = generator.next() }
        change(&style, index, Int.random(in: 0..<3, using: &generator))
      }
    }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

private let colors: [Color] = [
  .red, Color(light: .blue, dark: .yellow), Color(hex: 0x123456, alpha: 0.5),
]
private let markedStates = [
  "", "highlighted", "disabled", "selected", "hovered", "focused", "selected highlighted",
]

extension RecipeSample where S == ButtonStyle {
  static let buttons = RecipeSample(
    name: "buttons", base: { .default },
    count: 11,
    change: { style, index, way in
      switch index {
      case 0: style.contentInsets = EdgeInsets(horizontalInset: Double(way), verticalInset: 4)
      case 1: style.preferredMinimumSize.height = way > 0 ? Double(20 * way) : nil
      case 2: style.states[.normal]?.text.color = colors[way]
      case 3: if way > 0 { style.states[.normal]?.background = BackgroundStyle(color: colors[way]) }
      case 4: if way > 0 { style.states[.highlighted]?.background.border.width = Double(way) }
      case 5: if way > 0 { style.states[.hovered] = ButtonStateStyle(text: TextStyle(color: colors[way])) }
      case 6: if way > 0 { style.states[.disabled] = nil }
      case 7: style.alignment = [.center, .leading, .fill][way]
      case 8:
        if way > 0 {
          style.states[.selected]?.background.shadows = [ShadowStyle(color: .black, y: Double(way))]
        }
      case 9: style.states[.normal]?.text.fontSize = 13
      default:
        if way > 0 { style.states[.normal]?.text = way > 1 ? TextStyle() : TextStyle().bold.underlined }
      }
    },
    markup: { names in
      markedStates.map {
        "<button data-state=\"\($0)\" class=\"\(names.component)\"><span class=\"\(names[.title])\">a</span></button>"
      }
      .joined()
    })
}

extension RecipeSample where S == TextStyle {
  static let texts = RecipeSample(
    name: "texts", base: { .default },
    count: 11,
    change: { style, index, way in
      switch index {
      case 0: style.color = colors[way]
      case 1: if way > 0 { style.fontSize = Double(10 * way) }
      case 2: if way > 0 { style = style.bold }
      case 3: if way > 0 { style = style.underlined }
      case 4: if way > 1 { style = style.struckThrough }
      case 5: if way > 0 { style.setMultilined(lines: way) }
      case 6: if way > 0 { style.kern = Double(way) }
      case 7: style.alignment = [.natural, .center, .right][way]
      case 8: style.backgroundColor = way > 0 ? colors[way] : nil
      case 9: if way > 0 { style.paragraphSpacing = Double(way) }
      default: if way > 0 { style.headIndent = Double(way) }
      }
    },
    markup: { "<div class=\"\($0)\">a b</div>" })
}

extension RecipeSample where S == FieldStyle {
  static let fields = RecipeSample(
    name: "fields", base: { .default },
    count: 8,
    change: { style, index, way in
      switch index {
      case 0: style.text.color = colors[way]
      case 1: style.placeholder.color = colors[way]
      case 2: if way > 0 { style.backgrounds[.normal] = BackgroundStyle(color: colors[way]) }
      case 3:
        if way > 0 {
          style.backgrounds[.focused] = BackgroundStyle(color: .white, border: BorderStyle(width: 2))
        }
      case 4: style.contentInsets = EdgeInsets(inset: Double(way))
      case 5: style.cursorColor = colors[way]
      case 6: style.textHighlightColor = way > 0 ? colors[way] : nil
      default: if way > 1 { style.disabled.fontSize = 9 }
      }
    },
    markup: { name in
      markedStates.map { "<input placeholder=\"p\" data-state=\"\($0)\" class=\"\(name)\">" }.joined()
    })
}

extension RecipeSample where S == SectionStyle {
  static let sections = RecipeSample(
    name: "sections", base: { .system(grouped: true, horizontallyRegular: false) },
    count: 6,
    change: { style, index, way in
      switch index {
      case 0: if way > 0 { style.minRowHeight = Double(30 * way) }
      case 1: style.header.text.color = colors[way]
      case 2: if way > 0 { style.rowInsets = EdgeInsets(inset: Double(way)) }
      case 3: style.selectedTextColor = way > 0 ? colors[way] : nil
      case 4: if way > 0 { style.background.middle?.background.color = colors[way] }
      default: if way > 0 { style.footer.insets = EdgeInsets(inset: Double(way)) }
      }
    },
    markup: { names in
      let rows = [SegmentPosition.top, .middle, .bottom, .unique].flatMap { position in
        ["", "selected", "highlighted"].map { state in
          "<div data-state=\"\(state)\" class=\"\(names[rowAt: position])\"><span>a</span></div>"
        }
      }
      return """
        <section class="\(names.component)"><div class="\(names[.section])"><div class="\(names[.header])">
        <span class="\(names[.headerText])">h</span></div>\(rows.joined())
        <div class="\(names[.footer])"><span class="\(names[.footerText])">f</span></div></div></section>
        """
    })
}

extension RecipeSample where S == BackgroundStyle {
  static let boxes = RecipeSample(
    name: "boxes", base: { .none },
    count: 6,
    change: { style, index, way in
      switch index {
      case 0: if way > 0 { style.color = colors[way] }
      case 1: if way > 0 { style.border.width = Double(way) }
      case 2: if way > 0 { style.border.color = colors[way] }
      case 3: if way > 0 { style.border.cornerRadius = Double(way) }
      case 4: if way > 1 { style.border.borderEdges = .top }
      default: if way > 0 { style.shadows = [ShadowStyle(color: colors[way], y: Double(way))] }
      }
    },
    markup: { "<div class=\"\($0)\">a</div>" })
}
