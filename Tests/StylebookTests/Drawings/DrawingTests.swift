import Foundation
import Restyle
import RestyleGraphics
import Testing

@testable import stylebook

@Suite("Drawings of the design systems")
struct DrawingTests {
  @Test("The same book gives the same bytes")
  func determinism() throws {
    let files = try Book.standard.drawn()
    #expect(try Book.standard.drawn() == files)
    #expect(Set(files.map(\.name)).count == files.count)
  }

  @Test("Each design system has a sheet in each colour scheme, which the page shows")
  func sheets() throws {
    let files = try Book.standard.drawn()
    let page = String(decoding: files[0].bytes, as: UTF8.self)
    for name in ["system", "material-3", "primer"] {
      for colorScheme in ColorScheme.allCases {
        let name = "\(name)-\(colorScheme).svg"
        #expect(files.contains { $0.name == name })
        #expect(page.contains("src=\"\(name)\""))
      }
    }
  }

  @Test(
    "Every background of every chapter is drawn, and nothing is left out", arguments: ColorScheme.allCases)
  func problems(colorScheme: ColorScheme) throws {
    for chapter in Book.standard.chapters {
      let sheet = try DrawnSheet(chapter, colorScheme, fileName: "sheet")
      #expect(sheet.list.problems.isEmpty)
      #expect(sheet.drawings.count >= chapter.catalog.backgrounds.count)
      for drawing in sheet.drawings {
        #expect(drawing.lists.count == 3 && drawing.lists.allSatisfy { $0.problems.isEmpty })
      }
    }
  }
}
