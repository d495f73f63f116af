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
      var walk = ElementWalk(context: context)
      try walk.start(node, &visitor)
      while try walk.step(&visitor) {}
    }
  }
}
