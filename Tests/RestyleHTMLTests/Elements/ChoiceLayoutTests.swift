import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Boxes beside their texts in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ChoiceLayoutTests {
  /// The font size, the line height and the size of the box.
  private static let sizes: [(font: Double?, line: Double?, box: Double)] = [14, 17, 28, nil].flatMap {
    font in
    [nil, 40].flatMap { line in [13, 20, 28].map { (font, line, $0) } }
  }

  private func style(_ size: (font: Double?, line: Double?, box: Double)) -> CheckboxStyle {
    CheckboxStyle.system.restyled {
      $0.size = size.box
      $0.label = TextStyle().multilined()
      if let font = size.font { $0.label.fontSize = font }
      if let line = size.line { $0.label.lineHeight = line }
    }
  }

  /// The middle of the box below that of the first line, that of the line in its label, and by how much the label is
  /// higher than the box and the text.
  private static let script = """
    const middle = rect => rect.top + rect.height / 2;
    return [...document.querySelectorAll('label')].map(label => {
      const range = document.createRange();
      range.selectNodeContents(label.lastElementChild);
      const line = range.getClientRects()[0];
      const [outer, box, text] = [label, ...label.children].map(element => element.getBoundingClientRect());
      return [middle(box) - middle(line), middle(outer) - middle(line), outer.height - Math.max(box.height, text.height)];
    });
    """

  private func positions(_ text: String) async throws -> [[Double]] {
    var page = HTMLRenderer()
    for size in Self.sizes {
      try page.append(Checkbox(text, style: style(size)))
      try page.append(RadioGroup([.init(DisplayText(text))], style: style(size)))
    }
    let html = """
      <!doctype html><style>body{width:200px;font:16px sans-serif}\(page.styleSheet.css)</style><body>\(page.html)
      """
    let positions = try await Browser.required().evaluate(Self.script, in: html, as: [[Double]].self)
    try #require(positions.count == Self.sizes.count * 2)
    return positions
  }

  @Test("A box is beside the first of several lines")
  func severalLines() async throws {
    // At least three lines, whatever fonts there are.
    let text = "The order is sent as soon as all is paid for, packed and weighed, which takes a day."
    for (index, position) in try await positions(text).enumerated() {
      #expect(abs(position[0]) <= 1, "\(Self.sizes[index / 2])")
      #expect(position[1] > 5, "\(Self.sizes[index / 2])")
    }
  }

  @Test("A box and a single line are in the middle of what is as high as the higher one")
  func oneLine() async throws {
    for (index, position) in try await positions("Paid").enumerated() {
      #expect(position.allSatisfy { abs($0) <= 0.5 }, "\(Self.sizes[index / 2]): \(position)")
    }
  }

  @Test("A box is beside its text in markup of somebody's own, too")
  func ownMarkup() async throws {
    for size in Self.sizes {
      var sheet = StyleSheet()
      let names = sheet.classNames(for: style(size))
      let (input, text) = (
        "<input type=checkbox class=\"\(names[.input])\">", "<span class=\"\(names[.title])\">Paid</span>"
      )
      let html = """
        <!doctype html><style>body{font:16px sans-serif}\(sheet.css)</style><body>
        <label class="\(names.component)">\(input)\(text)</label><label class="\(names.component)">\(text)\(input)</label>
        <div class="\(names.component)">\(input)\(text)</div>
        """
      let script = """
        const middle = element => { const rect = element.getBoundingClientRect(); return rect.top + rect.height / 2; };
        return [...document.body.children].map(x => middle(x.children[0]) - middle(x.children[1]));
        """
      let differences = try await Browser.required().evaluate(script, in: html, as: [Double].self)
      #expect(differences.count == 3 && differences.allSatisfy { abs($0) <= 1 }, "\(size): \(differences)")
    }
  }

  @Test("A box without a text is as high as it is")
  func noText() async throws {
    var page = HTMLRenderer()
    for size in Self.sizes { try page.append(Checkbox(style: style(size))) }
    let script =
      "return [...document.querySelectorAll('span')].map(box => box.getBoundingClientRect().height)"
    let html = "<!doctype html><style>\(page.styleSheet.css)</style><body>\(page.html)"
    let heights = try await Browser.required().evaluate(script, in: html, as: [Double].self)
    #expect(heights == Self.sizes.map(\.box))
  }
}
