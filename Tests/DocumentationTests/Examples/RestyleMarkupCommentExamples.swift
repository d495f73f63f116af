// The examples in the comments of RestyleMarkup, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleMarkup
import Testing

@Suite("What the comments of RestyleMarkup show")
struct RestyleMarkupCommentExamples {
  @Test("MarkupTag, StyledString.init(markup:), init(localized:)")
  func markup() throws {
    // Block of RestyleMarkup/Tags/MarkupTag.swift
    let sized = try StyledString(markup: "<size points='9'><a href='/'>x</a></size>", tags: tags)
    #expect(sized.runs.map(\.style.fontSize) == [9])

    // Block 1 of RestyleMarkup/Tags/StyledString+Markup.swift
    #expect(sale.text == "Sale ends on Friday")

    // Block 2 of RestyleMarkup/Tags/StyledString+Markup.swift
    #expect(notice == "3 messages from \("Ada", style: .bold)")
  }

  @Test("Markdown, MarkdownStyle, StyledString.init(markdown:)")
  func markdown() {
    // Block of RestyleMarkup/Markdown/Markdown.swift
    #expect(notes.rawHTML.isEmpty && notes.style == nil)

    // Block of RestyleMarkup/Markdown/MarkdownText.swift
    #expect(terms.text == "Read the new terms.")
  }

  @Test("Markdown.headings")
  func headings() throws {
    // Block 1 of RestyleMarkup/Markdown/Markdown+Headings.swift
    var page = HTMLRenderer()
    try page.append(contents)
    #expect(page.html.matches(of: /href="#tea-(tea|green|black)"/).count == 3)
  }

  @Test("Markdown.headings(from:)")
  func headingLevels() throws {
    let description = "# Beds\n## Pillows"
    // Block 2 of RestyleMarkup/Markdown/Markdown+Headings.swift
    var renderer = HTMLRenderer()
    try renderer.append(page)
    #expect(renderer.html.matches(of: /<h([1-6])/).map(\.1) == ["1", "2", "3"])
  }

  @Test("MarkdownExtensions")
  func extensions() {
    // Block of RestyleMarkup/Markdown/Extensions/MarkdownExtensions.swift
    #expect(notes.rawHTML.isEmpty && title == "\("Old", style: .struckThrough) new")
  }

  @Test("MarkdownStyle")
  func style() {
    let body = TextStyle(font: .system(size: 17))
    do {
      // Block 2 of RestyleMarkup/Markdown/MarkdownStyle.swift
      #expect(notes.tableBlock == StackStyle())
    }
    // Block 1 of RestyleMarkup/Markdown/MarkdownStyle.swift
    #expect(notes.heading(1).fontSize == 32 && notes.bullet == "–")
  }
}
