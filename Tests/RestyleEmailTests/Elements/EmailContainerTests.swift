import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("Sections, rows and forms of an e-mail")
struct EmailContainerTests {
  private func html(@ElementBuilder _ content: () -> ElementContent) throws -> String {
    try EmailMessage(title: "", content: content).html
  }

  private func section(_ style: SectionStyle, _ header: String?, _ footer: String?) -> Section {
    Section(header: header, footer: footer, style: DynamicSectionStyle { _ in style }) { Row("r") }
  }

  @Test("A header or a footer has its own look, and leaves the room that is meant where there is none")
  func edges() throws {
    let style = SectionStyle(
      header: HeaderFooterStyle(
        text: TextStyle(color: .red), background: BackgroundStyle(color: .black),
        insets: EdgeInsets(inset: 3), emptyHeight: 13),
      footer: HeaderFooterStyle(
        text: TextStyle(color: .blue), background: BackgroundStyle(color: .white),
        insets: EdgeInsets(inset: 5), emptyHeight: 17))
    for header in [nil, "h"] as [String?] {
      for footer in [nil, "f"] as [String?] {
        let html = try html { section(style, header, footer) }
        #expect(html.contains("line-height:13px") == (header == nil))
        #expect(html.contains("line-height:17px") == (footer == nil))
        #expect(html.contains("background-color:#000000;padding:3px") == (header != nil))
        #expect(html.contains("background-color:#ffffff;padding:5px") == (footer != nil))
        #expect(html.contains("color:#ff0000\">h</") == (header != nil))
        #expect(html.contains("color:#0000ff\">f</") == (footer != nil))
      }
    }
  }

  @Test("What is lost of the background of a header or a footer is reported as of it")
  func edgeLosses() throws {
    let gradient = BackgroundStyle(gradient: .linear(angle: .zero, colors: [.red, .blue]))
    let styles = [
      ("header", SectionStyle(header: HeaderFooterStyle(background: gradient))),
      ("footer", SectionStyle(footer: HeaderFooterStyle(background: gradient))),
    ]
    for (part, style) in styles {
      let problems = try EmailMessage(title: "") { section(style, "h", "f") }.problems
      #expect(problems.filter { $0.loss == .emailGradient }.map(\.part) == [part])
    }
  }

