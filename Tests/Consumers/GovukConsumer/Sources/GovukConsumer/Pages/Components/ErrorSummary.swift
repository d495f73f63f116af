import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

/// What is wrong with a form, with a link to each field.
struct ErrorSummary: Element {
  var errors: [FieldError]

  var body: some Element {
    Stack(
      spacing: 15, insets: EdgeInsets(inset: 15),
      background: BackgroundStyle(border: BorderStyle(width: 5, color: .error))
    ) {
      Label.heading("There is a problem", 2, size: 24)
      List(style: ListStyle(bullet: .none, indent: 0)) {
        ForEach(errors) { error in
          let colors = LinkColors(usual: .error, hovered: .errorDark, pressed: .error)
          if let link = error.link {
            Hyperlink(error.message, to: link, style: .govuk(colors, isBold: true))
          } else {
            Label(error.message)
          }
        }
      }
    }
    .accessibilityLabel("There is a problem")
  }
}
