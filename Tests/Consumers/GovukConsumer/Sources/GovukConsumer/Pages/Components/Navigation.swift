import Restyle
import RestyleElements
import RestyleHTML

/// The pages above this one.
struct Breadcrumbs: Element {
  var names: [String]

  var body: some Element {
    Landmark(.nav, "Breadcrumb") {
      InlineList(isOrdered: true) {
        for name in names {
          InlineList.Item { Hyperlink(name, to: "/", style: .govuk(.text, text: .govuk(16, weight: nil))) }
        }
      }
    }
  }
}

/// The parts of a page: tabs, as they are without a script.
struct Contents: Element {
  var parts: [(id: String, name: String)]

  var body: some Element {
    Label.heading("Contents", 2, size: 19)
    List {
      for part in parts { Hyperlink(part.name, to: .element(part.id)) }
    }
  }
}

/// The pages of a long list, of which one is shown.
struct Pagination: Element {
  var pages: [Int]
  var current: Int

  var body: some Element {
    Landmark(.nav, "Pagination") {
      InlineList {
        InlineList.Item { link("Previous", "Previous page", to: "?page=6", isBold: true) }
        for page in pages {
          InlineList.Item {
            page == current ? currentLink : link("\(page)", "Page \(page)", to: Link("?page=\(page)"))
          }
        }
        InlineList.Item { link("Next", "Next page", to: "?page=8", isBold: true) }
      }
    }
  }

  private func link(_ title: String, _ name: String, to link: Link, isBold: Bool = false) -> Stack {
    Hyperlink(title, to: link, style: .govuk(.plain, isBold: isBold)).accessibilityLabel(name)
      .padding(.vertical(10))
  }

  private var currentLink: Stack {
    Hyperlink(
      "\(current)", to: Link("?page=\(current)"), style: .govuk(LinkColors(usual: .white), isBold: true)
    )
    .accessibilityLabel("Page \(current)").with { $0.isSelected = true }
    .box(
      BoxStyle(), background: BackgroundStyle(color: .link),
      insets: EdgeInsets(horizontalInset: 15, verticalInset: 10))
  }
}
