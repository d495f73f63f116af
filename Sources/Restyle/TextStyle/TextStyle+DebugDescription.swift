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
    let attempt = statements.contains { $0.contains("try Font.Feature(") } ? "try " : ""
    return attempt + "TextStyle().restyled {\n" + statements.map { "  \($0)\n" }.joined() + "}"
  }
}
