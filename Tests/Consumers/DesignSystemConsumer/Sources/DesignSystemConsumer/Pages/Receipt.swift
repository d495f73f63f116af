import Restyle
import RestyleElements
import RestyleEmail

/// What people are sent once they have ordered, in Carbon's styles.
enum Receipt {
  static func message(in brand: Brand) throws(ElementError) -> EmailMessage {
    let theme = DefaultStyling.withDefaults(brand.defaults) { CarbonTheme.current }
    let style = EmailStyle(
      width: 560, background: theme.background, insets: EdgeInsets(inset: 16),
      text: TextStyle(font: .custom("IBM Plex Sans", size: 16), color: theme.textPrimary))
    return try EmailMessage(
      title: "Your order", preheader: "It is on its way", style: style,
      in: ElementContext(defaults: brand.defaults, language: "en")
    ) {
      Stack(spacing: 16, insets: EdgeInsets(inset: 24), background: BackgroundStyle(color: theme.layer01)) {
        Label("Your order", style: .carbon("heading-03")).heading(1)
        Label("It is on its way.", style: .carbon("body-02"))
        Button("See it", style: .carbon(.primary, .lg), action: .follow("https://example.org/orders/17"))
      }
    }
  }
}
