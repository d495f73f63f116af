extension StyledString {
  /// Creates a string that repeats another one.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - count: How often it is repeated; not at all if it is negative.
  public init(repeating string: StyledString, count: Int) {
    self.init((0..<max(count, 0)).lazy.flatMap { _ in string.runs })
  }

  /// Returns the string with unset attributes of its runs' styles filled from `parent`.
  ///
  /// ```swift
  /// let price = ("from " + StyledString("9 €", style: .bold)).inheriting(from: body)
  /// ```
  public func inheriting(from parent: TextStyle) -> StyledString { restyled { $0.inherit(from: parent) } }
}

extension Sequence<StyledString> {
  /// Returns the strings, one after the other.
  ///
  /// ```swift
  /// let path = [home, "Library"].joined(separator: StyledString(" / ", style: TextStyle(color: .gray)))
  /// ```
  ///
  /// - Parameter separator: The text between each two of them.
  /// - Returns: All of them as one string.
  /// - Complexity: O(*n*) in the length of the result.
  public func joined(separator: StyledString = StyledString()) -> StyledString {
    var result = StyledString()
    var isFirst = true
    for string in self {
      if !isFirst { result.append(separator) }
      isFirst = false
      result.append(string)
    }
    return result
  }
}
