package import Restyle
package import RestyleElements

/// A walk through elements with its own stack, so that deep nesting can't overflow the thread's.
package struct ElementWalk {
  private(set) var context: ElementContext
  private let variation: (any ElementVariation)?
  // Read once, since few walks have one, and reading it for each element is slow.
  private let noteElement: (@Sendable (any Element) -> Void)?
  /// Whether there are default styles that depend on traits.
  private let defaultsVary: Bool
  /// The types of elements that aren't containers, since checking a type takes as long as writing an element.
  // In an array, since interfaces have few of them.
  private var plainTypes: [ObjectIdentifier] = []
  /// The open variants, each with the context around it.
  private var variants: [(outer: ElementContext, decided: TraitCondition)] = []
  /// The problems of readers and dynamic styles that couldn't vary, since they were last taken.
  private var frozenLosses: [RenderingProblem.Loss] = []
  private var frames: [Frame] = []
  // For each open section, the row that waits until the walk knows whether another one follows.
  private var sections: [WaitingRow] = []
  private var start: ElementNode?
  // The number of the latest element among its siblings, from 1.
  private var number = 0

  /// Creates a walk that starts with an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - context: The context that it is rendered in.
  ///   - variation: The variation of context readers; nil to use the context.
  package init(
    _ element: some Element, in context: ElementContext, varying variation: (any ElementVariation)? = nil
  ) {
    self.context = context
    self.variation = variation
    noteElement = variation?.noteElement
    defaultsVary = DefaultStyling.defaults.hasDynamicStyles
    // Checked only here, which saves a level of depth. The type is checked first, since a cast takes several times as
    // long.
    let isKnown = type(of: element) is any PrimitiveElement.Type
    let node = isKnown ? (element as? any PrimitiveElement)?.body.node : nil
    if let node, !node.isOmitted { start = node } else { start = .custom(HeldContent(element)) }
  }

  /// An event of a walk.
  // Noncopyable, since copies would retain references for each element.
  package enum Event: ~Copyable {
    /// An element without content.
    case visit(ElementNode)
    /// The start of an element that holds others; of a row at its position in its section, if it is in one.
    case open(ElementNode, at: SegmentPosition? = nil)
    /// The end of such an element.
    case close(ElementNode, at: SegmentPosition? = nil)
    /// The start of one of several alternative sets of elements.
    case openVariant(HeldContent<ElementVariant>)
    /// The end of such a set.
    case closeVariant(HeldContent<ElementVariant>)
  }
}

extension ElementWalk {
  /// Advances to the next event; nil at the end.
  package mutating func next() throws(ElementError) -> Event? {
    if let start = start.take() {
      number = 1
      if let event = try take(start, as: .content) { return event }
    }
    while let top = frames.indices.last {
      let event: Event?
      if let node = frames[top].next() {
        number = frames[top].count
        event = try take(node, as: frames[top].role)
      } else if let variant = frames[top].nextVariant() {
        event = try open(variant)
      } else {
        event = try close(top)
      }
      if let event { return event }
    }
    return nil
  }

  /// Closes the innermost element.
  private mutating func close(_ top: Int) throws(ElementError) -> Event? {
    if frames[top].isContainer, frames[top].role == .rows {
      // The waiting row is the last one; the section ends when the walk returns from it.
      if let event = try openWaitingRow(isLast: true) { return event }
      sections.removeLast()
    }
    var frame = frames.removeLast()
    number = frame.number
    if frame.joinsSiblings, let outer = frames.indices.last {
      // The variants of a reader replace each other, so the largest number of elements counts.
      frames[outer].count = max(frames[outer].count, frame.count)
    }
    switch frame.variation {
    case nil, .variants: break
    case .watched(let watch, let known): noteLateReads(watch, except: known)
    case .variant(let variant):
      noteLateReads(variant.value.watch, except: variant.value.knownLosses)
      if let last = variants.popLast() { context = last.outer }
      return .closeVariant(variant)
    }
    // Moved to the event, since a copy would be retained.
    guard let origin = frame.origin.take(), frame.isContainer else { return nil }
    return .close(origin, at: frame.position)
  }

  /// Enters one of several sets of elements.
  private mutating func open(_ variant: HeldContent<ElementVariant>) throws(ElementError) -> Event {
    try push(nil, building: variant.value.content, as: .content, joinsSiblings: true, .variant(variant))
    variants.append((context, variant.value.decided))
    context = variant.value.context
    return .openVariant(variant)
  }

