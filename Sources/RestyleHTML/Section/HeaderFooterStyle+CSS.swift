public import Restyle
import RestyleRendering

extension HeaderFooterStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<HeaderFooterStyle>, to rules: inout RuleBuilder) {
    rules.add(.alone, style.map { HeaderFooterWithHeight(style: $0) })
  }
}

/// The parts of a component that a header or footer uses.
struct HeaderFooterPart {
  let block: ComponentPart?
  let text: ComponentPart

  /// A standalone header or footer.
  static let alone = HeaderFooterPart(block: nil, text: .text)
  /// The header of a section.
  static let header = HeaderFooterPart(block: .header, text: .headerText)
  /// The footer of a section.
  static let footer = HeaderFooterPart(block: .footer, text: .footerText)
}

/// A header or footer, which can have a fixed height.
struct HeaderFooterWithHeight: Equatable {
  var style: HeaderFooterStyle
  /// The height in points; nil for that of the content.
  var height: Double?
}

extension RuleBuilder {
  /// Adds the rules of a header or footer.
  mutating func add(_ part: HeaderFooterPart, _ header: Variants<HeaderFooterWithHeight>) {
    let block = StyleSelector(part: part.block)
    add(header, block) { header, css in
      let style = header.style
      css.add(.boxSizing, "border-box")
      css.add(style.background)
      css.add(padding: style.insets, within: style.background.border)
      if style.minimumHeight > 0 { css.add(MinimumSize(height: style.minimumHeight)) }
      css.add(fixedHeight: header.height)
    }
    add(header, block.suffixed(.empty)) { header, css in
      css.add([.paddingBlock: "0", .minHeight: "0"])
      css.add(.height) { $0.bytes.append(pixels: header.height ?? header.style.emptyHeight) }
    }
    add(element: header.map(\.style.text), StyleSelector(part: part.text))
  }
}

extension CSSWriter {
  /// Adds a fixed height instead of that of the content; a height of zero hides it.
  mutating func add(fixedHeight: Double?) {
    guard let fixedHeight else { return }
    if fixedHeight == 0 {
      add(.display, "none")
    } else {
      add(.height) { $0.bytes.append(pixels: fixedHeight) }
    }
  }
}
