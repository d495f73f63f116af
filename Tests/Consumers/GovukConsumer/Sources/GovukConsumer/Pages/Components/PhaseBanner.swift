import Restyle
import RestyleElements

/// How far the service is, and where to say what people think of it.
struct PhaseBanner: Element {
  var body: some Element {
    Stack(style: StackStyle(axis: .horizontal, spacing: 10, alignment: .center, wraps: true)) {
      Tag("Beta")
      Label(
        StyledString("This is a new service. ")
          + StyledString("Tell us what you think", style: .textLink("/feedback")),
        style: .govuk(16, color: .ink))
    }
    .box(
      BoxStyle(),
      background: BackgroundStyle(border: BorderStyle(width: 1, color: .line, borderEdges: .bottom)),
      insets: .vertical(10))
  }
}

extension TextStyle {
  /// A link within a text.
  static func textLink(_ link: Link) -> TextStyle { linkLine.colored(.link).linked(to: link) }
}
