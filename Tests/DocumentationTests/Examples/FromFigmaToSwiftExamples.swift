// The texts of the article about tokens in Swift, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleTokens
import Testing

// Block 1 of RestyleTokens/RestyleTokens.docc/FromFigmaToSwift.md

@Suite("What the article about tokens in Swift shows")
struct FromFigmaToSwiftExamples {
  private static func tokens(_ harbour: String) throws -> DesignTokens {
    try DesignTokens(
      json: Data(
        """
        {"color":{"$type":"color","harbour":{"$value":"{color.\(harbour)}","$description":"What can be tapped."},
          "navy":{"$value":{"colorSpace":"srgb","components":[0,0.2,0.4]}},
          "sky":{"$value":{"colorSpace":"srgb","components":[0.6,0.8,1]}}},
         "typography":{"title":{"$type":"typography","$value":{"fontFamily":"Inter","fontSize":{"value":20,"unit":"px"},
          "fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2}}},
         "card":{"raised":{"background":{"$type":"color","$value":"{color.sky}"}}},
         "pause":{"$type":"duration","$value":{"value":1,"unit":"s"}}}
        """.utf8))
  }

  @Test("Source")
  func source() throws {
    let design = TokenDesign("Shop", light: try Self.tokens("navy"), dark: try Self.tokens("sky"))
    let source = design.swiftSource().text
    let document = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/RestyleTokens/RestyleTokens.docc/FromFigmaToSwift.md")
    let block = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "```swift\n")[1]
      .components(separatedBy: "```")[0]
    // The card has a colour too, which the article doesn't show.
    for member in block.components(separatedBy: "\n\n") {
      let lines = member.split(separator: "\n").filter { !$0.hasPrefix("}") && !$0.hasPrefix("extension") }
      #expect(source.contains(lines.joined(separator: "\n")), "\(member)")
    }
    #expect(Color.harbour.resolved(colorScheme: .dark) == Color(hex: 0x99CCFF))
  }

  @Test("Reading at run time")
  func reading() throws {
    let light = try Self.tokens("navy")
    let dark = try Self.tokens("sky")
    // Block 2 of RestyleTokens/RestyleTokens.docc/FromFigmaToSwift.md
    #expect(title?.fontSize == 20 && harbour.resolved(colorScheme: .dark) == Color(hex: 0x99CCFF))
    #expect(problems == ["pause: a duration has no name of its own in Restyle"])
  }

  @Test("Themes")
  func themes() throws {
    let resolver = try TokenResolver(
      json: Data(
        """
        {"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"brand","contexts":{
          "usual":[{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}],
          "warm":[{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}]}}]}
        """.utf8))
    // Block 3 of RestyleTokens/RestyleTokens.docc/FromFigmaToSwift.md
    #expect(shown == "#ff0000" && page.color?.cssText() == "#000000")
  }

  @Test("Rules")
  func rules() throws {
    let tokens = try Self.tokens("navy")
    // Block 4 of RestyleTokens/RestyleTokens.docc/FromFigmaToSwift.md
    #expect(card?.color.resolved(colorScheme: .light) == Color(hex: 0x99CCFF))
  }
}
