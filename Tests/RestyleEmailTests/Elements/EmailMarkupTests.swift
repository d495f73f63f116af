import Restyle
import RestyleElements
import RestyleEmail
import TestSupport
import Testing

@Suite("What elements are in the markup of an e-mail")
struct EmailMarkupTests {
  private func html(
    _ direction: LayoutDirection = .leftToRight, @ElementBuilder _ content: () -> ElementContent
  ) throws -> String {
    try EmailMessage(
      title: "", in: ElementContext(traits: TraitCollection(layoutDirection: direction)), content: content
    ).html
  }

  @Test("A marker lies in a cell of its own, which is as wide as the indent", arguments: [true, false])
  func markers(isOrdered: Bool) throws {
    let list = List(["a", "b"], isOrdered: isOrdered, style: ListStyle(spacing: 5, indent: 40))
    let html = try html { list }
    let marker = isOrdered ? "2." : "\u{2022}"
    #expect(html.contains(try Regex("<tr><td width=\"40\" valign=\"baseline\"><p [^>]*>\(marker)</p></td>")))
    #expect(html.ranges(of: "<td width=\"40\"").count == 2)
    #expect(html.ranges(of: "padding:5px 0 0 0\"").count == 1)
  }

  @Test("Items without a marker are indented all the same", arguments: LayoutDirection.allCases)
  func indent(direction: LayoutDirection) throws {
    let html = try html(direction) { List(["a"], style: ListStyle(bullet: .none, indent: 40)) }
    #expect(html.contains(direction == .leftToRight ? "padding:0 0 0 40px" : "padding:0 40px 0 0"))
  }

  @Test("A control that is a value says its label above it")
  func labels() async throws {
    let controls: [any Element] = [
      Slider("v", value: 7, in: 0...11), ColorField("v", value: .red), TextField("v", text: "7"),
      NumberField("v", value: 7), Picker("v", ["7"], selectedIndex: 0), TextArea("v", text: "7"),
      DateField("v", value: .init(date: try? CalendarDate(year: 2026, month: 11, day: 22))),
      ProgressBar("v", value: 0.5),
    ]
    for control in controls {
      let texts = try html { control }.matches(of: #/<p [^>]*>([^<]+)</p>/#).map(\.1)
      #expect(texts.first == "v" && texts.count > 1, "\(control)")
    }
  }

  @Test("A caption begins where lines do", arguments: LayoutDirection.allCases)
  func captions(direction: LayoutDirection) throws {
    let html = try html(direction) { Table("c", columns: ["a"], rows: []) }
    #expect(html.contains("<caption style=\"text-align:\(direction == .leftToRight ? "left" : "right")\">"))
  }

  @Test("An image in a text has its address, its size and what it says")
  func inlineImages() throws {
    let image = InlineImage(
      Image(url: "https://example.org/s.png"), alternative: "star", size: Size(width: 9, height: 8))
    let text: StyledString = "a \(image) b"
    let html = try html { Label(text) }
    #expect(html.contains(#/a <img src="https://example.org/s.png" alt="star" width="9"[^>]*> b/#))
  }

  @Test("A border has the edges that it names, on the sides that the direction says")
  func borders() async throws {
    let edges: [(RectEdge, String, String)] = [
      (.top, "top", "top"), (.bottom, "bottom", "bottom"), (.leading, "left", "right"),
      (.trailing, "right", "left"),
    ]
    try await forEach(edges.indices, LayoutDirection.allCases) { index, direction in
      let border = BorderStyle(width: 3, color: .red, borderEdges: edges[index].0)
      let html = try html(direction) { Stack(background: BackgroundStyle(border: border)) { Label("x") } }
      let side = direction == .leftToRight ? edges[index].1 : edges[index].2
      #expect(html.matches(of: #/border-?[a-z]*:3px/#).map(\.0) == ["border-\(side):3px"])
    }
  }

  @Test("A bar has the colours of what is done and of the rest")
  func bars() throws {
    let style = ProgressBarStyle(track: BackgroundStyle(color: .blue), fillColor: .red, thickness: 4)
    let html = try html { ProgressBar(value: 0.25, style: style) }
    #expect(html.contains("<td width=\"25%\" height=\"4\" bgcolor=\"#ff0000\""))
    #expect(html.contains("<td width=\"75%\" height=\"4\" bgcolor=\"#0000ff\""))
  }

  @Test("A bar without a colour has that of the e-mail's texts, or is black")
  func barColors() throws {
    for fill in [nil, Color.red] {
      for text in [nil, Color.blue] {
        let style = EmailStyle(text: text.map { TextStyle(color: $0) } ?? TextStyle())
        let html = try EmailMessage(title: "", style: style) {
          ProgressBar(value: 0.25, style: ProgressBarStyle(fillColor: fill, thickness: 4))
        }.html
        let color = fill != nil ? "#ff0000" : text != nil ? "#0000ff" : "#000000"
        #expect(html.contains("<td width=\"25%\" height=\"4\" bgcolor=\"\(color)\""), "\(html)")
      }
    }
  }

  @Test(
    "A bar fills the column, and beside others has a width of its own",
    arguments: [(StackStyle.Axis.vertical, "100%"), (.horizontal, "160")])
  func barWidths(axis: StackStyle.Axis, width: String) throws {
    let html = try html {
      Stack(axis) {
        Label("x")
        ProgressBar(value: 0.25)
      }
    }
    #expect(
      html.contains(
        try Regex(
          "<table [^>]*border=\"0\" width=\"\(width)\"><tr><td width=\"100%\" valign=\"middle\"><table")))
  }
}
