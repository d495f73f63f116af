extension StyledString {
  /// Creates a string that repeats another one.
  ///
  /// - Parameters:
  ///   - string: The string to repeat.
  ///   - count: The number of repetitions; a negative number counts as 0.
  public init(repeating string: StyledString, count: Int) {
    self.init((0..<max(count, 0)).lazy.flatMap { _ in string.runs })
  }

  /// Returns the string with unset attributes of its runs filled from `parent`.
  ///
  /// ```swift
  /// let price = ("from " + StyledString("9 €", style: .bold)).inheriting(from: body)
  /// ```
  public func inheriting(from parent: TextStyle) -> StyledString { restyled { $0.inherit(from: parent) } }
}

extension Sequence<StyledString> {
  /// Returns the strings joined to one, with a separator between them.
  ///
  /// ```swift
  /// let path = [home, "Library"].joined(separator: StyledString(" / ", style: TextStyle(color: .gray)))
  /// ```
  ///
  /// - Parameter separator: The text between two neighbouring strings.
  /// - Returns: The joined string.
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
