import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal
import TestSupport
import Testing

@Suite("Interfaces in chunks")
struct TerminalStreamTests {
  /// Interfaces of all kinds of elements, alone and beside others.
  private static let interfaces: [any Element] = {
    let alone: [any Element] = [
      SettingsForm(), Controls(), Label("a\u{1B}[31m\nb"), Stack {}, Button("Save", action: .submit),
      Table(columns: ["A", "B"], rows: [["1", "two"], ["3", "4"]]), Spacer(minimumLength: 40),
      List(["one", "two"]), ImageView(Image(url: "a.png")), ProgressBar("a", value: 0.5),
      Stack(.horizontal) {
        Label("a")
        Label("b", style: TextStyle(lineBreakMode: .truncatingMiddle))
      },
    ]
    return alone + [ForEach(0..<40) { Part(index: $0).content }]
  }()

  private struct SettingsForm: Element {
    var body: some Element {
      Form(submission: Form.Submission(to: "/settings")) {
        Section(header: "Settings", footer: "Changes apply at once.") {
          Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true, name: "wifi") }
          FormField("Name", help: "As in your passport", error: "Enter it") { TextField(name: "name") }
          Row("About", action: .follow("/about"))
        }
        Button("Save", action: .submit)
      }
    }
  }

  private struct Controls: Element {
    @ElementBuilder var body: some Element {
      Button("Save", action: .submit)
      Checkbox("A", name: "a")
      RadioGroup(["a", "b"], name: "b")
      SegmentedControl(["a", "b"], name: "c")
      Picker("a", ["b"], selectedIndex: 0, name: "d")
      Slider("a", value: 0.5, name: "e")
    }
  }

  private struct Part {
    let index: Int

    @ElementBuilder var content: ElementContent {
      Label("Heading \(index)", style: TextStyle(color: .red).bold).heading(2)
      Row("Title", subtitle: "Subtitle") { Switch(isOn: true) }
      TextField("Name \(index)", text: "Blob")
      Separator()
      Label(
        "A link that goes on in the next line, however wide the terminal is",
        style: TextStyle(color: .blue).linked(to: Link("https://example.org/\(index)")))
    }
  }

  private static func text(_ stream: inout TerminalStream) throws -> String {
    var text = ""
    while let chunk = try stream.nextText() {
      #expect(!chunk.isEmpty)
      text += chunk
    }
    #expect(try stream.next() == nil)
    return text
  }

  @Test(
    "The chunks are the text of a renderer, whatever their size",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func texts(direction: LayoutDirection) throws {
    let context = ElementContext(
      traits: TraitCollection(contrast: .increased, layoutDirection: direction))
    for profile in [TerminalProfile(columns: 60), TerminalProfile(colors: .trueColor, columns: 30)] {
      for (index, interface) in Self.interfaces.enumerated() {
        var renderer = TerminalRenderer(profile)
        try renderer.append(interface, in: context)
        for size in [Int.min, 1, 500, .max] {
          var stream = TerminalStream(interface, on: profile, in: context, chunkSize: size)
          #expect(try Self.text(&stream) == renderer.text, "interface \(index)")
          #expect(stream.problems == renderer.problems)
        }
      }
    }
  }

  @Test("What is lost in the layout of an element isn't reported of the next one", arguments: [1, .max])
  func placesOfProblems(size: Int) throws {
    let content = Stack {
      Label("a", style: TextStyle().restyled { $0.headIndent = 2 })
      Label("b")
    }.content
    var renderer = TerminalRenderer(TerminalProfile(columns: 40))
    try renderer.append(content)
    var stream = TerminalStream(content, on: TerminalProfile(columns: 40), chunkSize: size)
    while try stream.next() != nil {}
    #expect(!stream.problems.isEmpty)
    #expect(Set(stream.problems) == Set(renderer.problems))
  }

  @Test("Outermost elements are built when their chunk is requested")
  func laziness() throws {
    let built = Counter()
    var stream = TerminalStream(
      ForEach(0..<10_000) { number in
        built.add()
        return Row("Row \(number)").body
      }, chunkSize: 1000)
    #expect(built.count == 0)
    for chunk in 1...10 {
      let bytes = try #require(try stream.next())
      #expect(bytes.count >= 1000 && bytes.count < 1200)
      // A row has its title and the end of its line at least.
      #expect(built.count < 150 * chunk + 3)
    }
    while try stream.next() != nil {}
    #expect(built.count == 10_000)
  }

  @Test("The defaults are those at its start")
  func defaults() throws {
    let red = DefaultStyling.system.restyled { $0.text.color = .red }
    let profile = TerminalProfile(colors: .trueColor)
    let label = Label("a")
    var renderer = TerminalRenderer(profile)
    let text = try DefaultStyling.withDefaults(red) {
      try renderer.append(label)
      return renderer.text
    }
    var stream = TerminalStream(Label("b"), on: profile)
    DefaultStyling.withDefaults(red) { stream = TerminalStream(label, on: profile) }
    #expect(try Self.text(&stream) == text)
    var other = TerminalStream(label, on: profile)
    #expect(try Self.text(&other) != text)
  }

  private struct Endless: Element {
    var body: some Element { Stack { Endless() } }
  }

  @Test("Elements that are nested too deeply end it after those before them")
  func depth() throws {
    struct Text: Element {
      @ElementBuilder var body: some Element {
        Label("a")
        Endless()
      }
    }
    var stream = TerminalStream(Text(), on: .plain, chunkSize: 1)
    let first = try stream.nextText()
    #expect(first == "a\n")
    #expect(throws: ElementError.self) { () throws in _ = try stream.next() }
    #expect(try stream.next() == nil)
  }
}
