import Restyle
import RestyleElements

/// A kind of element, with a text in each place that it has for one.
struct ElementKind {
  let name: String
  let content: ElementContent

  init(_ name: String, @ElementBuilder content: () -> ElementContent) {
    self.name = name
    self.content = content()
  }
}

extension ElementKind {
  /// Each kind of element.
  static let all = [
    ElementKind("label") { Label("A") },
    ElementKind("heading") { Label("A").heading(2) },
    ElementKind("title") { TitleSubtitle("A", subtitle: "B") },
    ElementKind("button") { Button("A") },
    ElementKind("link") { Hyperlink("A", to: "/") },
    ElementKind("text field") { TextField("A", placeholder: "B") },
    ElementKind("text area") { TextArea("A", placeholder: "B") },
    ElementKind("number field") { NumberField("A", value: 1) },
    ElementKind("date field") { DateField("A", components: .dateAndTime) },
    ElementKind("file field") { FileField("A") },
    ElementKind("colour field") { ColorField("A", value: .red) },
    ElementKind("slider") { Slider("A", value: 0.5) },
    ElementKind("switch") { Switch("A") },
    ElementKind("checkbox") { Checkbox("A") },
    ElementKind("radio buttons") { RadioGroup([Choice("A", hint: "B"), Choice("C", divider: "D")]) },
    ElementKind("radio buttons in a line") { RadioGroup(["A", "B"], axis: .horizontal) },
    ElementKind("picker") { Picker("A", ["B", "C"], placeholder: "D") },
    ElementKind("segments") { SegmentedControl(["A", "B", "C", "D"]) },
    ElementKind("bar") { ProgressBar("A", value: 0.5) },
    ElementKind("list") { List(["A", "B"]) },
    ElementKind("numbered list") { List(isOrdered: true, start: 99) { Hyperlink("A", to: "/") } },
    ElementKind("descriptions") { DescriptionList { DescriptionList.Item("A", "B") } },
    ElementKind("disclosure") { Disclosure("A", isExpanded: true) { Label("B") } },
    ElementKind("field") { FormField("A", help: "B", error: "C") { TextField() } },
    ElementKind("group of fields") {
      FormField("A") {
        Stack(.horizontal, spacing: 8) {
          FormField("B") { NumberField() }
          FormField("C") { NumberField() }
        }
      }
    },
    ElementKind("row") {
      Section(header: "A", footer: "B") { Row("C", subtitle: "D", action: .follow("/")) }
    },
    ElementKind("row of a text") { Section { Row("A", subtitle: "B") { Label("C") } } },
    ElementKind("row of a button") { Section { Row("A") { Button("B") } } },
    ElementKind("row of a link") { Section { Row("A") { Hyperlink("B", to: "/") } } },
    ElementKind("row of a switch") { Section { Row("A") { Switch() } } },
    ElementKind("row of a field with a label") { Section { Row("A") { TextField("B") } } },
    ElementKind("row of a bar with a label") { Section { Row("A") { ProgressBar("B", value: 0.5) } } },
    ElementKind("row of a text and a switch") {
      Section {
        Row {
          Label("A")
          Switch()
        }
      }
    },
    ElementKind("row of a text and segments") {
      Section {
        Row {
          Label("A")
          SegmentedControl(["B", "C"])
        }
      }
    },
    ElementKind("row of a field") { Section { Row("A") { TextField() } } },
    ElementKind("row of a picker") { Section { Row("A") { Picker(["B", "C"]) } } },
    ElementKind("row of segments") { Section { Row("A") { SegmentedControl(["B", "C"]) } } },
    ElementKind("row of choices") { Section { Row("A") { RadioGroup(["B", "C"], axis: .horizontal) } } },
    ElementKind("row of a bar") { Section { Row("A") { ProgressBar(value: 0.5) } } },
  ]
}
