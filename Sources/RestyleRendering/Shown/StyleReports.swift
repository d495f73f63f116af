package import Restyle
package import RestyleElements

// Public for the outputs, like `NumberedKeys`: comparing styles of unknown types takes several times as long.
/// Reports of the properties of styles that an output doesn't show.
///
/// Each style is reported once, and default styles aren't reported.
@_spi(Outputs)
public struct StyleReports: Sendable {
  private let unshown: UnshownProperties
  /// The reported styles, by kind of element: `NumberedKeys` of the type of the style.
  @usableFromInline var reported: [ObjectIdentifier: any Sendable] = [:]

  package init(_ unshown: UnshownProperties) { self.unshown = unshown }

  /// Inserts a style of a kind of element, by its type, and returns whether it is new.
  @inlinable
  public mutating func insert<Style: Hashable & Sendable>(_ style: Style, of kind: ObjectIdentifier) -> Bool {
    var styles = reported[kind] as? NumberedKeys<Style> ?? NumberedKeys()
    guard styles.number(of: style) == nil else { return false }
    // Removed, so that changing it doesn't copy it.
    reported[kind] = nil
    _ = styles.add(style)
    reported[kind] = styles
    return true
  }

  /// Returns the problems with an element's own style, whatever its type, unless it was reported before.
  @inline(__always)
  package mutating func problems<Element: StyledElement>(ofAny element: Element) -> [RenderingProblem] {
    guard element.hasExplicitStyle, let style = element.explicitStyle, let listed = style as? any ListedStyle,
      insert(listed, of: ObjectIdentifier(Element.self))
    else { return [] }
    return unshown.problems(ofAny: style, Element.self)
  }

  /// Returns the problems with a style of an element, unless it was reported before.
  private mutating func problems<Style: ListedStyle>(
    of kind: Any.Type, _ style: Style, beside standard: @autoclosure () -> Style
  ) -> [RenderingProblem] {
    insert(style, of: ObjectIdentifier(kind)) ? unshown.problems(of: kind, style, beside: standard()) : []
  }

  /// Returns the problems with a stack's style, unless it was reported before.
  package mutating func problems(of style: StackStyle) -> [RenderingProblem] {
    problems(of: Stack.self, style, beside: StackStyle())
  }

  /// Returns the problems with an element's own style for some traits, unless it was reported before.
  package mutating func problems<Element: StyledElement, Style: ListedStyle>(
    of element: Element, _ style: @autoclosure () -> Style, in traits: TraitCollection
  ) -> [RenderingProblem] where Element.Style == TraitStyle<Style> {
    element.hasExplicitStyle
      ? problems(of: Element.self, style(), beside: Element.defaultStyle.style(from: traits)) : []
  }
}

extension StyleReports {
  /// Returns the problems to report for an element and some traits, without its path, if the output declares what it
  /// shows.
  mutating func problems(of node: ElementNode, in traits: TraitCollection) -> [RenderingProblem] {
    switch node {
    case .stack(let stack): return problems(of: stack.element.style)
    case .section(let section):
      return problems(of: section.element, section.element.style.style(from: traits), in: traits)
    case .form(let form):
      return problems(of: form.element, form.element.style.style(from: traits), in: traits)
    case .label(let label): return losses(of: label.element).map { RenderingProblem($0) }
    default:
      guard let element = node.read(\.primitive) as? any StyledElement else { return [] }
      let label = (element as? any LabelledElement)?.label
      return problems(ofAny: element)
        + (label.map { losses(of: $0) } ?? []).map { RenderingProblem($0, part: "label") }
    }
  }

  private mutating func losses(of label: Label) -> [RenderingProblem.Loss] {
    guard label.hasExplicitStyle, let style = label.explicitStyle,
      insert(style, of: ObjectIdentifier(Label.self))
    else { return [] }
    let standard = Array(Label.defaultStyle.attributes)
    let own = TextStyle(attributes: TextAttributes(style.attributes.filter { !standard.contains($0) }))
    return unshown.shown?.losses(of: own) ?? []
  }
}
