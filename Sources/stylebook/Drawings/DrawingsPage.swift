import Restyle
import RestyleGraphics
import RestyleHTML
import RestyleRendering

/// Every background as a browser draws its CSS, and beside it as we draw it.
struct DrawingsPage {
  let book: Book
  let sheets: [DrawnSheet]
}

extension DrawingsPage {
  static let fileName = "index.html"

  /// The page as a file.
  var file: OutputFile {
    var page = HTMLRenderer()
    page.append(markup: "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
    page.append(markup: BookFile.cover.signature)
    page.append(element: "title") { $0.append(text: "Drawings – \(book.title)") }
    page.append(markup: Self.css)
    page.append(markup: "</head><body>\n")
    for sheet in sheets { append(sheet, to: &page) }
    page.append(markup: "</body></html>\n")
    return OutputFile(
      name: Self.fileName, bytes: Array(page.html.utf8), signature: "\(BookFile.cover.signature)")
  }

  private static let css: StaticString = """
    <style>body{font:14px system-ui;margin:24px}section{padding:16px;margin:0 0 24px}
    table{border-collapse:collapse}th{font-weight:normal;text-align:start;padding:0 12px}
    td{padding:24px 12px}img{display:block;max-width:100%}</style>
    """

  private func append(_ sheet: DrawnSheet, to page: inout HTMLRenderer) {
    let ink = sheet.traits.colorScheme == .dark ? "#fff" : "#000"
    let style = "background:\(sheet.surface.cssText());color:\(ink)"
    page.append(element: "section", attributes: [HTMLAttribute("style", style)]) { page in
      page.append(element: "h2") { $0.append(text: sheet.title) }
      page.append(
        voidElement: "img",
        attributes: [HTMLAttribute("src", sheet.fileName + ".svg"), HTMLAttribute("alt", "")])
      page.append(element: "table") { page in
        page.append(element: "tr") { page in
          let images = DrawingFormat.allCases.flatMap { format in
            Drawing.scales.map { "\(format.rawValue.uppercased()), \(Int($0))x" }
          }
          for title in ["", "CSS"] + images {
            page.append(element: "th") { $0.append(text: title) }
          }
        }
        for drawing in sheet.drawings { append(drawing, sheet.traits, to: &page) }
      }
    }
    page.append(markup: "\n")
  }

  private func append(_ drawing: Drawing, _ traits: TraitCollection, to page: inout HTMLRenderer) {
    page.append(element: "tr") { page in
      page.append(element: "th") { $0.append(text: drawing.title) }
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
    let overflow = [list.overflow.top, list.overflow.right, list.overflow.bottom, list.overflow.left]
    let margin = overflow.map { "\(-$0)px" }.joined(separator: " ")
    page.append(element: "td") { page in
      page.append(
        voidElement: "img",
        attributes: [
          HTMLAttribute("src", image.dataURL ?? ""), HTMLAttribute("alt", ""),
          HTMLAttribute("style", "margin:\(margin);width:\(list.size.width)px;max-width:none"),
        ])
    }
  }
}
