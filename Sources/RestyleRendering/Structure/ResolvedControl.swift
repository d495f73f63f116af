import Restyle
public import RestyleElements

/// A control that people put something into, with what names it.
public struct ResolvedControl<Element: Control>: Sendable {
  package let box: ElementBox<Element>
  /// The number that its label refers to it by.
  public let number: Int
  /// The title of the row, if the control has no name of its own.
  public let rowTitle: RowTitle?
  /// The number of what a form doesn't submit, where the control lies in a form and has no name to submit under.
  public let unsubmittedNumber: Int?
  /// The language of readers.
  let language: Language?
}

/// A title that names the controls of its row.
public struct RowTitle: Sendable {
  /// The number that they refer to it by; nil if it is the label of one of them, and so refers to that.
  public let number: Int?
  let row: ElementBox<Row>
}

extension RowTitle {
  /// The title.
  public var title: DisplayText { row.element.ownHeading.title }
}

extension ResolvedControl {
  /// The control.
  public var element: Element { box.element }

  /// What the control is called: by its own name, else by the title of its row; nil if nothing names it.
  public var name: String? { box.element.name(in: language) ?? rowTitle?.title.displayValue(in: language) }

  /// The name that a form submits the control under; nil if it has none, and an empty one is none.
  fileprivate func submitted(_ name: String?) -> String? { name?.isEmpty == false ? name : nil }

  fileprivate func resolved(_ label: Label) -> ResolvedLabel {
    ResolvedLabel(label: label, role: .controlLabel(number), isInAction: false, language: language)
  }
}

extension ResolvedControl<TextField> {
  /// The label beside the field; nil if there is none, or nothing in it.
  public var label: ResolvedLabel? { hasLabel ? ownLabel : nil }

  /// Whether there is a label beside the field, with something in it.
  package var hasLabel: Bool { box.element.hasLabel && box.element.ownLabel.text.isShown(in: language) }

  /// The label beside the field, or an empty one.
  package var ownLabel: ResolvedLabel { resolved(box.element.ownLabel) }

  /// The name that a form submits the text under; nil if it doesn't.
  public var submittedName: String? { submitted(box.element.name) }

  /// The text, as people see it; that of a field for secrets isn't to be shown.
  public var text: ShownText {
    ShownText(DisplayText(element.text), in: element.style.text(for: element.state), language: language)
  }

  /// The text that stands in while there is none; nil without one.
  public var placeholder: ShownText? {
    element.placeholder.map {
      ShownText($0, in: element.style.placeholder, language: language, followsLinks: false)
    }
  }
}

extension ResolvedControl<Switch> {
  /// The label beside the switch; nil if there is none, or nothing in it.
  public var label: ResolvedLabel? { hasLabel ? ownLabel : nil }

  /// Whether there is a label beside the switch, with something in it.
  package var hasLabel: Bool { box.element.hasLabel && box.element.ownLabel.text.isShown(in: language) }

  /// The label beside the switch, or an empty one.
  package var ownLabel: ResolvedLabel { resolved(box.element.ownLabel) }

  /// The name that a form submits the switch under while it is on; nil if it doesn't.
  public var submittedName: String? { submitted(box.element.name) }
}

extension ResolvedControl<SegmentedControl> {
  /// The name that a form submits the selected segment's value under; nil if it doesn't.
  public var submittedName: String? { submitted(box.element.name) }

  /// The title of a segment, in the style of its states; of one that there isn't, nothing.
  public func title(ofSegmentAt index: Int) -> ShownText {
    let style = element.style.style(for: element.state(ofSegmentAt: index))?.text ?? TextStyle()
    guard element.segments.indices.contains(index) else { return ShownText([], in: style) }
    return ShownText(element.segments[index].title, in: style, language: language, followsLinks: false)
  }
}

/// A button, with what names it.
public struct ResolvedButton: Sendable {
  package let box: ElementBox<Button>
  /// The title of the row, if the button has no name of its own.
  public let rowTitle: RowTitle?
  /// The language of readers.
  let language: Language?
}

extension ResolvedButton {
  /// The button.
  public var element: Button { box.element }

  /// What the button is called: by its own name, else by the title of its row; nil if nothing names it.
  public var name: String? { element.name(in: language) ?? rowTitle?.title.displayValue(in: language) }

  /// The title, in the style of the button's states.
  public var title: ShownText {
    let style = element.stateStyle?.text ?? TextStyle()
    return ShownText(element.title, in: style, language: language, followsLinks: false)
  }
}

extension DisplayText {
  /// Whether there is something in the text: an empty one is no name.
  func isShown(in language: Language?) -> Bool { !displayValue(in: language).isEmpty }
}

extension Control {
  /// The name that the control has of its own, if there is one.
  func name(in language: Language?) -> String? {
    for name in [accessibility.label, ownName] {
      if let name = name?.displayValue(in: language), !name.isEmpty { return name }
    }
    return nil
  }

  /// Whether the control has a name of its own.
  func hasName(in language: Language?) -> Bool {
    accessibility.label?.isShown(in: language) == true || ownName?.isShown(in: language) == true
  }
}
