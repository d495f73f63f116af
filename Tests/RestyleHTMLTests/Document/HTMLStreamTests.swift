import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Pages in chunks")
struct HTMLStreamTests {
  /// Pages of all kinds of elements.
  private static let pages: [any Element] = [
    SettingsForm(), SignInScreen(), SystemGallery(), DocumentGallery(), ControlGallery(state: .disabled),
    FormFeatureGallery(error: "Wrong"), Label("<b>"), Stack {},
  ]

  /// A stylesheet that has all that the pages need.
  private static func prepared() throws -> PreparedStyleSheet {
    var sample = HTMLRenderer()
    for page in pages { try sample.append(page) }
    return PreparedStyleSheet(sample.styleSheet)
  }

  private static func chunks(_ stream: HTMLStream) throws -> [[UInt8]] {
    var stream = stream
    var chunks: [[UInt8]] = []
    while let chunk = try stream.next() { chunks.append(chunk) }
    #expect(try stream.next() == nil)
    return chunks
  }

  private static func text(_ stream: HTMLStream) throws -> String {
    var stream = stream
    var text = ""
    while let chunk = try stream.nextText() { text += chunk }
    return text
  }

  @Test(
    "The chunks are the document, whatever their size",
    arguments: [HTMLDocument.StylePlacement.inline, .linked(path: "/assets/site")])
  func documents(placement: HTMLDocument.StylePlacement) throws {
    for sheet in [StyleSheet(), StyleSheet(extending: try Self.prepared()), StyleSheet(layer: "a")] {
      for page in Self.pages {
        var renderer = HTMLRenderer(styleSheet: sheet)
        try renderer.append(page)
        let background = BackgroundStyle(color: .white)
        let icons = [HTMLDocument.Icon(Image(url: "javascript:x"))]
        let document = HTMLDocument(
          title: "A & B", language: "sv", body: renderer, background: background, text: .default,
          styles: placement, icons: icons)
        for size in [Int.min, 1, 1000, 1 << 14, .max] {
          let stream = try HTMLStream(
            title: "A & B", language: "sv", body: page, background: background, text: .default,
            styleSheet: sheet, styles: placement, icons: icons, chunkSize: size)
          #expect(stream.styleSheetFile == document.styleSheetFile)
          #expect(stream.contentSecurityPolicy == document.contentSecurityPolicy)
          #expect(try Self.text(stream) == document.html)
          let chunks = try Self.chunks(stream)
          #expect(chunks.joined().elementsEqual(document.html.utf8))
          for chunk in chunks { #expect(String(validating: chunk, as: UTF8.self) != nil) }
          // The head, the elements, and the end.
          #expect(size < .max || chunks.count == 2)
        }
      }
    }
  }

  private struct Greeting: DisplayableString {
    func displayValue(in language: Language?) -> String { "Hello in " + (language?.tag ?? "none") }
  }

  private struct Paper: DefaultStylingKey {
    static var defaultValue: Color { .white }
  }

  @Test(
    "The chunks of elements are their document, in the language, the direction and the defaults of a context",
    arguments: [nil, "sv"] as [Language?])
  func elements(language: Language?) throws {
    let contexts = [
      ElementContext(),
      ElementContext(traits: TraitCollection(layoutDirection: .rightToLeft), language: "ar"),
      ElementContext(defaults: .system.restyled { $0[Paper()] = .black }),
    ]
    let background = BackgroundStyle(color: .named(Paper()))
    for context in contexts {
      @ElementBuilder
      func content() -> ElementContent {
        Label(Greeting())
        SettingsForm()
      }
      let document = try HTMLDocument(
        title: "x", language: language, in: context, background: background, text: .default,
        content: content)
      for size in [1, 1000, .max] {
        let stream = try HTMLStream(
          title: "x", language: language, in: context, background: background, text: .default,
          chunkSize: size, content: content)
        #expect(stream.contentSecurityPolicy == document.contentSecurityPolicy)
        #expect(try Self.text(stream) == document.html)
      }
    }
  }

  @Test("The problems are those of the document")
  func problems() throws {
    let page = Stack {
      SettingsForm()
      ImageView(Image(url: "javascript:x"))
      TextField("Code", text: "1", name: "code", style: .default.restyled { $0.isSecure = true })
      Label("a", style: TextStyle(lineBreakMode: .truncatingMiddle))
    }
    for sheet in [StyleSheet(), StyleSheet(extending: try Self.prepared())] {
      var renderer = HTMLRenderer(styleSheet: sheet)
      try renderer.append(page)
      let document = HTMLDocument(title: "x", body: renderer)
      var stream = try HTMLStream(title: "x", body: page, styleSheet: sheet)
      while try stream.next() != nil {}
      let problems = stream.problems.filter { $0.loss != RenderingProblem.Loss.lateRules }
      #expect(!problems.isEmpty && Set(problems) == Set(document.problems))
      #expect(problems.count == document.problems.count)
    }
  }

  private struct Rows: Element {
    let count: Int
    let built: Counter

    var body: some Element {
      Section {
        ForEach(0..<count) { number in
          built.add()
          return Row("Row \(number)").body
        }
      }
    }
  }

  @Test("Elements are built when their chunk is asked for")
  func laziness() throws {
    let built = Counter()
    let site = try Self.prepared()
    var stream = try HTMLStream(
      title: "x", body: Rows(count: 10_000, built: built), styleSheet: StyleSheet(extending: site),
      chunkSize: 1000)
    #expect(try stream.nextText()?.hasSuffix("<body>\n") == true)
    #expect(built.count == 0)
    for chunk in 1...10 {
      // A row is at least twenty bytes.
      let bytes = try #require(try stream.next())
      #expect(bytes.count < 2000)
      #expect(built.count < 50 * chunk + 3)
    }
    while try stream.next() != nil {}
    #expect(built.count == 10_000)
  }

  @Test("Rules that come after the head stand before what needs them, and are reported once")
  func lateRules() throws {
    let empty = PreparedStyleSheet(StyleSheet(layer: "site"))
    let page = Stack {
      Label("a", style: TextStyle(color: .red))
      Label("b", style: TextStyle(color: .blue))
      Label("c", style: TextStyle(color: .red))
    }
    let stream = try HTMLStream(
      title: "x", body: page, styleSheet: StyleSheet(extending: empty), chunkSize: 1)
    let text = try Self.text(stream)
    let names = Set(text.matches(of: /class="(\w+)"/).map(\.output.1))
    #expect(names.count == 3)
    for name in names {
      let rules = text.ranges(of: ".\(name){")
      let use = try #require(text.firstRange(of: "\"\(name)\""))
      #expect(rules.count == 1 && rules[0].upperBound < use.lowerBound)
    }
    #expect(text.components(separatedBy: "<style>\n@layer site{\n").count == 4)
    var whole = stream
    while try whole.next() != nil {}
    #expect(whole.problems.map(\.loss) == [.lateRules])
    #expect(stream.problems.isEmpty)
  }

  @Test("Rules that come after the head are those of paper as well, once")
  func latePrintRules() throws {
    let boxes = Stack {
      for width in 1...3 {
        Stack(style: StackStyle(box: BoxStyle(width: .points(Double(width)), overflow: .scrolling))) {
          Label("x")
        }
      }
    }
    let stream = try HTMLStream(
      title: "x", body: boxes, styleSheet: StyleSheet(extending: PreparedStyleSheet(StyleSheet())),
      chunkSize: 1)
    let text = try Self.text(stream)
    let rule = try #require(text.firstRange(of: "[data-scrolls]{"))
    #expect(text.ranges(of: "@media print").count == 1)
    #expect(try rule.upperBound < #require(text.firstRange(of: "data-scrolls tabindex")).lowerBound)
  }

  @Test("What lies too deep ends a page")
  func depth() throws {
    struct Endless: Element { var body: ElementContent { Stack { Endless() }.body } }
    #expect(throws: ElementError.self) { try HTMLStream(title: "x", body: Endless()) }
    let empty = PreparedStyleSheet(StyleSheet())
    var stream = try HTMLStream(title: "x", body: Endless(), styleSheet: StyleSheet(extending: empty))
    #expect(try stream.next() != nil)
    #expect(throws: ElementError.self) { while try stream.next() != nil {} }
    #expect(try stream.next() == nil)
  }

  @Test("Elements have the defaults that were current when the page was started")
  func defaults() throws {
    let bold = DefaultStyling.system.restyled { $0.text = $0.text.bold }
    let page = Stack { Label("a") }
    let stream = try DefaultStyling.withDefaults(bold) { try HTMLStream(title: "x", body: page) }
    var renderer = HTMLRenderer()
    try renderer.append(page, in: ElementContext(defaults: bold))
    #expect(try Self.text(stream) == HTMLDocument(title: "x", body: renderer).html)
  }

  @Test("Elements of a page are created under the defaults of its context, whichever are current")
  func defaultsOfContext() throws {
    let context = ElementContext(defaults: .system.restyled { $0.text.color = Color(hex: 0x123456) })
    let document = try HTMLDocument(title: "x", in: context) { Label("a", style: .default.bold) }
    #expect(document.html.contains("font-weight:700;color:#123456}"), "\(document.html)")
    let stream = try HTMLStream(title: "x", in: context) { Label("a", style: .default.bold) }
    #expect(try Self.text(stream) == document.html)
    // Without defaults of its own, those that are current.
    let current = try DefaultStyling.withDefaults(.system.restyled { $0.text.color = Color(hex: 0x123456) }) {
      try HTMLDocument(title: "x") { Label("a", style: .default.bold) }
    }
    #expect(current.html == document.html)
  }

  @Test("A copy of a page that is half rendered goes on by itself")
  func copies() throws {
    var stream = try HTMLStream(title: "x", body: SettingsForm(), chunkSize: 500)
    for _ in 0..<3 { _ = try stream.next() }
    let copy = stream
    let rest = try Self.text(stream)
    #expect(try Self.text(copy) == rest && rest.hasSuffix("</html>\n"))
  }

  @Test("Chunks are an asynchronous sequence")
  func sequence() async throws {
    let stream = try HTMLStream(title: "x", body: SystemGallery(), chunkSize: 700)
    var chunks: [[UInt8]] = []
    for try await chunk in stream.chunks { chunks.append(chunk) }
    #expect(try chunks == Self.chunks(stream))
  }
}
