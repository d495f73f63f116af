// The examples in the comments of Restyle/Box, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Box show")
struct BoxCommentExamples {
  @Test("BackgroundStyle, BorderStyle")
  func backgrounds() {
    func background() -> BackgroundStyle {
      let card = BackgroundStyle(color: .white, border: BorderStyle(cornerRadius: 8))
      let raised = card.restyled { $0.shadows = [ShadowStyle(color: .gray, y: 1, blur: 3)] }
      return raised
    }
    func borders() -> [BorderStyle] {
      let card = BorderStyle(width: 1, color: .lightGray, cornerRadius: 8)
      let rule = BorderStyle(width: 0.5, color: .lightGray, borderEdges: .bottom)
      return [card, rule]
    }

    #expect(background().shadows.count == 1 && background().border.cornerRadius == 8)
    #expect(borders().map(\.width) == [1, 0.5])
  }

  @Test("SegmentBackgroundStyle")
  func segment() {
    let values = descriptions {
      let firstRow = SegmentBackgroundStyle(style: .system, position: .top)
      firstRow.drawnBackground.border.borderEdges
    }

    #expect(values.count == 1)
  }

  @Test("SeparatorStyle")
  func separator() {
    let separator = InsettedStyle(
      style: SeparatorStyle(width: 0.5, color: .lightGray),
      insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
    )

    #expect(separator.insets.leading == 16)
  }

  @Test("Gradient")
  func gradients() {
    let sky = Gradient.linear(angle: .degrees(180), colors: [.cyan, .white])
    let sun = Gradient.radial(
      center: .top,
      stops: [
        Gradient.Stop(color: .yellow, location: 0), Gradient.Stop(color: .clear, location: 0.7),
      ])

    #expect(sky.stops.map(\.color) == [.cyan, .white] && sun.stops.map(\.location) == [0, 0.7])
  }

  @Test("SectionBackgroundStyle")
  func section() {
    let grouped = SectionBackgroundStyle.system.restyled {
      $0.color = .white
      $0.border.cornerRadius = 8
    }

    #expect(grouped.color == .white && grouped.border.cornerRadius == 8)
  }

  @Test("ShadowStyle")
  func shadow() {
    let raised = ShadowStyle(color: Color(white: 0, alpha: 0.3), y: 1, blur: 2)

    #expect(raised.y == 1 && raised.blur == 2)
  }
}
