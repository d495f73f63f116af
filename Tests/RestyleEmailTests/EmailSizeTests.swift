import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("Sizes that an e-mail declares in tags, where clients cut stylesheets")
struct EmailSizeTests {
  private func html(_ element: some Element) throws -> String {
    try EmailMessage(title: "") { element }.html
  }

  @Test("Bars fill the width, but not that of others beside them and of columns")
  func bars() throws {
    let bar = ProgressBar(value: 0.5)
    let row = Stack(.horizontal) {
      Label("a")
      bar
    }
    func table(_ count: Int) -> Table {
      let style = TableStyle.default.restyled { $0.cellInsets = .zero }
      return Table(columns: (0..<count).map { Table.Column("\($0)") }, style: style) {
        Table.Row { for _ in 0..<count { Table.Cell { bar } } }
      }
    }
    for (element, width) in [(row, 160), (table(2), 100)] as [(any Element, Int)] {
      let start =
        #"<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="\#(width)""#
      #expect(try html(Stack { element }).contains(start))
      #expect(try !html(bar).contains(start))
    }
    // A box in a cell has a width that it can fill.
    let boxed = Table(columns: []) { Table.Row { Table.Cell { bar.frame(width: 300) } } }
    #expect(try !html(boxed).contains("width=\"100\""))
    // Of four, there is no room in the narrowest window.
    for (count, isStacked) in [(3, false), (4, true)] {
      let html = try html(table(count))
      #expect(html.contains("display:block!important") == isStacked, "\(count)")
    }
  }

