import BrowserSupport
import DesignSystems
import Foundation
import Restyle
import RestyleElements
import TestSupport
import Testing

@testable import stylebook

/// What people make of the screens who hear them, or have no pointer, in every default styling.
@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ScreenAccessibilityTests {
  private static let chapters = Book.standard.chapters

  private func open<Result: Sendable>(
    _ reading: ScreenReading, _ chapter: Int, traits: TraitCollection = TraitCollection(),
    options: Browser.Options = Browser.Options(), operation: @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    var options = options
    // All of a screen can be seen.
    options.windowSize = Browser.WindowSize(width: 640, height: 1_200)
    let context = ElementContext(traits: traits, defaults: Self.chapters[chapter].styling)
    return try await Browser.required().open(
      reading.page(in: context), options: options, operation: operation)
  }

  @Test(arguments: ScreenReading.all, chapters.indices)
  func everythingIsToldInTheOrderOfTheElements(reading: ScreenReading, chapter: Int) async throws {
    let tree = try await open(reading, chapter) { try $0.accessibilityTree() }
    #expect(tree.exposed.map(\.debugDescription) == reading.lines(in: Self.chapters[chapter].styling))
  }

  @Test func everyScreenOfTheBookIsToldAsOnAPageOfItsOwn() async throws {
    let book = await StandardBook.rendered
    let styleSheet = try #require(book[.styleSheet])
    let page = try #require(book[.screens])
      .replacing(#"<link rel="stylesheet" href="stylebook.css">"#, with: "<style>\(styleSheet)</style>")
    #expect(page.contains("<style>"))
    #expect(Screen.all.map(\.title) == ScreenReading.all.map(\.title))
    let tree = try await Browser.required().open(page) { try $0.accessibilityTree() }
    for chapter in Self.chapters {
      for (screen, reading) in zip(Screen.all, ScreenReading.all) {
        for surroundings in Surroundings.allCases {
          let caption = "\(screen.title) in \(chapter.catalog.name): \(surroundings.title)"
          let figure = try #require(tree.first("figure", caption))
          let told = ["figure \"\(caption)\"", "Figcaption", "StaticText \"\(caption)\""]
          #expect(
            figure.exposed.map(\.debugDescription) == told + reading.lines(in: chapter.styling, rank: 4))
        }
      }
    }
  }

  private static let looks: [(chapter: Int, isMirrored: Bool)] = chapters.indices.flatMap {
    [($0, isMirrored: false), ($0, isMirrored: true)]
  }

  @Test(arguments: ScreenReading.all, looks.sampled(every: 3))
  func theTabKeyLeadsThroughAllThatCanBeUsedAndItIsSeenWhere(
    reading: ScreenReading, look: (chapter: Int, isMirrored: Bool)
  ) async throws {
    let expected = reading.stops(in: Self.chapters[look.chapter].styling)
    // From right to left it is dark too, so that each is seen once in every design system.
    let colorScheme = look.isMirrored ? ColorScheme.dark : .light
    let traits = TraitCollection(
      colorScheme: colorScheme, layoutDirection: look.isMirrored ? .rightToLeft : .leftToRight)
    try await open(reading, look.chapter, traits: traits, options: Browser.Options(colorScheme: colorScheme))
    {
      page in
      var stops: [String?] = []
      var pictures: [Data] = []
      for _ in 0...expected.count {
        try page.press(.tab)
        stops.append(try page.focusedNode()?.debugDescription)
        pictures.append(try page.screenshot())
      }
      #expect(stops == expected + [nil])
      // None looks as the page does without, or as another.
      #expect(Set(pictures).count == pictures.count)
      stops = []
      for _ in expected {
        try page.press(.tab, withShift: true)
        stops.append(try page.focusedNode()?.debugDescription)
      }
      #expect(stops == expected.reversed())
    }
  }

  @Test(arguments: chapters.indices)
  func controlsAreUsedByTheKeyboard(chapter: Int) async throws {
    try await open(.settings, chapter) { page in
      func go(to name: String) throws -> AccessibilityNode {
        for _ in 0..<20 {
          try page.press(.tab)
          if let node = try page.focusedNode(), node.name == name { return node }
        }
        throw BrowserError.unexpectedReport("nothing of the name \(name)")
      }
      func state(_ role: String, _ name: String) throws -> AccessibilityNode.State? {
        let node = try page.accessibilityTree().first(role, name)
        return node?.states.first { [.checked, .unchecked].contains($0) }
      }

      #expect(try go(to: "Wi-Fi").states.contains(.checked))
      try page.press(.space)
      #expect(try state("switch", "Wi-Fi") == .unchecked)
      try page.press(.space)
      #expect(try state("switch", "Wi-Fi") == .checked)

      let _: Bool = try page.evaluate(
        "window.pressed = []; addEventListener('click', event => pressed.push(event.target.textContent)); return true"
      )
      _ = try go(to: "Known networks")
      try page.press(.enter)
      try page.press(.space)
      #expect(try page.evaluate("return pressed") == ["Known networks", "Known networks"])

      #expect(try go(to: "Auto").states.contains(.checked))
      for (key, name) in [
        (BrowserPage.Key.leftArrow, "Dark"), (.upArrow, "Light"), (.leftArrow, "Auto"),
        (.rightArrow, "Light"), (.downArrow, "Dark"),
      ] {
        try page.press(key)
        #expect(try page.focusedNode()?.name == name)
        for segment in ["Light", "Dark", "Auto"] {
          #expect(try state("radio", segment) == (segment == name ? .checked : .unchecked))
        }
      }

      _ = try go(to: "Reset")
      try page.press(.enter)
      #expect(try state("radio", "Auto") == .checked)
    }
  }

  @Test func aFormIsFilledInAndSentByTheKeyboardWithoutAScript() async throws {
    var options = Browser.Options()
    options.runsScripts = false
    let address = try await open(.settings, 0, options: options) { page in
      try page.press(.tab)
      // The tab key selects what a field holds.
      try page.type("Grace & Ada")
      try page.press(.tab)
      try page.type("grace@example.org")
      try page.press(.tab)
      try page.press(.space)
      for _ in 0..<2 { try page.press(.tab) }
      try page.press(.leftArrow)
      try page.press(.enter)
      return try page.nextAddress()
    }
    let sent = URLComponents(url: address, resolvingAgainstBaseURL: false)?.percentEncodedQuery
    #expect(sent == "name=Grace+%26+Ada&email=grace%40example.org&theme=1&ink=on")
    #expect(address.fragment() == "there")
  }
}
