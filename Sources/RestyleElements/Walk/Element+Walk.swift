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
  fileprivate func tell(_ visitor: inout some ElementVisitor) {
    switch self {
    case .visit(.label(let label)): visitor.visit(label.element)
    case .visit(.titleSubtitle(let titleSubtitle)): visitor.visit(titleSubtitle.element)
    case .visit(.button(let button)): visitor.visit(button.element)
    case .visit(.textField(let field)): visitor.visit(field.element)
    case .visit(.switch(let `switch`)): visitor.visit(`switch`.element)
    case .visit(.segmentedControl(let control)): visitor.visit(control.element)
    case .visit(.checkbox(let element)): visitor.visit(element.element)
    case .visit(.radioGroup(let element)): visitor.visit(element.element)
    case .visit(.picker(let element)): visitor.visit(element.element)
    case .visit(.textArea(let element)): visitor.visit(element.element)
    case .visit(.numberField(let element)): visitor.visit(element.element)
    case .visit(.dateField(let element)): visitor.visit(element.element)
    case .visit(.fileField(let element)): visitor.visit(element.element)
    case .visit(.hyperlink(let element)): visitor.visit(element.element)
    case .visit(.progressBar(let element)): visitor.visit(element.element)
    case .visit(.table(let element)): visitor.visit(element.element)
    case .visit(.imageView(let imageView)): visitor.visit(imageView.element)
    case .visit(.separator(let separator)): visitor.visit(separator.element)
    case .visit(.spacer(let spacer)): visitor.visit(spacer.element)
    case .open(.stack(let stack), _): visitor.open(stack.element)
    case .close(.stack(let stack), _): visitor.close(stack.element)
    case .open(.row(let row), let position):
      visitor.open(row.element, at: position)
      guard let heading = row.element.heading else { return }
      visitor.visit(heading)
      // What follows a heading lies at the end of the row.
      visitor.visit(Spacer())
    case .close(.row(let row), let position): visitor.close(row.element, at: position)
    case .open(.section(let section), _): visitor.open(section.element)
    case .close(.section(let section), _): visitor.close(section.element)
    case .open(.container(let container), _): visitor.open(container.value)
    case .close(.container(let container), _): visitor.close(container.value)
    case .open(.form(let form), _): visitor.open(form.element)
    case .close(.form(let form), _): visitor.close(form.element)
    case .open(.list(let element), _): visitor.open(element.element)
    case .close(.list(let element), _): visitor.close(element.element)
    case .open(.listItem(let element), _): visitor.open(element.element)
    case .close(.listItem(let element), _): visitor.close(element.element)
    case .open(.disclosure(let element), _): visitor.open(element.element)
    case .close(.disclosure(let element), _): visitor.close(element.element)
    case .open(.formField(let element), _): visitor.open(element.element)
    case .close(.formField(let element), _): visitor.close(element.element)
    // The others are no events.
    case .visit, .open, .close: break
    }
  }
}
