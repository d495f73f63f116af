// The examples in the comments of Restyle/DynamicStyle, as they stand there, and what they give.

import Restyle
import Testing

extension DynamicSectionStyle {
  static var form: Self { Theme.form }
}
private enum Theme {
  // Stored, so that what it remembers lasts. Swift stores no static property in a generic type itself.
  static let form = DynamicSectionStyle { traits in
    .system(grouped: true, horizontallyRegular: !traits.isCompact)
  }
}

private struct CardStyle: Style, Hashable {
  var padding: Double
}

@Suite("What the comments of Restyle/DynamicStyle show")
struct DynamicStyleCommentExamples {
  private let traits = TraitCollection(horizontalSizeClass: .compact)

  @Test("TraitStyle")
  func traitStyle() {
    typealias DynamicCardStyle = TraitStyle<CardStyle>

    let card = DynamicCardStyle { traits in
      CardStyle(padding: traits.isCompact ? 8 : 16)
    }
    let style = card.style(from: traits)

    #expect(style.padding == 8)
  }

  @Test("TraitStyle's parts")
  func parts() {
    let table = DynamicTableViewFormStyle.grouped
    let header: DynamicHeaderFooterStyle = table.section.header
    #expect(header.style(from: traits) == table.style(from: traits).section.header)

    let text = TraitStyle<TextStyle> { _ in TextStyle(color: .black) }
    let placeholder = text.map { $0.alphaColored(0.5) }
    #expect(placeholder.style(from: traits).color == Color.black.withAlpha(0.5))
  }

  @Test("DynamicStyle")
  func dynamicStyle() {
    let customSection = DynamicSectionStyle.default.restyled { style in
      style.header.text.color = .red
    }
    let section = customSection.style(from: traits)
    #expect(section.header.text.color == .red)

    let dynamicSection = customSection.restyledWithStyleAndInput { style, traits in
      style.header.text.fontSize = traits.isCompact ? 14 : 18
    }
    #expect(dynamicSection.style(from: traits).header.text.fontSize == 14)

    let tall = DynamicSectionStyle.default.restyled { $0.minRowHeight = 80 }
    #expect(tall.style(from: traits).minRowHeight == 80)
  }

  @Test("DynamicSectionStyle")
  func section() {
    let header: DynamicHeaderFooterStyle = DynamicSectionStyle.default.header

    #expect(header.style(from: traits) == DynamicSectionStyle.default.style(from: traits).header)
    #expect(
      DynamicSectionStyle.form.style(from: traits) == .system(grouped: true, horizontallyRegular: false))
  }

  @Test("DynamicTableViewFormStyle")
  func table() {
    let table = DynamicTableViewFormStyle.grouped.openedTop
    let section: DynamicSectionStyle = table.section

    #expect(section.style(from: traits) == table.style(from: traits).section)
  }

  @Test("DynamicStylable")
  func stylable() {
    final class SectionView: DynamicStylable {
      var dynamicStyle = DynamicSectionStyle.default
      var styleInput = TraitCollection() { didSet { applyStylingIfNeeded() } }
      var appliedStyle: SectionStyle?
      var minimumHeight = 0.0

      func applyStyle(_ style: SectionStyle) { minimumHeight = style.minRowHeight }
    }

    let view = SectionView()
    view.dynamicStyle = view.dynamicStyle.restyled { $0.minRowHeight = 80 }
    view.styleInput = traits
    #expect(view.minimumHeight == 80)
  }
}
