import BrowserSupport
import DesignSystems
import Foundation
import Restyle
import RestyleElements
import RestyleEmail
import TestSupport
import Testing

/// What a browser shows of e-mails, and what is left of that where clients read less.
@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct EmailBrowserTests {
  @Test(
    "Without stylesheets nothing changes but corners, and images that don't load",
    arguments: SampleMessage.allCases.sampled(every: 5))
  func withoutStyleSheets(sample: SampleMessage) async throws {
    for traits in [TraitCollection(), .mirrored] {
      let html = try sample.message(.material, traits: traits).html
      let bare = Self.filtered(html)
      try #require(!bare.contains("<style"))
      #expect(try await Self.difference(Self.withoutCorners(html), bare) == Difference())
      let difference = try await Self.difference(html, bare)
      #expect(difference.share < 0.01)
    }
  }

  @Test("The comparison sees what changes")
  func sight() async throws {
    let html = try SampleMessage.receipt.message().html
    let other = html.replacingOccurrences(of: "padding:11px", with: "padding:12px")
    try #require(html != other)
    #expect(try await Self.difference(html, other).share > 0)
  }

  @Test(
    "Small windows don't scroll sideways", arguments: [SampleMessage.receipt, .settings, .texts, .fields])
  func smallWindow(sample: SampleMessage) async throws {
    var options = Browser.Options()
    options.windowSize = .compact
    let width = try await Browser.required().evaluate(
      "return document.documentElement.scrollWidth;", in: try sample.message().html, options: options,
      as: Int.self)
    #expect(width == Browser.WindowSize.compact.width)
  }

  @Test(
    "Small images keep their widths beside texts, and share that of the e-mail where it is too small for all")
  func smallImages() async throws {
    let image = ImageView(Image(url: "https://example.org/a.png"), width: 120, height: 20)
    let text = String(repeating: "some words ", count: 40)
    let beside = Stack(.horizontal, spacing: 8) {
      image
      Label(text)
    }
    let six = Stack(.horizontal) { for _ in 0..<6 { image } }
    let columns = Stack(.horizontal) { for _ in 0..<6 { Stack { image } } }
    let inset = Stack(insets: EdgeInsets(inset: 100)) { image }
    let picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='20'/%3E"
    let script = """
      const widths = [...document.images].map(i => i.getBoundingClientRect().width);
      return [document.documentElement.scrollWidth, Math.min(...widths), Math.max(...widths)];
      """
    for (element, compact, regular) in [
      (beside, 120...120, 120...120), (six, 120...120, 80...120), (columns, 120...120, 80...120),
      (inset, 40...120, 120...120),
    ] as [(Stack, ClosedRange<Double>, ClosedRange<Double>)] {
      let html = try EmailMessage(title: "") { element }.html
        .replacingOccurrences(of: "https://example.org/a.png", with: picture)
      for (width, expected) in [(320, compact), (600, regular)] {
        var options = Browser.Options()
        options.windowSize = Browser.WindowSize(width: width, height: 700)
        let found = try await Browser.required().evaluate(
          script, in: html, options: options, as: [Double].self)
        #expect(found[0] <= Double(width), "\(found)")
        #expect(expected.contains(found[1]) && expected.contains(found[2]), "\(found)")
      }
    }
  }

  @Test("A browser takes tables of data for such, and finds each cell's headers")
  func table() async throws {
    let script = """
      const table = document.querySelector('table:not([role])');
      const boxes = [...table.rows].map(r => [...r.cells].map(c => c.getBoundingClientRect()));
      return [table.caption.textContent, [...table.querySelectorAll('th')].map(h => h.scope).join(),
        String(table.rows.length), String([...table.rows].every(r => [...r.cells].reduce((n, c) => n + c.colSpan, 0) === 3)),
        String(boxes[0][1].right === boxes[1][1].right)];
      """
    let message = try EmailMessage(title: "") { Documents.table }
    let facts = try await Browser.required().evaluate(script, in: message.html, as: [String].self)
    #expect(facts == ["Prices", "col,col,row,row,row,row", "5", "true", "true"])
  }

  @Test("Lists are told as such, items by items")
  func listRoles() async throws {
    let message = try EmailMessage(title: "") {
      List(["One", "Two"])
      List(isOrdered: true, style: ListStyle(bullet: .none)) {
        List.Item {
          Label("Three")
          List(["Four"], style: ListStyle(bullet: .none))
        }
      }
    }
    let tree = try await Browser.required().open(message.html) { try $0.accessibilityTree() }
    let roles = tree.exposed.map(\.role).filter { ["list", "listitem", "table", "row", "cell"].contains($0) }
    #expect(roles == ["list", "listitem", "listitem", "list", "listitem", "list", "listitem"])
  }

  @Test("Items lie beside their markers, and fill the rest", arguments: LayoutDirection.allCases)
  func list(direction: LayoutDirection) async throws {
    let script = """
      const find = text => [...document.querySelectorAll('p')].find(p => p.textContent === text);
      const [marker, item] = ['1.', 'Item'].map(t => find(t).closest('td').getBoundingClientRect());
      return [marker.width, item.width, marker.left < item.left ? 1 : 0];
      """
    let message = try EmailMessage(
      title: "", style: EmailStyle(width: 500),
      in: ElementContext(traits: TraitCollection(layoutDirection: direction))
    ) { List(["Item"], isOrdered: true, style: ListStyle(indent: 40)) }
    let widths = try await Browser.required().evaluate(script, in: message.html, as: [Double].self)
    #expect(widths == [40, 460, direction == .leftToRight ? 1 : 0])
  }

  @Test("Markers stand on the line of the first text beside them", arguments: ["1.", "2.", "3."])
  func markers(marker: String) async throws {
    let script = """
      const find = text => [...document.querySelectorAll('p')].find(p => p.textContent === text);
      const line = element => {
        const mark = document.createElement('img');
        mark.style = 'display:inline-block;width:0;height:0';
        element.append(mark);
        return mark.getBoundingClientRect().bottom;
      };
      const beside = {'1.': 'One', '2.': 'Two', '3.': 'Three'};
      return Math.abs(line(find('\(marker)')) - line(find(beside['\(marker)'])));
      """
    let style = TextStyle(font: .system(size: 20), lineHeight: 40)
    let html = try EmailMessage(title: "") {
      List(isOrdered: true) {
        Label("One", style: style)
        List.Item {
          Label("Two", style: style)
          Label("x")
        }
        Label("Three")
      }
    }.html
    #expect(try await Browser.required().evaluate(script, in: html, as: Double.self) < 1.5)
  }

  @Test("A bar is as long as what is done", arguments: [0.0, 0.25, 0.996, 1])
  func progress(fraction: Double) async throws {
    let script = """
      const cells = [...document.querySelectorAll('td[height="4"]')].filter(c => c.bgColor === '#ff0000');
      const bar = document.querySelector('td[height="4"]').closest('table').getBoundingClientRect();
      return [cells.reduce((n, c) => n + c.getBoundingClientRect().width, 0) / bar.width, bar.height];
      """
    let style = ProgressBarStyle(track: BackgroundStyle(color: .blue), fillColor: .red, thickness: 4)
    let html = try EmailMessage(title: "") { ProgressBar(value: fraction, style: style) }.html
    let values = try await Browser.required().evaluate(script, in: html, as: [Double].self)
    #expect(abs(values[0] - fraction) < 0.011)
    #expect(values[1] == 4)
  }

  @Test("The column has the width that it is given, in the middle")
  func column() async throws {
    let script = """
      const box = document.querySelectorAll('table')[1].getBoundingClientRect();
      return [box.width, box.left - (innerWidth - box.right)];
      """
    let html = try SampleMessage.receipt.message(style: EmailStyle(width: 480)).html
    let values = try await Browser.required().evaluate(script, in: html, as: [Double].self)
    #expect(values == [480, 0])
  }

  @Test("Colours follow the reader's scheme, in the browser's own way")
  func dark() async throws {
    let script = """
      const text = getComputedStyle(document.querySelector('h1'));
      return [getComputedStyle(document.body).backgroundColor, text.color];
      """
    let style = EmailStyle(background: Color(light: Color(hex: 0xFAFAFA), dark: Color(hex: 0x111111)))
    let message = try EmailMessage(title: "", style: style) {
      Label("Title", style: TextStyle(color: Color(light: .black, dark: .white).withAlpha(0.5))).heading(1)
    }
    var options = Browser.Options()
    #expect(
      try await Browser.required().evaluate(script, in: message.html, options: options, as: [String].self)
        == [
          "rgb(250, 250, 250)", "rgb(125, 125, 125)",
        ])
    options.colorScheme = .dark
    #expect(
      try await Browser.required().evaluate(script, in: message.html, options: options, as: [String].self)
        == [
          "rgb(17, 17, 17)", "rgb(136, 136, 136)",
        ])
  }

  @Test("A browser finds hostile texts, and no markup in them")
  func hostile() async throws {
    let message = try HostileMessage.message.get()
    let script = """
      return {
        names: [...new Set([...document.querySelectorAll('*')].map(e => e.localName))].sort(),
        texts: [...document.querySelectorAll('h1')].map(e => e.textContent),
        title: document.title,
        hacked: typeof hacked,
        schemes: [...new Set([...document.querySelectorAll('a')].map(a => a.protocol))].sort(),
      };
      """
    let report = try await Browser.required().evaluate(script, in: message.html, as: Report.self)
    #expect(
      report.names == [
        "a", "body", "br", "caption", "div", "h1", "h2", "head", "html", "img", "li", "meta", "p", "span",
        "style",
        "table",
        "tbody",
        "td", "th", "title", "tr", "ul",
      ])
    #expect(report.hacked == "undefined")
    #expect(Set(report.schemes).isSubset(of: ["http:", "https:", "mailto:", "tel:"]))
    #expect(report.texts.contains { $0.contains("<script>hacked=1</script>") })
  }

  private struct Report: Decodable {
    let names: [String]
    let texts: [String]
    let title: String
    let hacked: String
    let schemes: [String]
  }
}

