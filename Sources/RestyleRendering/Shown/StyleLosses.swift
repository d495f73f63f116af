import Restyle
import RestyleElements

/// Reports what of the styles of elements isn't among what an output shows: once for each style, and nothing of default
/// ones.
struct StyleLosses: Sendable {
  private let shown: ShownProperties
  private let unshown: UnshownProperties
  // A value, as the walk is one that may be copied: the reports of our own outputs share what they found.
  private var reported: Set<ReportedStyle> = []

  private struct ReportedStyle: Hashable, Sendable {
    let kind: ObjectIdentifier
    let style: ErasedValue
  }

  init(beside shown: ShownProperties) { (self.shown, unshown) = (shown, UnshownProperties(beside: shown)) }

  /// What is to be reported of an element in some traits, without its path.
  mutating func problems(of node: ElementNode, in traits: TraitCollection) -> [RenderingProblem] {
    switch node {
    case .stack(let stack): return problems(of: Stack.self, stack.element.style, beside: StackStyle())
    case .section(let section) where section.element.hasExplicitStyle:
      return problems(section.element, section.element.style.style(from: traits), in: traits)
    case .form(let form) where form.element.hasExplicitStyle:
      return problems(form.element, form.element.style.style(from: traits), in: traits)
    case .label(let label): return problems(ofLabel: label.element)
    default:
      guard let element = node.read(\.primitive) as? any StyledElement else { return [] }
      let label = (element as? any LabelledElement)?.label
      let losses = label.map { problems(ofLabel: $0).map(\.loss) } ?? []
      return problems(of: element) + losses.map { RenderingProblem($0, part: "label") }
    }
  }

  /// The same of an element whose style is the same for all traits.
  mutating func problems<Element: StyledElement>(of element: Element) -> [RenderingProblem] {
    guard element.hasExplicitStyle, let style = element.explicitStyle, insert(style, of: Element.self) else {
      return []
    }
    return unshown.problems(ofAny: style, Element.self)
  }

  private mutating func problems(ofLabel label: Label) -> [RenderingProblem] {
    guard label.hasExplicitStyle, let style = label.explicitStyle, insert(style, of: Label.self) else {
      return []
    }
    let standard = Array(Label.defaultStyle.attributes)
    let own = TextStyle(attributes: TextAttributes(style.attributes.filter { !standard.contains($0) }))
    return shown.losses(of: own).map { RenderingProblem($0) }
  }

  private mutating func problems<Element: StyledElement, Shown: ListedStyle>(
    _ element: Element, _ style: Shown, in traits: TraitCollection
  ) -> [RenderingProblem] where Element.Style == TraitStyle<Shown> {
    problems(of: Element.self, style, beside: Element.defaultStyle.style(from: traits))
  }

  private mutating func problems<Shown: ListedStyle>(
    of kind: Any.Type, _ style: Shown, beside standard: @autoclosure () -> Shown
  ) -> [RenderingProblem] {
    insert(style, of: kind) ? unshown.problems(of: kind, style, beside: standard()) : []
  }

  /// Inserts a style of a kind of element, and returns whether it is new.
  private mutating func insert(_ style: some Sendable, of kind: Any.Type) -> Bool {
    reported.insert(ReportedStyle(kind: ObjectIdentifier(kind), style: ErasedValue(style))).inserted
  }
}
