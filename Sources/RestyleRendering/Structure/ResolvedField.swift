import Restyle
public import RestyleElements

/// A control with a label above it, help, and an error message.
public struct ResolvedFormField: Sendable {
  package let box: ElementBox<FormField>
  /// The number of the control that has the label; nil if the label names a group.
  public let labelledControl: Int?
  /// The identifier of the control that the label is for; nil if it has none of its own.
  package let labelledIdentifier: String?
  /// The number by which a group refers to its label; nil if the label is empty, or is that of a control.
  public let labelNumber: Int?
  /// The numbers by which the control refers to the help and the error message.
  public let description: ControlDescription
  /// Whether the field is a group that the label names.
  ///
  /// A group has several controls, or one that has its own name.
  public let isGroup: Bool
  /// Whether the help and the error message describe the only control in the field, rather than the field.
  public let describesControl: Bool
  /// Whether the only control in the field is required.
  public let isRequired: Bool
  /// The readers' language.
  let language: Language?
}

/// The texts that describe a control, in addition to its name.
public struct ControlDescription: Hashable, Sendable {
  /// The number by which the control refers to its help; nil for none.
  public let helpNumber: Int?
  /// The number by which the control refers to the error message; nil for none.
  public let errorNumber: Int?
}

extension ResolvedFormField {
  /// The field.
  public var element: FormField { box.element }

  /// The identifier of the choice that reveals all that is in the field; nil for none.
  package var revealedBy: String? {
    box.element.content.mayBeRevealed ? box.element.content.onlyNodeInBodies?.revealedBy : nil
  }

  /// Whether there is a label that isn't empty.
  package var hasLabel: Bool { labelledControl != nil || labelNumber != nil }

  /// Whether the label has the mark of a control that requires a value.
  package var showsRequiredMark: Bool {
    isRequired && hasLabel && box.element.style.shownRequiredMark != nil
  }

  /// The label; empty if there is none.
  public var label: ShownText { text(box.element.label, box.element.style.label, followsLinks: isGroup) }

  /// The label, followed by the style's mark for required controls if there is one and the control is required.
  ///
  /// An output that announces required controls to assistive technologies hides the mark from them.
  public var markedLabel: ShownText {
    let (label, style) = (box.element.label, box.element.style)
    guard showsRequiredMark, let mark = style.shownRequiredMark else { return self.label }
    // The mark is in the language of the label, from whose style the runs inherit.
    let runs = label.styled(TextStyle(), in: style.label.language ?? language).runs
    return text(DisplayText(StyledString(runs + [mark])), style.label, followsLinks: isGroup)
  }

  /// The help; nil if there is none.
  public var help: ShownText? {
    guard description.helpNumber != nil, let help = box.element.help else { return nil }
    return text(help, box.element.style.help)
  }

  /// The error message; nil if there is none.
  public var error: ShownText? {
    guard description.errorNumber != nil, let error = box.element.error else { return nil }
    return text(error, box.element.style.error)
  }

  private func text(_ text: DisplayText, _ style: TextStyle, followsLinks: Bool = true) -> ShownText {
    ShownText(text, in: style, language: language, followsLinks: followsLinks)
  }
}

/// A progress bar, with its names and descriptions.
public struct ResolvedProgressBar: Sendable {
  package let box: ElementBox<ProgressBar>
  /// The number by which its label refers to the bar.
  public let number: Int
  /// The title of the row or the field around it, if the bar has no name of its own.
  public let rowTitle: RowTitle?
  /// The texts that describe the bar; nil for none.
  public let description: ControlDescription?
  /// The readers' language.
  let language: Language?
}

extension ResolvedProgressBar {
  /// The bar.
  public var element: ProgressBar { box.element }

  /// The name of the bar: its own, or else the title around it; nil if there is none.
  public var name: String? {
    element.accessibility.name(or: element.label?.text, in: language)
      ?? rowTitle?.title.displayValue(in: language)
  }

  /// The label beside the bar; nil if there is none, or if it is empty.
  public var label: ResolvedLabel? {
    box.element.label.flatMap { ResolvedLabel($0, of: number, box, in: language) }
  }
}

extension ProgressBar {
  /// Whether the bar has a name of its own.
  func hasName(in language: Language?) -> Bool { accessibility.hasName(or: label?.text, in: language) }
}
