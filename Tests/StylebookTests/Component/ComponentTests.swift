import DesignSystems
import Restyle
import RestyleHTML
import Testing

@testable import stylebook

@Suite struct ComponentTests {
  private static func markup(of chapter: Int) async throws -> Markup {
    try #require(await StandardBook.pages[BookFile.pages(of: Book.standard.chapters)[chapter]])
  }

  @Test(arguments: Book.standard.chapters.indices)
  func everyComponentIsShownUnderItsName(chapter: Int) async throws {
    let page = try await Self.markup(of: chapter)
    let catalog = Book.standard.chapters[chapter].catalog
    let labels = page.elements("article").compactMap { $0.attributes["aria-label"] }
    func names<Value: Style>(of type: Value.Type) -> [String] { catalog[type].map(\.name) }
    // Texts have links of their own, and backgrounds are shown together.
    for type in catalog.types where type != TextStyle.self && type != BackgroundStyle.self {
      for name in names(of: type) { #expect(labels.contains(name.asWords), "\(name)") }
    }
    #expect(
      page.elements("section").compactMap { $0.attributes["aria-label"] } == [
        "Text", "Buttons", "Fields", "Switches", "Segmented controls", "Title and subtitle",
        "Backgrounds and separators", "Sections", "Forms", "Other styles",
      ])
  }

  @Test(arguments: Book.standard.chapters.indices)
  func everyControlIsShownInAllItsStatesInLightAndDark(chapter: Int) async throws {
    let page = try await Self.markup(of: chapter)
    let catalog = Book.standard.chapters[chapter].catalog
    for colorScheme in ["light", "dark"] {
      for control in catalog[ButtonStyle.self].map(\.name) + catalog[FieldStyle.self].map(\.name)
        + catalog[SwitchStyle.self].map(\.name)
      {
        let name = catalog.name.replacing(" ", with: "-")
        let shown = page.elements.filter { $0.classes == ["\(colorScheme)-regular-\(name)-\(control)"] }
        let states = Set(shown.compactMap { $0.attributes["data-state"] })
        // And those that people don't bring about, but the style distinguishes.
        let invalid = catalog[FieldStyle.self, control]?.backgrounds.filter { $0.state.contains(.invalid) }
        #expect(states.count == 32 + (invalid ?? []).count, "\(colorScheme) \(control)")
      }
    }
  }

  @Test(arguments: Book.standard.chapters.indices)
  func rowsAreShownAtEveryPositionInAllSurroundings(chapter: Int) async throws {
    let page = try await Self.markup(of: chapter)
    let name = Book.standard.chapters[chapter].catalog.name.replacing(" ", with: "-")
    for surroundings in ["light-compact", "light-regular", "dark-compact", "dark-regular"] {
      for position in ["top", "middle", "bottom", "unique"] {
        let rows = page.elements.filter {
          $0.classes.contains("\(surroundings)-\(name)-sectionGrouped__\(position)")
        }
        #expect(rows.contains { $0.attributes["data-state"] == "selected" })
        #expect(rows.contains { $0.attributes["data-state"] == nil })
      }
    }
  }

  /// The rule that captions follow is the one by which styles are found.
  @Test func combinationsFallBackAsStylesDo() throws {
    for entry in ButtonStyle.entries(of: .material) where entry.name == "filled" {
      for state in ControlState.combinations {
        let shown = entry.shownState(for: state)
        #expect(
          ButtonStyle.materialFilled.style(for: state) == ButtonStyle.materialFilled.style(for: shown))
        #expect(entry.states.contains(shown))
      }
    }
    #expect(Set(ControlState.combinations).count == 32)
  }

  @Test(
    arguments: [
      (.normal, "Normal"), (.highlighted, "Pressed"), ([.selected, .hovered], "Hovered + Selected"),
    ] as [(ControlState, String)]
  )
  func statesHaveNames(state: ControlState, title: String) {
    #expect(state.title == title)
  }

  @Test func samplesCantBeReachedByTheKeyboard() async throws {
    for chapter in Book.standard.chapters.indices {
      let page = try await Self.markup(of: chapter)
      #expect(page.elements("button").isEmpty && !page.elements("input").isEmpty)
      // What could have the focus lies within something inert.
      let samples = page.elements.filter { $0.classes == ["sample"] }
      #expect(!samples.isEmpty && samples.allSatisfy { $0.attributes["inert"] != nil })
    }
  }
}
