import Restyle

/// Swift source for the named values and styles of a design.
public struct TokenSwiftSource: Hashable, Sendable {
  /// The source; the same design gives the same text.
  public let text: String
  /// The names that differ from the expected ones, and the values that the source lacks.
  public let problems: [TokenProblem]

  /// What each source starts with.
  package static let start = "// Generated from the design tokens of "
}

extension TokenDesign {
  /// Swift source that declares the named values and styles as static members of their types.
  ///
  /// ```swift
  /// let source = design.swiftSource().text
  /// // extension Color {
  /// //   /// What can be tapped.
  /// //   static var accent: Color { .named(.accent) }
  /// // }
  /// ```
  ///
  /// There is a member of `DesignValues`, of `StyleCatalog` and, for each theme, of `DefaultStyling` too. A name is that
  /// of the token and the groups around it but for an outermost group that says what the type says, such as `color`.
  /// The text is laid out as `swift format` does, needs no other module than Restyle, and compiles in Swift 6 mode.
  ///
  /// Styles of groups, by a rule or by what Restyle stores, are members of their types as well.
  ///
  /// - Parameter isPublic: Whether other modules can use the members.
  /// - Returns: The source. A style that needs attributes or types of other modules can't be in it, and is reported.
  /// - Complexity: Grows with the number of tokens.
  public func swiftSource(isPublic: Bool = false) -> TokenSwiftSource {
    let writer = SwiftSourceWriter(self, isPublic: isPublic)
    return TokenSwiftSource(text: writer.text, problems: writer.names.problems + writer.problems)
  }
}
