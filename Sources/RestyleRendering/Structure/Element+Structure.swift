public import RestyleElements

extension Element {
  /// Calls a visitor for the elements that this one consists of, in reading order.
  ///
  /// Bodies are evaluated during the walk, with the context's defaults. In a section, an element that isn't a row
  /// becomes a row.
  ///
  /// The time is linear in the number of elements, and the memory in their depth.
  ///
  /// - Parameters:
  ///   - visitor: The output, which may have visited some of the elements when the walk throws an error.
  ///   - context: The context in which the elements are rendered.
  ///   - firstNumber: The number of the first element that others refer to: the result of an earlier walk for the same
  ///     document.
  /// - Returns: The number after the last one.
  /// - Throws: `ElementError` if elements are nested too deeply.
  @discardableResult
  public func walkStructure(
    _ visitor: inout some StructureVisitor, in context: ElementContext = ElementContext(),
    firstNumber: Int = 0
  ) throws(ElementError) -> Int {
    let shown = visitor.shownProperties
    let unshown = shown.map { _ in visitor.isHeard ? UnshownContent([]) : .ofOthers }
    return try walkStructure(
      &visitor, in: context, firstNumber: firstNumber, varying: nil, reporting: unshown, showing: shown)
  }

  /// Walks the structure for an output that shows one of several sets of elements, or has a table of what it doesn't
  /// show.
  @discardableResult
  package func walkStructure(
    _ visitor: inout some StructureVisitor, in context: ElementContext, firstNumber: Int,
    varying variation: (any ElementVariation)?, reporting unshown: UnshownContent? = nil,
    showing shown: ShownProperties? = nil
  ) throws(ElementError) -> Int {
    try context.withDefaults { () throws(ElementError) in
      var walk = StructureWalk(
        self, in: context, firstNumber: firstNumber,
        knownProblems: visitor.problems.count, varying: variation, reporting: unshown, showing: shown)
      while try walk.step(&visitor) {}
      return walk.nextNumber
    }
  }
}
