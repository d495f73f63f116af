import Restyle
import RestyleElements
import Testing

@Suite("Accessibility")
struct AccessibilityTests {
  @Test("Nothing is told unless it is set")
  func empty() {
    let accessibility = Accessibility()
    #expect(accessibility.label == nil)
    #expect(accessibility.hint == nil)
    #expect(accessibility.identifier == nil)
    #expect(accessibility.headingLevel == nil)
    #expect(!accessibility.isHidden)
  }

  @Test("Setting one thing leaves the others")
  func setting() {
    let original = Accessibility(label: "a", hint: "b", identifier: "c", headingLevel: 2, isHidden: true)
    var changed = original
    changed.label = DisplayText(Greeting())
    #expect(changed.label?.displayValue(in: "sv") == "hej")
    #expect(changed.hint?.displayValue == "b")
    #expect(changed.identifier == "c")
    #expect(changed.headingLevel == 2)
    #expect(changed.isHidden)
    #expect(original.label?.displayValue == "a")
  }

  @Test("Whoever is told something of an element isn't told that it is hidden")
  func hidden() {
    let told = [
      Accessibility(label: "a"), Accessibility(headingLevel: 2), Label("a").heading(1).accessibility,
      Label("a").accessibilityLabel("b").accessibility, Label("a").accessibilityHint("b").accessibility,
      Label("a").id("b").accessibility,
    ]
    #expect(told.allSatisfy { !$0.isHidden })
    #expect(Accessibility(isHidden: true).isHidden)
  }

  @Test(
    "Ranks of headings are brought into their range", arguments: [(-3, 1), (0, 1), (6, 6), (7, 6), (3, 3)])
  func headings(given: Int, kept: Int) {
    #expect(Label("a").heading(given).accessibility.headingLevel == kept)
  }

  @Test("Elements take what they are told")
  func modifiers() {
    let image = ImageView(Image(url: "a")).accessibilityLabel("label").accessibilityHint("hint")
      .id("identifier").accessibilityHidden()
    #expect(image.accessibility.isHidden && !image.accessibilityHidden(false).accessibility.isHidden)
    #expect(image.accessibility.label?.displayValue == "label")
    #expect(image.accessibility.hint?.displayValue == "hint")
    #expect(image.accessibility.identifier == "identifier")
  }

  @Test("A control is named by its label, else by itself, else by its row")
  func names() {
    let row = Row("row") {}
    func name(_ control: some Control, _ row: Row? = nil) -> String? {
      control.accessibleName(in: row)?.displayValue
    }
    #expect(name(Switch()) == nil)
    #expect(name(Switch(), row) == "row")
    #expect(name(Switch("own"), row) == "own")
    #expect(name(Switch("own").accessibilityLabel("label"), row) == "label")
    #expect(name(TextField("own"), row) == "own")
    #expect(name(TextField(placeholder: "placeholder"), row) == "row")
    #expect(name(Button("own"), row) == "own")
    #expect(name(SegmentedControl(["a"]), row) == "row")
    #expect(name(row) == "row")
  }
}
