import Restyle

extension Figure {
  /// The measures of a button.
  static func all(of style: ButtonStyle) -> [Figure] {
    let normal = style.style(for: .normal)
    return text(normal?.text)
      + [
        padding(style.contentInsets),
        Figure(
          name: "Least height", value: style.preferredMinimumSize.height?.figure() ?? "–",
          note: style.preferredMinimumSize.height == nil ? "that of the content" : "points"),
        corners(normal?.background.border),
      ]
  }

  /// The measures of a field.
  static func all(of style: FieldStyle) -> [Figure] {
    text(style.text) + [padding(style.contentInsets), corners(style.background(for: .normal).border)]
  }

  /// The measures of a switch.
  static func all(of style: SwitchStyle) -> [Figure] {
    let (off, on) = (style.appearance(for: .normal), style.appearance(for: .selected))
    return [
      Figure(name: "Track", value: style.size.figure, note: "points"),
      Figure(name: "Thumb, off", value: off.thumbSize.figure, note: "points"),
      Figure(name: "Thumb, on", value: on.thumbSize.figure, note: "points"),
    ]
  }

  /// The measures of a text.
  static func text(_ style: TextStyle?) -> [Figure] {
    guard let style else { return [] }
    let isLed =
      style.attribute(for: .lineHeight) != nil || style.attribute(for: .lineSpacing) != nil
      || style.attribute(for: .lineHeightMultiple) != nil
    let notes = [
      isLed ? "on \(style.lineHeight.figure())" : nil, style.fontWeight.map { "weight \($0.value.figure())" },
    ]
    return [
      Figure(
        name: "Text", value: style.fontSize?.figure() ?? "–",
        note: notes.compactMap(\.self).joined(separator: ", "))
    ]
  }

  private static func padding(_ insets: EdgeInsets) -> Figure {
    Figure(
      name: "Padding", value: "\(insets.leading.figure()) × \(insets.top.figure())", note: "sides × ends")
  }

  private static func corners(_ border: BorderStyle?) -> Figure {
    Figure(name: "Corners", value: (border?.cornerRadius ?? 0).figure(), note: "points")
  }
}

extension Size {
  fileprivate var figure: String { "\(width.figure()) × \(height.figure())" }
}
