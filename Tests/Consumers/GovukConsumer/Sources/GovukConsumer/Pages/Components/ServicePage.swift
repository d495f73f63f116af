import Restyle
import RestyleElements
import RestyleHTML

/// What surrounds each page of the service.
struct ServicePage: Element {
  var trail: Trail
  var content: ElementContent

  /// How people get back.
  enum Trail {
    case back
    case crumbs([String])
  }

  init(_ trail: Trail = .back, @ElementBuilder content: () -> ElementContent) {
    self.trail = trail
    self.content = content()
  }

  var body: some Element {
    Landmark(.div, classes: "skip") {
      Hyperlink("Skip to main content", to: .element("main"), style: .govuk(.text))
    }
    CookieBanner()
    Landmark(.header) {
      Hyperlink("Permits", to: "/", style: .govuk(LinkColors(usual: .white), text: .govuk(36)))
        .box(
          BoxStyle(), background: BackgroundStyle(color: .brand),
          insets: EdgeInsets(horizontalInset: 15, verticalInset: 16))
      ServiceNavigation()
      Stack(spacing: 10, insets: Self.insets) {
        PhaseBanner()
        switch trail {
        case .back: Hyperlink("Back", to: "/", style: .govuk(.text, text: .govuk(16, weight: nil)))
        case .crumbs(let names): Breadcrumbs(names: names)
        }
      }
    }
    Landmark(.main, id: "main") {
      Stack(style: StackStyle(spacing: 20, insets: Self.insets, box: BoxStyle(maximumWidth: 720))) { content }
    }
    Footer()
  }

  static let insets = EdgeInsets(horizontalInset: 15, verticalInset: 20)
}
