import Restyle
import RestyleHTML

/// What a style sets, attribute by attribute.
struct AttributeTable: PageSection {
  let style: TextStyle

  func append(to page: inout HTMLRenderer) {
    page.append(markup: "<div class=\"attributes\">")
    page.append(element: "h4") { $0.append(StyledText("Attributes", style: .bookLabel)) }
    page.append(markup: "<table>")
    for attribute in style.attributes {
      page.append(markup: "<tr><th scope=\"row\">")
      page.append(StyledText(attribute.name, style: .bookNote))
      page.append(markup: "</th><td>")
      appendSwatches(of: attribute, to: &page)
      page.append(SourceText(swift: attribute.valueSource).highlighted)
      page.append(markup: "</td></tr>\n")
    }
    page.append(markup: "</table></div>\n")
  }

  /// The colour itself, in light and dark.
  private func appendSwatches(of attribute: TextAttribute, to page: inout HTMLRenderer) {
    let color =
      attribute.value(for: .color) ?? attribute.value(for: .backgroundColor)
      ?? attribute.value(for: .highlightedColor)
    guard let color else { return }
    for colorScheme in [ColorScheme.light, .dark] { page.append(swatchOf: color, colorScheme) }
  }
}

extension TextAttribute {
  /// The source of the value: what stands after the equals sign of the statement that sets it.
  fileprivate var valueSource: String {
    let statement = debugDescription
    let assignment = "$0.\(name) = "
    return statement.hasPrefix(assignment) ? String(statement.dropFirst(assignment.count)) : statement
  }
}
