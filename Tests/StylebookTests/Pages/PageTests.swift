import DesignSystems
import Restyle
import TestSupport
import Testing

@testable import stylebook

@Suite(RendersStandardBook()) struct PageTests {
  private let book: RenderedBook
  private let pages: [BookFile: Markup]

  init() async throws {
    book = await StandardBook.rendered
    pages = try await StandardBook.pages
  }

  private func page(of chapter: Chapter) throws -> Markup {
    let index = try #require(Book.standard.chapters.firstIndex { $0.catalog.name == chapter.catalog.name })
    return try #require(pages[BookFile.pages(of: Book.standard.chapters)[index]])
  }

  @Test func everyElementIsClosed() throws {
    let names = [
      "index.html", "system.html", "material-3.html", "primer.html", "screens.html", "email.html",
      "drawings.html", "stylebook.css",
    ]
    #expect(book.files.map(\.file.name) == names)
    for page in pages.values {
      #expect(page.elements("h1").count == 1)
      #expect(page.elements("main").count == 1)
    }
  }

  // A book takes long. CI compares two that the program writes.
  @Test(.enabled(if: checksAll)) func theSameBookGivesTheSameBytes() {
    #expect(Book.standard.rendered() == book)
  }

  @Test func noFileIsLargerThanReadersShouldWaitFor() {
    for file in book.files { #expect(file.content.utf8.count < 1_000_000, "\(file.file.name)") }
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    for page in pages.values {
      #expect(page.elements("link").map { $0.attributes["href"] } == ["stylebook.css"])
      #expect(page.elements.allSatisfy { $0.name != "script" })
      // Images are in the page itself.
      let sources = page.elements.compactMap { $0.attributes["src"] }
      #expect(sources.allSatisfy { $0.hasPrefix("data:image/") })
    }
    let css = try #require(book[.styleSheet])
    #expect(!css.contains("url(") && !css.contains("@import"))
  }

  @Test func everyLinkLeadsToAPlaceInTheBookAndIdentifiersAreUnique() throws {
    let files = Set(pages.keys.map(\.name))
    for page in pages.values {
      let identifiers = page.elements.compactMap { $0.attributes["id"] }
      #expect(Set(identifiers).count == identifiers.count)
      for link in page.elements("a") {
        let target = try #require(link.attributes["href"])
        let isHere = target.hasPrefix("#") && identifiers.contains(String(target.dropFirst()))
        #expect(isHere || files.contains(target), "\(target)")
      }
    }
    // Every page is a link away from every other.
    for (file, page) in pages where file != .cover {
      #expect(page.elements("a").compactMap { $0.attributes["href"] }.contains("index.html"))
      #expect(pages[.cover]?.elements("a").contains { $0.attributes["href"] == file.name } == true)
    }
  }

  @Test
  func everyStyleIsShownWithItsSourceAndItsSamples() async throws {
    try await forEach(
      Book.standard.chapters.flatMap { chapter in
        chapter.catalog[TextStyle.self].map { (chapter, $0.name) }
      }
    ) { (chapter: Chapter, name: String) throws in
      let page = try page(of: chapter)
      let className = "\(chapter.catalog.name.replacing(" ", with: "-"))-\(name)"
      let style = try #require(chapter.catalog[TextStyle.self, name])
      let article = try #require(page.element(id: className))
      #expect(article.name == "article")
      #expect(article.text.contains(style.debugDescription))
      for sample in Sample.languages + [.english] {
        let sentence = sample.sentence(forSize: style.fontSize ?? 0)
        #expect(article.text.ranges(of: sentence).count == 2, "in light and in dark: \(sentence)")
      }
      for attribute in style.attributes { #expect(article.text.contains(attribute.name)) }
      #expect(book[.styleSheet]?.contains(".\(className){") == true)
      #expect(page.elements("a").contains { $0.attributes["href"] == "#\(className)" })
    }
  }

  @Test func samplesSayTheirLanguageAndDirection() throws {
    let samples = pages.values.flatMap { $0.elements("li") }.filter { $0.classes.contains("language") }
    #expect(samples.count == 2 * 36 * Sample.languages.count)
    for sample in samples {
      let language = try #require(sample.attributes["lang"])
      #expect(sample.attributes["dir"] == (["ar", "he"].contains(language) ? "rtl" : "ltr"))
    }
    #expect(Set(samples.compactMap { $0.attributes["lang"] }).isSuperset(of: ["ar", "he", "hi", "ja", "ko"]))
  }

  @Test func panelsKeepTheirAppearanceAndTheScaleFollowsTheReader() throws {
    let styles = pages.values.flatMap { $0.elements("p") }.compactMap { $0.attributes["style"] }
    let isSet = { (color: String) in styles.contains { $0.split(separator: ";").contains("color:\(color)") } }
    #expect(isSet("#000000") && isSet("#ffffff") && isSet("#1d1b20") && isSet("#e6e0e9"))
    let css = try #require(book[.styleSheet])
    let queries = css.split(separator: "@media ").filter { $0.hasPrefix("(prefers-color-scheme:dark){") }
    let rules = queries.flatMap { $0.split(separator: "\n") }
    #expect(rules.contains { $0.contains(".System-body") && $0.hasSuffix("{color:#ffffff}") })
    #expect(rules.contains { $0.contains(".Material-3-bodyLarge") && $0.hasSuffix("{color:#e6e0e9}") })
    #expect(!queries.contains { $0.contains(".light-") || $0.contains(".dark-") })
  }

  @Test func namesFromOutsideStayInTheirPlace() throws {
    let names = [
      "</style><script>alert(1)</script>", "\" onload=\"alert(1)", "a b\tc\nd", "'><img src=x>",
      "}*{color:red}", "\u{202E}reversed", "", "ünï", "日本", "&amp;", "main", "chapter.1", "screens",
      "drawings", "email",
      "main",
    ]
    let chapters = names.map { name in
      let style = TextStyle(font: .custom(name, size: 12), color: .label).restyled {
        $0.language = Language(tag: name)
      }
      let catalog = StyleCatalog(name) {
        NamedStyle(name, style)
        NamedStyle(name, TextStyle())
        NamedStyle("", style.uppercased)
      }
      return Chapter(catalog: catalog, summary: name, source: name, surface: .systemBackground)
    }
    let rendered = Book(title: names.joined(), chapters: chapters).rendered()
    let pages = try StandardBook.pages(of: rendered)
    #expect(pages.count == names.count + 4)
    for page in pages.values {
      #expect(page.elements("script").isEmpty)
      #expect(page.elements("img").allSatisfy { $0.attributes["src"]?.hasPrefix("data:") == true })
      #expect(page.elements.allSatisfy { $0.attributes["onload"] == nil })
      let identifiers = page.elements.compactMap { $0.attributes["id"] }
      #expect(Set(identifiers).count == identifiers.count)
    }
    for file in rendered.files {
      #expect(file.file.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
    }
    let text = try #require(rendered[.styleSheet])
    let css = text.replacing(/'[^']*'/, with: "''")
    #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
    #expect(!css.contains("*{color:red}") && !text.contains("<"))
  }

  @Test func stylesOfRecipesAreEntries() throws {
    let texts = Recipe(TextStyle(color: .label), Contrast.self) { style, contrast in
      if contrast == .increased { style = style.bold }
    }
    let buttons = Recipe(ButtonStyle.system, Contrast.self) { style, contrast in
      if contrast == .increased { style.contentInsets = EdgeInsets(inset: 7) }
    }
    let catalog = StyleCatalog("R") {
      texts.named("text")
      buttons.named("button")
    }
    let chapter = Chapter(catalog: catalog, summary: "", source: "", surface: .systemBackground)
    let pages = try StandardBook.pages(of: Book(title: "", chapters: [chapter]).rendered())
    let elements = pages.values.flatMap(\.elements)
    let classes = Set(elements.compactMap { $0.attributes["class"] })
    for contrast in Contrast.allCases {
      #expect(elements.contains { $0.attributes["id"] == "R-text-R-text--\(contrast)" })
      #expect(elements.contains { $0.attributes["href"]?.hasSuffix("#R-text-R-text--\(contrast)") == true })
      #expect(classes.contains("R-text R-text--\(contrast)"))
      #expect(classes.contains { $0.hasSuffix("-R-button--\(contrast)") && $0.contains("-R-button ") })
    }
  }

  @Test(
    arguments: [
      ("largeTitle", "Large Title"), ("title1", "Title 1"), ("body", "Body"), ("h10", "H 10"),
      ("two words", "Two words"),
      ("", ""), ("éclair", "Éclair"),
    ]
  )
  func namesAreShownAsWords(name: String, title: String) {
    #expect(Entry(className: "", name: name, style: TextStyle()).title == title)
  }

  @Test func whatIsUnsetIsSaidToBe() {
    let figures = Figure.all(of: TextStyle(), on: .systemBackground)
    #expect(figures.allSatisfy { $0.note == "unset" })
    #expect(Figure.all(of: .systemBody, on: .systemBackground).allSatisfy { $0.note != "unset" })
  }

  @Test(
    arguments: [
      (20, "20"), (18.000000000000004, "18"), (12.5, "12.5"), (1.254, "1.25"), (100, "100"), (0, "0"),
      (-0.25, "−0.25"), (-0.001, "0"), (-0.0, "0"), (-10, "−10"), (-.infinity, "−inf"),
    ] as [(Double, String)])
  func numbersHaveTheDecimalsThatSaySomething(value: Double, text: String) {
    #expect(value.figure() == text)
  }

  @Test(arguments: [(0.4, 2, "+0.40"), (-0.26, 2, "−0.26"), (0, 2, "0"), (0.0001, 2, "0"), (-0.0001, 2, "0")])
  func measuresAreWrittenWithASign(value: Double, decimals: Int, text: String) {
    #expect(value.signedFigure(decimals: decimals) == text)
  }
}
