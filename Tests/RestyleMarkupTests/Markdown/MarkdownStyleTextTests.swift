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
