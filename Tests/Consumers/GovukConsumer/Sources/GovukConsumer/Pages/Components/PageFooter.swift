import Restyle
import RestyleElements
import RestyleHTML

/// What is at the end of each page.
struct Footer: Element {
  var body: some Element {
    Landmark(.footer) {
      Stack(
        spacing: 25, insets: EdgeInsets(horizontalInset: 15, verticalInset: 25),
        background: BackgroundStyle(
          color: .surface, border: BorderStyle(width: 10, color: .brand, borderEdges: .top))
      ) {
        Label("Support links", style: .govuk(24, weight: .bold, color: .ink)).heading(2).visuallyHidden()
        InlineList {
          for name in ["Help", "Privacy", "Cookies", "Accessibility statement"] {
            InlineList.Item {
              Hyperlink(name, to: Link("/\(name.prefix { $0 != " " }.lowercased())"), style: .govuk(.text))
            }
          }
        }
        Label.small(
          "All content is available under the Open Government Licence v3.0, except where otherwise stated")
      }
    }
  }
}
