import Foundation
import Restyle
import RestyleTokens
import Testing

@testable import stylebook

@Suite("Design systems that are saved")
struct SavedDesignTests {
  @Test(
    "They are the same again in all traits that they read, and each that reads some is reported",
    arguments: 0..<3)
  func roundTrips(_ index: Int) throws {
    let chapter = Book.standard.chapters[index]
    try DefaultStyling.withDefaults(chapter.styling) {
      let export = try TokenExport(chapter.catalog, values: chapter.values)
      let file = export.tokens.json()
      #expect(try TokenExport(chapter.catalog, values: chapter.values).tokens.json() == file)
      let design = TokenDesign(chapter.catalog.name, try DesignTokens(json: file))
      #expect(design.problems.allSatisfy { $0.kind != .value })
      for type in chapter.catalog.types { expectSame(type, chapter.catalog, design.catalog) }
      func dynamic<S: Style>(_ type: S.Type) -> Int { chapter.catalog[type].count { $0.dynamicStyle != nil } }
      let count = chapter.catalog.types.reduce(0) { $0 + dynamic($1) }
      #expect(export.problems.count { $0.reason.contains("for all values of") } == count && count > 0)
      // What is read and saved again is the same.
      let again = try TokenExport(design.catalog, values: design.values).tokens
      let diff = DesignDiff(from: design, to: TokenDesign(chapter.catalog.name, again))
      #expect(diff.changes.isEmpty)
    }
  }

  private func expectSame<S: Style>(_ type: S.Type, _ first: StyleCatalog, _ second: StyleCatalog) {
    func areEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
    for style in first[type] {
      guard let other = second[type].first(where: { $0.name == style.name }) else {
        Issue.record("\(type) \(style.name) is missing")
        continue
      }
      let explored = Exploration().explore { traits in
        let pair = (style.style(from: traits), other.style(from: traits))
        return (pair.0 as? any Equatable).map { areEqual($0, pair.1) } ?? false
      }
      #expect(explored.gaps.isEmpty && explored.leaves.allSatisfy(\.result), "\(type) \(style.name)")
    }
  }
}
