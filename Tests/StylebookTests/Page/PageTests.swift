import DesignSystems
import Restyle
import Testing

@testable import stylebook

@Suite struct PageTests {
  private static let rendered = Book.standard.rendered()
  private static let markup = Result { try Markup(rendered.html) }

  private let book = Self.rendered
  private let page: Markup

  init() throws { page = try Self.markup.get() }

  @Test func everyElementIsClosed() throws {
    #expect(page.elements("h1").count == 1)
    #expect(page.elements("main").count == 1)
    #expect(page.elements("h2").map(\.text) == ["System", "Material 3"])
  }

  @Test func theSameBookGivesTheSameBytes() {
    #expect(Book.standard.rendered() == book)
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    #expect(page.elements("link").map { $0.attributes["href"] } == ["stylebook.css"])
    #expect(page.elements.allSatisfy { $0.attributes["src"] == nil && $0.name != "script" })
    #expect(!book.css.contains("url(") && !book.css.contains("@import"))
  }

  @Test func everyLinkLeadsToAPlaceInThePageAndIdentifiersAreUnique() throws {
    let identifiers = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    for link in page.elements("a") {
      let target = try #require(link.attributes["href"])
      #expect(target.hasPrefix("#") && identifiers.contains(String(target.dropFirst())))
    }
  }

  @Test(
    arguments: Book.standard.chapters.flatMap { chapter in
      chapter.catalog.textStyles.map { (chapter, $0.name) }
    })
  func everyStyleIsShownWithItsSourceAndItsSamples(chapter: Chapter, name: String) throws {
    let className = "\(chapter.catalog.name.replacing(" ", with: "-"))-\(name)"
    let style = try #require(chapter.catalog[textStyle: name])
    let article = try #require(page.element(id: className))
    #expect(article.name == "article")
    #expect(article.text.contains(style.debugDescription))
    for sample in Sample.languages + [.english] {
      let sentence = sample.sentence(forSize: style.fontSize ?? 0)
      #expect(article.text.ranges(of: sentence).count == 2, "in light and in dark: \(sentence)")
    }
    for attribute in style.attributes { #expect(article.text.contains(attribute.name)) }
    #expect(book.css.contains(".\(className){"))
    #expect(page.elements("a").contains { $0.attributes["href"] == "#\(className)" })
  }

  @Test func samplesSayTheirLanguageAndDirection() throws {
    let samples = page.elements("li").filter { $0.classes.contains("language") }
    #expect(samples.count == 2 * 26 * Sample.languages.count)
    for sample in samples {
      let language = try #require(sample.attributes["lang"])
      #expect(sample.attributes["dir"] == (["ar", "he"].contains(language) ? "rtl" : "ltr"))
    }
    #expect(Set(samples.compactMap { $0.attributes["lang"] }).isSuperset(of: ["ar", "he", "hi", "ja", "ko"]))
  }

  @Test func panelsKeepTheirAppearanceAndTheScaleFollowsTheReader() throws {
    let styles = page.elements("p").compactMap { $0.attributes["style"] }
    let isSet = { (color: String) in styles.contains { $0.split(separator: ";").contains("color:\(color)") } }
    #expect(isSet("#000000") && isSet("#ffffff") && isSet("#1d1b20") && isSet("#e6e0e9"))
    let queries = book.css.split(separator: "@media ").filter { $0.hasPrefix("(prefers-color-scheme:dark){") }
    #expect(queries.contains { $0.contains(".System-body{color:#ffffff}") })
    #expect(queries.contains { $0.contains(".Material-3-bodyLarge{color:#e6e0e9}") })
  }

  @Test(
    arguments: [
      "</style><script>alert(1)</script>", "\" onload=\"alert(1)", "a b\tc\nd", "'><img src=x>",
      "}*{color:red}",
      "\u{202E}reversed", "", "ünï", "日本", "&amp;", "main", "chapter.1",
    ]
  )
  func namesFromOutsideStayInTheirPlace(name: String) throws {
    let style = TextStyle(font: .custom(name, size: 12), color: .label).restyled {
      $0.language = Language(tag: name)
    }
    let catalog = StyleCatalog(
      name,
      textStyles: [NamedStyle(name, style), NamedStyle(name, TextStyle()), NamedStyle("", style.uppercased)])
    let chapter = Chapter(catalog: catalog, summary: name, source: name, surface: .systemBackground)
    let rendered = Book(title: name, chapters: [chapter, chapter]).rendered()
    let page = try Markup(rendered.html)
    #expect(page.elements("article").count == 6)
    #expect(page.elements("script").isEmpty && page.elements("img").isEmpty)
    #expect(page.elements.allSatisfy { $0.attributes["onload"] == nil })
    let identifiers = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    let css = rendered.css.replacing(/'[^']*'/, with: "''")
    #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
    #expect(!css.contains("*{color:red}") && !rendered.css.contains("<"))
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

  @Test(arguments: [(0.4, 2, "+0.40"), (-0.26, 2, "−0.26"), (0, 2, "0"), (0.0001, 2, "0"), (-0.0001, 2, "0")])
  func measuresAreWrittenWithASign(value: Double, decimals: Int, text: String) {
    #expect(value.signedFigure(decimals: decimals) == text)
  }
}