  @Test("Lines of rows lie above and below them, as far in as they say")
  func lines() throws {
    func line(_ color: Color, _ leading: Double) -> InsettedStyle<SeparatorStyle> {
      InsettedStyle(
        style: SeparatorStyle(width: 1, color: color),
        insets: EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0))
    }
    let style = SectionStyle(
      background: SectionStyle.Background(
        style: SectionBackgroundStyle(topSeparator: line(.red, 3), bottomSeparator: line(.blue, 5))))
    for count in 1...3 {
      let html = try html {
        Section(style: DynamicSectionStyle { _ in style }) { for row in 0..<count { Row("r\(row)") } }
      }
      let found = html.matches(of: #/padding:0 0 0 [35]px|bgcolor="#(?:ff0000|0000ff)"|>r\d</#).map {
        String($0.0)
      }
      var expected: [String] = []
      for row in 0..<count {
        if row > 0 { expected += ["padding:0 0 0 3px", "bgcolor=\"#ff0000\""] }
        expected.append(">r\(row)<")
        if row < count - 1 { expected += ["padding:0 0 0 5px", "bgcolor=\"#0000ff\""] }
      }
      #expect(found == expected, "\(html)")
    }
  }

  @Test("A line is as thick as Word draws it, and says where it is thicker")
  func lineWidths() throws {
    for (width, pixels) in [(0.0, 0), (0.3, 1), (1.6, 2), (8, 8), (8.4, 8), (8.5, 8), (20, 8)] {
      let message = try EmailMessage(title: "") {
        Separator(style: SeparatorStyle(width: width, color: .red))
      }
      #expect(
        message.html.contains("<td height=\"\(pixels)\"")
          && message.html.contains("font-size:1px;line-height:1px"))
      #expect(message.html.contains("bgcolor=\"#ff0000\"") == (width > 0))
      #expect(
        message.problems.map(\.loss) == (width < 8.5 ? [] : [.property("a line of more than 8 points")]))
    }
  }

  @Test("Items of a row that lies in no section are ten points apart, in the middle of its height")
  func looseRows() throws {
    let rows = [
      Row("a") { Label("b") },
      Row {
        Label("b")
        Label("c")
      },
    ]
    for row in rows {
      let cells = try html { row }.matches(of: #/<td[^>]*valign="(\w+)" style="padding:0 0 0 (\d+)px"/#)
      #expect(cells.map { "\($0.1) \($0.2)" } == ["middle 10"])
    }
  }

  @Test("A row has its room, its height and its background, with lines as without")
  func rows() throws {
    let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .blue), insets: .zero)
    for isLined in [false, true] {
      let style = SectionStyle(
        rowInsets: EdgeInsets(inset: 4), minRowHeight: 50,
        background: SectionStyle.Background(
          style: SectionBackgroundStyle(
            background: BackgroundStyle(color: .red), bottomSeparator: isLined ? line : .none)))
      let html = try html {
        Section(style: DynamicSectionStyle { _ in style }) {
          Row("a")
          Row("b")
        }
      }
      // What is left beside the room, of which the line takes a part.
      let lined = isLined ? 1 : 0
      #expect(html.ranges(of: "height=\"42\"").count == 2)
      #expect(html.ranges(of: "padding:4px\"").count == 2 - lined)
      #expect(html.ranges(of: "padding:4px 4px 3px 4px\"").count == lined)
      #expect(html.ranges(of: "bgcolor=\"#ff0000\"").count == 2)
      #expect(html.ranges(of: "bgcolor=\"#0000ff\"").count == (isLined ? 1 : 0))
    }
  }

  @Test("A line around rows takes a part of their room, whether or not there are lines between them")
  func framedRows() throws {
    let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .blue), insets: .zero)
    let style = SectionStyle(
      rowInsets: EdgeInsets(horizontalInset: 16, verticalInset: 10),
      background: SectionStyle.Background(
        style: SectionBackgroundStyle(
          background: BackgroundStyle(border: BorderStyle(width: 2, color: .red)), bottomSeparator: line)))
    let html = try html {
      Section(style: style) {
        Row("a")
        Row("b")
      }
    }
    let rooms = html.matches(of: /padding:([^;"]*)[^<]*>(?=<p[^>]*>[ab]<)/).map { String($0.1) }
    #expect(rooms == ["8px 14px 9px 14px", "10px 14px 8px 14px"], "\(html)")
  }

  @Test("A table fills a box of a width, as it fills an e-mail, but not a box that is only aligned")
  func filledBoxes() throws {
    let table = Table(columns: ["a"], rows: [["1"]])
    let column = BoxStyle(width: .fraction(1), maximumWidth: .points(400), alignment: .center)
    let boxes: [(Stack, Bool)] = [
      (Stack { table }, true), (table.box(column), true), (Stack { Stack { table } }.box(column), true),
      (table.box(BoxStyle(alignment: .center)), false),
    ]
    for (box, fills) in boxes {
      let start = try html { box }.firstMatch(of: /<table cellpadding="0" cellspacing="0" border="0"[^>]*>/)
      #expect(start?.0.contains("width=\"100%\"") == fills)
    }
  }

  @Test("A form has its room, its background and its space between what is in it, none where it says none")
  func forms() throws {
    for spacing in [nil, 0, 7] as [Double?] {
      let style = FormStyle(
        insets: EdgeInsets(inset: 3), background: BackgroundStyle(color: .red), spacing: spacing)
      let html = try html {
        Form(style: DynamicFormStyle { _ in style }) {
          Label("a")
          Label("b")
        }
      }
      #expect(html.contains("bgcolor=\"#ff0000\" style=\"background-color:#ff0000;padding:3px\""))
      #expect(html.contains("padding:7px 0 0 0") == (spacing == 7))
      #expect(html.ranges(of: "padding:").count == (spacing == 7 ? 2 : 1))
    }
  }

  @Test("Room that is less than none is none")
  func negativeRoom() throws {
    for axis in StackStyle.Axis.allCases {
      let html = try html {
        Stack(axis, spacing: -5, insets: EdgeInsets(inset: -5)) {
          Label("a")
          Label("b")
        }
      }
      #expect(!html.contains("padding:") && !html.contains("-5px"))
    }
  }

  @Test("A disclosure has the look of its state, and no link")
  func disclosures() throws {
    let style = ButtonStyle(
      normal: ButtonStateStyle(text: TextStyle(color: .red)),
      disabled: ButtonStateStyle(text: TextStyle(color: .blue)))
    for isEnabled in [true, false] {
      let disclosure = Disclosure("a", style: style) { Label("b") }
      let html = try html { isEnabled ? disclosure : disclosure.disabled() }
      #expect(html.contains(try Regex("color:\(isEnabled ? "#ff0000" : "#0000ff");[^>]*>a</p>")), "\(html)")
      #expect(!html.contains("<a ") && html.contains(">b</p>"))
    }
  }
}
