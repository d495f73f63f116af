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
}
