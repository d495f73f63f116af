/// The named styles of one design system, in the order in which people read them.
///
/// Styles are written as static extensions; a catalog lists them, so that a book, a stylesheet or a check can
/// walk a whole design system:
///
/// ```swift
/// extension TextStyle {
///   static var header: Self { TextStyle(font: .system(size: 22, weight: .bold)) }
/// }
/// let catalog = StyleCatalog("House style", textStyles: [NamedStyle("header", .header)])
/// ```
public struct StyleCatalog: Sendable {
  /// The name of the design system.
  public var name: String
  /// The text styles.
  public var textStyles: [NamedStyle<TextStyle>]

  /// Makes a catalog.
  public init(_ name: String, textStyles: [NamedStyle<TextStyle>] = []) {
    self.name = name
    self.textStyles = textStyles
  }
}

extension StyleCatalog {
  /// The text style of a name, as it is now; the first one where several have it, nil where none does.
  public subscript(textStyle name: String) -> TextStyle? {
    textStyles.first { $0.name == name }?.style
  }
}