extension EmailBrowserTests {
  struct Difference: Equatable, Decodable {
    /// The part of the pixels that differ.
    var share = 0.0
    /// By how much one is higher.
    var height = 0.0
  }

  /// What is left for clients that read no stylesheets and no classes.
  private static func filtered(_ html: String) -> String {
    var html = html
    while let start = html.range(of: "<style>"), let end = html.range(of: "</style>") {
      html.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return html.replacing(#/ class="[^"]*"/#, with: "")
  }

  private static func withoutCorners(_ html: String) -> String {
    html.replacing(#/\n\.s\d+\{border-radius:[^}]*\}/#, with: "")
  }

  private static func difference(_ first: String, _ second: String) async throws -> Difference {
    var options = Browser.Options()
    options.windowSize = Browser.WindowSize(width: 700, height: 1_200)
    var pictures: [String] = []
    for html in [first, second] {
      let picture = try await Browser.required().open(html, options: options) { try $0.screenshot() }
      pictures.append("data:image/png;base64,\(picture.base64EncodedString())")
    }
    let script = """
      const pixels = async source => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const sources = [...document.querySelectorAll('p')].map(p => p.textContent);
      const [a, b] = [await pixels(sources[0]), await pixels(sources[1])];
      let count = 0;
      for (let i = 0; i < a.data.length; i += 4)
        if (a.data[i] !== b.data[i] || a.data[i + 1] !== b.data[i + 1] || a.data[i + 2] !== b.data[i + 2]) count++;
      return {share: count / (a.width * a.height), height: a.height - b.height};
      """
    return try await Browser.required().evaluate(
      script, in: "<!doctype html><p>\(pictures[0])</p><p>\(pictures[1])</p>", as: Difference.self)
  }
}
