extension StateStyles {
  /// Changes all styles of the table.
  ///
  /// - Parameter styler: Changes a style in place.
  /// - Throws: Any error that `styler` throws; the styles before it stay changed.
  @inlinable
  public mutating func restyleAll(_ styler: (inout Style) throws -> Void) rethrows {
    for index in entries.indices { try styler(&entries[index].style) }
  }

  /// Returns the table with all its styles changed.
  ///
  /// ```swift
  /// style.states.allRestyled { $0.text.color = .red }
  /// ```
  ///
  /// - Parameter styler: Changes a style in place.
  /// - Returns: The table with the changed styles.
  /// - Throws: Any error that `styler` throws.
  @inlinable
  public func allRestyled(_ styler: (inout Style) throws -> Void) rethrows -> Self {
    try restyled { try $0.restyleAll(styler) }
  }
}

// Written out in this order, each rule that applies overrides the rules before it, as in a style sheet.

/// The set styles with their states, in the order of the rule of fallbacks, the normal one first.
extension StateStyles: RandomAccessCollection {
  /// The position of the first style.
  public var startIndex: Int { entries.startIndex }
  /// The position after the last style.
  public var endIndex: Int { entries.endIndex }
  /// The style at a position, with its states.
  public subscript(position: Int) -> Entry { entries[position] }
}
