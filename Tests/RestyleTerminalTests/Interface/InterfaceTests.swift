import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleTerminal

@Suite struct InterfaceTests {
  @Test("A heading is underlined where neither its weight nor capitals distinguish it from paragraphs")
  func headings() throws {
    let heading = Label("Green tea").heading(2)
    let page = Stack {
      heading
      Label("Leaves")
    }
    #expect(try rows(page, .plain) == ["Green tea", "─────────", "Leaves"])
    #expect(try rows(page, columns: 6, .plain) == ["Green", "tea", "─────", "Leaves"])
    #expect(try rows(page, .plain.with { $0.drawsASCII = true }) == ["Green tea", "---------", "Leaves"])
    #expect(try rows(page, TerminalProfile(colors: .none)) == ["Green tea", "Leaves"])
    #expect(try rows(Label("Tea", style: TextStyle(font: .system(size: 28))).heading(1), .plain) == ["TEA"])
    let centred = Label("Green tea", style: TextStyle().restyled { $0.alignment = .center }).heading(1)
    #expect(try rows(centred, columns: 13, .plain) == ["  Green tea", "  ─────────"])
    let row = Stack(.horizontal, spacing: 8) {
      heading
      Label("1")
    }
    #expect(try rows(row, .plain) == ["Green tea 1"])
  }

  @Test func stacksLieInTheirDirection() throws {
    let row = Stack(.horizontal, spacing: 8) {
      Label("a")
      Label("b\nc")
    }
    #expect(try rows(row) == ["a b", "  c"])
    #expect(try rows(row.with { $0.style.alignment = .trailing }) == ["  b", "a c"])
    let column = Stack(spacing: 16, insets: EdgeInsets(inset: 16)) {
      Label("a")
      Label("b")
    }
    #expect(try rows(column) == ["", "  a", "", "  b", ""])
    #expect(
      try rows(
        Stack(alignment: .trailing) {
          Label("ab")
          Label("c")
        }, columns: 5) == ["   ab", "    c"])
    #expect(
      try rows(
        Stack(alignment: .center) {
          Label("ab")
          Label("c")
        }, columns: 5) == [" ab", "  c"])
    #expect(
      try rows(
        Stack(.horizontal) {
          Label("a")
          Spacer()
          Label("b")
        }, columns: 5) == ["a   b"])
    #expect(
      try rows(
        Stack {
          Label("a")
          Spacer(minimumLength: 32)
          Label("b")
        }) == ["a", "", "", "b"])
    #expect(
      try rows(
        Stack(.horizontal) {
          Label("a")
          Separator()
          Label("b\nc")
        }) == ["a│b", " │c"])
    #expect(
      try rows(
        Stack {
          Label("a")
          Separator()
        }, columns: 3) == ["a", "───"])
    #expect(try rows(Stack {}) == [""])
  }

  @Test func whatFindsNoRoomBesideLiesBelow() throws {
    let row = Stack(.horizontal, spacing: 8) {
      Button("First one")
      Button("Second one")
    }
    #expect(try rows(row, columns: 40) == ["[ First one ] [ Second one ]"])
    #expect(try rows(row, columns: 20) == ["[ First one ]", "[ Second one ]"])
    let texts = Stack(.horizontal, spacing: 8) {
      Label("The quick brown fox")
      Label("jumps")
    }
    #expect(try rows(texts, columns: 17) == ["The quick   jumps", "brown fox"])
  }

  @Test func textsStandAsTheirStyleSays() throws {
    #expect(try rows(Label("ab", style: TextStyle().centerAligned), columns: 6) == ["  ab"])
    #expect(try rows(Label("ab", style: TextStyle().rightAligned), columns: 6) == ["    ab"])
    #expect(
      try rows(Label("The quick brown fox", style: TextStyle().truncatedTail), columns: 9) == ["The quic…"])
    #expect(try rows(Label("title", style: TextStyle(font: .system(size: 28)))) == ["TITLE"])
    #expect(try rows(TitleSubtitle("a", subtitle: "b")) == ["a", "b"])
  }

  @Test func directionsAreMirrored() throws {
    var context = ElementContext(defaults: .system)
    context.traits.layoutDirection = .rightToLeft
    let row = Stack(.horizontal, spacing: 8) {
      Label("ab")
      Switch(isOn: true)
    }
    #expect(try rows(row, columns: 10, .plain, context) == ["    [x] ab"])
    #expect(try rows(Stack { Label("ab") }, columns: 10, .plain, context) == ["        ab"])
    // Elements that are narrower than all columns start at their right edge, too.
    #expect(try rows(Switch(isOn: true), columns: 10, .plain, context) == ["       [x]"])
    #expect(
      try rows(
        Stack(insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)) { Label("ab") }, columns: 10,
        .plain, context)
        == ["      ab"])
    // The next one isn't.
    var terminal = TerminalRenderer(.plain)
    _ = try terminal.block(of: Label("a"), in: context, columns: 3)
    #expect(try terminal.block(of: Stack { Label("a") }, columns: 3).text == "a")
  }

  @Test func traitsAreTheTerminals() throws {
    let reader = ContextReader { context in
      Label(
        "\(context.traits.idiom == .terminal) \(context.traits[.terminalColumns]) \(context.traits.colorScheme)"
      )
    }
    var context = ElementContext(traits: TraitCollection(colorScheme: .dark))
    context.defaults = .system
    #expect(
      try rows(reader, columns: 30, .plain.with { $0.colorScheme = .light }, context) == ["true 30 light"])
  }

  /// Sizes are told by case once, and transforms of one's own run once.
  @Test func textsAreTransformedOnce() throws {
    var style = TextStyle(font: .system(size: 28))
    style.setAttribute(2, for: .shout)
    #expect(try rows(Label("hey", style: style)) == ["HEY!!"])
  }

  @Test func deepElementsTakeNoStack() throws {
    struct Deep: Element {
      var depth: Int
      var body: some Element {
        var content = Label("x").asContent()
        for index in 0..<depth {
          let inner = content
          content = Stack(index % 2 == 0 ? .vertical : .horizontal) { inner }.asContent()
        }
        return content
      }
    }
    #expect(try rows(Deep(depth: 120)) == ["x"])
    var terminal = TerminalRenderer(.plain)
    #expect(throws: ElementError.self) { try terminal.append(Deep(depth: 1_000)) }
    #expect(terminal.text.isEmpty && terminal.problems.isEmpty)
  }
}

private struct Shout: TextAttributeKey {
  static let name = "shout"
  typealias Value = Int

  static var transform: TextTransform<Int>? {
    { text, value, _ in text + String(repeating: "!", count: value) }
  }
}

extension TextAttributeKey where Self == Shout {
  fileprivate static var shout: Self { Self() }
}
