// The article about laws, as it stands there, and what it gives.

import Foundation
import Restyle
import RestyleElements
import RestyleRendering
import RestyleTesting
import Testing

// Block 1 of RestyleTesting/RestyleTesting.docc/RestyleTesting.md

// Block 3 of RestyleTesting/RestyleTesting.docc/RestyleTesting.md

/// The texts of labels, and of nothing else.
struct LabelOutline: StructureVisitor {
  var problems: [RenderingProblem] = []
  var lines: [String] = []

  mutating func visit(_ label: ResolvedLabel) { lines.append(label.text.text) }
}

@Suite("What the article about laws shows")
struct RestyleTestingExamples {
  // Block 2 of RestyleTesting/RestyleTesting.docc/RestyleTesting.md

  @Test("An output")
  func outputs() {
    // Block 4 of RestyleTesting/RestyleTesting.docc/RestyleTesting.md

    #expect(broken.contains { $0.law == .silence && $0.statement.contains("Label") })
  }

  @Test("A style that forgets its texts is told as it says")
  func forgotten() throws {
    struct TagStyle: Style, Hashable, Codable { var label = TextStyle() }
    let broken = brokenLaws(of: TagStyle.self).map(\.description)
    #expect(broken.count == 1)
    let start = "TagStyle breaks the law of texts: restyling all texts reaches label."
    #expect(try #require(broken.first).hasPrefix(start))
    let path = "Sources/RestyleTesting/RestyleTesting.docc/RestyleTesting.md"
    let article = try String(contentsOf: DocumentedFile.root.appending(path: path), encoding: .utf8)
    #expect(article.contains("`\(start)`"))
  }
}
