public import Restyle

extension SeparatorStyle: CSSStyle {
  /// How a line, an `hr` or any other block, across the box around it becomes CSS.
  public static var css: CSSDescription<SeparatorStyle, String> {
    CSSDescription { style, rules in
      rules.add(style) { $1.add(InsettedStyle(style: $0, insets: .zero)) }
    }
  }
}

extension InsettedStyle: CSSStyle where Style == SeparatorStyle {
  /// How a line, an `hr` or any other block, across the box around it becomes CSS.
  public static var css: CSSDescription<InsettedStyle<SeparatorStyle>, String> {
    CSSDescription { style, rules in
      rules.add(style) { $1.add($0) }
    }
  }
}

extension CSSWriter {
  /// Declares a line across the box around it.
  mutating func add(_ line: InsettedStyle<SeparatorStyle>) {
    add(.borderStyle, "solid")
    add(.borderColor, line.style.color)
    add(.borderWidth) {
      $0.bytes.append(pixels: line.style.width)
      $0.bytes.append(verbatim: " 0 0")
    }
    add(.marginBlock) { $0.bytes.append(pixels: line.insets.top, and: line.insets.bottom) }
    add(.marginInline) { $0.bytes.append(pixels: line.insets.leading, and: line.insets.trailing) }
  }
}
