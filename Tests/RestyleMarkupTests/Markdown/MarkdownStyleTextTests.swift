import Restyle
import RestyleElements
import RestyleMarkup
import Testing

@Suite struct MarkdownStyleTextTests {
  @Test func `What changes texts reaches all texts of Markdown, its headings included`() {
    var style = MarkdownStyle(text: TextStyle(color: .red))
    style.restyleTexts { $0.fontFamily = .named("Inter") }
    #expect(style.headings.allSatisfy { $0.fontFamily == .named("Inter") })
    #expect([style.paragraph, style.link, style.codeText].allSatisfy { $0.fontFamily == .named("Inter") })
  }

  @Test func `Links have the colours and the lines of the current defaults, and the rest of the text around`()
  {
    let text = TextStyle(font: .system(size: 40, weight: .regular), color: .red)
    let link = ButtonStyle.systemLink.restyled { $0.restyleTexts { $0 = text } }
    DefaultStyling.withDefaults(.system.restyled { $0.link = link }) {
      for markdown in ["See [this](/a)", "**[this](/a)**"] {
        let style = StyledString(markdown: markdown).runs.last?.style
        #expect(style?.color == .red && style?.underline == TextStyle().underlined.underline)
        #expect(style?.fontSize == nil && style?.fontWeight == (markdown.hasPrefix("*") ? .bold : nil))
      }
      let own = StyledString(markdown: "[this](/a)", style: MarkdownStyle(text: TextStyle()))
      #expect(own.runs.first?.style.color == .legibleTint)
    }
    DefaultStyling.withDefaults(.system) {
      #expect(MarkdownStyle.default.link == MarkdownStyle().link)
    }
  }

  @Test func `Links of a text stay legible, and known as links, whatever those that stand alone look like`() {
    let filled = BackgroundStyle(color: .blue)
    let looks: [(ButtonStateStyle, color: Color)] = [
      (ButtonStateStyle(text: TextStyle()), .legibleTint),
      (ButtonStateStyle(text: TextStyle(color: .red)), .red),
      (ButtonStateStyle(background: filled, text: TextStyle(color: .white)), .legibleTint),
    ]
    for (look, color) in looks {
      DefaultStyling.withDefaults(.system.restyled { $0.link = ButtonStyle(normal: look) }) {
        #expect(MarkdownStyle.default.link == TextStyle(color: color).underlined)
      }
    }
    let plain = ButtonStateStyle(text: TextStyle().restyled { $0.underline = .absent })
    DefaultStyling.withDefaults(.system.restyled { $0.link = ButtonStyle(normal: plain) }) {
      #expect(MarkdownStyle.default.link.underline == .absent)
    }
  }

  @Test func `A style that is given nothing has room between blocks, and around quotes and code`() {
    let style = MarkdownStyle(text: TextStyle())
    #expect(style.document.spacing == 16 && style.looseList.spacing == 16 && style.list.spacing == 4)
    #expect(style.quote.spacing == 16 && style.item.spacing == 8)
    #expect(style.quote.insets == EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 0))
    let line = BorderStyle(width: 3, color: .separator, borderEdges: .leading)
    #expect(style.quote.background == BackgroundStyle(border: line))
    #expect(style.codeBlock.insets == EdgeInsets(inset: 12))
    #expect(style.codeBlock.background.color == .secondarySystemBackground)
    #expect(style.codeBlock.background.border == BorderStyle(cornerRadius: 8))
    #expect(
      style.codeBlock.box == BoxStyle(overflow: .scrolling)
        && style.codeText.attribute(for: .lineBreakMode) == nil)
    #expect(style.item.axis == .horizontal && style.item.alignment == .firstBaseline)
    #expect([style.bullet, style.openTask, style.doneTask] == ["•", "☐", "☑"])
    // As hyperlinks on their own.
    #expect(style.link == TextStyle(color: .legibleTint).underlined)
    #expect(style.link.color == ButtonStyle.systemLink.states[.normal]?.text.color)
    #expect(style.quoteText.color == .legibleSecondaryLabel)
  }
}
