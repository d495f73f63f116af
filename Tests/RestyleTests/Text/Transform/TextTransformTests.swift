import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite struct TextTransformTests {
  /// Registered for all tests: a registration can't be taken back.
  private static let shouting: Bool = {
    (try? TextStyle.registerCustomTransform(for: .shout) { text, value, _ in
      text + String(repeating: "!", count: value)
    }) != nil
  }()

  private static func style(_ change: (inout TextStyle) -> Void) -> TextStyle { TextStyle().restyled(change) }

  @Test func aRegisteredTransformChangesWhatIsShown() {
    #expect(Self.shouting)
    let text = StyledText("Hey", style: Self.style { $0.shout = 3 })
    #expect(text.displayText == "Hey!!!")
    #expect(text.text == "Hey")
    #expect(StyledText("Hey").displayText == "Hey")
  }

  @Test func aSecondRegistrationThrowsAndChangesNothing() throws {
    #expect(Self.shouting)
    let error = #expect(throws: TextTransformAlreadyPresent.self) {
      try TextStyle.registerCustomTransform(for: .shout) { _, _, _ in "no" }
    }
    #expect(error?.name == "shout")
    #expect(error?.key == "RestyleTests.Shout")
    #expect(
      error?.description
        == "the text attribute \"shout\" (RestyleTests.Shout) already has a transform, which "
        + "isn't replaced: register each key once, or give another key its own transform")
    #expect(StyledText("Hey", style: Self.style { $0.shout = 1 }).displayText == "Hey!")
  }

  @Test func aKeyThatCarriesATransformTakesNoOther() {
    #expect(throws: TextTransformAlreadyPresent.self) {
      try TextStyle.registerCustomTransform(for: Bracketing()) { text, _, _ in text }
    }
    #expect(throws: TextTransformAlreadyPresent.self) {
      try TextStyle.registerCustomTransform(for: .textCase) { text, _, _ in text }
    }
  }

  /// Any attribute may be given a transform, also one that lies inline in a style.
  // In a process of its own: all styles of others would have the transforms, too.
  @Test func aStandardKeyMayBeGivenATransform() async {
    await #expect(processExitsWith: .success) {
      try TextStyle.registerCustomTransform(for: .baselineOffset) { text, value, _ in
        value == 1_234 ? "raised \(text)" : text
      }
      let raised = TextStyle().restyled { $0.baselineOffset = 1_234 }
      #expect(StyledText("x", style: raised).displayText == "raised x")
      try TextStyle.registerCustomTransform(for: .lineSpacing) { text, value, _ in
        value == 1_234 ? "spaced \(text)" : text
      }
      let spaced = TextStyle().restyled { $0.lineSpacing = 1_234 }
      #expect(StyledText("x", style: spaced).displayText == "spaced x")
    }
  }

  @Test func aStyleKnowsWhetherItTransformsText() {
    #expect(Self.shouting)
    #expect(TextStyle(color: .red).uppercased.transformsText)
    #expect(Self.style { $0.shout = 1 }.transformsText)
    #expect(Self.style { $0.setAttribute("a", for: Suffixing.A()) }.transformsText)
    for unchanged in [TextStyle(), TextStyle(color: .red), Self.style { $0.kern = 1 }] {
      #expect(!unchanged.transformsText)
    }
  }

  @Test func transformsRunInTheOrderOfTheirNames() {
    let attributes = [
      TextAttribute(Suffixing.B(), "b"), TextAttribute(.textCase, .upper), TextAttribute(Suffixing.Z(), "z"),
      TextAttribute(Suffixing.A(), "a"),
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<24 {
      let style = TextStyle(attributes: TextAttributes(attributes.shuffled(using: &generator)))
      #expect(StyledText("x", style: style).displayText == "XABz")
    }
  }

  @Test func aTransformSeesItsRunItsSurroundingsAndItsLanguage() {
    let bracketed = Self.style {
      $0.setAttribute("v", for: Bracketing())
      $0.language = "sv"
    }
    let string =
      StyledString("ab") + StyledString("cd", style: bracketed)
      + StyledString("ef", style: .init(color: .red))
    #expect(string.displayRuns.map(\.text) == ["ab", "ab<v:cd:sv>ef", "ef"])
    let alone = StyledString("cd", style: Self.style { $0.setAttribute("v", for: Bracketing()) })
    #expect(alone.displayText == "<v:cd:->")
  }

  @Test func eachRunOfSeveralSeesTheTextBeforeTheTransform() {
    let first = Self.style { $0.setAttribute("1", for: Bracketing()) }
    let second = Self.style { $0.setAttribute("2", for: Bracketing()) }
    let string = StyledString([StyledText("a", style: first), StyledText("b", style: second)])
    #expect(string.displayRuns.map(\.text) == ["<1:a:->b", "a<2:b:->"])
    // A later transform sees what an earlier one made of the surroundings.
    let upper = StyledString("x").restyled { $0.setAttribute("Y", for: Suffixing.A()) } + string
    let last = upper + StyledString("z", style: Self.style { $0.setAttribute("w", for: Suffixing.Z()) })
    #expect(last.displayRuns.map(\.text) == ["xY", "x<1:a:->bz", "xa<2:b:->z", "zw"])
  }

  @Test func aChangeOfLengthShiftsNoStyle() {
    let upper = Self.style { $0.textCase = .upper }
    let string = StyledString([
      StyledText("Straße ", style: upper), StyledText("ﬁn", style: upper.colored(.red)),
      StyledText(" ß", style: TextStyle(color: .blue)),
    ])
    #expect(
      string.displayRuns == [
        StyledText("STRASSE ", style: upper), StyledText("FIN", style: upper.colored(.red)),
        StyledText(" ß", style: TextStyle(color: .blue)),
      ])
    #expect(string.displayText == "STRASSE FIN ß")
    #expect(string.text == "Straße ﬁn ß")
  }

  @Test func aTransformMayLeaveNothing() throws {
    let none = Self.style { $0.setAttribute(7, for: Erasing()) }
    let string = StyledString("a") + StyledString("gone", style: none) + StyledString("b")
    #expect(string.displayText == "ab")
    #expect(string.displayRuns.map(\.style) == [TextStyle(), none, TextStyle()])
  }

  private struct Erasing: TextAttributeKey {
    static let name = "erasing"
    typealias Value = Int
    static var transform: TextTransform<Int>? { { _, _, _ in "" } }
  }

  @Test(
    arguments: [
      (["do", "n't stop"], "Don't Stop"), (["h", "e", "l", "l", "o"], "Hello"), (["(", "a", ")"], "(A)"),
      (["e", "\u{301}a"], "Éa"), (["rock ", "and", " roll"], "Rock And Roll"), (["", "a", ""], "A"),
    ] as [([String], String)])
  func capitalisingSeesWholeWords(parts: [String], shown: String) {
    let runs = parts.enumerated().map {
      StyledText($1, style: TextStyle(font: Font(size: Double($0))).capitalized)
    }
    #expect(StyledString(runs).displayText == shown)
  }

  @Test
  func letterCaseFollowsTheLanguage() async throws {
    try await forEach(
      [
        (.upper, "tr", "istanbul", "İSTANBUL"), (.lower, "az", "IŞIQ", "ışıq"),
        (.upper, "el", "Μαΐου", "ΜΑΪΟΥ"), (.upper, "lt", "i\u{307}\u{300}", "I\u{300}"),
        (.capitalized, "nl", "ijsland", "IJsland"), (.upper, nil, "straße", "STRASSE"),
        (.lower, nil, "ΟΔΟΣ", "οδος"), (.preserve, "tr", "istanbul", "istanbul"),
      ] as [(TextCase, Language?, String, String)]
    ) { (textCase: TextCase, language: Language?, text: String, shown: String) in
      let style = Self.style {
        $0.textCase = textCase
        $0.language = language
      }
      #expect(StyledText(text, style: style).displayText == shown)
      // Cut into single scalars with styles of their own.
      let runs = text.unicodeScalars.enumerated().map {
        StyledText(String($1), style: style.restyled { $0.kern = 1 }.resized(to: Double($0)))
      }
      #expect(StyledString(runs).displayText == shown)
    }
  }

  @Test func eachRunHasALanguageOfItsOwn() {
    let upper = TextStyle().uppercased
    let string = StyledString([
      StyledText("i", style: upper.restyled { $0.language = "tr" }), StyledText("i", style: upper),
    ])
    #expect(string.displayText == "İI")
  }

  @Test func nothingIsTransformedWithoutText() {
    #expect(StyledText("", style: TextStyle().uppercased).displayText == "")
    #expect(StyledString().displayText == "")
    #expect(StyledString().displayRuns.isEmpty)
  }

  @Test func aTransformMayShowTextsItself() {
    let text = StyledText("a", style: Self.style { $0.setAttribute(3, for: Nesting()) })
    #expect(text.displayText == "(((a)))")
    #expect(StyledString([text, StyledText("b")]).displayText == "(((a)))b")
  }

  @Test func hugeTextsAndManyRunsAreShown() {
    let long = String(repeating: "straße ", count: 100_000)
    #expect(
      StyledText(long, style: TextStyle().uppercased).displayText
        == String(repeating: "STRASSE ", count: 100_000))
    let runs = (0..<10_000).map {
      StyledText("aß", style: TextStyle(font: Font(size: Double($0 % 2))).capitalized)
    }
    let string = StyledString(runs)
    #expect(string.runs.count == 10_000)
    #expect(string.displayText == "A" + String(repeating: "ßa", count: 9_999) + "ß")
  }
}

/// A key that shows texts when it is asked for its transform, and when that runs.
private struct Nesting: TextAttributeKey {
  static let name = "nesting"
  typealias Value = Int

  static var transform: TextTransform<Int>? {
    let opening = StyledText("(", style: TextStyle().uppercased).displayText
    return { text, depth, _ in
      guard depth > 0 else { return text }
      let style = TextStyle().restyled { $0.setAttribute(depth - 1, for: Nesting()) }
      return opening + StyledText(text, style: style).displayText + ")"
    }
  }
}
