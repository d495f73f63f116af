// Written in this order, each rule that applies overrules those before it: as in a style sheet.

/// The styles that were set with their states, in the order of the fall-back rule, the normal one first.
extension StateStyles: RandomAccessCollection {
  /// The first position.
  public var startIndex: Int { entries.startIndex }
  /// The position past the last style.
  public var endIndex: Int { entries.endIndex }
  /// The style at a position, with its states.
  public subscript(position: Int) -> Entry { entries[position] }
}
