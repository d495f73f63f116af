extension TextStyle: CustomDebugStringConvertible {
  /// Swift source that builds the style.
  ///
  /// ```swift
  /// TextStyle().restyled {
  ///   $0.fontSize = 17.0
  ///   $0.kern = -0.43
  /// }
  /// ```
  public var debugDescription: String {
    let statements = attributes.map(\.debugDescription)
    guard !statements.isEmpty else { return "TextStyle()" }
    // Only the tag of an OpenType feature can be refused.
    let attempt = fontFeatures.swiftSource.contains("try ") ? "try " : ""
    // A closure has to name a parameter that it doesn't use.
    let parameter = statements.allSatisfy { $0.hasPrefix("//") } ? " _ in" : ""
    return attempt + "TextStyle().restyled {\(parameter)\n" + statements.map { "  \($0)\n" }.joined() + "}"
  }
}
