import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Pages at 320 points", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct NarrowPageLawTests {
  /// Each kind of element, with a text in each place that it has for one.
  private static let elements: [(name: String, content: ElementContent)] = [
    holding("label") { Label("A") },
    holding("heading") { Label("A").heading(2) },
    holding("title") { TitleSubtitle("A", subtitle: "B") },
    holding("button") { Button("A") },
    holding("link") { Hyperlink("A", to: "/") },
    holding("text field") { TextField("A", placeholder: "B") },
    holding("text area") { TextArea("A", placeholder: "B") },
    holding("number field") { NumberField("A", value: 1) },
    holding("date field") { DateField("A", components: .dateAndTime) },
    holding("file field") { FileField("A") },
    holding("colour field") { ColorField("A", value: .red) },
    holding("slider") { Slider("A", value: 0.5) },
    holding("switch") { Switch("A") },
    holding("checkbox") { Checkbox("A") },
    holding("radio buttons") { RadioGroup([Choice("A", hint: "B"), Choice("C", divider: "D")]) },
    holding("radio buttons in a line") { RadioGroup(["A", "B"], axis: .horizontal) },
    holding("picker") { Picker("A", ["B", "C"], placeholder: "D") },
    holding("segments") { SegmentedControl(["A", "B", "C", "D"]) },
    holding("bar") { ProgressBar("A", value: 0.5) },
    holding("list") { List(["A", "B"]) },
    holding("numbered list") { List(isOrdered: true, start: 99) { Hyperlink("A", to: "/") } },
    holding("descriptions") { DescriptionList { DescriptionList.Item("A", "B") } },
    holding("disclosure") { Disclosure("A", isExpanded: true) { Label("B") } },
    holding("field") { FormField("A", help: "B", error: "C") { TextField() } },
    holding("group of fields") {
      FormField("A") {
        Stack(.horizontal, spacing: 8) {
          FormField("B") { NumberField() }
          FormField("C") { NumberField() }
        }
      }
    },
    holding("row") { Section(header: "A", footer: "B") { Row("C", subtitle: "D", action: .follow("/")) } },
    holding("row of a text") { Section { Row("A", subtitle: "B") { Label("C") } } },
    holding("row of a button") { Section { Row("A") { Button("B") } } },
    holding("row of a link") { Section { Row("A") { Hyperlink("B", to: "/") } } },
    holding("row of a switch") { Section { Row("A") { Switch() } } },
    holding("row of a field") { Section { Row("A") { TextField() } } },
    holding("row of a picker") { Section { Row("A") { Picker(["B", "C"]) } } },
    holding("row of segments") { Section { Row("A") { SegmentedControl(["B", "C"]) } } },
    holding("row of choices") { Section { Row("A") { RadioGroup(["B", "C"], axis: .horizontal) } } },
    holding("row of a bar") { Section { Row("A") { ProgressBar(value: 0.5) } } },
  ]

  private static func holding(
    _ name: String, @ElementBuilder content: () -> ElementContent
  ) -> (name: String, content: ElementContent) {
    (name, content())
  }

  private static func holders(_ content: ElementContent) -> [(name: String, content: ElementContent)] {
    [
      holding("stack") { Stack(spacing: 8) { content } },
      holding("stack at an edge") { Stack(alignment: .leading) { content } },
      holding("stack in the middle of another") { Stack { Stack(alignment: .center) { content } } },
      holding("form") { Form { content } },
      holding("list") { Stack { List { List.Item { content } } } },
      holding("description") { Stack { DescriptionList { DescriptionList.Item("T") { content } } } },
      holding("disclosure") { Stack { Disclosure("T", isExpanded: true) { content } } },
      holding("columns") { Stack(style: StackStyle(columns: 2)) { content } },
    ]
  }

  /// A script that makes each text a long word, alone and all together, and names those that make the page wider than
  /// its window.
  private static let script = """
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const places = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) places.push(walker.currentNode);
    const texts = places.map(place => place.data);
    const wide = [];
    const check = name => { if (document.scrollingElement.scrollWidth > 320) wide.push(name); };
    check('none');
    places.forEach((place, index) => {
      place.data = word;
      check(place.parentElement.tagName.toLowerCase() + ' ' + texts[index]);
      place.data = texts[index];
    });
    for (const place of places) place.data = word;
    check('all');
    return wide;
    """

  @Test("Whatever words are in an element, no page scrolls sideways", arguments: elements.indices)
  func longWords(index: Int) async throws {
    let (name, content) = Self.elements[index]
    var options = Browser.Options()
    options.windowSize = Browser.WindowSize(width: 320, height: 640)
    for holder in Self.holders(content) {
      let page = try HTMLDocument(title: "") { holder.content }
      let wide = try await Browser.required().evaluate(
        Self.script, in: page.html, options: options, as: [String].self)
      #expect(wide == [], "\(name), \(holder.name)")
    }
  }
}
