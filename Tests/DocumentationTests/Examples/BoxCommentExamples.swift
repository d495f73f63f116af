// The examples in the comments of Restyle/Box, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Box show")
struct BoxCommentExamples {
  @Test("BackgroundStyle, BorderStyle")
  func backgrounds() {
    func background() -> BackgroundStyle {
      // Block of Restyle/Box/BackgroundStyle.swift
      return raised
    }
    func borders() -> [BorderStyle] {
      // Block of Restyle/Box/BorderStyle.swift
      return [card, rule]
    }

    #expect(background().shadows.count == 1 && background().border.cornerRadius == 8)
    #expect(borders().map(\.width) == [1, 0.5])
  }

  @Test("BoxStyle, BoxLength, OutlineStyle")
  func boxes() {
    func boxes() -> [BoxStyle] {
      // Block of Restyle/Box/BoxStyle.swift
      return [text, button]
    }
    // Block of Restyle/Box/BoxLength.swift
    // Block of Restyle/Box/OutlineStyle.swift

    #expect(boxes().map(\.pressedOffset) == [nil, 2])
    #expect(column.width?.unit == .fraction && card.width == .points(320) && focused.outline?.offset == 2)
  }

  @Test("SegmentBackgroundStyle")
  func segment() {
    let values = descriptions {
      // Block of Restyle/Box/SegmentBackgroundStyle.swift
    }

    #expect(values.count == 1)
  }

  @Test("SeparatorStyle")
  func separator() {
    // Block of Restyle/Box/SeparatorStyle.swift

    #expect(separator.insets.leading == 16)
  }

  @Test("Gradient")
  func gradients() {
    // Block 1 of Restyle/Box/Gradient.swift
    // Block 2 of Restyle/Box/Gradient.swift

    #expect(dusk.interpolation == .oklab && dusk.stops.count == 2)
    #expect(sky.stops.map(\.color) == [.cyan, .white] && sun.stops.map(\.location) == [0, 0.7])
  }

  @Test("SectionBackgroundStyle")
  func section() {
    // Block of Restyle/Box/SectionBackgroundStyle.swift

    #expect(grouped.color == .white && grouped.border.cornerRadius == 8)
  }

  @Test("ShadowStyle")
  func shadow() {
    // Block of Restyle/Box/ShadowStyle.swift

    #expect(raised.y == 1 && raised.blur == 2)
  }
}
