public import Restyle

// SwiftUI's modifiers that most people try first: the compiler says where to set the same for elements.
extension Element {
  /// Unavailable: set the colour in the style of a text.
  @available(
    *, unavailable, message: "texts have colours in their style: Label(text, style: style.colored(color))"
  )
  public func foregroundColor(_ color: Color) -> Self { self }

  /// Unavailable: set the colour in the style of a text.
  @available(
    *, unavailable, message: "texts have colours in their style: Label(text, style: style.colored(color))"
  )
  public func foregroundStyle(_ color: Color) -> Self { self }

  /// Unavailable: set the font in the style of a text.
  @available(
    *, unavailable, message: "texts have fonts in their style: Label(text, style: TextStyle(font: font))"
  )
  public func font(_ font: Font) -> Self { self }

  /// Unavailable: set the weight in the style of a text.
  @available(*, unavailable, message: "texts have weights in their style: Label(text, style: style.bold)")
  public func bold() -> Self { self }

  /// Unavailable: set the corner radius in the style of a border.
  @available(*, unavailable, message: "borders have corners: border(BorderStyle(cornerRadius: radius))")
  public func cornerRadius(_ radius: Double) -> Self { self }
}
