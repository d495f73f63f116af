extension StateStyles {
  /// Changes the styles of all states that have one.
  ///
  /// - Parameter styler: Changes a style in place.
  /// - Throws: What `styler` throws; the styles before the error are changed.
  @inlinable
  public mutating func restyleAll(_ styler: (inout Style) throws -> Void) rethrows {
    for index in entries.indices { try styler(&entries[index].style) }
  }

  /// Returns the table with the styles changed of all states that have one.
  ///
  /// ```swift
  /// style.states.allRestyled { $0.text.color = .red }
  /// ```
  ///
  /// - Parameter styler: Changes a style in place.
  /// - Returns: The table of the changed styles.
  /// - Throws: What `styler` throws.
  @inlinable
  public func allRestyled(_ styler: (inout Style) throws -> Void) rethrows -> Self {
    try restyled { try $0.restyleAll(styler) }
  }
}

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
