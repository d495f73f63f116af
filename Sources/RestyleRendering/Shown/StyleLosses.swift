import Restyle
import RestyleElements

/// Reports what of the styles of elements isn't among what an output shows: each property once for a kind of element,
/// and nothing of default styles.
struct StyleLosses: Sendable {
  private let shown: ShownProperties
  private let unshown: UnshownProperties
  private var reported: Set<Report> = []

  private struct Report: Hashable, Sendable {
    let kind: ObjectIdentifier
    let problem: RenderingProblem
  }

  init(beside shown: ShownProperties) { (self.shown, unshown) = (shown, UnshownProperties(beside: shown)) }

  /// What is to be reported of an element in some traits, without its path.
  mutating func problems(of node: ElementNode, in traits: TraitCollection) -> [RenderingProblem] {
    switch node {
    case .stack(let stack):
      let problems = unshown.problems(of: Stack.self, stack.element.style, beside: StackStyle())
      return fresh(of: Stack.self, problems)
    case .section(let section) where section.element.hasExplicitStyle:
      return problems(section.element, section.element.style.style(from: traits), in: traits)
    case .form(let form) where form.element.hasExplicitStyle:
      return problems(form.element, form.element.style.style(from: traits), in: traits)
    case .label(let label):
      guard let style = label.element.explicitStyle else { return [] }
      let standard = Array(Label.defaultStyle.attributes)
      let own = TextStyle(attributes: TextAttributes(style.attributes.filter { !standard.contains($0) }))
      return fresh(of: Label.self, shown.losses(of: own).map { RenderingProblem($0) })
    default:
      guard let element = node.read(\.primitive) as? any StyledElement else { return [] }
      return problems(of: element)
    }
  }

  /// The same of an element whose style is the same for all traits.
  mutating func problems(of element: some StyledElement) -> [RenderingProblem] {
    func problems<Element: StyledElement>(_ element: Element) -> [RenderingProblem] {
      element.explicitStyle.map { unshown.problems(ofAny: $0, Element.self) } ?? []
    }
    return fresh(of: type(of: element), problems(element))
  }

  private mutating func problems<Element: StyledElement, Shown: ListedStyle>(
    _ element: Element, _ style: Shown, in traits: TraitCollection
  ) -> [RenderingProblem] where Element.Style == TraitStyle<Shown> {
    let standard = Element.defaultStyle.style(from: traits)
    return fresh(of: Element.self, unshown.problems(of: Element.self, style, beside: standard))
  }

  /// Those that weren't reported yet.
  private mutating func fresh(of kind: Any.Type, _ problems: [RenderingProblem]) -> [RenderingProblem] {
    problems.filter { reported.insert(Report(kind: ObjectIdentifier(kind), problem: $0)).inserted }
  }
}
