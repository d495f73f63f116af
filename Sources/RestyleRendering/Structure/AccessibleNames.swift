import Restyle
import RestyleElements

// Whether people who hear an output are told what they act on.

extension ResolvedButton {
  /// Whether something names the button: other elements, a name of its own, or the title of its row.
  package var isNamed: Bool { box.element.isNamed(or: rowTitle, in: language) }
}

extension ResolvedHyperlink {
  /// Whether something names the link: other elements, or a name of its own.
  package var isNamed: Bool { box.element.isNamed(in: language) }
}

extension ResolvedDisclosure {
  /// Whether something names the control that opens the content: other elements, or its own name.
  package var isNamed: Bool { box.element.isNamed(in: language) }
}

extension ResolvedProgressBar {
  /// Whether something names the bar: other elements, a name of its own, or the title around it.
  package var isNamed: Bool {
    box.element.accessibility.isNamed(by: box.element.label?.text, or: rowTitle, in: language)
  }
}

extension RowAction {
  /// Whether something names the row: a name of its own, or its title.
  package func isNamed(besides title: ShownText?) -> Bool {
    name?.isHeard == true || title?.text.isHeard == true
  }
}

extension Control {
  /// Whether something names the control: other elements, a name of its own, or a title.
  func isNamed(or title: RowTitle? = nil, in language: Language?) -> Bool {
    accessibility.isNamed(by: ownName, or: title, in: language)
  }
}

extension Accessibility {
  /// Whether other elements name the element: one of their identifiers says something.
  package var isLabelledByOthers: Bool { labelledBy.contains { !$0.isEmpty } }

  fileprivate func isNamed(by ownName: DisplayText?, or title: RowTitle?, in language: Language?) -> Bool {
    isLabelledByOthers || label?.isHeard(in: language) == true
      || ownName?.isHeard(in: language) == true || title?.isHeard(in: language) == true
  }
}

extension RowTitle {
  /// Whether controls refer to the title, and it has a text to announce.
  fileprivate func isHeard(in language: Language?) -> Bool {
    guard isLabel || number != nil else { return false }
    // Headers aren't empty, and elements in them are heard.
    if case .headers = source { return true }
    return title.isHeard(in: language)
  }
}

extension DisplayText {
  /// Whether there is something to hear.
  func isHeard(in language: Language?) -> Bool { displayValue(in: language).isHeard }
}

extension String {
  /// Whether the text has more than white space, which can't be a name.
  package var isHeard: Bool { contains { !$0.isWhitespace } }
}
