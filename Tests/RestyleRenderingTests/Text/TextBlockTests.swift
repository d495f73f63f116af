import Restyle
import RestyleRendering
import Testing

@Suite("Blocks of text and their runs")
struct TextBlockTests {
  private static let lines: [TextStyle] = [
    TextStyle().restyled { $0.setAttribute(2, for: .lineSpacing) },
    TextStyle().restyled { $0.setAttribute(20, for: .lineHeight) },
    TextStyle().restyled { $0.setAttribute(2, for: .lineHeightMultiple) },
    TextStyle().restyled { $0.setAttribute(20, for: .minimumLineHeight) },
    TextStyle().restyled { $0.setAttribute(20, for: .maximumLineHeight) },
    TextStyle().inheriting(.lineSpacing), TextStyle().inheriting(.lineHeight),
    TextStyle().inheriting(.lineHeightMultiple), TextStyle().inheriting(.minimumLineHeight),
    TextStyle().inheriting(.maximumLineHeight),
  ]

  private static let others: [TextStyle] = [
    TextStyle(), TextStyle(color: .red), TextStyle(alignment: .center), TextStyle().bold,
    TextStyle().inheriting(.kern), TextStyle().inheriting(.alignment),
  ]

  @Test("Whatever affects the height of lines is distinguished from the rest", arguments: lines)
  func lineHeights(style: TextStyle) {
    #expect(style.setsLineHeight && style.lineAttributes == style)
    for other in Self.others {
      #expect(other.merging(style).setsLineHeight)
      #expect(other.merging(style).lineAttributes == style)
      #expect(other.partOfBlock.merging(style) == other.merging(style).partOfBlock)
    }
  }

  @Test("Nothing else does", arguments: others)
  func otherAttributes(style: TextStyle) {
    #expect(!style.setsLineHeight && style.lineAttributes == TextStyle())
  }

  @Test("A run that looks like its block sets nothing, whatever it links to, says or is")
  func parts() {
    for block in Self.lines + Self.others {
      let same = [
        block, block.linked(to: "/a"), block.restyled { $0.language = "tr" }, block.uppercased,
      ]
      for run in same { #expect(run.part(in: block) == nil) }
      #expect(block.italic.part(in: block) != nil)
    }
    let part = TextStyle(color: .red, alignment: .center).linked(to: "/a").part(in: TextStyle())
    #expect(part == TextStyle(color: .red))
  }
}
