import Restyle
import RestyleElements
import RestyleHTML

/// The main pages of the service, of which one is the current.
struct ServiceNavigation: Element {
  var body: some Element {
    Stack(
      style: StackStyle(
        axis: .horizontal, spacing: 30, insets: EdgeInsets(inset: 15),
        background: BackgroundStyle(
          color: .surface, border: BorderStyle(width: 1, color: .surfaceBorder, borderEdges: .bottom)),
        wraps: true)
    ) {
      Hyperlink("Renew a fishing permit", to: "/", style: .govuk(.text, isBold: true))
      Landmark(.nav, "Service") {
        InlineList(spacing: 30) {
          InlineList.Item {
            Hyperlink("Permits", to: "/permits", style: .govuk(.unvisited, isBold: true))
              .with { $0.isSelected = true }
          }
          InlineList.Item { Hyperlink("Account", to: "/account", style: .govuk(.unvisited)) }
        }
      }
    }
  }
}
