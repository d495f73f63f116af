import Restyle
import Testing

@Suite("Families with others that stand in")
struct FontFamilyListTests {
  private static let mono = Font.Family.named("Plex", fallbacks: ["Menlo", "A'b"], design: .monospaced)

  @Test("What says the same is the same")
  func normalForm() {
    #expect(Font.Family.named("Inter", fallbacks: []) == .named("Inter"))
    #expect(Font.custom("Inter", size: 12, fallbacks: [], design: .default) == .custom("Inter", size: 12))
    #expect(Font.custom("Inter").size == nil)
    #expect(Self.mono.names == ["Plex", "Menlo", "A'b"] && Self.mono.design == .monospaced)
    #expect(Font.Family.named("Inter").names == ["Inter"] && Font.Family.system(.serif).names.isEmpty)
    #expect(Self.mono != .named("Plex", fallbacks: ["Menlo"], design: .monospaced))
    #expect(Font.Family.named("e\u{301}", fallbacks: ["x"]) != .named("\u{e9}", fallbacks: ["x"]))
  }

  @Test("A list is decoded as it was encoded, and others are as they were")
  func coding() throws {
    for (family, json) in [
      (Self.mono, #"{"list":{"design":"monospaced","names":["Plex","Menlo","A'b"]}}"#),
      (.named("Inter"), #"{"named":"Inter"}"#),
    ] {
      #expect(try encode(family) == json)
      #expect(try decode(Font.Family.self, json) == family)
    }
  }

  @Test("A style keeps a list, and merges it as any family")
  func styles() {
    let style = TextStyle(font: .custom("Plex", size: 12, fallbacks: ["Menlo"], design: .monospaced))
    #expect(TextStyle(font: .system(size: 9)).merging(style).fontFamily?.names == ["Plex", "Menlo"])
    #expect(style.merging(TextStyle(font: .system(size: 9))).fontFamily == .system(.default))
    #expect(
      "\(style.font.debugDescription)".contains(
        #".list(Font.FamilyList(["Plex", "Menlo"], design: .monospaced))"#))
  }
}
