import Restyle
public import RestyleElements

extension Element {
  /// Has an output visit the elements that this one comes down to, in the order in which they are read.
  ///
  /// Bodies are evaluated on the way, with the context's defaults in force. What lies in a section and isn't a row
  /// stands in a row of its own.
  ///
  /// It takes a time that grows with the number of elements, and memory that grows with how deep they lie.
  ///
  /// - Parameters:
  ///   - visitor: The output; it may have visited a part when this throws.
  ///   - context: What the elements are rendered in.
  ///   - firstNumber: The number of the first element that others refer to: what another walk for the same document
  ///     returned.
  /// - Returns: The number after the last one.
  /// - Throws: `ElementError` if elements lie too deep in one another.
  @discardableResult
  public func walkStructure(
    _ visitor: inout some StructureVisitor, in context: ElementContext = ElementContext(),
    firstNumber: Int = 0
  ) throws(ElementError) -> Int {
    try walkStructure(&visitor, in: context, firstNumber: firstNumber, varying: nil)
  }

  /// Does so for an output that shows one of several sets of elements.
  @discardableResult
  package func walkStructure(
    _ visitor: inout some StructureVisitor, in context: ElementContext, firstNumber: Int,
    varying variation: (any ElementVariation)?
  ) throws(ElementError) -> Int {
    try context.withDefaults { () throws(ElementError) in
      var walk = StructureWalk(
        self, in: context, firstNumber: firstNumber,
        knownProblems: visitor.problems.count, varying: variation)
      while try walk.step(&visitor) {}
      return walk.nextNumber
    }
  }
}
