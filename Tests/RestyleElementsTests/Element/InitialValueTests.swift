import Restyle
import RestyleElements
import Testing

@Suite("What elements are created with")
struct InitialValueTests {
  @Test("Nothing is chosen, on or allowed that nobody asked for")
  func controls() {
    #expect(!Checkbox("a").isOn && !Switch().isOn && Checkbox("a").value == nil)
    #expect(Picker(["a"]).selectedIndex == nil && RadioGroup(["a"]).selectedIndex == nil)
    #expect(SegmentedControl(["a"]).selectedIndex == nil && RadioGroup(["a"]).axis == .vertical)
    #expect(Choice("a").isEnabled && Choice("a").value == nil)
    #expect(FileField("a").acceptedTypes.isEmpty && !FileField("a").allowsSeveral)
    #expect(NumberField().minimum == nil && NumberField().maximum == nil && NumberField().step == 1)
    #expect(Slider(value: 1).minimum == 0 && Slider(value: 1).maximum == 1 && Slider(value: 1).step == nil)
    #expect(ProgressBar(value: 1).total == 1 && ProgressBar(value: 1).label == nil)
    #expect(Button("a").action == nil && Button("a").image == nil && Button("a").imageInsets == .zero)
    for control in [Button("a"), TextField(), Switch(), Picker(["a"]), Hyperlink("a", to: "/")]
      as [any Control]
    {
      #expect(control.state == .normal && control.accessibility.isEmpty)
    }
  }

  @Test("Tables, lists and rows have no headers, numbers or actions")
  func containers() {
    let tables = [Table(columns: ["a"], rows: [["b"]]), Table(columns: ["a"]) {}]
    #expect(tables.allSatisfy { $0.caption == nil && !$0.hasRowHeaders && $0.accessibility.isEmpty })
    #expect(!Table.Cell("a").isHeader && !Table.Cell {}.isHeader)
    #expect(Table.Column("a").alignment == .leading)
    for list in [List(["a"]), List {}] { #expect(!list.isOrdered && list.start == 1) }
    #expect(!Disclosure("a") {}.isExpanded && Disclosure("a") {}.group == nil)
    #expect(Row("a").action == nil && Row("a").state == .normal && Row("a").content.isEmpty)
    #expect(Form {}.submission == nil)
    let submission = Form.Submission(to: "/a")
    #expect(submission.method == .post && !submission.sendsFiles)
    #expect(submission.isValidatedByBrowsers)
    let stack = Stack {}.style
    #expect(stack.axis == .vertical && stack.spacing == 0 && stack.alignment == .fill)
    #expect(stack.insets == .zero && stack.background == .none)
    #expect(FormField("a") {}.help == nil && FormField("a") {}.error == nil)
  }

  @Test("Images and spaces take no size of their own")
  func contents() {
    let image = ImageView(Image(url: "a"))
    #expect(image.width == nil && image.height == nil && image.aspectRatio == nil)
    #expect(image.contentMode == .fit && Spacer().minimumLength == 0)
    #expect(TitleSubtitle("a").subtitle == nil)
  }

  @Test("What is on, selected or expanded is one state under several names")
  func states() {
    var (box, toggle, disclosure) = (Checkbox("a"), Switch(), Disclosure("a") {})
    for isOn in [true, false] {
      box.isOn = isOn
      toggle.isOn = isOn
      disclosure.isExpanded = isOn
      let state: ControlState = isOn ? .selected : .normal
      #expect(box.state == state && toggle.state == state && disclosure.state == state)
      #expect(box.isOn == isOn && toggle.isOn == isOn && disclosure.isExpanded == isOn)
      #expect(Checkbox("a", isOn: isOn).state == state && Switch(isOn: isOn).state == state)
      #expect(Disclosure("a", isExpanded: isOn) {}.state == state)
    }
  }

  @Test("Titles of columns and texts of cells are read and set as texts")
  func tableTexts() {
    var column = Table.Column("a")
    #expect(column.title.displayValue == "a")
    column.title = "b"
    #expect(column.title.displayValue == "b")
    #expect(Table.Column { Label("a") }.title.displayValue == "")
    let (text, elements) = (Table.Cell("a"), Table.Cell { Label("a") })
    #expect(text.text?.displayValue == "a" && text.elements.isEmpty)
    #expect(elements.text == nil && !elements.elements.isEmpty)
  }

  @Test("Each attribute of accessibility is read as it was set, and none of them is none")
  func accessibility() {
    var hidden = Accessibility()
    #expect(!hidden.isHidden && hidden.label == nil && hidden.hint == nil)
    hidden.isHidden = true
    #expect(hidden.isHidden && !hidden.isEmpty && hidden.label == nil)
    hidden.isHidden = false
    #expect(!hidden.isHidden)
  }
}
