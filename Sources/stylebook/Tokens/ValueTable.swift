import Restyle
import RestyleHTML

/// The named values of a design system: each colour in light and dark, and the measures.
struct ValueTable: PageSection {
  let values: DesignValues

  /// The rules for it, in which nothing comes from outside.
  static let css: StaticString = """
    .values{width:auto;margin-top:24px}
    .values td{padding-inline-end:16px}
    .values td:not([colspan]){overflow-wrap:normal}
    @media (max-width:600px){.values th{width:36%;white-space:normal;overflow-wrap:anywhere}}

    """

  func append(to page: inout HTMLRenderer) {
    page.append(element: "table", attributes: [.classes("values")]) { page in
      for color in values.colors {
        append(color.name, to: &page) { page in
          for colorScheme in [ColorScheme.light, .dark] {
            page.append(element: "td") { page in
              page.append(swatchOf: color.value, colorScheme)
              page.append(StyledText(color.value.cssText(colorScheme: colorScheme), style: .bookSource))
            }
          }
        }
      }
      for length in values.lengths + values.cornerRadii {
        appendWide(length.name, to: &page) {
          $0.append(StyledText("\(length.value.figure()) points", style: .bookSource))
        }
      }
      for shadow in values.shadows {
        appendWide(shadow.name, to: &page) { page in
          for layer in shadow.value { page.append(SourceText(swift: layer.debugDescription).highlighted) }
        }
      }
      let sources =
        values.fonts.map { ($0.name, $0.value.debugDescription) }
        + values.textStyles.map { ($0.name, $0.value.debugDescription) }
      for (name, source) in sources {
        appendWide(name, to: &page) { $0.append(SourceText(swift: source).highlighted) }
      }
    }
    page.append(markup: "\n")
  }

  private func append(
    _ name: String, to page: inout HTMLRenderer, cells: (inout HTMLRenderer) -> Void
  ) {
    page.append(element: "tr") { page in
      page.append(markup: "<th scope=\"row\">")
      page.append(StyledText(name, style: .bookNote))
      page.append(markup: "</th>")
      cells(&page)
    }
    page.append(markup: "\n")
  }

  /// Appends a value that has the room of a colour in light and in dark.
  private func appendWide(
    _ name: String, to page: inout HTMLRenderer, value: (inout HTMLRenderer) -> Void
  ) {
    append(name, to: &page) {
      $0.append(element: "td", attributes: [HTMLAttribute("colspan", "2")], content: value)
    }
  }
}

extension HTMLRenderer {
  /// Appends a colour itself, as it is in a colour scheme.
  mutating func append(swatchOf color: Color, _ colorScheme: ColorScheme) {
    append(element: "span", attributes: [.classes("swatch", colorScheme.rawValue)]) { page in
      page.withStyling(.inline(colorScheme: colorScheme)) { page in
        page.append(StyledText("\u{A0}", style: TextStyle().backgroundColored(color)))
      }
    }
  }
}

extension DesignValues {
  /// Whether there are none.
  var isEmpty: Bool {
    colors.isEmpty && lengths.isEmpty && cornerRadii.isEmpty && shadows.isEmpty && fonts.isEmpty
      && textStyles.isEmpty
  }
}
