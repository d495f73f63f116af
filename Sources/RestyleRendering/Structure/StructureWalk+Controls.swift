import Restyle
import RestyleElements

extension StructureWalk {
  mutating func take(_ label: Label, _ visitor: inout some StructureVisitor) {
    tellTitle(&visitor)
    let accessibility = label.accessibility
    var role = ResolvedLabel.Role.paragraph
    // A heading without a name would be read out all the same.
    if let level = accessibility.headingLevel,
      label.text.isShown(in: language) || accessibility.label?.isShown(in: language) == true
    {
      headingLevel = level
      role = .heading(level)
    }
    let isInAction = rows.contains { $0.row._withUnsafeGuaranteedRef(\.element.hasAction) }
    visitor.visit(ResolvedLabel(label: label, role: role, isInAction: isInAction, language: language))
  }

  mutating func take(_ button: ElementBox<Button>, _ visitor: inout some StructureVisitor) {
    tellTitle(&visitor)
    let rowTitle = button.element.hasName(in: language) ? nil : titleOfRowAround
    visitor.visit(ResolvedButton(box: button, rowTitle: rowTitle, language: language))
  }

  mutating func take(_ control: some BoxedControl, _ visitor: inout some StructureVisitor) {
    let resolved = control.hasTitledChoices ? resolve(group: control, &visitor) : resolve(control, &visitor)
    if control.submitsFiles, let form = forms.last(where: { $0.submission != nil })?.submission,
      !form.sendsFiles || form.method == .get
    {
      visitor.report(.unsentFiles)
    }
    visitor.visit(resolved)
  }

  /// Resolves a control that the title around it is the label of, if it has no name of its own.
  private mutating func resolve<Box: BoxedControl>(
    _ control: Box, _ visitor: inout some StructureVisitor
  ) -> ResolvedControl<Box.Kind> {
    let isNamed = control.hasName(in: language)
    let place = takePlace(isNamed: isNamed, &visitor)
    return ResolvedControl(
      box: control.box, number: place.number, rowTitle: isNamed ? nil : place.title,
      description: place.description, unsubmittedNumber: nil, language: language)
  }

  mutating func take(_ bar: ElementBox<ProgressBar>, _ visitor: inout some StructureVisitor) {
    let isNamed = bar.element.hasName(in: language)
    let place = takePlace(isNamed: isNamed, &visitor)
    visitor.visit(
      ResolvedProgressBar(
        box: bar, number: place.number, rowTitle: isNamed ? nil : place.title,
        description: place.description, language: language))
  }

  /// Finds out what names and describes what has one label, and gives it its number.
  private mutating func takePlace(
    isNamed: Bool, _ visitor: inout some StructureVisitor
  ) -> (number: Int, title: RowTitle?, description: ControlDescription?) {
    var description: ControlDescription?
    if let index = fields.indices.last, fields[index].field.describesControl, !fields[index].isTaken {
      fields[index].isTaken = true
      let field = fields[index].field
      description = field.description
      if let number = field.labelledControl {
        return (number, RowTitle(number: nil, source: .field(field.box)), description)
      }
    }
    let number = makeNumber()
    tellTitle(labelling: isNamed ? nil : number, &visitor)
    return (number, titleAround, description)
  }

  /// The innermost title of a row or a field.
  private var titleAround: RowTitle? {
    if let open = fields.last, open.depth > max(rows.last?.depth ?? 0, tables.last?.cell?.depth ?? 0),
      let number = open.field.labelNumber
    {
      return RowTitle(number: number, source: .field(open.field.box))
    }
    return titleOfRowAround
  }

  /// The innermost title of a row, or of a table's cell.
  private var titleOfRowAround: RowTitle? {
    if let cell = tables.last?.cell, cell.depth > rows.last?.depth ?? 0 { return cell.cell.title }
    return rows.last?.rowTitle
  }

  /// Resolves a control of several choices, which no title can be the label of.
  private mutating func resolve<Box: BoxedControl>(
    group control: Box, _ visitor: inout some StructureVisitor
  ) -> ResolvedControl<Box.Kind> {
    tellTitle(&visitor)
    let number = makeNumber()
    var unsubmittedNumber: Int?
    if control.needsOwnForm, let form = forms.lastIndex(where: { $0.submission != nil }) {
      unsubmittedNumber = forms[form].unsubmittedNumber ?? makeNumber()
      forms[form].unsubmittedNumber = unsubmittedNumber
    }
    var description: ControlDescription?
    if let field = fields.last?.field, field.describesControl { description = field.description }
    return ResolvedControl(
      box: control.box, number: number, rowTitle: control.hasName(in: language) ? nil : titleAround,
      description: description, unsubmittedNumber: unsubmittedNumber, language: language)
  }
}

extension BoxedControl {
  /// Whether there are several choices, each with a title beside it.
  var hasTitledChoices: Bool { box.element.titledChoiceCount != nil }

  /// Whether a form has to send files that are submitted under a name.
  fileprivate var submitsFiles: Bool { box.element.submitsFiles && submittedName != nil }

  /// Whether there are choices which the form around them mustn't submit.
  fileprivate var needsOwnForm: Bool { submittedName == nil && box.element.titledChoiceCount ?? 0 > 0 }

  /// Whether the control has a name of its own.
  func hasName(in language: Language?) -> Bool { box.element.hasName(in: language) }
}
