import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Borders, backgrounds and gradients")
struct BoxTests {
  @Test("One radius stands for four")
  func cornerRadius() {
    var border = BorderStyle(width: 1, color: .red, cornerRadius: 4)
    #expect(border.cornerRadii == CornerRadii(4))
    border.cornerRadii.bottomLeading = 9
    #expect(border.cornerRadius == 9)
    border.cornerRadius = 2
    #expect(border.cornerRadii == CornerRadii(2))
  }

  @Test("A border takes room at the edges it has")
  func borderInsets() async throws {
    try await forEach(RectEdge.samples) { (edges: RectEdge) in
      let border = BorderStyle(width: 3, color: .red, borderEdges: edges)
      #expect(border.insets == EdgeInsets.zero.setting(3, at: edges))
    }
  }

  @Test("The rarer parts of a background come back, and taking them away leaves what was before")
  func layers() {
    let plain = BackgroundStyle(color: .red, border: .none)
    var full = BackgroundStyle(
      color: .red, gradient: .radial(colors: [.red, .blue]), image: Image(url: "a.png"),
      shadows: [ShadowStyle(color: .black, blur: 2)])
    let copy = full
    #expect(full.gradient == .radial(colors: [.red, .blue]))
    #expect(full.image == Image(url: "a.png"))
    full.shadows[0].blur = 5
    #expect(full.shadows == [ShadowStyle(color: .black, blur: 5)])
    #expect(copy.shadows == [ShadowStyle(color: .black, blur: 2)])
    full.gradient = nil
    full.image = nil
    full.shadows = []
    #expect(full == plain)
    #expect(full.hashValue == plain.hashValue)
  }

  @Test("The background of a section is reached through the section's")
  func throughSectionBackground() {
    let style = SectionBackgroundStyle.none.restyled {
      $0.color = .red
      $0.border.color = .blue
    }
    #expect(style.background == BackgroundStyle(border: BorderStyle(color: .blue), color: .red))
    #expect(style.transparent.background == BackgroundStyle(border: BorderStyle(color: .blue), color: .clear))
  }

  @Test("Colours are spread evenly")
  func evenlySpaced() {
    #expect(Gradient.radial(colors: []).stops == [])
    #expect(Gradient.radial(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient.radial(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }

  @Test(
    "The stops that are drawn never go back",
    arguments: [
      ([], []), ([0.3], [0, 1]), ([0, 1], [0, 1]), ([0.5, 0.2, 0.7], [0.5, 0.5, 0.7]),
      ([1, 0, 0], [1, 1, 1]), ([0.2, 0.2], [0.2, 0.2]),
    ] as [([Double], [Double])])
  func renderedStops(given: [Double], drawn: [Double]) {
    let gradient = Gradient.linear(
      angle: .zero, stops: given.map { Gradient.Stop(color: .red, location: $0) })
    #expect(gradient.renderedStops.map(\.location) == drawn)
    #expect(gradient.stops.map(\.location) == given)
  }

  @Test("System lines are as wide as a pixel")
  func hairline() {
    let style = SectionBackgroundStyle.system(hairlineWidth: 1.0 / 3)
    #expect(style.border.width == 1.0 / 3)
    #expect(style.bottomSeparator.style == .system(hairlineWidth: 1.0 / 3))
  }
}
