public import Restyle
public import RestyleElements

/// A standalone link, with its name.
public struct ResolvedHyperlink: Sendable {
  package let box: ElementBox<Hyperlink>
  /// The readers' language.
  let language: Language?

  /// The link.
  public var element: Hyperlink { box.element }

  /// The title, in the style of the link's states.
  public var title: ShownText {
    let style = element.style.style(for: element.state)?.text ?? TextStyle()
    return ShownText(element.title, in: style, language: language, followsLinks: false)
  }
}

/// A title that opens and closes the content below it.
public struct ResolvedDisclosure: Sendable {
  package let box: ElementBox<Disclosure>
  /// The readers' language.
  let language: Language?

  /// The disclosure.
  public var element: Disclosure { box.element }

  /// The title, in the style of its states.
  public var title: ShownText {
    let style = element.style.style(for: element.state)?.text ?? TextStyle()
    return ShownText(element.title, in: style, language: language, followsLinks: false)
  }
}

/// An item of a list, with its index.
public struct ResolvedListItem: Sendable {
  package let box: ElementBox<List.Item>
  package let list: ElementBox<List>
  /// The index of the item, from 0.
  public let index: Int

  /// The item.
  public var element: List.Item { box.element }

  /// The style of the list.
  public var style: ListStyle { list.element.style }

  /// The number of the item; nil in an unordered list.
  public var number: Int? {
    guard list.element.isOrdered else { return nil }
    let (number, overflows) = list.element.start.addingReportingOverflow(index)
    return overflows ? .max : number
  }
}

/// A term with its description.
public struct ResolvedDescription: Sendable {
  let node: DescriptionList.ItemNode
  /// The readers' language.
  let language: Language?
}

extension ResolvedDescription {
  /// The style of the list.
  public var style: DescriptionListStyle { node.list.element.style }

  package var list: ElementBox<DescriptionList> { node.list }

  /// The index of the term, from 0.
  public var index: Int { node.index }

  /// The term, before it is resolved.
  package var termText: DisplayText { node.item.term }

  /// The elements that describe the term.
  package var content: ElementContent { node.content }

  /// The term.
  public var term: ShownText { ShownText(termText, in: style.term, language: language) }
}
