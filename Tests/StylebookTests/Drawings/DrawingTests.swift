import Foundation
import Restyle
import RestyleGraphics
import RestyleRendering
import Testing

@testable import stylebook

@Suite("Drawings of the design systems")
struct DrawingTests {
  // Pixels take long without optimisation, and one design system shows as much as three.
  static let book = Book(title: "Drawings", chapters: [.system])
  /// The images of the book, which take long to draw.
  static let drawn = Result { try book.drawn() }

  @Test("The same book gives the same bytes")
  func determinism() throws {
    let files = try Self.drawn.get()
    #expect(try Self.book.drawn() == files)
    #expect(Set(files.map(\.name)).count == files.count)
  }

  @Test("Each design system has a sheet in each colour scheme, which the page shows")
  func sheets() throws {
    let files = try Self.drawn.get()
    let page = String(decoding: files[0].bytes, as: UTF8.self)
    for colorScheme in ColorScheme.allCases {
      for format in DrawingFormat.allCases {
        let file = files.first { $0.name == "system-\(colorScheme).\(format.rawValue)" }
        #expect(Image(data: file?.bytes ?? []).mediaType?.rawValue.contains(format.rawValue) == true)
      }
      #expect(page.contains("src=\"system-\(colorScheme).svg\""))
    }
    #expect(page.contains("<li>sliders.slider: left out a style: "))
  }

  @Test(
    "Every background of every chapter is drawn, and nothing is left out", arguments: ColorScheme.allCases)
  func problems(colorScheme: ColorScheme) throws {
    for chapter in Book.standard.chapters {
      let sheet = try DrawnSheet(chapter, colorScheme, fileName: "sheet")
      #expect(sheet.list.problems.allSatisfy { ["noSwatch", "plainLetters"].contains($0.loss.kind) })
      #expect(sheet.drawings.count >= chapter.catalog[BackgroundStyle.self].count)
      for drawing in sheet.drawings {
        #expect(drawing.lists.count == 3 && drawing.lists.allSatisfy { $0.problems.isEmpty })
      }
    }
  }
}
