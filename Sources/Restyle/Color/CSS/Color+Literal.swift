extension Color {
  /// Creates a colour out of a literal that CSS can read.
  ///
  /// ```swift
  /// let accent = Color("#0b57d0")
  /// let shade = Color("oklch(0.7 0.1 200deg / 50%)")
  /// ```
  ///
  /// A literal that is no colour is a mistake of the program: where programs are built for debugging, as tests are, it
  /// stops with the place and the reason, so that whatever test reads the colour finds it. A program that people use
  /// doesn't stop: there it is magenta, which nobody overlooks. For text from outside, which may be
  /// anything, there is ``init(css:)``, which throws.
  ///
  /// - Parameters:
  ///   - css: The text of a CSS colour, as ``init(css:)`` reads it.
  ///   - file: Where the literal stands.
  ///   - line: The line in which it stands.
  public init(_ css: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    do {
      self = try Color(css: css.description)
    } catch {
      assertionFailure("\(error)", file: file, line: line)
      self = .unreadableLiteral
    }
  }

  /// What stands for a literal that is no colour: magenta.
  package static let unreadableLiteral = Color(hex: 0xFF00FF)
}
