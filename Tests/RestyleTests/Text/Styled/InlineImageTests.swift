import Restyle
import Testing

@Suite struct InlineImageTests {
  static let star = InlineImage(Image(url: "star.svg"), alternative: "star")
  static let moon = InlineImage(Image(url: "moon.svg"), alternative: "moon", fitsFont: true)

  @Test func anImageIsACharacterInAStyle() {
    let text: StyledString = "a \(Self.star, style: .bold) b"
    #expect(text.text == "a \u{FFFC} b")
    #expect(text.count == 5)
    #expect(text.runs.map(\.style.image) == [nil, Self.star, nil])
    #expect(text.runs[1].style == TextStyle.bold.restyled { $0.image = Self.star })
    #expect(text == "a " + StyledString(Self.star, style: .bold) + " b")
  }

  @Test func equalImagesAreOneRunAndOthersAreNot() {
    let two: StyledString = "\(Self.star)\(Self.star)"
    #expect(two.runs.count == 1)
    #expect(two.text == "\u{FFFC}\u{FFFC}")
    #expect(two.textWithoutImages == "starstar")
    #expect(("\(Self.star)\(Self.moon)" as StyledString).runs.count == 2)
  }

  @Test func textsWithoutImagesHaveTheAlternatives() {
    let text: StyledString = "4 \(Self.star), \(Self.moon)!"
    #expect(text.textWithoutImages == "4 star, moon!")
    #expect(StyledString("a\u{FFFC}b").textWithoutImages == "a\u{FFFC}b")
    let turning = InlineImage(Image(url: "a.svg"), alternative: "\u{202E}live\u{2069}")
    let turned: StyledString = "(\(turning)) 12"
    #expect(turned.textWithoutImages == "(\u{202E}live\u{202C}) 12")
    let between = StyledText(
      "a\u{FFFC}e\u{301}\u{FFFC}", style: TextStyle().restyled { $0.image = Self.star })
    #expect(between.textWithoutImages.unicodeScalars.elementsEqual("astare\u{301}star".unicodeScalars))
  }

  @Test func transformsKeepImages() {
    let text = ("the \(Self.star) of" as StyledString).inheriting(from: TextStyle().uppercased)
    let shown = text.displayRuns
    #expect(shown.map(\.text).joined() == "THE \u{FFFC} OF")
    let capitalized = ("the \(Self.star)star" as StyledString).inheriting(from: TextStyle().capitalized)
    #expect(capitalized.displayRuns.compactMap(\.style.image) == [Self.star])
  }

  @Test func alternativesDifferByTheirScalars() {
    let images = ["e\u{301}", "\u{E9}"].map { InlineImage(Image(url: "a"), alternative: $0) }
    #expect(images[0] != images[1])
    #expect(images[0].hashValue != images[1].hashValue)
  }
}
