import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite struct StyledStringTests {
  static let red = TextStyle(color: .red)
  static let big = TextStyle(font: Font(size: 40))

  @Test func neighboursOfOneStyleAreOneRun() {
    let string = StyledString("a", style: Self.red) + StyledString("b", style: Self.red) + StyledString("c")
    #expect(string.runs == [StyledText("ab", style: Self.red), StyledText("c")])
    #expect(
      string
        == StyledString([StyledText("", style: Self.big), StyledText("ab", style: Self.red), StyledText("c")])
    )
    var other = StyledString()
    other.append(StyledText("ab", style: Self.red))
    other.append(StyledText("", style: Self.big))
    other += "c"
    #expect(other == string)
    #expect(other.hashValue == string.hashValue)
    #expect(StyledString(StyledText("c", style: Self.red)) == StyledString("c", style: Self.red))
    #expect(StyledString(StyledText("", style: Self.red)).isEmpty)
  }

  /// Interpolates texts where only a `String` fits.
  private struct PlainStrings: DeprecatedCalls {
    @available(*, deprecated)
    static func strings() -> [String] {
      let text = StyledText("a", style: TextStyle().uppercased)
      let image = InlineImage(Image(url: "/star.png"), alternative: "star")
      return ["<\(text)>", "<\(StyledString(text) + "b \(image)")>"]
    }
  }

  @Test func aPlainStringHasTheDisplayedText() {
    #expect(strings(of: PlainStrings.self) == ["<A>", "<Ab star>"])
  }

  @Test func anEmptyTextMakesAnEmptyString() {
    #expect(StyledString("").isEmpty)
    #expect(StyledString("", style: Self.red) == StyledString())
    #expect(StyledString([StyledText("", style: Self.red)]).runs.isEmpty)
    #expect(StyledString().count == 0)
    #expect(StyledString().text == "")
    #expect(StyledString()[0..<5].isEmpty)
    #expect(StyledString().restyled(0...) { $0.kern = 1 }.isEmpty)
  }

  /// Runs whose borders lie within characters: of a flag, a family, a letter with marks, a line break.
  static let splitting: [StyledString] = [
    [], ["abc"], ["a", "\u{301}", "\u{302}b"], ["\r", "\n", "x"], ["🇸", "🇪🇳", "🇴"],
    ["👩", "\u{200D}", "👧\u{200D}👦!"],
    ["e", "\u{301}"], ["\u{301}", "a"], ["ᄒ", "ᅡ", "ᆫ글"], ["क", "\u{94D}", "ष"], ["👍", "🏽"],
    ["1", "\u{FE0F}\u{20E3}"],
  ].map { parts in
    StyledString(parts.enumerated().map { StyledText($1, style: TextStyle(font: Font(size: Double($0)))) })
  }

  @Test
  func charactersAreThoseOfTheWholeText() async throws {
    try await forEach(Self.splitting) { (string: StyledString) in
      let characters = Array(string.text)
      #expect(string.count == characters.count)
      for start in 0...characters.count {
        for end in start...characters.count {
          let part = string[start..<end]
          #expect(Array(part.text.unicodeScalars) == Array(String(characters[start..<end]).unicodeScalars))
          #expect(string[..<start] + part + string[end...] == string)
          let kept = string.restyled(start..<end) { _ in }
          #expect(kept == string)
          let changed = string.restyled(start..<end) { $0.shout = 9 }
          #expect(changed.text == string.text)
          #expect(changed[start..<end] == part.restyled { $0.shout = 9 })
          #expect(changed[..<start] + string[start..<end] + changed[end...] == string)
        }
      }
    }
  }

  @Test
  func positionsInTheTextAreCharactersToo() async throws {
    try await forEach(Self.splitting) { (string: StyledString) in
      let text = string.text
      let characters = Array(text.indices) + [text.endIndex]
      for (start, from) in characters.enumerated() {
        for (end, to) in characters.enumerated() where start <= end {
          #expect(string[from..<to] == string[start..<end])
          var changed = string
          changed.restyle(from..<to) { $0.kern = 9 }
          #expect(changed == string.restyled(start..<end) { $0.kern = 9 })
        }
      }
      // A position within a character means the character.
      for from in text.utf8.indices {
        for to in text.utf8.indices where from <= to {
          let start = text.distance(from: text.startIndex, to: from)
          let end = text.distance(from: text.startIndex, to: to)
          #expect(string[from..<to] == string[start..<end])
        }
      }
    }
  }

  @Test func offsetsOutsideAreLeftOut() {
    let string = StyledString("ab", style: Self.red) + StyledString("cd")
    #expect(string[(-5)...] == string)
    #expect(string[0..<Int.max] == string)
    #expect(string[...Int.max] == string)
    #expect(string[Int.min...Int.max] == string)
    #expect(string[Int.min..<1].text == "a")
    #expect(string[3...9].text == "d")
    #expect(string[4...].isEmpty)
    #expect(string[7..<9].isEmpty)
    #expect(string[Int.max...].isEmpty)
    #expect(string[..<(-1)].isEmpty)
    #expect(string[...(-1)].isEmpty)
    #expect(string[(-3)..<(-1)].isEmpty)
    #expect(string[2..<2].isEmpty)
    #expect(string.restyled(Int.min...Int.max) { $0 = TextStyle() } == StyledString("abcd"))
    #expect(string.restyled(5...Int.max) { $0 = TextStyle() } == string)
  }

  @Test func positionsOutsideAreLeftOut() {
    let string = StyledString("ab", style: Self.red) + StyledString("cd")
    let other = String(repeating: "é", count: 50)
    let text = string.text
    #expect(string[text.startIndex...text.endIndex] == string)
    #expect(string[...other.endIndex] == string)
    #expect(string[other.endIndex...].isEmpty)
    #expect(string[..<other.endIndex] == string)
    #expect(string[other.startIndex..<other.endIndex] == string)
    #expect(string[text.endIndex...].isEmpty)
  }

  @Test func restylingARangeChangesItAlone() {
    var string = StyledString("Read the terms")
    string.restyle(9..<14) { $0.underline = .single }
    #expect(string.runs == [StyledText("Read the "), StyledText("terms", style: TextStyle().underlined)])
    string.restyle { $0.color = .red }
    #expect(string.runs.map(\.style) == [Self.red, Self.red.underlined])
    string.restyle(9...) { $0.underline = nil }
    #expect(string == StyledString("Read the terms", style: Self.red))
    let text = string.text
    let terms = text.index(text.startIndex, offsetBy: 9)..<text.endIndex
    #expect(string.restyled(terms) { $0.kern = 1 } == string.restyled(9...) { $0.kern = 1 })
  }

  private struct Refused: Error {}

  @Test func aStylerThatThrowsChangesNothing() {
    var string = StyledString("ab", style: Self.red) + StyledString("cd")
    let before = string
    #expect(throws: Refused.self) {
      try string.restyle(1...) {
        guard $0.color != nil else { throw Refused() }
        $0.kern = 1
      }
    }
    #expect(string == before)
  }

  /// Random edits, compared with an array of styles, one for each character.
  @Test
  func editsKeepTheRunsInForm() async throws {
    try await forEach(1...25) { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      var string = StyledString()
      var model: [(Character, TextStyle)] = []
      for _ in 0..<60 {
        let bounds = [0, 1].map { _ in Int.random(in: -2...model.count + 2, using: &generator) }.sorted()
        let range = bounds[0]..<bounds[1]
        let part = range.clamped(to: 0..<model.count)
        let size = Double(Int.random(in: 1...3, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          string.restyle(range) { $0.fontSize = size }
          for index in part { model[index].1.fontSize = size }
        case 1 where model.count > 30:
          string = string[range]
          model = Array(model[part])
        default:
          let text = ["a", "👩‍👧‍👦", "e\u{301}", "\r\n", "🇸🇪", ""][Int.random(in: 0..<6, using: &generator)]
          let style = TextStyle(font: Font(size: size))
          // At either end; a flag beside a flag stays one of its own.
          if Bool.random(using: &generator) {
            string = StyledString(text, style: style) + string
            model = text.map { ($0, style) } + model
          } else {
            string.append(StyledText(text, style: style))
            model += text.map { ($0, style) }
          }
        }
        let runs = string.runs
        #expect(runs.allSatisfy { !$0.text.isEmpty })
        #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.style != $1.style })
        #expect(string.text == String(model.map(\.0)))
        #expect(string == StyledString(model.map { StyledText(String($0.0), style: $0.1) }))
      }
    }
  }

  @Test func concatenationIsAssociative() {
    for first in Self.splitting {
      #expect(first + StyledString() == first)
      #expect(StyledString() + first == first)
      for second in Self.splitting {
        for third in Self.splitting { #expect((first + second) + third == first + (second + third)) }
      }
    }
  }

  @Test
  func decodingGivesBackWhatWasEncoded() async throws {
    try await forEach(Self.splitting) { (string: StyledString) throws in
      #expect(try decode(StyledString.self, encode(string)) == string)
    }
  }

  @Test func decodingPutsRunsInForm() throws {
    let json = #"[{"style":{},"text":"a"},{"style":{"kern":1},"text":""},{"style":{},"text":"b"}]"#
    #expect(try decode(StyledString.self, json) == StyledString("ab"))
    #expect(try encode(StyledString("ab")) == #"[{"style":{},"text":"ab"}]"#)
    let error = #expect(throws: DecodingError.self) {
      try decode(StyledString.self, #"[{"style":{},"text":"a"},{"style":{"kerm":1},"text":"b"}]"#)
    }
    #expect(error?.path == ["Index 1", "style", "kerm"])
    #expect(throws: DecodingError.self) { try decode(StyledString.self, #"[{"text":"a"}]"#) }
    #expect(throws: DecodingError.self) { try decode(StyledString.self, "{}") }
  }
}
