import RestyleElements

extension StructureWalk {
  mutating func take(_ label: Label, _ visitor: inout some StructureVisitor) {
    let accessibility = label.accessibility
    if accessibility.isVisuallyHidden, !visitor.isHeard { return }
    var role = ResolvedLabel.Role.paragraph
    // An empty heading would be announced, too.
    if let level = accessibility.headingLevel,
      label.text.isShown(in: language) || accessibility.label?.isShown(in: language) == true
    {
      headingLevel = level
      role = .heading(level)
    }
    let isInAction = rows.contains(where: \.hasAction)
    visitor.visit(
      ResolvedLabel(
        label: label, role: role, isInAction: isInAction,
        isHeadingInHeaderCell: role != .paragraph && isInHeaderCell, language: language))
  }

  mutating func take(_ button: ElementBox<Button>, _ visitor: inout some StructureVisitor) {
    let rowTitle = button.element.hasName(in: language) ? nil : titleOfRowAround
    visitor.visit(ResolvedButton(box: button, rowTitle: rowTitle, language: language))
  }

  mutating func take(control box: AnyElementBox, _ visitor: inout some StructureVisitor) {
    guard let facts = box.facts else { return }
    let isNamed = box.hasName(in: language)
    let (number, title, description) =
      facts.hasTitledChoices
      ? claimGroupLabel(of: box, isNamed: isNamed, &visitor) : claimLabel(of: box, isNamed: isNamed, &visitor)
    let unsubmittedNumber = facts.hasUnsubmittedChoices ? unsubmittedNumber() : nil
    if facts.submitsFiles,
      let form = forms.last(where: { $0.submission != nil })?.submission,
      !form.sendsFiles || form.method == .get
    {
      visitor.report(.unsentFiles)
    }
    visitor.visit(
      ResolvedControl(
        erasedBox: box, kind: facts.kind, number: number, rowTitle: title, description: description,
        unsubmittedNumber: unsubmittedNumber,
        isRequiredWhileHidden: facts.isRequired && (isRevealed(box, behind: 0) || elements.isInDisclosure),
        language: language))
  }

  mutating func take(_ bar: ElementBox<ProgressBar>, _ visitor: inout some StructureVisitor) {
    let isNamed = bar.element.hasName(in: language)
    let (number, title, description) = claimLabel(of: bar, isNamed: isNamed, &visitor)
    visitor.visit(
      ResolvedProgressBar(
        box: bar, number: number, rowTitle: title, description: description, language: language))
  }

  /// Finds the title and the description of a control with one label, and assigns its number.
  private mutating func claimLabel(
    of box: AnyElementBox, isNamed: Bool, _ visitor: inout some StructureVisitor
  ) -> (number: Int, title: RowTitle?, description: ControlDescription?) {
    var description: ControlDescription?
    if let index = fields.indices.last, fields[index].field.describesControl, !fields[index].hasControl,
      !fields[index].hasRevealed || !isRevealed(box, behind: fields[index].depth)
    {
      fields[index].hasControl = true
      let field = fields[index].field
      description = field.description
      if let number = field.labelledControl {
        let title = RowTitle(number: nil, isLabel: true, source: .field(field.box))
        return (number, isNamed ? nil : title, description)
      }
    }
    let number = makeNumber()
    let isLabel = visitTitle(labelling: isNamed ? nil : (number, box.identifier), &visitor)
    var title = isNamed ? nil : titleAround
    if isLabel { title?.isLabel = true }
    return (number, title, description)
  }

  /// Whether a choice reveals a control, or one of the open elements around it beyond a depth.
  private func isRevealed(_ box: AnyElementBox, behind depth: Int) -> Bool {
    box.hasAccessibility && box.accessibility.revealedBy != nil || elements.isRevealed(behind: depth)
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

  /// Finds the title and the description of several choices, which a title can't label, and assigns their number.
  private mutating func claimGroupLabel(
    of box: AnyElementBox, isNamed: Bool, _ visitor: inout some StructureVisitor
  ) -> (number: Int, title: RowTitle?, description: ControlDescription?) {
    visitTitle(&visitor)
    var description: ControlDescription?
    if let index = fields.indices.last, fields[index].field.describesControl,
      !fields[index].hasRevealed || !isRevealed(box, behind: fields[index].depth)
    {
      description = fields[index].field.description
    }
    return (makeNumber(), isNamed ? nil : titleAround, description)
  }

  /// The number that identifies controls that the surrounding form doesn't submit; nil without a form.
  private mutating func unsubmittedNumber() -> Int? {
    guard let form = forms.lastIndex(where: { $0.submission != nil }) else { return nil }
    let number = forms[form].unsubmittedNumber ?? makeNumber()
    forms[form].unsubmittedNumber = number
    return number
  }
}
