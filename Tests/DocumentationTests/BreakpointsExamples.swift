// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

enum Breakpoint: String, Codable { case small, medium, large }

struct BreakpointKey: MediaTraitKey {
  static let name = "breakpoint"
  static let defaultValue = Breakpoint.small
  static let mediaValues: MediaValues<Breakpoint> = .widths([.medium: 640, .large: 1024])
}

extension TraitCollection {
  var breakpoint: Breakpoint {
    get { self[BreakpointKey()] }
    set { self[BreakpointKey()] = newValue }
  }
}

struct Posture: MediaTraitKey {
  static let name = "posture"
  static let defaultValue = "desk"
  static let mediaValues = MediaValues<String>([
    "paper": .print,
    "flat": .orientation(.landscape) && .height(..<480),
    "hand": .pointer(.coarse) || !.hover,
  ])
}

@Suite("What the article about breakpoints shows")
struct BreakpointsExamples {
  @Test("Windows, boxes and elements")
  func breakpoints() throws {
    let title = TraitStyle<TextStyle> { traits in
      TextStyle(
        font: Font(size: traits.breakpoint == .large ? 40 : 28), color: Color(light: .black, dark: .white))
    }
    var sheet = StyleSheet(mediaTraits: MediaTraits(BreakpointKey.self, compactWidth: .width(..<768)))
    try sheet.add(title, to: "h1")

    let roomy = TraitStyle<ButtonStyle> { traits in
      ButtonStyle.default.restyled {
        $0.contentInsets = EdgeInsets(inset: traits.breakpoint == .small ? 8 : 16)
      }
    }
    let form = Stack(style: TraitStyle { StackStyle(axis: $0.isCompact ? .vertical : .horizontal) }) {
      Label("Name", style: title)
      TextField(name: "name")
      Button("Send", action: .submit).styled(roomy)
    }
    var page = HTMLRenderer(styleSheet: sheet)
    try page.append(form)

    let menu = ContextReader { context in
      if context.traits.breakpoint == .small {
        Button("Menu", action: .perform("menu"))
      } else {
        Label("Home")
        Label("About")
      }
    }
    try page.append(menu)

    #expect(sheet.css.contains("@media (width>=1024px){\nh1{font-size:40px}"))
    #expect(sheet.css.contains("@media (prefers-color-scheme:dark){\nh1{color:#ffffff}"))
    #expect(sheet.css.split(separator: "@media").count == 3)
    #expect(page.problems.isEmpty && page.styleSheet.problems.isEmpty)
    #expect(page.styleSheet.css.contains("@media (width<768px){"))
    #expect(page.html.contains("Menu") && page.html.contains("About"))
  }

  @Test("Boxes in place of windows")
  func containers() throws {
    struct CardWidth: MediaTraitKey {
      static let name = "cardWidth"
      static let defaultValue = "narrow"
      static let mediaValues: MediaValues<String> = .containerWidths(["wide": 400], of: "card")
    }
    let padding = TraitStyle<BackgroundStyle> { traits in
      BackgroundStyle(color: traits[CardWidth()] == "wide" ? .white : .lightGray)
    }
    var cards = StyleSheet(mediaTraits: MediaTraits(CardWidth.self))
    try cards.add(ContainerStyle(name: "card"), to: ".card")
    try cards.add(padding, to: ".card > .body")

    #expect(cards.css.contains("@container card (width>=400px){\n.card>.body{"), "\(cards.css)")
  }

  @Test("Other conditions")
  func conditions() throws {
    var sheet = StyleSheet(mediaTraits: MediaTraits(Posture.self))
    try sheet.add(
      TraitStyle<TextStyle> { TextStyle(color: $0[Posture()] == "hand" ? .red : .black) }, to: "p")
    #expect(
      sheet.css.contains("screen and ((pointer:coarse) or (not (hover:hover))) and (not "), "\(sheet.css)")
  }
}
