package import Restyle

/// A walk through elements that keeps its own stack, so that their depth never fills the thread's.
package struct ElementWalk {
  let context: ElementContext
  private var frames: [Frame] = []
  // For each open section the row that waits until it is known whether another one follows.
  private var sections: [WaitingRow] = []
  private var start: ElementNode?
  // Which of the elements around it the latest one is, from 1.
  private var number = 0

  /// Starts before an element.
  package init(_ element: some Element, in context: ElementContext) {
    self.context = context
    // Asked once, where it saves a step of the depth.
    let node = (element as? any PrimitiveElement)?.body.node
    if let node, !node.isOmitted { start = node } else { start = .custom(HeldContent(element)) }
  }

  /// What a walk comes to.
  // Moved, since copies would count references for each element.
  package enum Event: ~Copyable {
    /// An element that holds no others.
    case visit(ElementNode)
    /// The start of an element that holds others; of a row at its position in its section, if it is in one.
    case open(ElementNode, at: SegmentPosition? = nil)
    /// The end of such an element.
    case close(ElementNode, at: SegmentPosition? = nil)
  }
}

extension ElementWalk {
  /// Goes on to the next event; nil at the end.
  package mutating func next() throws(ElementError) -> Event? {
    if let start = start.take() {
      number = 1
      if let event = try take(start, areRows: false) { return event }
    }
    while let top = frames.indices.last {
      let event: Event?
      if let node = frames[top].next() {
        number = frames[top].taken
        event = try take(node, areRows: frames[top].areRows)
      } else {
        event = try close(top)
      }
      if let event { return event }
    }
    return nil
  }

  /// Ends the innermost element.
  private mutating func close(_ top: Int) throws(ElementError) -> Event? {
    if case .section? = frames[top].origin {
      // The row that waits is the last one; the section is ended when the walk comes back from it.
      if let event = try openWaitingRow(isLast: true) { return event }
      sections.removeLast()
    }
    number = frames[top].number
    let position = frames[top].position
    // Moved to the event: a copy would be counted.
    let origin = frames[top].origin.take()
    frames.removeLast()
    guard let origin, origin.isContainer else { return nil }
    return .close(origin, at: position)
  }

  /// Comes to an element, or steps into it.
  private mutating func take(_ node: consuming ElementNode, areRows: Bool) throws(ElementError) -> Event? {
    switch node {
    case .content, .generated:
      try push(node, areRows: areRows)
    case .reader(let reader):
      try push(node, making: reader.value.content(context), areRows: areRows)
    case .custom(let element):
      try push(node, making: element.value.bodyContent, areRows: areRows)
    case .omitted:
      throw tooDeep(node)
    default:
      guard areRows, let section = sections.indices.last else { return try come(to: node) }
      // Opened first, the row before this one becomes the frame that the walk goes on with.
      let event = try openWaitingRow(isLast: false)
      sections[section].node = node
      return event
    }
    return nil
  }

  /// Opens the row that waits, if one does.
  private mutating func openWaitingRow(isLast: Bool) throws(ElementError) -> Event? {
    guard let section = sections.indices.last, let node = sections[section].node.take() else { return nil }
    sections[section].number += 1
    number = sections[section].number
    let position = SegmentPosition(isFirst: number == 1, isLast: isLast)
    if case .row = node { return try come(to: node, at: position) }
    return try come(to: .row(ElementBox(Row { ElementContent(node) })), at: position)
  }

  /// Comes to an element that renderers know.
  private mutating func come(
    to node: consuming ElementNode, at position: SegmentPosition? = nil
  ) throws(ElementError) -> Event? {
    switch node {
    case .stack, .row, .form: try push(node, areRows: false, at: position)
    case .section:
      try push(node, areRows: true)
      sections.append(WaitingRow())
    default: return .visit(node)
    }
    return .open(node, at: position)
  }

  private mutating func push(
    _ origin: ElementNode, making made: ElementContent? = nil, areRows: Bool,
    at position: SegmentPosition? = nil
  ) throws(ElementError) {
    guard frames.count < ElementError.depthLimit else { throw tooDeep(origin) }
    frames.append(Frame(origin: origin, number: number, position: position, made: made, areRows: areRows))
  }

  private func tooDeep(_ node: ElementNode) -> ElementError {
    let names = (frames.compactMap(\.origin) + [node]).map(\.name).filter { !$0.isEmpty }
    return .nestedTooDeeply(
      outermost: Array(names.prefix(3)), innermost: Array(names.dropFirst(3).suffix(3)))
  }
}

extension ElementWalk {
  /// How many elements the walk is in the middle of.
  package var depth: Int { frames.count }

  /// The path to the innermost of some elements that the walk is in the middle of.
  ///
  /// - Parameter depth: How many of the elements, from the outermost.
  /// - Returns: The path.
  package func path(ofDepth depth: Int) -> ElementPath {
    ElementPath(
      frames.prefix(depth).compactMap { frame in
        guard let origin = frame.origin, origin.isPlace else { return nil }
        return step(to: origin, number: frame.number)
      })
  }

  /// The path to what the latest event was about.
  package func path(to event: borrowing Event) -> ElementPath {
    var path = path(ofDepth: depth)
    switch event {
    case .visit(let node): path.steps.append(step(to: node, number: number))
    case .close(let node, _): path.steps.append(step(to: node, number: number))
    case .open: break
    }
    return path
  }

  private func step(to node: ElementNode, number: Int) -> ElementPath.Step {
    ElementPath.Step(node.name, number: number, name: node.title(in: context.language))
  }
}

extension Element {
  fileprivate var bodyContent: ElementContent {
    let body = body
    return body as? ElementContent ?? ElementContent(.custom(HeldContent(body)))
  }
}
