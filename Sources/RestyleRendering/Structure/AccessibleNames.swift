import Restyle
import RestyleElements

// Whether controls are announced with a name.

extension ResolvedButton {
  /// Whether the button has a name: from other elements, its own, or the title of its row.
  package var isNamed: Bool { box.element.isNamed(or: rowTitle, in: language) }
}

extension ResolvedHyperlink {
  /// Whether the link has a name: from other elements, or its own.
  package var isNamed: Bool { box.element.isNamed(in: language) }
}

extension ResolvedDisclosure {
  /// Whether the control that opens the content has a name: from other elements, or its own.
  package var isNamed: Bool { box.element.isNamed(in: language) }
}

extension ResolvedProgressBar {
  /// Whether the bar has a name: from other elements, its own, or the title around it.
  package var isNamed: Bool {
    box.element.accessibility.isNamed(by: box.element.label?.text, or: rowTitle, in: language)
  }
}

extension RowAction {
  /// Whether the row has a name: its own, or its title.
  package func isNamed(besides title: ShownText?) -> Bool {
    name?.isHeard == true || title?.text.isHeard == true
  }
}

extension Control {
  /// Whether the control has a name: from other elements, its own, or a title.
  func isNamed(or title: RowTitle? = nil, in language: Language?) -> Bool {
    accessibility.isNamed(by: ownName, or: title, in: language)
  }
}

extension Accessibility {
  /// Whether other elements name the element, by at least one identifier that isn't empty.
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
    // Headers aren't empty, and elements in them are announced.
    if case .headers = source { return true }
    return title.isHeard(in: language)
  }
}

extension DisplayText {
  /// Whether there is text to announce.
  func isHeard(in language: Language?) -> Bool { displayValue(in: language).isHeard }
}

extension String {
  /// Whether the text has characters other than white space, which can't be a name.
  package var isHeard: Bool { contains { !$0.isWhitespace } }
}
