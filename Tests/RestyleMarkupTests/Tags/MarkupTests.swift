import Restyle
import RestyleMarkup
import TestSupport
import Testing

@Suite("Markup")
struct MarkupTests {
  static let tags: [String: MarkupTag] = [
    "b": .style(.bold), "i": .style(.italic), "red": .style(TextStyle(color: .red)),
    "blue": .style(TextStyle(color: .blue)), "a": .link(.underlined), "b.x-1_": .style(.struckThrough),
    "size": MarkupTag(attributes: ["points", "family"]) { attributes in
      TextStyle(font: Font(size: attributes["points"].flatMap(Double.init) ?? 0)).restyled {
        $0.fontFamily = attributes["family"].map { .named($0) }
      }
    },
  ]

  private func read(_ markup: String, _ arguments: [String: StyledString] = [:]) throws -> StyledString {
    try StyledString(markup: markup, tags: Self.tags, arguments: arguments)
  }

  @Test("Styles nest and combine; the inner one wins")
  func nesting() throws {
    #expect(try read("<b>Sale</b> now") == "\("Sale", style: .bold) now")
    #expect(try read("a<b>b<i>c</i></b>") == "a\("b", style: .bold)\("c", style: .bold.italic)")
    #expect(
      try read("<red>a<blue>b<b>c</b></blue>d</red>")
        == StyledString([
          StyledText("a", style: TextStyle(color: .red)), StyledText("b", style: TextStyle(color: .blue)),
          StyledText("c", style: TextStyle(color: .blue).bold),
          StyledText("d", style: TextStyle(color: .red)),
        ]))
    #expect(try read("<b><b>a</b></b><b/><b></b>") == StyledString("a", style: .bold))
    #expect(try read("<b.x-1_>a</b.x-1_\n>") == StyledString("a", style: .struckThrough))
    #expect(try read("").isEmpty)
  }

  @Test("Attributes are text, whatever they hold")
  func attributes() throws {
    let link = try read("<a href = '/?a=1&amp;b=\"{2}\"'>x</a>")
    #expect(link == StyledString("x", style: .underlined.linked(to: #"/?a=1&b="{2}""#)))
    #expect(
      try read("<size points=\"12\"\n family='<'>x</size>".replacing("<'", with: "&lt;'"))
        == StyledString("x", style: TextStyle(font: Font(size: 12)).restyled { $0.fontFamily = .named("<") }))
    #expect(try read(#"<a href='\*\&amp;\\'>x</a>"#).runs.first?.style.link == #"\*\&\\"#)
    // Whether it is safe is decided where it enters an output.
    #expect(try read("<a href='javascript:x'>x</a>").runs.first?.style.link == "javascript:x")
  }

  @Test("Characters have names and numbers")
  func characters() async throws {
    try await forEach([
      ("&lt;b&gt;", "<b>"), ("&amp;lt;", "&lt;"), ("&#8364;&#x20AC;&#X20ac;", "€€€"), ("&nbsp;", "\u{A0}"),
      ("&NotEqualTilde;", "\u{2242}\u{338}"),
      ("a & b &c d& &;", "a & b &c d& &;"), ("1 < 2 > 1 <", "1 < 2 > 1 <"), ("</ <1> <>", "</ <1> <>"),
      ("&CounterClockwiseContourIntegral;", "∳"),
    ]) { (markup: String, text: String) throws in
      #expect(try read(markup) == StyledString(text))
    }
  }

  @Test("Arguments take from the tags around them what they leave open")
  func arguments() throws {
    let date: StyledString = "on \("Friday", style: .italic)"
    #expect(
      try read("ends <b><date/></b><date />", ["date": date])
        == "ends \(date, style: .bold)\(date)")
    let same = try read("<b/>", ["b": "argument"])
    #expect(same == "argument")
  }

  @Test("Errors name what is wrong, with line and column")
  func rejects() async throws {
    try await forEach(Self.invalid) { (markup: String, reason: MarkupError.Reason, line: Int, column: Int) in
      let error = #expect(throws: MarkupError.self) { try read(markup, ["unused": "x"]) }
      #expect(error?.reason == reason)
      #expect(error?.line == line)
      #expect(error?.column == column)
      #expect(error?.description.hasPrefix("line \(line), column \(column): ") == true)
    }
  }

  static let invalid: [(String, MarkupError.Reason, Int, Int)] = [
    ("a <u>b</u>", .unknownTag("u"), 1, 3), ("<u/>", .unknownTag("u"), 1, 1),
    ("</u>", .unknownTag("u"), 1, 1),
    ("é\r\n👩‍👧 <B>x</B>", .unknownTag("B"), 2, 3), ("a\n\n <b>x", .unclosedTag("b"), 3, 2),
    ("<b><i>x</i>", .unclosedTag("b"), 1, 1), ("x</b>", .unopenedTag("b"), 1, 2),
    ("<b><i>x</b></i>", .overlappingTags(open: "i", closed: "b"), 1, 8),
    ("<b", .malformedTag, 1, 1), ("<b <i>", .malformedTag, 1, 1), ("<a href=x>", .malformedTag, 1, 1),
    ("<a href>", .malformedTag, 1, 1), ("<a href='<b>'>", .malformedTag, 1, 1),
    ("<a href='x'id='y'>", .malformedTag, 1, 1), ("</b x='y'>", .malformedTag, 1, 1),
    ("<b x/ >", .malformedTag, 1, 1), ("<b/x>", .malformedTag, 1, 1), ("<b/", .malformedTag, 1, 1),
    ("</b/>", .malformedTag, 1, 1), ("</b x>", .malformedTag, 1, 1), ("</b", .malformedTag, 1, 1),
    ("<a href='&no1;&no2;'>x</a>", .unknownCharacter("no1"), 1, 10), ("", .unusedArgument("unused"), 1, 1),
    ("<a>x</a>", .missingAttribute("href", tag: "a"), 1, 1),
    // Of several the first by name, so that the same is said each time.
    ("<size>x</size>", .missingAttribute("family", tag: "size"), 1, 1),
    ("<size family=''>x</size>", .missingAttribute("points", tag: "size"), 1, 1),
    ("<size points='1'>x</size>", .missingAttribute("family", tag: "size"), 1, 1),
    ("<b href=''>x</b>", .unexpectedAttribute("href", tag: "b"), 1, 1),
    ("<a href='' href=''>", .unexpectedAttribute("href", tag: "a"), 1, 1),
    ("<unused x=''/>", .unexpectedAttribute("x", tag: "unused"), 1, 1),
    ("a &unknown; b", .unknownCharacter("unknown"), 1, 3),
    ("&#xD800;", .unknownCharacter("#xD800"), 1, 1), ("&#x110000;", .unknownCharacter("#x110000"), 1, 1),
    ("&#0;", .unknownCharacter("#0"), 1, 1), ("<a href='&#xDFFF;'>x</a>", .unknownCharacter("#xDFFF"), 1, 10),
    ("&#12345678;", .unknownCharacter("#12345678"), 1, 1),
    ("<a href='&amp;&b&nope;'>x</a>", .unknownCharacter("nope"), 1, 17),
    ("a", .unusedArgument("unused"), 1, 2),
  ]

  @Test("What can't be read is text where the caller wants that")
  func keptAsText() async throws {
    try await forEach(Self.invalid) {
      (markup: String, reason: MarkupError.Reason, line: Int, column: Int) throws in
      let text = try StyledString(
        markup: markup, tags: Self.tags, arguments: ["unused": "x"], invalid: .keptAsText)
      // Of these, some have a part that can be read.
      let readable: Set = [
        "<b><i>x</i>", "<b><i>x</b></i>", "<b <i>", "<a href='<b>'>", "<a href='&amp;&b&nope;'>x</a>",
        "<a href='&#xDFFF;'>x</a>", "<a href='&no1;&no2;'>x</a>",
      ]
      if !readable.contains(markup) { #expect(text == StyledString(markup)) }
    }
  }

  @Test("What is around what can't be read is read")
  func keptBesideOthers() throws {
    func kept(_ markup: String) throws -> StyledString {
      try StyledString(markup: markup, tags: Self.tags, invalid: .keptAsText)
    }
    #expect(try kept("<b><i>x</i>") == "<b>\("x", style: .italic)")
    #expect(try kept("<b>a<i>x</b></i>y") == "\("a<i>x", style: .bold)</i>y")
    #expect(try kept("<a href='&amp;&b&nope;'>x</a>").runs.map(\.style.link) == ["&&b&nope;"])
    #expect(try kept("<u>a</u> <b>&x;</b>") == "<u>a</u> \("&x;", style: .bold)")
  }

  @Test("A text is told in the words of its errors")
  func descriptions() {
    let reasons = Self.invalid.map(\.1) + [.missingArgument("x"), .malformedArgument]
    #expect(reasons.allSatisfy { !$0.description.isEmpty && !$0.description.contains("Reason") })
    // What is quoted is, with nothing attached to it.
    for reason in reasons where reason.description.contains("\"") {
      let parts = reason.description.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(parts.count % 2 == 1, "\(reason)")
      for index in parts.indices.dropFirst() where index % 2 == 0 && reason != .malformedTag {
        #expect(parts[index].isEmpty || " ;,".contains(parts[index].prefix(1)), "\(reason)")
      }
    }
  }
}
