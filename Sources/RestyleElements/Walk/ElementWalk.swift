import Restyle

/// A walk through elements that keeps its own stack, so that their depth never fills the thread's.
struct ElementWalk {
  let context: ElementContext
  private var frames: [Frame] = []
  // For each open section the row that waits until it is known whether another one follows.
  private var sections: [WaitingRow] = []

  init(context: ElementContext) {
    self.context = context
  }
}

extension ElementWalk {
  mutating func start(_ node: ElementNode, _ visitor: inout some ElementVisitor) throws(ElementError) {
    try take(node, areRows: false, &visitor)
  }

  /// Goes on by one element; returns false at the end.
  mutating func step(_ visitor: inout some ElementVisitor) throws(ElementError) -> Bool {
    guard let top = frames.indices.last else { return false }
    if let node = frames[top].next() {
      try take(node, areRows: frames[top].areRows, &visitor)
    } else {
      try close(&visitor)
    }
    return true
  }

  /// Ends the innermost element.
  private mutating func close(_ visitor: inout some ElementVisitor) throws(ElementError) {
    guard let frame = frames.last else { return }
    switch frame.origin.kind {
    case .stack(let stack): visitor.close(stack)
    case .row(let row): visitor.close(row, at: frame.position)
    case .form(let form): visitor.close(form)
    case .section(let section):
      // The row that waits is the last one; the section is ended when the walk comes back from it.
      if try openWaitingRow(isLast: true, &visitor) { return }
      sections.removeLast()
      visitor.close(section)
    default: break
    }
    frames.removeLast()
  }

  /// Tells of an element, or steps into it.
  private mutating func take(
    _ node: ElementNode, areRows: Bool, _ visitor: inout some ElementVisitor
  ) throws(ElementError) {
    switch node.kind {
    case .content(let content):
      try push(node, .content(content), areRows: areRows)
    case .generated(let content):
      try push(node, .generated(content), areRows: areRows)
    case .reader(let reader):
      try push(node, .content(reader.content(context)), areRows: areRows)
    case .custom(let element):
      let body = element.bodyNode
      if case .content(let content) = body.kind {
        try push(node, .content(content), areRows: areRows)
      } else {
        try push(node, .content(ElementContent(body)), areRows: areRows)
      }
    case .omitted:
      throw tooDeep(node)
    default:
      guard areRows, let section = sections.indices.last else { return try visit(node, &visitor) }
      // Opened first, the row before this one becomes the frame that the walk goes on with.
      try openWaitingRow(isLast: false, &visitor)
      sections[section].node = node
    }
  }

  /// Opens the row that waits, if one does.
  @discardableResult
  private mutating func openWaitingRow(
    isLast: Bool, _ visitor: inout some ElementVisitor
  ) throws(ElementError) -> Bool {
    guard let section = sections.indices.last, let node = sections[section].node else { return false }
    let position = SegmentPosition(isFirst: sections[section].isFirst, isLast: isLast)
    sections[section] = WaitingRow(isFirst: false)
    if case .row(let row) = node.kind {
      try open(row, node, at: position, &visitor)
    } else {
      let row = Row(content: ElementContent(node))
      try open(row, row.node, at: position, &visitor)
    }
    return true
  }

  private mutating func open(
    _ row: Row, _ node: ElementNode, at position: SegmentPosition?, _ visitor: inout some ElementVisitor
  ) throws(ElementError) {
    try push(node, .content(row.content), areRows: false, at: position)
    visitor.open(row, at: position)
    if let heading = row.heading {
      visitor.visit(heading)
      // What follows a heading lies at the end of the row.
      visitor.visit(Spacer())
    }
  }

  /// Tells of an element that renderers know.
  private mutating func visit(
    _ node: ElementNode, _ visitor: inout some ElementVisitor
  ) throws(ElementError) {
    switch node.kind {
    case .label(let label): visitor.visit(label)
    case .titleSubtitle(let titleSubtitle): visitor.visit(titleSubtitle)
    case .button(let button): visitor.visit(button)
    case .textField(let field): visitor.visit(field)
    case .switch(let `switch`): visitor.visit(`switch`)
    case .segmentedControl(let control): visitor.visit(control)
    case .imageView(let imageView): visitor.visit(imageView)
    case .separator(let separator): visitor.visit(separator)
    case .spacer(let spacer): visitor.visit(spacer)
    case .stack(let stack):
      try push(node, .content(stack.content), areRows: false)
      visitor.open(stack)
    case .row(let row):
      try open(row, node, at: nil, &visitor)
    case .section(let section):
      try push(node, .content(section.content), areRows: true)
      sections.append(WaitingRow())
      visitor.open(section)
    case .form(let form):
      try push(node, .content(form.content), areRows: false)
      visitor.open(form)
    case .content, .generated, .reader, .custom, .omitted:
      break
    }
  }
}

extension ElementWalk {
  private mutating func push(
    _ origin: ElementNode, _ elements: Elements, areRows: Bool, at position: SegmentPosition? = nil
  ) throws(ElementError) {
    guard frames.count < ElementError.depthLimit else { throw tooDeep(origin) }
    frames.append(Frame(origin: origin, position: position, elements: elements, areRows: areRows))
  }

  private func tooDeep(_ node: ElementNode) -> ElementError {
    let names = (frames.map(\.origin) + [node]).map(\.name).filter { !$0.isEmpty }
    return .nestedTooDeeply(
      outermost: Array(names.prefix(3)), innermost: Array(names.dropFirst(3).suffix(3)))
  }
}

extension Element {
  fileprivate var bodyNode: ElementNode { body.node }
}
