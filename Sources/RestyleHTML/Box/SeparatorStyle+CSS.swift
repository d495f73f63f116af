public import Restyle
import RestyleRendering

extension SeparatorStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<SeparatorStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { $1.add(InsettedStyle(style: $0, insets: .zero)) }
  }
}

extension InsettedStyle: CSSStyle, SingleClassStyle where Style == SeparatorStyle {
  static func addRules(of style: Variants<InsettedStyle<SeparatorStyle>>, to rules: inout RuleBuilder) {
    rules.add(style) { $1.add($0) }
  }
}

extension CSSWriter {
  /// Adds a line across its container.
  mutating func add(_ line: InsettedStyle<SeparatorStyle>) {
    add(.borderStyle, "solid")
    add(.borderColor, line.style.color)
    add(.borderWidth) {
      $0.append(length: line.style.$width.stored)
      $0.bytes.append(verbatim: " 0 0")
    }
    add(.marginBlock) { $0.bytes.append(pixels: line.insets.top, and: line.insets.bottom) }
    add(.marginInline) { $0.bytes.append(pixels: line.insets.leading, and: line.insets.trailing) }
  }
}
