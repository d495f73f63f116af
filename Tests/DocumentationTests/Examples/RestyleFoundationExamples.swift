// The examples of RestyleFoundation's overview, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleFoundation
import RestyleRendering
import Testing

@Suite("What the overview of RestyleFoundation shows")
struct RestyleFoundationExamples {
  private let traits = TraitCollection()

  @Test("Attributed strings hold and show a text")
  func gives() {
    // Block 1 of RestyleFoundation/RestyleFoundation.docc/RestyleFoundation.md

    // Block 2 of RestyleFoundation/RestyleFoundation.docc/RestyleFoundation.md

    #expect(restyled == notice.restyled { $0.color = .blue })
    #expect(shown.string == "Read the terms")
  }

  @Test("Styles come back from JSON")
  func json() throws {
    // Block 3 of RestyleFoundation/RestyleFoundation.docc/RestyleFoundation.md

    #expect(style == .default)
  }

  @Test("Images tell their size")
  func image() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "overview-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Array("GIF89a".utf8) + [20, 0, 10, 0]).write(to: folder.appending(path: "logo@2x.png"))

    // Block 4 of RestyleFoundation/RestyleFoundation.docc/RestyleFoundation.md

    #expect(size == Size(width: 10, height: 5))
  }
}
