import Restyle
import RestyleElements
import RestyleHTML

/// A text that is set apart by a bar.
struct InsetText: Element {
  var text: String

  var body: some Element {
    Label(text)
      .box(
        BoxStyle(),
        background: BackgroundStyle(border: BorderStyle(width: 10, color: .line, borderEdges: .leading)),
        insets: EdgeInsets(inset: 15))
  }
}

/// What happens to people who don't heed it.
struct WarningText: Element {
  var text: String

  var body: some Element {
    Stack(.horizontal, spacing: 10, alignment: .center) {
      Label("!", style: .govuk(24, weight: .bold, color: .white).restyled { $0.alignment = .center })
        .with { $0.accessibility.isHidden = true }
        .box(
          BoxStyle(minimumWidth: 35),
          background: BackgroundStyle(
            color: .ink, border: BorderStyle(width: 3, color: .ink, cornerRadius: 20)))
      Label(text, style: .govuk(19, weight: .bold, color: .ink)).accessibilityLabel("Warning: \(text)")
    }
  }
}

/// Something that isn't about what the page is about, or that has been done.
struct NotificationBanner: Element {
  var title: String
  var color: Color
  var text: String
  var link: (title: String, link: Link)

  var body: some Element {
    Landmark(.section, title) {
      Stack(background: BackgroundStyle(color: color, border: BorderStyle(width: 5, color: color))) {
        Label.heading(title, 2, size: 19, color: .white).padding(
          EdgeInsets(top: 2, leading: 15, bottom: 5, trailing: 15))
        Stack(spacing: 10, insets: EdgeInsets(inset: 15)) {
          Label(text, style: .govuk(24, weight: .bold, color: .ink))
          Hyperlink(link.title, to: link.link, style: .govuk(.unvisited, isBold: true))
        }
        .background(.white)
      }
    }
  }
}

/// That everything is done.
struct Panel: Element {
  var title: String
  var text: String
  var number: String

  var body: some Element {
    Stack(
      spacing: 30, insets: EdgeInsets(inset: 35), alignment: .center,
      background: BackgroundStyle(color: .success)
    ) {
      Label.heading(title, 1, color: .white)
      Label(
        StyledString("\(text)\n") + StyledString(number, style: TextStyle().weight(.bold)),
        style: .govuk(36, color: .white).restyled { $0.alignment = .center })
    }
  }
}

/// What asks before it stores anything.
struct CookieBanner: Element {
  var body: some Element {
    Landmark(.section, "Cookies on Renew a fishing permit") {
      Stack(spacing: 15, insets: ServicePage.insets, background: BackgroundStyle(color: .surface)) {
        Label.heading("Cookies on Renew a fishing permit", 2, size: 24)
        Label("We use some essential cookies to make this service work.")
        ButtonGroup {
          Button("Accept additional cookies", action: .perform("accept"))
          Button("Reject additional cookies", action: .perform("reject"))
          Hyperlink("View cookies", to: "/cookies")
        }
      }
    }
  }
}

/// What can be done, side by side where there is room.
struct ButtonGroup: Element {
  var content: ElementContent

  init(@ElementBuilder content: () -> ElementContent) { self.content = content() }

  var body: some Element {
    Stack(style: StackStyle(axis: .horizontal, spacing: 15, alignment: .firstBaseline, wraps: true)) {
      content
    }
  }
}
