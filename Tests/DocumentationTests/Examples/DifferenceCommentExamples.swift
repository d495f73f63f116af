// The examples in the comments of Restyle/Difference, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Difference show")
struct DifferenceCommentExamples {
  private let old = TitleSubtitleStyle(title: TextStyle(color: .red))
  private let new = TitleSubtitleStyle(title: TextStyle(color: .blue))
  private let newest = TitleSubtitleStyle(title: TextStyle(color: .green), spacing: 3)

  @Test("PropertyPath")
  func paths() {
    // Block 1 of Restyle/Style/PropertyPath.swift

    #expect(names == [["title", "color"]])
  }

  @Test("StyleDifference")
  func differences() {
    // Block 1 of Restyle/Difference/StyleDifference.swift

    #expect(lines == "title.color: #ff0000 → #0000ff" && same == new)
  }

  @Test("StyleDifference.followed(by:)")
  func composition() {
    // Block 2 of Restyle/Difference/StyleDifference.swift

    #expect(both == same)
  }

  @Test("StyleChange")
  func changes() {
    // Block 1 of Restyle/Difference/StyleChange.swift

    #expect(colors == [.blue])
  }

  @Test("StyleDifference.swiftSource(of:)")
  func source() {
    // Block 1 of Restyle/Difference/StyleDifference+Texts.swift

    #expect(source == "style.restyled {\n  $0.title.color = Color(hex: 0x0000ff)\n}")
  }

  @Test("DesignDifference")
  func designs() {
    let oldCatalog = StyleCatalog("Old")
    let newCatalog = StyleCatalog("New") { NamedStyle("primary", ButtonStyle.system) }

    // Block 1 of Restyle/Difference/DesignDifference.swift

    #expect(lines == "buttons.primary: added")
  }

  @Test("Style.looksEqual(to:in:)")
  func looks() {
    // Block 1 of Restyle/Difference/Style+LooksEqual.swift

    #expect(isSameByDay == true)
    #expect(isSameByNight == false)
  }
}
