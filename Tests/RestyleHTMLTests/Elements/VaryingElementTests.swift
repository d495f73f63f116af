import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("Elements that vary in a browser")
struct VaryingElementTests {
  private static let title = TraitStyle<TextStyle> { traits in
    TextStyle(font: Font(size: traits.isCompact ? 12 : 24), color: traits.breakpoint == .huge ? .red : .black)
  }

  private static func renderer() -> HTMLRenderer {
    HTMLRenderer(styleSheet: StyleSheet(mediaTraits: .breakpoints))
  }

  private static func losses(_ renderer: HTMLRenderer) -> [RenderingProblem.Loss] {
    renderer.problems.map(\.loss)
  }

  @Test("Texts and stacks take dynamic styles, which a browser varies")
  func dynamicStyles() throws {
    var page = Self.renderer()
    try page.append(
      Stack(style: TraitStyle { StackStyle(axis: $0.isCompact ? .vertical : .horizontal) }) {
        Label("Text", style: Self.title)
        Row("Title") {}.with {
          $0.heading?.dynamicStyle = TraitStyle { traits in
            TitleSubtitleStyle.default.restyled { $0.title = Self.title.style(from: traits) }
          }
        }
      })
    #expect(page.problems.isEmpty && page.styleSheet.problems.isEmpty)
    let compact = page.styleSheet.css.components(of: "@media (width<800px){")
    #expect(compact.contains("flex-direction:column"), "\(page.styleSheet.css)")
    #expect(compact.count(of: "font-size:12px") == 2)
    #expect(page.styleSheet.css.components(of: "@media (width>=1440px){").contains("color:#ff0000"))
  }

  @Test("The sign-in screen follows the window, with each field once")
  func signIn() throws {
    var page = HTMLRenderer()
    try page.append(DesignSystems.SignInScreen(submission: Form.Submission(to: "/sign-in")))
    #expect(!Self.losses(page).contains(.frozenElements))
    #expect(page.html.count(of: " name=\"password\"") == 1)
    #expect(page.styleSheet.css.contains("96px"))
  }

  @Test("A style of its own takes the place of a dynamic one, and the other way round")
  func assignment() {
    var label = Label("Text", style: Self.title)
    #expect(label.style.fontSize == 24 && label.hasExplicitStyle)
    label.style.color = .blue
    #expect(label.dynamicStyle == nil && label.style.color == .blue)
    label = label.styled(Self.title)
    #expect(label.dynamicStyle != nil && label.style.color == .black)
    label.explicitStyle = nil
    #expect(label.dynamicStyle == nil && !label.hasExplicitStyle)
    var stack = Stack(style: TraitStyle { StackStyle(axis: $0.isCompact ? .vertical : .horizontal) }) {}
    #expect(stack.style.axis == .horizontal)
    stack.style.spacing = 3
    #expect(stack.dynamicStyle == nil)
  }

  @Test("Other outputs, and fixed traits, get what a dynamic style comes to for their traits")
  func fixed() throws {
    let context = ElementContext(traits: TraitCollection(horizontalSizeClass: .compact))
    var page = HTMLRenderer(styleSheet: StyleSheet(fixedTraits: context.traits))
    try page.append(Label("Text", style: Self.title), in: context)
    #expect(page.styleSheet.css.contains("font-size:12px"))
    try page.append(ContextReader { Label($0.traits.isCompact ? "small" : "wide") }, in: context)
    #expect(page.html.contains("small") && !page.html.contains("wide"))
  }

  @Test("What a dynamic style says beside looks is a problem where it varies, and is right in a variant")
  func frozenText() throws {
    let loud = TraitStyle<TextStyle> {
      $0.isCompact ? TextStyle(color: .red).uppercased : TextStyle(color: .red)
    }
    var page = Self.renderer()
    try page.append(Label("Text", style: loud))
    #expect(Self.losses(page) == [.frozenText])
    page = Self.renderer()
    try page.append(
      ContextReader { context in
        Label(context.traits.isCompact ? "Small" : "Wide", style: loud)
      })
    #expect(page.problems.isEmpty)
    #expect(page.html.contains(">SMALL<") && page.html.contains(">Wide<"), "\(page.html)")
  }