  @Test("Images are as wide as there is room, and as high as that makes them")
  func images() throws {
    let image = Image(url: "https://example.org/a.png")
    let sized = try html(ImageView(image, width: 500, height: 250))
    #expect(sized.contains("width=\"500\" height=\"auto\""), "\(sized)")
    #expect(sized.contains("max-width:100%;height:auto"), "\(sized)")
    #expect(try html(ImageView(image)).contains("max-width:100%"))
    // What leaves room in the narrowest window keeps its width, which tables would give to the text beside it.
    for (view, keepsWidth) in [
      (ImageView(image, width: 160, height: 9), true), (ImageView(image, width: 161, height: 9), false),
      (ImageView(image, height: 80, aspectRatio: 2), true), (ImageView(image, aspectRatio: 2), false),
    ] {
      let row = Stack(.horizontal) {
        view
        Label("a")
      }
      #expect(try html(row).contains(/<td width="160"[^>]*style="width:160px/) == keepsWidth, "\(view)")
      let table = Table(columns: []) { Table.Row { Table.Cell { view } } }
      #expect(try !html(table).contains("max-width:100%") == keepsWidth, "\(view)")
      for element in [view, row, Stack(insets: EdgeInsets(inset: 100)) { table }] as [any Element] {
        #expect(try html(element).contains("max-width:100%"), "\(element)")
      }
    }
    for (count, isStacked) in [(2, false), (3, true)] {
      let row = Stack(.horizontal) { for _ in 0..<count { ImageView(image, width: 120, height: 9) } }
      #expect(try html(row).contains("display:block!important") == isStacked, "\(count)")
    }
    // What isn't given follows from the rest; where the width is known, the file says the height.
    let sizes: [(ImageView, String)] = [
      (ImageView(image, height: 100, aspectRatio: 1.5), "width=\"150\" height=\"auto\""),
      (ImageView(image, width: 120, aspectRatio: 1.5), "width=\"120\" height=\"auto\""),
      (ImageView(image, aspectRatio: 1.5), "width=\"600\" height=\"auto\""),
      (ImageView(image, width: 900, height: 9), "width=\"600\" height=\"auto\""),
      (ImageView(image, height: 100), "alt=\"\" height=\"100\""), (ImageView(image), "alt=\"\" border"),
      (ImageView(image, height: 100, aspectRatio: 0), "alt=\"\" height=\"100\""),
    ]
    for (view, attributes) in sizes { #expect(try html(view).contains(attributes), "\(view)") }
  }

  @Test("A run declares its line height where its block has another")
  func lineHeights() throws {
    let tall = TextStyle().restyled { $0.lineHeight = 41 }
    let styled: StyledString = "a \("b", style: tall)"
    let elements: [any Element] = [
      Label(styled), Button(DisplayText(styled), action: .follow("https://example.org")),
      Table(columns: ["x"], rows: [[DisplayText(styled)]]), List([DisplayText(styled)]),
    ]
    for element in elements { #expect(try html(element).contains("line-height:41px"), "\(element)") }
    // Word would cut off what is higher beside it, were the height of a run exact.
    #expect(try html(Label(styled)).contains("<span style=\"line-height:41px\">"))
    let whole = try html(Label("a", style: tall))
    #expect(whole.ranges(of: "line-height:41px").count == 1, "\(whole)")
  }

  @Test("Word has the exact height of lines where nothing in them is higher")
  func exactLineHeights() throws {
    let block = TextStyle(font: .system(size: 10), lineHeight: 20)
    let image = InlineImage(
      Image(url: "https://example.org/a.png"), alternative: "c", size: Size(width: 1, height: 1))
    let texts: [(StyledString, Bool)] =
      [8.0, 10, 19, 20, 21, 40].map { size in
        ("a \("b", style: TextStyle(font: .system(size: size)))", size <= 20)
      } + [("a", true), ("a \(image)", false)]
    for (text, isExact) in texts {
      let html = try html(Label(text, style: block))
      #expect(html.contains("mso-line-height-rule:exactly;line-height:20px") == isExact, "\(text)")
    }
  }

  @Test("Paragraphs have the room of their style around each, and the first one that of what it stands in")
  func paragraphs() throws {
    let style = TextStyle().restyled {
      $0.paragraphSpacingBefore = 3
      $0.paragraphSpacing = 5
    }
    let titles = TitleSubtitleStyle(title: style, subtitle: style, spacing: 9)
    let html = try html(TitleSubtitle("a\nb", subtitle: "c\nd\ne", style: titles))
    let margins = html.matches(of: #/<p [^>]*style="margin:([^;"]*)[^>]*>([a-e])</#)
      .map { "\($0.2): \($0.1)" }
    #expect(
      margins == [
        "a: 3px 0 5px 0", "b: 3px 0 5px 0", "c: 12px 0 5px 0", "d: 3px 0 5px 0", "e: 3px 0 5px 0",
      ])
  }

  @Test("Headers and footers have their least height in whole pixels, and none of less than one")
  func minimumHeights() throws {
    for (height, pixels) in [(0.0, nil), (0.4, nil), (0.9, nil), (1, 1), (1.6, 2), (43, 43)]
      as [(Double, Int?)]
    {
      let style = SectionStyle.system(grouped: false, horizontallyRegular: true).restyled {
        for part in [\SectionStyle.header, \.footer] as [WritableKeyPath<SectionStyle, HeaderFooterStyle>] {
          $0[keyPath: part] = HeaderFooterStyle(text: TextStyle()).restyled {
            $0.insets = .zero
            $0.minimumHeight = height
          }
        }
      }
      let html = try html(
        Section(header: "a", footer: "b", style: DynamicSectionStyle { _ in style }) {})
      let heights = html.matches(of: #/<td height="(\d+)"/#).map { Int($0.1) }
      #expect(heights == Array(repeating: pixels, count: pixels == nil ? 0 : 2), "\(height)")
    }
  }

  @Test("A bar is as high as its style says, and a pixel at least")
  func thickness() throws {
    for (thickness, pixels) in [(0.0, 1), (0.4, 1), (1, 1), (1.6, 2), (2, 2), (9, 9)] {
      let style = ProgressBarStyle(
        track: BackgroundStyle(color: .blue), fillColor: .red, thickness: thickness)
      #expect(
        try html(ProgressBar(value: 0.5, style: style)).contains("<td width=\"50%\" height=\"\(pixels)\""))
    }
  }
}
