import Restyle
import RestyleGraphics
import RestyleHTML
import RestyleRendering

/// Backgrounds as a browser draws their CSS, and beside it as we draw them: as SVG and PNG, in each scale.
struct DrawingTable: PageSection {
  let drawings: [Drawing]
  let traits: TraitCollection
  /// How names are written.
  var style = TextStyle()

  /// The rules for it, in which nothing comes from outside.
  static let css: StaticString = """
    .drawings{width:auto;border-collapse:collapse}
    .drawings th{padding:0 12px;border:0;font-weight:400;text-align:start;white-space:nowrap}
    .drawings td{padding:24px 12px;border:0}
    .drawings img{display:block;max-width:none}

    """

  func append(to page: inout HTMLRenderer) {
    page.append(element: "table", attributes: [.classes("drawings")]) { page in
      page.append(element: "tr") { page in
        let images = DrawingFormat.allCases.flatMap { format in
          Drawing.scales.map { "\(format.rawValue.uppercased()), \(Int($0))×" }
        }
        for title in ["Name", "CSS"] + images { appendHeader(title, "col", to: &page) }
      }
      for drawing in drawings { append(drawing, to: &page) }
    }
  }

  private func appendHeader(_ title: String, _ scope: String, to page: inout HTMLRenderer) {
    page.append(element: "th", attributes: [HTMLAttribute("scope", scope)]) { page in
      page.withStyling(.inline(colorScheme: traits.colorScheme)) {
        $0.append(StyledText(title, style: style))
      }
    }
  }

  private func append(_ drawing: Drawing, to page: inout HTMLRenderer) {
    page.append(element: "tr") { page in
      appendHeader(drawing.title, "row", to: &page)
      page.append(element: "td") { page in
        let size = "width:\(Drawing.size.width)px;height:\(Drawing.size.height)px"
        let css = drawing.background.cssDeclarations(for: traits)
        page.append(
          element: "div", attributes: [HTMLAttribute("style", "box-sizing:border-box;\(size);\(css)")]
        ) { _ in }
      }
      for format in DrawingFormat.allCases {
        for list in drawing.lists { append(Image(list, as: format), list, to: &page) }
      }
    }
    page.append(markup: "\n")
  }

  private func append(_ image: Image, _ list: DisplayList, to page: inout HTMLRenderer) {
    // Shadows lie around the box, and take no room in CSS.
    let overflow = [list.overflow.top, list.overflow.right, list.overflow.bottom, list.overflow.left]
    let lengths = overflow.map { "\(-$0)px" }.joined(separator: " ")
    let margin = overflow.allSatisfy { $0 == 0 } ? "" : "margin:\(lengths);"
    page.append(element: "td") { page in
      page.append(
        voidElement: "img",
        attributes: [
          HTMLAttribute("src", image.dataURL ?? ""), HTMLAttribute("alt", ""),
          HTMLAttribute("style", "\(margin)width:\(list.size.width)px"),
        ])
    }
  }
}
