import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import TestSupport
import Testing

@Suite("Elements of an e-mail beside and below others")
struct EmailSequenceTests {
  /// What an e-mail's stack of some elements behind two others is, without classes, whose numbers others decide.
  private static func written(
    _ axis: StackStyle.Axis, @ElementBuilder _ content: () -> ElementContent
  ) throws -> (html: String, losses: Set<RenderingProblem.Loss>) {
    let alignment: StackStyle.Alignment = axis == .vertical ? .leading : .center
    let content = content()
    let message = try EmailMessage(title: "") {
      Stack(axis, spacing: 0, alignment: alignment) {
        for text in ["1", "2"] { Label(text) }
        content
      }
    }
    let body = message.html[(message.html.firstRange(of: "<body")?.lowerBound ?? message.html.startIndex)...]
    return (String(body.replacing(#/ class="[^"]*"/#, with: "")), Set(message.problems.map(\.loss)))
  }

  /// What stands before elements and behind them.
  private static func around(_ axis: StackStyle.Axis) throws -> (before: Int, after: Int) {
    let (empty, label) = (try written(axis) {}.html, try written(axis) { Label("x") }.html)
    let before = zip(empty, label).prefix { $0 == $1 }.count
    return (before, empty.count - before)
  }

  @Test("Each is what it is alone, and so are its problems", arguments: StackStyle.Axis.allCases)
  func sequences(axis: StackStyle.Axis) async throws {
    // What is done with the room between others depends on them.
    let samples = EmailElementTests.samples.filter {
      axis == .vertical || ![.spacer, .separator].contains($0.kind)
    }
    let (before, after) = try Self.around(axis)
    let alone = try samples.map { try Self.written(axis, $0.content) }
    try await forEach(samples.indices, samples.indices) { (first: Int, second: Int) throws in
      let both = try Self.written(axis) {
        samples[first].content()
        samples[second].content()
      }
      let parts = [first, second].map { alone[$0].html.dropFirst(before).dropLast(after) }
      #expect(both.html.dropFirst(before).dropLast(after) == parts.joined())
      #expect(both.losses == alone[first].losses.union(alone[second].losses))
    }
  }

  /// Elements whose markup depends on what they lie in.
  private static var looks: [any Element] {
    let (link, title) = (Action.follow("https://example.org"), TextStyle(color: .gray.withAlpha(0.5)))
    let button = ButtonStyle(
      contentInsets: EdgeInsets(inset: 3), preferredMinimumSize: MinimumSize(width: 280),
      normal: ButtonStateStyle(background: BackgroundStyle(color: .red.withAlpha(0.5)), text: title))
    return [
      Button("b", style: button, action: link), Button("b", style: button),
      Button("b", style: button, action: link).disabled(),
      Button(
        "b", style: button.allRestyled { $0.background.border = BorderStyle(width: 1, cornerRadius: 4) }),
      Button("b", style: ButtonStyle(normal: ButtonStateStyle(text: title)), action: link),
      Button(
        "b",
        style: button.allRestyled { $0.background.gradient = .linear(angle: .zero, colors: [.red, .blue]) }),
      Label("b", style: title), Label("b", style: title).heading(2),
      Label("b", style: title.restyled { $0.backgroundColor = .red.withAlpha(0.5) }),
      ImageView(Image(url: "https://example.org/b.png"), width: 280).accessibilityLabel("b"),
    ]
  }

  /// Elements in other colours and other widths, in a link and without one.
  private static func surroundings(of content: ElementContent) -> [ElementContent] {
    [
      content, Stack(background: BackgroundStyle(color: .black)) { content }.body,
      Stack(alignment: .fill) { content }.body,
      Stack(insets: EdgeInsets(inset: 40), alignment: .leading) { content }.body,
      Row(action: .follow("https://example.org/row")) { content }.body,
    ]
  }

  @Test("The same in other surroundings is what it is there alone")
  func surroundings() async throws {
    try await forEach(Self.looks) { (look: any Element) throws in
      let (before, after) = try Self.around(.vertical)
      let contents = Self.surroundings(of: ElementBuilder.buildExpression(look))
      let alone = try contents.map { content in try Self.written(.vertical) { content } }
      for (first, second) in contents.indices.flatMap({ first in contents.indices.map { (first, $0) } }) {
        let both = try Self.written(.vertical) {
          contents[first]
          contents[second]
        }
        let parts = [first, second].map { alone[$0].html.dropFirst(before).dropLast(after) }
        #expect(both.html.dropFirst(before).dropLast(after) == parts.joined())
        #expect(both.losses == alone[first].losses.union(alone[second].losses))
      }
    }
  }

  /// How many tables and cells a text lies in.
  private static func depth(
    of text: String, asWord isWord: Bool, @ElementBuilder _ content: () -> ElementContent
  ) throws -> Int {
    let names: Set = ["table", "tr", "td", "th", "ul", "ol", "li"]
    var depth = 0
    for token in try MailReader.tokens(of: EmailMessage(title: "", content: content).html, asWord: isWord) {
      switch token {
      case .text(text): return depth
      case .open(let name, _) where names.contains(name): depth += 1
      case .close(let name) where names.contains(name): depth -= 1
      default: break
      }
    }
    Issue.record("no \(text)")
    return depth
  }

  /// Elements with room, a colour or a line around them.
  private static var boxes: [any Element] {
    let (insets, background) = (EdgeInsets(inset: 3), BackgroundStyle(color: .red))
    let title = TitleSubtitleStyle(title: TextStyle(), subtitle: TextStyle(), spacing: 2)
    let form = DynamicFormStyle { _ in FormStyle(insets: insets, background: background) }
    return [
      TitleSubtitle("b", subtitle: "c", style: title.restyled { $0.insets = insets }),
      Row("b") { Label("c") }, Section(header: "b", footer: "c") { Row("d") },
      Stack(insets: insets, background: background) { Label("b") },
      Stack(style: StackStyle(box: BoxStyle(margins: insets, width: 99))) { Label("b") },
      Form(style: form) { Label("b") }, FormField("b", error: "c") { TextField() },
      List(["b", "c"], style: ListStyle(spacing: 3, indent: 9)), Disclosure("b") { Label("c") },
      Table("b", columns: ["c"], rows: [["d"]]),
    ]
  }

  /// Elements that hold nothing, or hardly anything.
  static var emptyElements: [any Element] {
    [
      Label(""), TitleSubtitle("", subtitle: ""), Row {}, Row("") {}, Row("b") {}, Stack {}, Section {},
      Stack(.horizontal) {}, Section(header: "") {}, Section(header: "b", footer: "c") {}, Form {}, List {},
      List { List.Item {} }, List(isOrdered: true) { List.Item {} }, DescriptionList {},
      DescriptionList { DescriptionList.Item("b") {} }, Disclosure("b") {}, Disclosure("") {},
      FormField("b") {}, FormField("b", help: "c", error: "d") {}, Table(columns: [], rows: []),
      Table("b", columns: [], rows: []), Table(columns: ["b"], rows: []), Table(columns: [], rows: [[]]),
      Table(columns: ["b"], rows: [[]]), Table(columns: []) { Table.Row { Table.Cell {} } },
      ImageView(Image(url: "")), SegmentedControl([]), RadioGroup([]), Spacer(minimumLength: 0),
    ]
  }

  @Test("What follows an element lies in nothing of it", arguments: [false, true])
  func depths(asWord isWord: Bool) async throws {
    let plain = try Self.depth(of: "end", asWord: isWord) { for text in ["1", "2", "end"] { Label(text) } }
    let contents =
      EmailElementTests.samples.map { $0.content() }
      + (Self.boxes + Self.emptyElements).map { ElementBuilder.buildExpression($0) }
    try await forEach(contents) { (content: ElementContent) throws in
      let depth = try Self.depth(of: "end", asWord: isWord) {
        for text in ["1", "2"] { Label(text) }
        content
        Label("end")
      }
      #expect(depth == plain)
    }
  }

  /// What stands between the tags of an e-mail's body.
  private static func texts(
    asWord isWord: Bool, @ElementBuilder _ content: () -> ElementContent
  ) throws -> [String] {
    let html = try EmailMessage(title: "", content: content).html
    var texts: [String] = []
    for token in try MailReader.tokens(of: html, asWord: isWord) {
      if case .open("body", _) = token { texts = [] }
      // Room is a space that doesn't break.
      guard case .text(let text) = token, text != "&nbsp;", text.contains(where: { !$0.isWhitespace })
      else { continue }
      texts.append(text)
    }
    return texts
  }

  /// What shows an element as it is, in other places.
  private static func holders(of content: ElementContent) -> [ElementContent] {
    let link = Action.follow("https://example.org")
    return [
      Row { content }.body, Row(action: link) { content }.body, Stack { content }.body,
      Stack(insets: EdgeInsets(inset: 3), alignment: .center) { content }.body,
      Stack(.horizontal) { content }.body, Section { Row(action: link) { content } }.body,
      List(style: ListStyle(bullet: .none)) { List.Item { content } }.body,
    ]
  }

  @Test("Where a row leads, and what it stands in, makes no text another", arguments: [false, true])
  func texts(asWord isWord: Bool) async throws {
    try await forEach(EmailElementTests.samples) { (sample: EmailElementTests.Sample) throws in
      let content = sample.content()
      let texts = try Self.texts(asWord: isWord) { content }
      for holder in Self.holders(of: content) {
        #expect(try Self.texts(asWord: isWord) { holder } == texts)
      }
    }
  }
}
