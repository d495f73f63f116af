extension Color {
  /// Creates a colour from a CSS literal.
  ///
  /// ```swift
  /// let accent = Color("#0b57d0")
  /// let shade = Color("oklch(0.7 0.1 200deg / 50%)")
  /// ```
  ///
  /// A literal that isn't a colour is a programming error. In debug builds, such as tests, it traps with its location
  /// and the reason. In release builds, the colour is magenta. For text from outside, use ``init(css:)``, which throws.
  ///
  /// - Parameters:
  ///   - css: The text of a CSS colour, as ``init(css:)`` reads it.
  ///   - file: The file that contains the literal.
  ///   - line: The line that contains the literal.
  public init(_ css: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    do {
      self = try Color(css: css.description)
    } catch {
      assertionFailure("\(error)", file: file, line: line)
      self = .unreadableLiteral
    }
  }

  /// The colour of a literal that isn't a colour: magenta.
  package static let unreadableLiteral = Color(hex: 0xFF00FF)
}
