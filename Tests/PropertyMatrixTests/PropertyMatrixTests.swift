import Foundation
import Restyle
import RestyleElements
import Testing

@Suite("Each property in each output")
struct PropertyMatrixTests {
  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/RestyleRendering/RestyleRendering.docc/WhatOutputsShow.md")
  private static let marker = "\n## Tables\n"

  @Test("The documentation says what each output does with each property, set alone to an unusual value")
  func documentation() throws {
    // Other tests set the shared defaults.
    let tables = try DefaultStyling.withDefaults(.system) { try Self.tables }
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let start = try #require(text.range(of: Self.marker)?.lowerBound)
    guard text[start...] != tables else { return }
    try Data((text[..<start] + tables).utf8).write(to: Self.article)
    Issue.record("recorded the tables of \(Self.article.lastPathComponent): look at them and run again")
  }

  private static var tables: String {
    get throws {
      let attributes = try PropertyMatrix.attributesOfLabels()
      var tables = marker
      for subject in MatrixSubject.all {
        let matrix = try PropertyMatrix(
          of: subject, attributesOfLabels: subject.name == MatrixSubject.label.name ? nil : attributes)
        #expect(matrix.treatments.values.joined().contains(.shown), "\(subject.name)")
        for (path, treatments) in matrix.treatments {
          let isKnown = !treatments.contains(.silent) && !treatments.contains(.byValue)
          #expect(isKnown, "\(subject.name), \(path.joined(separator: ".")): \(treatments.map(\.rawValue))")
        }
        tables += "\n### \(subject.name)\n\n\(matrix.table)\n"
      }
      return tables
    }
  }

  @Test("No table lacks a property")
  func completeness() {
    for subject in MatrixSubject.all {
      #expect(!subject.changes.isEmpty, "\(subject.name)")
      #expect(subject.unknown.isEmpty, "\(subject.name): no unusual value of \(subject.unknown)")
    }
  }
}
