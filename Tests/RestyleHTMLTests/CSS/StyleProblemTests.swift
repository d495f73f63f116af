import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import TestSupport
import Testing

@Suite("What CSS can't say of styles")
struct StyleProblemTests {
  /// What is said by HTML, or by nobody who scales all text alike, and so is no problem though it writes nothing.
  private static let silent: Set = [
    "adjustsFontForContentSizeCategory", "fontTextStyle", "highlightedColor", "image", "language", "link",
    "maximumFontSize",
  ]

  @Test("An attribute writes CSS, is said elsewhere, or is a problem")
  func everyAttribute() async throws {
    try await forEach(AttributeSample.all) { (sample: AttributeSample) throws in
      let attribute = try #require(sample.style.attributes.first { $0.name == sample.attribute })
      let declarations = TextStyle(attributes: [attribute]).cssDeclarations()
      let isProblem = declarations.problems.map(\.loss).contains(.attribute(sample.attribute))
      #expect(isProblem == (sample.attribute == "minimumScaleFactor"))
      #expect(declarations.isEmpty == (isProblem || Self.silent.contains(sample.attribute)))
    }
  }

  @Test("Attributes of a program's own are problems, in all outputs of the style")
  func ownAttributes() throws {
    var style = TextStyle(color: .red)
    style.setAttribute("x", for: HostileKey())
    let loss = RenderingProblem.Loss.attribute(HostileKey.name)
    #expect(style.cssDeclarations().problems.map(\.loss) == [loss])
    var sheet = StyleSheet()
    _ = sheet.className(for: style)
    #expect(sheet.problems.map(\.loss) == [loss])
    for styling in [HTMLStyling.classes, .inline] {
      var page = HTMLRenderer(styling: styling)
      try page.append(Label("a", style: style))
      #expect(page.problems.map(\.loss) == [loss])
    }
    var mail = HTMLRenderer(styling: .inline)
    mail.append(StyledText("a", style: style))
    #expect(mail.problems.map(\.loss) == [loss])
  }

  @Test("Two lines have one look; that of the second is a problem where it is another")
  func lines() async throws {
    try await forEach(
      [TextLine.absent, .single, TextLine(pattern: .wavy, color: .red)],
      [TextLine.absent, .single, TextLine(pattern: .wavy, color: .red)]
    ) { (underline: TextLine, strikethrough: TextLine) in
      let style = TextStyle().restyled {
        $0.underline = underline
        $0.strikethrough = strikethrough
      }
      let isLost = underline != .absent && strikethrough != .absent && underline != strikethrough
      #expect(style.cssDeclarations().problems.map(\.loss) == (isLost ? [.secondLine(strikethrough)] : []))
    }
  }

  @Test("Texts are cut at their ends only", arguments: LineBreakMode.allCases)
  func truncation(mode: LineBreakMode) {
    let style = TextStyle().restyled { $0.lineBreakMode = mode }
    let isLost = mode == .truncatingHead || mode == .truncatingMiddle
    #expect(style.cssDeclarations().problems.map(\.loss) == (isLost ? [.truncation(mode)] : []))
  }

  @Test("Styles that share their rules keep their problems")
  func sharedRules() throws {
    let tail = TextStyle().restyled { $0.lineBreakMode = .truncatingTail }
    let head = TextStyle().restyled { $0.lineBreakMode = .truncatingHead }
    let middle = TextStyle().restyled { $0.lineBreakMode = .truncatingMiddle }
    let losses: [RenderingProblem.Loss] = [.truncation(.truncatingHead), .truncation(.truncatingMiddle)]
    var sheet = StyleSheet()
    #expect(Set([tail, head, middle].map { sheet.className(for: $0) }).count == 1)
    #expect(sheet.problems.map(\.loss) == losses)
    let labels = Stack {
      Label("a", style: tail)
      Label("b", style: head)
      Label("c", style: middle)
    }
    let page = try LivePage(labels)
    #expect(page.styleSheet.problems.map(\.loss) == losses)
    // What writes nothing at all has a problem all the same.
    var small = TextStyle()
    small.minimumScaleFactor = 0.5
    var renderer = HTMLRenderer()
    renderer.append(StyledText("a", style: small))
    #expect(renderer.styleSheet.problems.map(\.loss) == [.attribute("minimumScaleFactor")])
  }

  @Test("Inline styles report what looks different while it is pressed")
  func pressed() {
    let style = TextStyle(color: .red).restyled { $0.highlightedColor = .blue }
    var mail = HTMLRenderer(styling: .inline)
    mail.append(StyledText("a", style: style))
    #expect(mail.problems.map(\.loss) == [.needsStyleSheet])
  }
}