  /// Visits an element, or opens it.
  private mutating func take(_ node: consuming ElementNode, as role: ContentRole) throws(ElementError)
    -> Event?
  {
    switch node {
    case .content, .generated:
      leaveOutOfSiblings()
      try push(node, as: role, joinsSiblings: true)
    case .reader(let reader):
      leaveOutOfSiblings()
      try push(node, reader, as: role)
    case .custom(let element):
      let kind = ObjectIdentifier(type(of: element.value))
      if !plainTypes.contains(kind) {
        // The type is checked first, since casting the element takes several times as long.
        if type(of: element.value) is any ContainerElement.Type,
          let container = element.value as? any ContainerElement
        {
          return try take(.container(HeldContent(container)), as: role)
        }
        plainTypes.append(kind)
      }
      noteElement?(element.value)
      try push(node, building: element.value.bodyContent, as: role)
    case .omitted:
      throw tooDeep(node)
    default:
      guard role == .rows, let section = sections.indices.last else { return try come(to: node, as: role) }
      // Opened first, so that the walk continues with the frame of the previous row.
      let event = try openWaitingRow(isLast: false)
      sections[section].node = node
      return event
    }
    return nil
  }

  /// Counts the elements that replace the latest one, instead of that one.
  private mutating func leaveOutOfSiblings() {
    if let top = frames.indices.last { frames[top].count -= 1 }
  }

  /// Opens the waiting row, if there is one.
  private mutating func openWaitingRow(isLast: Bool) throws(ElementError) -> Event? {
    guard let section = sections.indices.last, let node = sections[section].node.take() else { return nil }
    sections[section].number += 1
    number = sections[section].number
    let position = SegmentPosition(isFirst: number == 1, isLast: isLast)
    if case .row = node { return try come(to: node, at: position) }
    return try come(to: node.inRow(), at: position)
  }

  /// Visits an element of a kind that renderers support.
  private mutating func come(
    to node: consuming ElementNode, at position: SegmentPosition? = nil, as role: ContentRole = .content
  ) throws(ElementError) -> Event? {
    var node = node
    var facts = node.facts
    if facts?.isDynamic == true || defaultsVary,
      node.resolveStyles(for: context.traits, defaultsVary: defaultsVary)
    {
      noteReads(ofStylesOf: node)
    }
    if node.isListItem != (role == .items) {
      node = role == .items ? node.inItem() : node.inList()
      facts = node.facts
    }
    if let noteElement, let element = node.element { noteElement(element) }
    if case .container(let container) = node {
      try push(node, building: container.value.bodyContent, as: .content, at: position, isContainer: true)
    } else {
      guard let facts, facts.isContainer else { return .visit(node) }
      try push(node, as: facts.contentRole, at: position, isContainer: true)
      if facts.contentRole == .rows { sections.append(WaitingRow()) }
    }
    return .open(node, at: position)
  }

  private mutating func push(
    _ origin: ElementNode?, building built: ElementContent? = nil, as role: ContentRole,
    at position: SegmentPosition? = nil, isContainer: Bool = false, joinsSiblings: Bool = false,
    _ variation: Variation? = nil
  ) throws(ElementError) {
    guard frames.count < ElementError.depthLimit else { throw tooDeep(origin) }
    // Reserved, since growing from a single frame would move the frames repeatedly.
    if frames.isEmpty { frames.reserveCapacity(8) }
    frames.append(
      Frame(
        origin: origin, number: number, position: position, built: built,
        count: joinsSiblings ? number - 1 : 0, role: role, isContainer: isContainer,
        joinsSiblings: joinsSiblings, variation: variation))
  }

  /// Opens the elements of a reader.
  private mutating func push(
    _ origin: ElementNode, _ reader: ContextReader, as role: ContentRole
  ) throws(ElementError) {
    guard let variation else {
      return try push(origin, building: reader.content(context), as: role, joinsSiblings: true)
    }
    switch variation.content(of: reader, in: context, decided: decided, isRow: role != .content) {
    case .same(let content, let watch):
      let losses = variation.losses(ofReading: watch.reads, decided: decided)
      frozenLosses += losses
      try push(origin, building: content, as: role, joinsSiblings: true, .watched(watch, losses))
    case .frozen(let content, let watch):
      var losses = variation.losses(ofReading: watch.reads, decided: decided)
      if !losses.contains(variation.frozenLoss) { losses.insert(variation.frozenLoss, at: 0) }
      frozenLosses += losses
      try push(origin, building: content, as: role, joinsSiblings: true, .watched(watch, losses))
    case .variants(var variants):
      var reads = TraitReads()
      for variant in variants { reads.formUnion(variant.watch.reads) }
      // Frozen elements in a variant are reported for that variant.
      let losses = variation.losses(ofReading: reads, decided: variants.last?.decided ?? decided)
        .filter { $0 != variation.frozenLoss }
      frozenLosses += losses
      for index in variants.indices { variants[index].knownLosses = losses }
      try push(
        origin, as: role, joinsSiblings: true, .variants(variants.map { HeldContent($0) }))
    }
  }

