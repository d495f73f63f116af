import DesignSystems
import Restyle
import Testing

@testable import stylebook

@Suite struct ScreensPageTests {
  private let content: String
  private let page: Markup

  init() async throws {
    content = try #require(await StandardBook.rendered[.screens])
    page = try #require(await StandardBook.pages[.screens])
  }

  /// Each place in which a screen is shown.
  private static let combinations = Book.standard.chapters.flatMap { chapter in
    Screen.all.flatMap { screen in
      Surroundings.allCases.map { "\(screen.title) in \(chapter.catalog.name): \($0.title)" }
    }
  }

  @Test func everyScreenIsShownUnderEveryStylingInAllSurroundings() {
    let captions = page.elements("figcaption").map(\.text)
    #expect(Self.combinations.count == 24)
    #expect(captions == Self.combinations)
    #expect(page.elements("figure").compactMap { $0.attributes["aria-label"] } == captions)
  }

  @Test func noIdentifierIsGivenTwiceAndEveryReferenceFindsItsElement() {
    let identifiers = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    let references = page.elements.flatMap { element in
      ["for", "aria-labelledby"].compactMap { element.attributes[$0] }
    }
    #expect(references.count > 100)
    for reference in references { #expect(identifiers.contains(reference), "\(reference)") }
  }

  @Test func everyFormSendsToItsOwnPlaceAndPasswordsStay() throws {
    let forms = page.elements("form")
    #expect(forms.count == 12)
    let targets = forms.compactMap { $0.attributes["action"] }
    #expect(Set(targets).count == 12)
    for target in targets { #expect(page.element(id: String(target.dropFirst()))?.name == "figure") }
    #expect(page.elements("input").count { $0.attributes["type"] == "password" } == 12)
    #expect(!forms.contains { $0.text.contains("Sign in") })
  }

  @Test func headingsFollowOneAnotherInRank() {
    let ranks = page.elements.compactMap { element in
      element.name.wholeMatch(of: /h([1-6])/).flatMap { Int($0.1) }
    }
    #expect(ranks.first == 1)
    for (rank, next) in zip(ranks, ranks.dropFirst()) { #expect(next <= rank + 1) }
  }

  @Test func screensOfDifferentStylingsLookDifferent() throws {
    let buttons = page.elements("button").filter { $0.text == "Save" }.compactMap { $0.attributes["class"] }
    #expect(buttons.count == 12)
    // Buttons know appearances, and not how much room there is.
    #expect(Set(buttons).count == 6)
    #expect(!content.contains(" style=\""))
  }
}
