import Restyle
import RestyleGraphics
import RestyleHTML

/// The page of the book on which every background of the design systems stands as CSS, SVG and PNG.
struct DrawingsChapter: PageSection {
  let book: Book
  let pages: [ChapterPage]

  /// The name of the page.
  static let title = "Drawings"

  /// The rules for it, in which nothing comes from outside.
  static let css: StaticString = """
    .drawn .panel{overflow:auto;margin-top:20px;border:1px solid var(--rule);border-radius:14px}

    """

  private static let summary = """
    Every background of every design system, drawn by the browser from its CSS and, beside it, by Restyle without a \
    browser: as SVG and as PNG, for screens of one, two and three pixels to a point.
    """

  func append(to html: inout HTMLRenderer) {
    let bar = PageBar(book: book, pages: pages, current: .drawings)
    let classes = HTMLAttribute.classes("screens", "drawn")
    html.append(bar, title: Self.title, summary: Self.summary, classes: classes) { page, html in
      for colorScheme in [ColorScheme.light, .dark] {
        html.appendPanel(colorScheme) { html in
          let traits = Surroundings(colorScheme: colorScheme, sizeClass: .regular).traits
          do throws(DrawingError) {
            let drawings = try Drawing.all(of: page.chapter.catalog, for: traits)
            DrawingTable(drawings: drawings, traits: traits, style: .bookNote).append(to: &html)
          } catch {
            html.append(StyledText("\(error)", style: .bookNote), as: .paragraph)
          }
        }
      }
    }
  }
}
