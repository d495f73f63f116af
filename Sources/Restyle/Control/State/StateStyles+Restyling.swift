extension StateStyles {
  /// Changes the styles of all states that have one.
  ///
  /// - Parameter styler: Changes a style in place.
  /// - Throws: What `styler` throws; then the styles that it had got to are changed.
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
