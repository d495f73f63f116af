import Restyle

/// The Swift source for the named values and styles of a design.
public struct TokenSwiftSource: Hashable, Sendable {
  /// The source, which is always the same for the same design.
  public let text: String
  /// The names that differ from the expected ones, and the values that the source lacks.
  public let problems: [TokenProblem]

  /// The start of each source.
  package static let start = "// Generated from the design tokens of "
}

extension TokenDesign {
  /// Returns Swift source that declares the named values and styles as static members of their types.
  ///
  /// ```swift
  /// let source = design.swiftSource().text
  /// // extension Color {
  /// //   /// What can be tapped.
  /// //   static var accent: Color { .named(.accent) }
  /// // }
  /// ```
  ///
  /// The source also has a member of `DesignValues`, of `StyleCatalog` and, for each theme, of `DefaultStyling`. A name
  /// consists of the names of the token and the groups around it, without an outermost group that repeats the type,
  /// such as `color`. The layout is that of `swift format`. The source imports only Restyle, and compiles in Swift 6
  /// mode.
  ///
  /// Styles of groups, from a rule or stored by Restyle, are members of their types too.
  ///
  /// - Parameter isPublic: Whether other modules can use the members.
  /// - Returns: The source. A style that needs attributes or types of other modules is left out and reported.
  /// - Complexity: Grows with the number of tokens.
  public func swiftSource(isPublic: Bool = false) -> TokenSwiftSource {
    let writer = SwiftSourceWriter(self, isPublic: isPublic)
    return TokenSwiftSource(text: writer.text, problems: writer.names.problems + writer.problems)
  }
}
