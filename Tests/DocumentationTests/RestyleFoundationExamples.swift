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
    let notice =
      StyledString("Read the ", style: .default) + StyledString("terms", style: .default.underlined)
    var attributed = AttributedString(notice)
    attributed.restyle.color = .blue
    let restyled = StyledString(attributed)

    let shown = NSAttributedString(ShownText(notice), with: FoundationTextValues(for: traits))

    #expect(restyled == notice.restyled { $0.color = .blue })
    #expect(shown.string == "Read the terms")
  }

  @Test("Styles come back from JSON")
  func json() throws {
    let data = try StyleJSON().data(of: TextStyle.default)
    let style = try StyleJSON().value(TextStyle.self, from: data)

    #expect(style == .default)
  }

  @Test("Images tell their size")
  func image() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "overview-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Array("GIF89a".utf8) + [20, 0, 10, 0]).write(to: folder.appending(path: "logo@2x.png"))

    let logo = try Image(contentsOf: folder.appending(path: "logo@2x.png"))
    let size = logo.size

    #expect(size == Size(width: 10, height: 5))
  }
}
