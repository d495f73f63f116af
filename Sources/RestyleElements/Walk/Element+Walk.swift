import Restyle

extension Element {
  /// Tells a visitor of the elements that this one comes down to, in the order in which they are read.
  ///
  /// Bodies are evaluated on the way, with the context's defaults in force. What lies in a section and isn't a row
  /// stands in a row of its own.
  ///
  /// It takes a time that grows with the number of elements, and memory that grows with how deep they lie.
  ///
  /// - Parameters:
  ///   - visitor: What is told; it may have been told a part when this throws.
  ///   - context: What the elements are rendered in.
  /// - Throws: `ElementError` if elements lie too deep in one another.
  public func walk(
    _ visitor: inout some ElementVisitor, in context: ElementContext = ElementContext()
  ) throws(ElementError) {
    try context.withDefaults { () throws(ElementError) in
      var walk = ElementWalk(self, in: context)
      while let event = try walk.next() { event.tell(&visitor) }
    }
  }
}

extension ElementWalk.Event {
  fileprivate consuming func tell(_ visitor: inout some ElementVisitor) {
    switch consume self {
    case .visit(let node): node.tell(&visitor)
    case .open(let node, let position): node.tellStart(at: position, &visitor)
    case .close(let node, let position): node.tellEnd(at: position, &visitor)
    }
  }
}

extension ElementNode {
  fileprivate func tell(_ visitor: inout some ElementVisitor) {
    switch self {
    case .label(let label): visitor.visit(label.element)
    case .titleSubtitle(let titleSubtitle): visitor.visit(titleSubtitle.element)
    case .button(let button): visitor.visit(button.element)
    case .textField(let field): visitor.visit(field.element)
    case .switch(let `switch`): visitor.visit(`switch`.element)
    case .segmentedControl(let control): visitor.visit(control.element)
    case .checkbox(let checkbox): visitor.visit(checkbox.element)
    case .radioGroup(let group): visitor.visit(group.element)
    case .picker(let picker): visitor.visit(picker.element)
    case .textArea(let area): visitor.visit(area.element)
    case .numberField(let field): visitor.visit(field.element)
    case .dateField(let field): visitor.visit(field.element)
    case .fileField(let field): visitor.visit(field.element)
    case .slider(let slider): visitor.visit(slider.element)
    case .hyperlink(let link): visitor.visit(link.element)
    case .progressBar(let bar): visitor.visit(bar.element)
    case .table(let table): visitor.visit(table.element)
    case .imageView(let imageView): visitor.visit(imageView.element)
    case .separator(let separator): visitor.visit(separator.element)
    case .spacer(let spacer): visitor.visit(spacer.element)
    // The others hold elements, or aren't told of.
    case .stack, .row, .section, .form, .list, .listItem, .tableRow, .tableCell, .descriptionList,
      .description, .disclosure, .formField,
      .content, .generated, .reader, .container, .variant, .custom, .omitted:
      break
    }
  }

  fileprivate func tellStart(at position: SegmentPosition?, _ visitor: inout some ElementVisitor) {
    switch self {
    case .stack(let stack): visitor.open(stack.element)
    case .row(let row):
      visitor.open(row.element, at: position)
      guard row.element.hasHeading else { return }
      visitor.visit(row.element.ownHeading)
      // What follows a heading lies at the end of the row.
      visitor.visit(Spacer())
    case .section(let section): visitor.open(section.element)
    case .form(let form): visitor.open(form.element)
    case .container(let container): visitor.open(container.value)
    case .list(let list): visitor.open(list.element)
    case .listItem(let item): visitor.open(item.element)
    case .table(let table): visitor.open(table.element)
    case .tableRow(let place): visitor.open(place.element.tableRow)
    case .tableCell(let place): visitor.open(place.element.cell)
    case .descriptionList(let list): visitor.open(list.element)
    case .description(let place): visitor.open(place.element.item)
    case .disclosure(let disclosure): visitor.open(disclosure.element)
    case .formField(let field): visitor.open(field.element)
    default: break
    }
  }

  fileprivate func tellEnd(at position: SegmentPosition?, _ visitor: inout some ElementVisitor) {
    switch self {
    case .stack(let stack): visitor.close(stack.element)
    case .row(let row): visitor.close(row.element, at: position)
    case .section(let section): visitor.close(section.element)
    case .form(let form): visitor.close(form.element)
    case .container(let container): visitor.close(container.value)
    case .list(let list): visitor.close(list.element)
    case .listItem(let item): visitor.close(item.element)
    case .table(let table): visitor.close(table.element)
    case .tableRow(let place): visitor.close(place.element.tableRow)
    case .tableCell(let place): visitor.close(place.element.cell)
    case .descriptionList(let list): visitor.close(list.element)
    case .description(let place): visitor.close(place.element.item)
    case .disclosure(let disclosure): visitor.close(disclosure.element)
    case .formField(let field): visitor.close(field.element)
    default: break
    }
  }
}
