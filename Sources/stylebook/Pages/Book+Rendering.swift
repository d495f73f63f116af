import Restyle
import RestyleHTML

extension Book {
  /// Renders the pages and their stylesheet; the same book gives the same bytes.
  func rendered() -> RenderedBook {
    // Written once, and loaded with every page.
    var sheet = StyleSheet()
    var fixedSheets: [Surroundings: StyleSheet] = [:]
    let pages = zip(chapters, BookFile.pages(of: chapters)).enumerated().map { index, chapter in
      ChapterPage(
        chapter: chapter.0, number: index + 1, file: chapter.1,
        components: Components(chapter.0, sheet: &sheet, fixedSheets: &fixedSheets))
    }
    // All pages share one stylesheet.
    var files: [RenderedFile] = []
    func add(_ file: BookFile, title: String, _ content: some PageSection) {
      var page = HTMLRenderer(styleSheet: sheet)
      page.append(PageFrame(title: title, file: file, content: content))
      sheet = page.styleSheet
      files.append(RenderedFile(file: file, content: page.html))
    }
    add(.cover, title: title, Cover(book: self, chapters: pages))
    for page in pages {
      let content = ChapterBody(book: self, pages: pages, page: page)
      add(page.file, title: "\(page.chapter.catalog.name) – \(title)", content)
    }
    if hasSamples {
      add(.screens, title: "\(ScreensPage.title) – \(title)", ScreensPage(book: self, pages: pages))
      add(.email, title: "\(EmailPage.title) – \(title)", EmailPage(book: self, pages: pages))
      add(.drawings, title: "\(DrawingsChapter.title) – \(title)", DrawingsChapter(book: self, pages: pages))
    }
    let fixed = Surroundings.allCases.compactMap { fixedSheets[$0]?.css }.joined()
    let css =
      "\(BookFile.styleSheet.signature)\(ColorVariables.book.css)\(variables)\(Layout.css)\(ScreensLayout.css)\(EmailPage.css)\(DrawingTable.css)\(DrawingsChapter.css)\(ValueTable.css)\(sheet.css)\(fixed)"
    files.append(RenderedFile(file: .styleSheet, content: css))
    return RenderedBook(files: files)
  }

  /// The surfaces of the chapters with what is written on them, and every colour as it is on a panel that doesn't follow
  /// the reader.
  private var variables: String {
    chapters.indices.map { index in
      let selector = ".chapter-\(index + 1)"
      let surface = ColorVariables(
        selector: selector, colors: [("surface", chapters[index].surface), ("label", .label)])
      let panels = [("light", ColorScheme.light), ("dark", .dark)].map { name, colorScheme in
        ColorVariables(selector: "\(selector) .\(name)", colors: surface.colors).rule(colorScheme)
      }
      return surface.css + panels.map { $0 + "\n" }.joined()
    }
    .joined()
      + [("light", ColorScheme.light), ("dark", .dark)].map { name, colorScheme in
        ColorVariables(selector: ".\(name)", colors: ColorVariables.book.colors).rule(colorScheme) + "\n"
      }
      .joined()
  }
}