  @Test("A reader has elements for each set of traits that it reads, one of them displayed")
  func readers() throws {
    var page = Self.renderer()
    try page.append(
      ContextReader { context in
        Label("\(context.traits.breakpoint)")
        TextField("Name", placeholder: "Ann")
      })
    #expect(page.problems.isEmpty)
    #expect(page.html.count(of: "<div class=") >= 4)
    let identifiers = page.html.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(identifiers).count == identifiers.count && identifiers.count == 4)
    #expect(page.styleSheet.css.count(of: "{display:contents}") == 4, "\(page.styleSheet.css)")
    #expect(page.styleSheet.css.count(of: "{display:none}") == 6)
  }

  @Test("Readers in readers don't ask again, and readers that read nothing are as they were")
  func nested() throws {
    var page = Self.renderer()
    try page.append(
      ContextReader { outer in
        Label("\(outer.traits.isCompact)")
        ContextReader { inner in Label("\(outer.traits.isCompact)-\(inner.traits.isCompact)") }
      })
    #expect(page.problems.isEmpty)
    #expect(page.html.contains(">true-true<") && page.html.contains(">false-false<"))
    #expect(!page.html.contains("true-false") && !page.html.contains("false-true"))
    page = Self.renderer()
    try page.append(ContextReader { Label($0.language == nil ? "none" : "some") })
    #expect(!page.html.contains("<div") && page.problems.isEmpty)
  }

  @Test("A reader that reads a trait only where another has a value varies by both")
  func conditional() throws {
    var page = Self.renderer()
    try page.append(
      ContextReader { context in
        Label(context.traits.isCompact ? "\(context.traits.breakpoint)" : "wide")
      })
    #expect(page.problems.isEmpty)
    for text in ["small", "medium", "large", "huge"] { #expect(page.html.count(of: ">\(text)<") == 1) }
    #expect(page.html.count(of: ">wide<") == 4)
  }

  private static let frozen: [(String, any Element & Sendable)] = [
    (
      "rows of a section",
      Section { ContextReader { Row($0.traits.isCompact ? "small" : "wide") } }
    ),
    (
      "controls of a form",
      Form(submission: Form.Submission(to: "/send")) {
        ContextReader { context in
          Stack(context.traits.isCompact ? .vertical : .horizontal) { TextField(name: "name") }
        }
      }
    ),
    (
      "too many",
      ContextReader { context in
        Label("\(context.traits.breakpoint) \(context.traits.isCompact) \(context.traits.colorScheme)")
      }
    ),
    (
      "too many in one another",
      ContextReader { outer in
        Label("\(outer.traits.breakpoint)")
        ContextReader { inner in Label("\(inner.traits.card)") }
      }
    ),
    (
      "too late",
      ContextReader { context in
        ForEach([1, 2]) { Label("\($0) \(context.traits.isCompact)") }
      }
    ),
  ]

  @Test("What can't vary is a problem", arguments: frozen.indices)
  func problems(index: Int) throws {
    var page = Self.renderer()
    func append(_ element: some Element) throws { try page.append(element) }
    try append(Self.frozen[index].1)
    #expect(Set(Self.losses(page)) == [.frozenElements], "\(Self.frozen[index].0): \(page.html)")
    #expect(!page.html.contains("display"))
  }

  private static let submitted: [any Control & Sendable] = [
    TextField(name: "name"), Switch(name: "name"), SegmentedControl(["a"], name: "name"),
    Checkbox(name: "name"), RadioGroup(["a"], name: "name"), Picker(["a"], name: "name"),
    TextArea(name: "name"), NumberField(name: "name"), DateField(name: "name"), FileField(name: "name"),
  ]

  @Test("No control is submitted twice")
  func submittedOnce() async throws {
    try await forEach(Self.submitted.indices) { (index: Int) throws in
      var page = Self.renderer()
      func append(_ control: some Control & Sendable) throws {
        try page.append(
          Form(submission: Form.Submission(to: "/send", sendsFiles: true)) {
            ContextReader { context in
              Stack(context.traits.isCompact ? .vertical : .horizontal) { control }
            }
          })
      }
      try append(Self.submitted[index])
      #expect(Self.losses(page) == [.frozenElements] && page.html.count(of: " name=\"name\"") == 1)
    }
  }

  @Test("A form in a variant is whole, and keeps its controls")
  func wholeForms() throws {
    var page = Self.renderer()
    try page.append(
      ContextReader { context in
        Form(submission: Form.Submission(to: "/send")) {
          Stack(context.traits.isCompact ? .vertical : .horizontal) { TextField(name: "name") }
        }
      })
    #expect(page.problems.isEmpty && page.html.count(of: "<form") == 2)
  }

  @Test(
    "A browser shows one set of elements, to everybody",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func browser() async throws {
    var single = Self.renderer()
    try single.append(
      Stack(.horizontal) { ContextReader { Label("\($0.traits.breakpoint)", style: Self.title) } })
    let document = """
      <!doctype html><html lang="en"><title>T</title><style>\(single.styleSheet.css)</style>\(single.html)
      """
    try await Browser.required().open(document) { page in
      for (width, text) in [
        (639, "small"), (640, "medium"), (1023, "medium"), (1024, "large"), (1440, "huge"),
      ] {
        try page.resize(to: Browser.WindowSize(width: width, height: 800))
        let shown = try page.evaluate("return document.body.innerText.trim()", as: String.self)
        #expect(shown == text)
        #expect(try page.accessibilityTree().exposed.filter { $0.role == "StaticText" }.map(\.name) == [text])
      }
    }
  }
}

extension String {
  /// How often a text is in the string.
  fileprivate func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  /// What lies in the blocks behind a text.
  fileprivate func components(of text: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).dropFirst().map {
      $0.prefix(while: { $0 != "@" })
    }
    .joined()
  }
}
