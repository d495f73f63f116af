import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("Forms in e-mails as services have them")
struct EmailFormTests {
  @Test("Hints and dividers of choices, the bar beside an error and the space between fields are shown")
  func fields() throws {
    let style = FormFieldStyle.system.restyled {
      $0.errorBorder = BorderStyle(width: 5, color: .red, borderEdges: .leading)
      $0.errorInsets.leading = 15
    }
    let message = try EmailMessage(title: "Form") {
      Form(style: DynamicFormStyle { _ in FormStyle(spacing: 30) }) {
        FormField("A", error: "Wrong", style: style) {
          RadioGroup([Choice("B", hint: "About <b>"), Choice("C", divider: "or")])
        }
        FormField("D", style: style) { Label("d") }
      }
    }
    #expect(message.html.contains("About &lt;b&gt;") && message.html.contains(">or<"))
    #expect(message.html.contains("5px") && message.html.contains("padding:30px"), "\(message.html)")
  }

  @Test("The label of a control that needs a value has the mark of its style")
  func requiredMark() throws {
    let style = FormFieldStyle.system.restyled {
      $0.requiredMark = "*"
      $0.requiredMarkColor = .red
    }
    let message = try EmailMessage(title: "Form", in: ElementContext(defaults: .system)) {
      FormField("A", style: style) { TextField(text: "a").required() }
      FormField("B", style: style) { TextField(text: "b") }
    }
    #expect(message.plainText == "A *: a\n\nB: b\n", "\(message.plainText)")
    #expect(message.html.matches(of: /color:#ff0000[^>]*>[^<]*\*</).count == 1, "\(message.html)")
  }

  @Test("A field without a label has no room for one")
  func noLabel() throws {
    func message(_ label: String) throws -> EmailMessage {
      try EmailMessage(title: "Form", in: ElementContext(defaults: .system)) {
        FormField(label, help: "Help") { TextField(text: "a") }
      }
    }
    let (without, with) = (try message(""), try message("L"))
    #expect(without.html.matches(of: /<tr/).count < with.html.matches(of: /<tr/).count, "\(without.html)")
    #expect(without.plainText == "a\n  Help\n" && with.plainText == "L: a\n  Help\n", "\(without.plainText)")
  }

  @Test("The placeholder of a disabled field is as faint as its text would be")
  func placeholder() throws {
    func html(_ field: TextField) throws -> String {
      try EmailMessage(title: "Form", in: ElementContext(defaults: .system)) { field.disabled() }.html
    }
    #expect(try html(TextField(placeholder: "a")) == html(TextField(text: "a")))
  }

  /// Controls of a label, and what their text says of their values.
  private static func controls(_ label: DisplayText?) -> [(any PrimitiveElement, String)] {
    [
      (TextField(label, text: "v"), "v"), (TextArea(label, text: "v"), "v"),
      (NumberField(label, value: 2), "2"), (Picker(label, ["v", "w"], selectedIndex: 0), "v"),
      (Slider(label, value: 7, in: 0...11), "7"), (ColorField(label, value: .red), "#ff0000"),
      (FileField(label), "-"), (Switch(label, isOn: true), "[x]"), (ProgressBar(label, value: 0.5), "50%"),
    ]
  }

  @Test("In the text a control is called what people see, or else what they would hear, or nothing")
  func names() throws {
    for label in [nil, "seen"] as [DisplayText?] {
      for name in [nil, "heard"] as [String?] {
        func plainText(_ control: some PrimitiveElement) throws -> String {
          try EmailMessage(title: "") { name.map { control.accessibilityLabel($0) } ?? control }.plainText
        }
        let called = label == nil ? name : "seen"
        for (control, value) in Self.controls(label) {
          #expect(try plainText(control) == (called.map { "\($0): " } ?? "") + value + "\n", "\(control)")
        }
        // These have no label, only choices.
        for control in [SegmentedControl(["v"], selectedIndex: 0)] as [any PrimitiveElement]
          + [RadioGroup(["v"], selectedIndex: 0)] where label == nil
        {
          #expect(try plainText(control) == (name.map { "\($0): " } ?? "") + "v\n", "\(control)")
        }
      }
    }
  }
}
