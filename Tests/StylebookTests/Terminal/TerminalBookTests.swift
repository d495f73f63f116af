import Restyle
import RestyleTerminal
import Testing

@testable import stylebook

@Suite struct TerminalBookTests {
  private func text(_ columns: Int, _ catalog: String? = nil) throws -> String {
    let request = TerminalRequest(catalog: catalog, columns: columns, isPlain: true)
    let profile = request.profile(environment: ["TERM": "xterm"], isTerminal: true, terminalColumns: nil)
    return try Book.standard.rendered(request, on: profile)
  }

  @Test(arguments: [1, 20, 40, 80, 132])
  func everyStyleIsShownInAnyWidth(_ columns: Int) throws {
    let text = try text(columns)
    #expect(text.split(separator: "\n").allSatisfy { $0.cellWidth <= max(columns, 2) })
    #expect(!text.contains("\u{1B}"))
    guard columns >= 80 else { return }
    for chapter in Book.standard.chapters {
      #expect(text.contains(chapter.catalog.name))
      for name in chapter.catalog[ButtonStyle.self].map(\.name)
        + chapter.catalog[BackgroundStyle.self].map(\.name)
      {
        #expect(text.contains(name), "\(name)")
      }
    }
    for screen in Screen.all { #expect(text.contains(screen.title)) }
  }

  @Test(arguments: ["system", "Material 3", "PRIMER", "material"])
  func oneDesignSystemIsShownAlone(_ name: String) throws {
    let text = try text(80, name)
    #expect(Book.standard.chapters.filter { text.contains($0.summary.prefix(30)) }.count == 1)
  }

  @Test func profileIsThatOfTheTerminalUnlessItIsSaid() {
    let environment = ["TERM": "xterm-256color"]
    let asked = TerminalRequest(columns: 50).profile(
      environment: environment, isTerminal: true, terminalColumns: 100)
    #expect(asked.columns == 50 && asked.colors == .ansi256)
    #expect(
      TerminalRequest().profile(environment: environment, isTerminal: true, terminalColumns: 100).columns
        == 100)
    #expect(
      !TerminalRequest().profile(environment: environment, isTerminal: false, terminalColumns: nil)
        .writesSequences)
    let plain = TerminalRequest(isPlain: true).profile(
      environment: environment, isTerminal: true, terminalColumns: 100)
    #expect(!plain.writesSequences && plain.columns == 100)
  }
}
