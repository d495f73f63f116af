// The examples in the comments of RestyleRendering, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What the comments of RestyleRendering show")
struct RestyleRenderingCommentExamples {
  @Test("Errors of fields")
  func fieldErrors() throws {
    let form = FormField("Name", error: "Enter it") { TextField().id("name") }
    // Block of RestyleRendering/Structure/FieldError.swift

    var page = HTMLRenderer()
    try page.append(summary)
    #expect(page.html.contains("href=\"#name\""))
  }

  @Test("DrawnBox")
  func box() {
    let style = ButtonStateStyle(color: .white, border: BorderStyle(width: 1, color: .red), text: TextStyle())
    var fills: [Color?] = []
    var layers = 0
    func fill(_ color: Color?) { fills.append(color) }
    func draw(_ layer: DrawnBox.Layer) { layers += 1 }

    // Block of RestyleRendering/Box/DrawnBox.swift

    #expect(fills == [.white] && layers == box.layers.count)
  }

  @Test("ShownProperties")
  func shownProperties() throws {
    struct Output: StructureVisitor {
      var problems: [RenderingProblem] = []
      let shownProperties: ShownProperties?

      mutating func close(_ stack: Stack) {}
    }
    // Block of RestyleRendering/Shown/ShownProperties.swift

    var output = Output(shownProperties: shown)
    let background = BackgroundStyle(color: .red)
    try Stack(spacing: 4, background: background) {}.walkStructure(&output)
    #expect(output.problems.map(\.loss) == [.property("spacing")])
  }

  @Test("Variants")
  func variants() {
    let section = DynamicSectionStyle.systemGrouped.restyled {
      $0.header.text.color = Color(light: .red, dark: .blue)
    }
    let values = descriptions {
      // Block of RestyleRendering/Variants/Variants.swift
    }

    #expect(values == [Color.red, .blue].map { String(describing: Optional($0)) })
  }

  @Test("StructureVisitor")
  func visitor() throws {
    let context = ElementContext()
    let screen = SettingsForm()
    // Block of RestyleRendering/Structure/StructureVisitor.swift

    #expect(problems.isEmpty && !output.lines.isEmpty)
  }

  @Test("ChunkedOutput")
  func chunks() async throws {
    var page = try HTMLStream(title: "Orders", body: Label("Order 1"))
    var sent = 0
    func send(_ chunk: [UInt8]) { sent += chunk.count }
    struct ResponseWriter {
      let written: (Int) -> Void
      func write(_ chunk: [UInt8]) async throws { written(chunk.count) }
    }
    var count = 0
    let response = ResponseWriter { count += $0 }
    // Block 2 of RestyleRendering/Chunks/ChunkedOutput.swift

    // Block 1 of RestyleRendering/Chunks/ChunkedOutput.swift

    #expect(count > 100 && sent == count)
  }

  @Test("RenderingProblem")
  func problem() throws {
    var page = HTMLRenderer()
    try page.append(
      Section(header: "Help") {
        Label("Read this first")
        for _ in 1...4 { Label("Terms", style: TextStyle().linked(to: "javascript:x")) }
      })
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }

    // Block of RestyleRendering/Problem/RenderingProblem.swift

    let comment = try DocumentedFile("Sources/RestyleRendering/Problem/RenderingProblem.swift")
    let line = "for summary in page.problems.summaries { print(summary) }"
    let shown = try #require(comment.results(of: line).first)
    let ends = shown.split(separator: " ...")
    #expect(lines.count == 1 && lines[0].hasPrefix(ends[0]) && lines[0].hasSuffix(ends[1]), "\(lines)")
  }

  @Test("ShownText")
  func text() {
    // It's only compiled: labels are resolved by the walk, and told to visitors.
    func show(_ label: ResolvedLabel) {
      func write(_ text: String, _ style: TextStyle, linkedTo link: LinkTarget?) {}
      // Block of RestyleRendering/Text/ShownText.swift
    }
  }

  @Test("BidirectionalText")
  func directions() {
    let runs = StyledString("abc \u{202E}def").displayRuns
    // Block of RestyleRendering/Text/BidirectionalText.swift

    #expect(line == "abc \u{202E}def\u{202C}")
  }
}
