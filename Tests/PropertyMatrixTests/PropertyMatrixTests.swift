import Foundation
import Restyle
import RestyleElements
import RestyleTesting
import Testing

@Suite("Each property in each output")
struct PropertyMatrixTests {
  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/RestyleRendering/RestyleRendering.docc/WhatOutputsShow.md")
  private static let elements = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/RestyleElements")
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
      let labels = try DefaultStyling.withDefaults(.system) {
        try LabelAttributes(in: MatrixSubject.label.outputs)
      }
      let subjects = MatrixSubject.all + MatrixSubject.elements
      return try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for (index, subject) in subjects.enumerated() {
          group.addTask {
            (index, try DefaultStyling.withDefaults(.system) { try table(of: subject, labels) })
          }
        }
        let tables = try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        return marker + subjects.indices.compactMap { tables[$0] }.joined()
      }
    }
  }

  private static func table(
    of subject: MatrixSubject, _ labels: LabelAttributes
  ) throws -> String {
    let matrix = try PropertyMatrix(
      of: subject, in: subject.outputs, labels: subject.name == MatrixSubject.label.name ? nil : labels)
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

  @Test("No element lacks a row for a property that it stores, and no kind of element its rows")
  func elements() throws {
    for subject in MatrixSubject.elements {
      let rows = subject.changes.map { $0.path.joined(separator: ".") }
      let missing = subject.stored.filter { path in
        !rows.contains { $0 == path || $0.hasPrefix("\(path).") }
      }
      #expect(missing.isEmpty, "\(subject.name)")
    }
    let kind = /public struct (\w+): [^{]*\b(?:ListedElement|InputControl|FieldControl)\b/
    let files = FileManager.default.enumerator(at: Self.elements, includingPropertiesForKeys: nil)
    let sources = try files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let kinds = sources?.flatMap { $0.matches(of: kind).map { String($0.output.1) } } ?? []
    #expect(Set(kinds) == Set(MatrixSubject.elements.map(\.kind)))
  }
}