  /// The conditions that the current elements are already built for.
  private var decided: TraitCondition { variants.last?.decided ?? [] }

  private mutating func noteLateReads(_ watch: TraitWatch, except known: [RenderingProblem.Loss]) {
    let losses = variation?.losses(ofReading: watch.reads, decided: decided) ?? []
    frozenLosses += losses.filter { !known.contains($0) }
  }

  private mutating func noteReads(ofStylesOf node: ElementNode) {
    guard let variation, !variation.variesStyles else { return }
    var node = node
    // Cached styles report their reads, too.
    let reads = context.traits.recordingReads {
      _ = node.resolveStyles(for: $0, defaultsVary: defaultsVary)
    }.reads
    frozenLosses += variation.losses(ofReading: reads, decided: decided)
  }

  /// Whether readers or dynamic styles couldn't vary since their problems were last taken.
  package var hasFrozenLosses: Bool { !frozenLosses.isEmpty }

  /// Returns the problems of readers and dynamic styles that couldn't vary since the last call.
  package mutating func takeFrozenLosses() -> [RenderingProblem.Loss] {
    defer { frozenLosses = [] }
    return frozenLosses
  }

  private func tooDeep(_ node: ElementNode?) -> ElementError {
    let names = (frames.map(\.origin) + [node]).compactMap { $0 }.map(\.name).filter { !$0.isEmpty }
    return .nestedTooDeeply(
      outermost: Array(names.prefix(3)), innermost: Array(names.dropFirst(3).suffix(3)))
  }

  /// The direction in which the siblings of the latest element are laid out.
  package var axis: StackStyle.Axis {
    frames.last(where: \.isContainer)?.origin?.box?.axis ?? .vertical
  }

  /// The number of nested vertical stacks directly around the element, without the outermost one, up to the maximum for
  /// spaces.
  ///
  /// Only stacks that are vertical for all traits count.
  var innerStackCount: Int {
    // The outermost stack counts only for the stacks in it.
    var count = -1
    for index in frames.indices.reversed() where frames[index].isContainer {
      switch frames[index].origin {
      case .stack(let stack)? where stack.element.axis == .vertical && !stack.element.isDynamic: count += 1
      case .container?: count += 1
      default: return max(count, 0)
      }
      if count == Spacer.largestStretchedStackCount { return count }
    }
    return max(count, 0)
  }

  /// The number of open elements.
  package var depth: Int { frames.count }

  /// Whether a choice reveals one of the open elements beyond a depth.
  func isRevealed(behind depth: Int) -> Bool {
    frames.dropFirst(depth).contains { $0.origin?.isRevealed == true }
  }

  /// Whether the latest element is in a disclosure.
  var isInDisclosure: Bool {
    frames.contains { if case .disclosure? = $0.origin { true } else { false } }
  }

  /// Returns the path to an open element.
  ///
  /// - Parameter depth: The number of open elements to include, from the outermost.
  /// - Returns: The path.
  package func path(ofDepth depth: Int) -> ElementPath {
    ElementPath(
      frames.prefix(depth).compactMap { frame in
        guard let origin = frame.origin, origin.isComponent else { return nil }
        return step(to: origin, number: frame.number)
      })
  }

  /// Returns the path to the element of the latest event.
  package func path(to event: borrowing Event) -> ElementPath {
    var path = path(ofDepth: depth)
    switch event {
    case .visit(let node): path.steps.append(step(to: node, number: number))
    case .close(let node, _): path.steps.append(step(to: node, number: number))
    default: break
    }
    return path
  }

  private func step(to node: ElementNode, number: Int) -> ElementPath.Step {
    let name = node.title(in: context.language).flatMap { $0.isEmpty ? nil : $0 }
    return ElementPath.Step(node.name, number: node.box?.number ?? number, name: name)
  }
}

extension Element {
  var bodyContent: ElementContent {
    let body = body
    return body as? ElementContent ?? ElementContent(.custom(HeldContent(body)))
  }
}
