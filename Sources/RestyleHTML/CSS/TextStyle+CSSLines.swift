import Restyle

extension CSSWriter {
  /// Declares the lines under, through and around the letters.
  mutating func addLines(of style: TextStyle) {
    addDecoration(underline: style.underline, strikethrough: style.strikethrough)
    if let stroke = style.stroke {
      add(.webkitTextStroke) {
        $0.bytes.append(pixels: stroke.width)
        $0.append(optional: stroke.color)
      }
    }
    if let shadow = style.shadow {
      add(.textShadow) {
        $0.bytes.append(pixels: shadow.x)
        $0.bytes.append(UInt8(ascii: " "))
        $0.bytes.append(pixels: shadow.y)
        $0.bytes.append(UInt8(ascii: " "))
        $0.bytes.append(pixels: shadow.blur)
        $0.append(optional: shadow.color)
      }
    }
  }

  /// Declares both lines at once: a second `text-decoration` would take the first away.
  private mutating func addDecoration(
    underline: TextLine?, strikethrough: TextLine?
  ) {
    guard underline != nil || strikethrough != nil else { return }
    let lines = [underline, strikethrough].compactMap { $0 }.filter { $0.pattern != .none }
    guard let first = lines.first else { return add(.textDecoration, "none") }
    add(.textDecoration) {
      var separator: StaticString = ""
      for (line, name) in [(underline, "underline" as StaticString), (strikethrough, "line-through")] {
        guard let line, line.pattern != .none else { continue }
        $0.bytes.append(verbatim: separator)
        $0.bytes.append(verbatim: name)
        separator = " "
      }
      $0.bytes.append(UInt8(ascii: " "))
      $0.bytes.append(safe: first.pattern.rawValue)
      $0.append(optional: first.color)
    }
  }
}

extension CSSWriter {
  /// Appends a space and a colour, or nothing, which in CSS is the colour of the text.
  fileprivate mutating func append(optional color: Color?) {
    guard let color else { return }
    bytes.append(UInt8(ascii: " "))
    append(color)
  }
}
