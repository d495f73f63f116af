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
  func documentation() async throws {
    let tables = try await Self.tables
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let start = try #require(text.range(of: Self.marker)?.lowerBound)
    guard text[start...] != tables else { return }
    try Data((text[..<start] + tables).utf8).write(to: Self.article)
    Issue.record("recorded the tables of \(Self.article.lastPathComponent): look at them and run again")
  }

  private static var tables: String {
    get async throws {
      // Other tests set the shared defaults.
      let (subjects, attributes) = try DefaultStyling.withDefaults(.system) {
        (MatrixSubject.all, try PropertyMatrix.attributesOfLabels())
      }
      return try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for (index, subject) in subjects.enumerated() {
          group.addTask {
            (index, try DefaultStyling.withDefaults(.system) { try table(of: subject, attributes) })
          }
        }
        let tables = try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        return marker + subjects.indices.compactMap { tables[$0] }.joined()
      }
    }
  }

  private static func table(
    of subject: MatrixSubject, _ attributesOfLabels: [String: Set<TextStyle>]
  ) throws -> String {
    let matrix = try PropertyMatrix(
      of: subject, attributesOfLabels: subject.name == MatrixSubject.label.name ? nil : attributesOfLabels)
    #expect(matrix.treatments.values.joined().contains(.shown), "\(subject.name)")
    for path in matrix.paths {
      let treatments = matrix.treatments[path] ?? []
      let isKnown = !treatments.contains(.silent) && !treatments.contains(.byValue)
      #expect(isKnown, "\(subject.name), \(path.joined(separator: ".")): \(treatments.map(\.rawValue))")
    }
    return "\n### \(subject.name)\n\n\(matrix.table)\n"
  }

  @Test("No table lacks a property")
  func completeness() {
    for subject in MatrixSubject.all {
      #expect(!subject.changes.isEmpty, "\(subject.name)")
      #expect(subject.unknown.isEmpty, "\(subject.name): no unusual value of \(subject.unknown)")
    }
  }
}
