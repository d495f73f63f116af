public import Restyle

// What SwiftUI's views have, and elements have elsewhere: the compiler says where. Only what nearly everybody writes first.
extension Element {
  /// Refuses a colour: texts have it in their style.
  @available(
    *, unavailable, message: "texts have colours in their style: Label(text, style: style.colored(color))"
  )
  public func foregroundColor(_ color: Color) -> Self { self }

  /// Refuses a colour: texts have it in their style.
  @available(
    *, unavailable, message: "texts have colours in their style: Label(text, style: style.colored(color))"
  )
  public func foregroundStyle(_ color: Color) -> Self { self }

  /// Refuses a font: texts have it in their style.
  @available(
    *, unavailable, message: "texts have fonts in their style: Label(text, style: TextStyle(font: font))"
  )
  public func font(_ font: Font) -> Self { self }

  /// Refuses a weight: texts have it in their style.
  @available(*, unavailable, message: "texts have weights in their style: Label(text, style: style.bold)")
  public func bold() -> Self { self }

  /// Refuses rounded corners: borders have them.
  @available(*, unavailable, message: "borders have corners: border(BorderStyle(cornerRadius: radius))")
  public func cornerRadius(_ radius: Double) -> Self { self }
}
