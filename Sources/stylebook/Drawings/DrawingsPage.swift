import Restyle
import RestyleGraphics
import RestyleHTML
import RestyleRendering

/// The page of the images: the sheets, and every background as a browser draws its CSS and as we draw it.
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
    page.append(markup: "<style>")
    page.append(markup: Self.css)
    page.append(markup: DrawingTable.css)
    page.append(markup: "</style>")
    page.append(markup: "</head><body>\n")
    for sheet in sheets { append(sheet, to: &page) }
    page.append(markup: "</body></html>\n")
    return OutputFile(
      name: Self.fileName, bytes: Array(page.html.utf8), signature: "\(BookFile.cover.signature)")
  }

  private static let css: StaticString = """
    body{font:14px system-ui;margin:24px}section{padding:16px;margin:0 0 24px}section>img{max-width:100%}

    """

  private func append(_ sheet: DrawnSheet, to page: inout HTMLRenderer) {
    let ink = sheet.traits.colorScheme == .dark ? "#fff" : "#000"
    let style = "background:\(sheet.surface.cssText());color:\(ink)"
    page.append(element: "section", attributes: [HTMLAttribute("style", style)]) { page in
      page.append(element: "h2") { $0.append(text: sheet.title) }
      page.append(
        voidElement: "img",
        attributes: [HTMLAttribute("src", sheet.fileName + ".svg"), HTMLAttribute("alt", "")])
      appendProblems(of: sheet, to: &page)
      DrawingTable(drawings: sheet.drawings, traits: sheet.traits).append(to: &page)
    }
    page.append(markup: "\n")
  }

  /// What the sheet doesn't show, as a list that is folded.
  private func appendProblems(of sheet: DrawnSheet, to page: inout HTMLRenderer) {
    let problems = sheet.list.problems
    guard !problems.isEmpty else { return }
    page.append(element: "details") { page in
      page.append(element: "summary") { $0.append(text: "What the sheet doesn’t show (\(problems.count))") }
      page.append(element: "ul") { page in
        for problem in problems { page.append(element: "li") { $0.append(text: problem.description) } }
      }
    }
  }
}
