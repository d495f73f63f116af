import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import TestSupport
import Testing

@Suite("Tables that elements of an e-mail lie in")
struct EmailTableTests {
  private struct Wrong: Error {
    let tag: String
    let parent: String?
  }

  /// How deep tables lie in one another; throws where a cell lies in no row, a row in no table, or a text in no cell.
  private func depth(_ html: String, asWord isWord: Bool = false) throws -> Int {
    var open: [String] = []
    var depth = 0
    let parents = ["td": "tr", "th": "tr", "tr": "table", "caption": "table"]
    for token in try MailReader.tokens(of: html, asWord: isWord) {
      switch token {
      case .open(let tag, _):
        if let parent = parents[tag], parent != open.last { throw Wrong(tag: tag, parent: open.last) }
        if open.last == "table" || open.last == "tr", parents[tag] == nil {
          throw Wrong(tag: tag, parent: open.last)
        }
        if !["meta", "br", "img", "o:AllowPNG", "w:anchorlock"].contains(tag) { open.append(tag) }
        depth = max(depth, open.count { $0 == "table" })
      case .close: open.removeLast()
      case .text(let text):
        if open.last == "table" || open.last == "tr", text.contains(where: { !$0.isWhitespace }) {
          throw Wrong(tag: text, parent: open.last)
        }
      }
    }
    return depth
  }

  private func check(@ElementBuilder _ content: () -> ElementContent) throws {
    let html = try EmailMessage(title: "", content: content).html
    for isWord in [false, true] { _ = try depth(html, asWord: isWord) }
  }

  @Test("A table without columns has no rows, wherever it lies")
  func noColumns() throws {
    let empty = Table("Caption", columns: []) {
      Table.Row {}
      Table.Row {}
    }
    try check { empty }
    try check {
      Stack(.horizontal) {
        empty
        Label("a")
      }
    }
    try check { Table(columns: ["a"], hasRowHeaders: true) { Table.Row { empty } } }
  }

  @Test("Cells lie in rows and rows in tables, whatever stands beside each other")
  func arrangements() async throws {
    let pieces: [any Element] = [
      Label("x"), Separator(), Spacer(), Spacer(minimumLength: 3), Stack(.horizontal) { Label("x") },
    ]
    let arrangements = (1...3).reduce(into: [[[Int]()]]) { all, _ in
      all.append(all[all.count - 1].flatMap { start in pieces.indices.map { start + [$0] } })
    }
    try await forEach(arrangements.joined()) { (indices: [Int]) throws in
      for axis in StackStyle.Axis.allCases {
        for spacing in [0.0, 4] {
          try check {
            Stack(axis, spacing: spacing) { for index in indices { pieces[index] } }
          }
        }
      }
    }
  }

