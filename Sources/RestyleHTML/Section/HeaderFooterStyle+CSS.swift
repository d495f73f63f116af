public import Restyle
import RestyleRendering

extension HeaderFooterStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<HeaderFooterStyle>, to rules: inout RuleBuilder) {
    rules.add(nil, style.map { HeaderFooterWithHeight(style: $0) })
  }
}

/// A header or footer, which can have a fixed height.
struct HeaderFooterWithHeight: Equatable {
  var style: HeaderFooterStyle
  /// The height in points; nil for that of the content.
  var height: Double?
}

extension RuleBuilder {
  /// Adds the rules of the header or the footer of a section, or of one alone, which has no part.
  mutating func add(_ part: ComponentPart?, _ header: Variants<HeaderFooterWithHeight>) {
    let text: ComponentPart = part == .header ? .headerText : part == .footer ? .footerText : .text
    let block = StyleSelector(part: part)
    add(header, block) { header, css in
      let style = header.style
      css.add(.boxSizing, "border-box")
      css.add(style.background)
      css.add(padding: style.insets, within: style.background.border)
      if style.minimumHeight > 0 { css.add(MinimumSize(height: style.minimumHeight)) }
      // A height of zero hides it.
      switch header.height {
      case 0?: css.add(.display, "none")
      case let height?: css.add(.height) { $0.bytes.append(pixels: height) }
      case nil: break
      }
    }
    add(header, block.suffixed(.empty)) { header, css in
      css.add([.paddingBlock: "0", .minHeight: "0"])
      css.add(.height) { $0.bytes.append(pixels: header.height ?? header.style.emptyHeight) }
    }
    add(element: header.map(\.style.text), StyleSelector(part: text))
  }
}
