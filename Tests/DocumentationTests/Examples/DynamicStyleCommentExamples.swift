// The examples in the comments of Restyle/DynamicStyle, as they stand there, and what they give.

import Restyle
import Testing

// Block 1 of Restyle/DynamicStyle/DynamicSectionStyle.swift

private struct CardStyle: Style, Hashable {
  var padding: Double
}

@Suite("What the comments of Restyle/DynamicStyle show")
struct DynamicStyleCommentExamples {
  private let traits = TraitCollection(horizontalSizeClass: .compact)

  @Test("TraitStyle")
  func traitStyle() {
    // Block 1 of Restyle/DynamicStyle/TraitStyle.swift

    #expect(style.padding == 8)
  }

  @Test("TraitStyle of a style")
  func constant() {
    // Block 2 of Restyle/DynamicStyle/TraitStyle.swift
    #expect(card.style(from: traits).padding == 8)
  }

  @Test("TraitStyle's parts")
  func parts() {
    let table = DynamicTableViewFormStyle.grouped
    // Block 4 of Restyle/DynamicStyle/TraitStyle.swift
    #expect(header.style(from: traits) == table.style(from: traits).section.header)

    let text = TraitStyle<TextStyle> { _ in TextStyle(color: .black) }
    // Block 5 of Restyle/DynamicStyle/TraitStyle.swift
    #expect(placeholder.style(from: traits).color == Color.black.withAlpha(0.5))
  }

  @Test("DynamicStyle")
  func dynamicStyle() {
    // Block 1 of Restyle/DynamicStyle/DynamicStyle.swift
    #expect(section.header.text.color == .red)

    // Block 2 of Restyle/DynamicStyle/DynamicStyle.swift
    #expect(dynamicSection.style(from: traits).header.text.fontSize == 14)

    func restyled() -> DynamicSectionStyle {
      // Block 3 of Restyle/DynamicStyle/TraitStyle.swift
      return dynamicSection
    }
    #expect(restyled().style(from: traits).header.text.fontSize == 14)

    // Block 3 of Restyle/DynamicStyle/DynamicStyle.swift
    #expect(tall.style(from: traits).minRowHeight == 80)
  }

  @Test("DynamicSectionStyle")
  func section() {
    // Block 2 of Restyle/DynamicStyle/DynamicSectionStyle.swift

    #expect(header.style(from: traits) == DynamicSectionStyle.default.style(from: traits).header)
    #expect(
      DynamicSectionStyle.form.style(from: traits) == .system(grouped: true, horizontallyRegular: false))
  }

  @Test("DynamicTableViewFormStyle")
  func table() {
    // Block of Restyle/DynamicStyle/DynamicTableViewFormStyle.swift

    #expect(section.style(from: traits) == table.style(from: traits).section)
  }

  @Test("DynamicStylable")
  func stylable() {
    // Block of Restyle/DynamicStyle/DynamicStylable.swift

    let view = SectionView()
    view.dynamicStyle = view.dynamicStyle.restyled { $0.minRowHeight = 80 }
    view.styleInput = traits
    #expect(view.minimumHeight == 80)
  }
}
