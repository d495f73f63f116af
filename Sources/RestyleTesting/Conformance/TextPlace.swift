import Restyle
import RestyleElements

/// A place in an element for a text that people see or hear.
struct TextPlace: Sendable {
  let name: String
  /// Creates the element with a text in that place.
  let element: @Sendable (String) -> any Element

  init(_ name: String, _ element: @escaping @Sendable (String) -> any Element) {
    (self.name, self.element) = (name, element)
  }

  /// All places.
  static let all = leading + others

  /// The first place of each kind of element.
  static let leading: [TextPlace] = [
    TextPlace("a label") { Label($0) },
    TextPlace("a heading") { Label($0).heading(2) },
    TextPlace("a title") { TitleSubtitle($0, subtitle: "Subtitle") },
    TextPlace("a button") { Button($0, action: .submit) },
    TextPlace("a hyperlink") { Hyperlink($0, to: "https://example.org/") },
    TextPlace("the label of a text field") { TextField($0, text: "Text") },
    TextPlace("the label of a text area") { TextArea($0, text: "Text") },
    TextPlace("the label of a number field") { NumberField($0, value: 3) },
    TextPlace("the label of a date field") { DateField($0, value: nil) },
    TextPlace("the label of a file field") { FileField($0) },
    TextPlace("the label of a colour field") { ColorField($0, value: .red) },
    TextPlace("the label of a switch") { Switch($0, isOn: true) },
    TextPlace("the label of a checkbox") { Checkbox($0) },
    TextPlace("the label of a slider") { Slider($0, value: 0.5) },
    TextPlace("the label of a progress bar") { ProgressBar($0, value: 0.5) },
    TextPlace("the label of a picker") { Picker($0, [Choice("A")], selectedIndex: 0) },
    TextPlace("a choice of a radio group") {
      RadioGroup([Choice(DisplayText($0)), Choice("B")], selectedIndex: 1)
    },
    TextPlace("a segment") {
      SegmentedControl([SegmentedControl.Segment(DisplayText($0)), "B"], selectedIndex: 1)
    },
    TextPlace("the name of an image") {
      ImageView(Image(url: "https://example.org/a.png"), width: 10, height: 10).accessibilityLabel($0)
    },
    TextPlace("an item of a list") { List([DisplayText($0)]) },
    TextPlace("a term of a description list") { text in
      DescriptionList { DescriptionList.Item(DisplayText(text), "Text") }
    },
    TextPlace("the caption of a table") { Table($0, columns: ["A"], rows: [["1"]]) },
    TextPlace("the title of a disclosure") { Disclosure($0, isExpanded: true) { Label("Text") } },
    TextPlace("the label of a form field") { FormField($0) { TextField(text: "Text") } },
    TextPlace("the title of a row") { text in Section { Row(DisplayText(text)) } },
    TextPlace("the header of a section") { Section(header: $0) { Row("Row") } },
    TextPlace("a label in a form") { text in
      Form(submission: Form.Submission(to: "/")) { Label(text) }
    },
    TextPlace("a label in a horizontal stack") { text in
      Stack(.horizontal) {
        Label(text)
        Label("Text")
      }
    },
  ]

  private static let others: [TextPlace] = [
    TextPlace("a subtitle") { TitleSubtitle("Title", subtitle: $0) },
    TextPlace("a text field") { TextField("Label", text: $0) },
    TextPlace("a text area") { TextArea("Label", text: $0) },
    TextPlace("the placeholder of a text field") { TextField("Label", placeholder: DisplayText($0)) },
    TextPlace("the chosen title of a picker") { text in
      Picker("Label", [Choice(DisplayText(text)), Choice("B")], selectedIndex: 0)
    },
    TextPlace("the placeholder of a picker") { Picker("Label", [Choice("A")], placeholder: DisplayText($0)) },
    TextPlace("the text of a description list") { text in
      DescriptionList { DescriptionList.Item("Term", DisplayText(text)) }
    },
    TextPlace("the header of a column") {
      Table(columns: [Table.Column(DisplayText($0)), "B"], rows: [["1", "2"]])
    },
    TextPlace("a cell of a table") { Table(columns: ["A"], rows: [[DisplayText($0)]]) },
    TextPlace("the help of a form field") {
      FormField("Label", help: DisplayText($0)) { TextField(text: "Text") }
    },
    TextPlace("the error of a form field") {
      FormField("Label", error: DisplayText($0)) { TextField(text: "Text") }
    },
    TextPlace("the subtitle of a row") { text in Section { Row("Title", subtitle: DisplayText(text)) } },
    TextPlace("a row that leads elsewhere") { text in
      Section { Row(DisplayText(text), action: .follow("https://example.org/")) }
    },
    TextPlace("the footer of a section") { Section(footer: $0) { Row("Row") } },
    TextPlace("a run of a label") { Label("Before \($0, style: TextStyle(color: .red).bold) behind") },
  ]
}