  @Test("A space above or below an element is a row of its own, if it has a length")
  func spaces() throws {
    for length in [0.0, 7] {
      for isAbove in [false, true] {
        @ElementBuilder func content() -> ElementContent {
          if isAbove { Spacer(minimumLength: length) }
          Label("x")
          if !isAbove { Spacer(minimumLength: length) }
        }
        let elements: [any Element] = [
          content(), Stack(alignment: .fill) { content() }, Stack(alignment: .leading) { content() },
        ]
        for element in elements {
          let html = try EmailMessage(title: "") { element }.html
          let rows = html.matches(of: #/<tr><td[^>]*><p [^>]*line-height:7px">&nbsp;<\/p><\/td><\/tr>/#)
          #expect(rows.count == (length > 0 ? 1 : 0), "\(html)")
        }
      }
    }
  }

  @Test("A cell takes the columns and rows that it spans, and says so only of several")
  func spans() throws {
    for columns in 1...3 {
      for rows in 1...3 {
        let html = try EmailMessage(title: "") {
          Table(columns: []) {
            for row in 0..<4 {
              Table.Row {
                if row == 0 { Table.Cell("a").spanning(columns: columns, rows: rows) }
                // All that is left, so that no cell is added at the end.
                for _ in 0..<(row < rows ? 4 - columns : 4) { "b" }
              }
            }
          }
        }.html
        for (name, count) in [("colspan", columns), ("rowspan", rows)] {
          #expect(html.ranges(of: " \(name)=").count == (count > 1 ? 1 : 0), "\(html)")
          #expect(html.contains(" \(name)=\"\(count)\"") == (count > 1))
        }
      }
    }
  }

  @Test("A line lies in one table, and in another one only with room around it")
  func lines() throws {
    for spacing in [0.0, 4] {
      for count in 1...3 {
        let html = try EmailMessage(title: "") {
          Stack(spacing: spacing, alignment: .leading) {
            Label("x")
            for _ in 0..<count { Separator() }
          }
        }.html
        // Behind those of the e-mail and of the stack.
        #expect(html.ranges(of: "<table").count == 4 + count, "\(html)")
      }
    }
  }

  @Test("Rows of a section have its lines, whatever section they lie in")
  func separators() throws {
    let line = InsettedStyle(style: SeparatorStyle(width: 3, color: .red), insets: .zero)
    let styles = [(false, false), (true, false), (false, true), (true, true)].map { top, bottom in
      SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
        $0.background = SectionStyle.Background(
          style: SectionBackgroundStyle(
            background: BackgroundStyle(color: .white), topSeparator: top ? line : .none,
            bottomSeparator: bottom ? line : .none))
      }
    }
    func section(_ style: SectionStyle, @ElementBuilder _ content: () -> ElementContent) -> Section {
      let content = content()
      return Section(style: DynamicSectionStyle { _ in style }) {
        Row("a") { content }
        Row("b")
      }
    }
    func lines(_ section: Section) throws -> Int {
      try check { section }
      return try EmailMessage(title: "") { section }.html.ranges(of: " height=\"3\"").count
    }
    for outer in styles {
      for inner in styles {
        let nested = section(outer) { section(inner) {} }
        #expect(try lines(nested) == lines(section(outer) {}) + lines(section(inner) {}))
      }
    }
    #expect(try styles.map { try lines(section($0) {}) > 0 } == [false, true, true, true])
  }

  @Test("Every element is whole, in rows that lead somewhere too")
  func rows() async throws {
    try await forEach(EmailElementTests.samples) { (sample: EmailElementTests.Sample) throws in
      try check { Row(action: .follow("https://example.org")) { sample.content() } }
      try check { Row("a", action: .follow("https://example.org")) { sample.content() } }
      try check { Section(header: "a", footer: "b") { Row { sample.content() } } }
    }
  }

  private func nested(_ depth: Int, in content: ElementContent) -> ElementContent {
    (0..<depth).reduce(content) { content, _ in
      ElementBuilder.buildExpression(Stack(background: BackgroundStyle(color: .red)) { content })
    }
  }

  @Test("Depth is that of the deepest element, whatever stands before and behind it")
  func depths() async throws {
    // The tables of the document itself, and those that are written with a content, aren't counted.
    let samples = EmailElementTests.samples.filter { $0.kind != .progressBar }
    try await forEach(samples) { (sample: EmailElementTests.Sample) throws in
      let contents = [
        nested(130, in: sample.content()), nested(130, in: ElementBuilder.buildExpression(Label("x"))),
      ]
      for content in contents {
        let message = try EmailMessage(title: "") {
          for _ in 0..<3 { sample.content() }
          content
          sample.content()
        }
        let depth = try depth(message.html) - 2
        #expect(message.problems.map(\.loss).contains(.emailDepth(depth)), "\(depth)")
      }
    }
  }

  @Test("Clients follow 120 boxes, and no more")
  func limit() throws {
    for depth in [1, 119, 120, 121, 122] {
      let message = try EmailMessage(title: "") {
        nested(depth, in: ElementBuilder.buildExpression(Label("x")))
      }
      #expect(message.problems.map(\.loss) == (depth > 120 ? [.emailDepth(depth)] : []))
    }
  }
}
