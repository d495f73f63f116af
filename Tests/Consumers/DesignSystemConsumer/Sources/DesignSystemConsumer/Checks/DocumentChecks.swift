import BrowserSupport
import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML

/// What there is to the page with the form, and to the e-mail.
struct DocumentChecks {
  private var failures: [String] = []

  private mutating func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { failures.append(what()) }
  }

  private static func document(in brand: Brand) throws -> HTMLDocument {
    try DefaultStyling.withDefaults(brand.defaults) {
      var page = HTMLRenderer(
        styleSheet: StyleSheet(
          appearance: .mediaAndAttributes(), mediaTraits: MediaTraits(BreakpointKey.self)))
      try page.append(OrderForm(), in: ElementContext(defaults: brand.defaults, language: "en"))
      let theme = CarbonTheme.current
      return HTMLDocument(
        title: "Order", language: "en", body: page, background: BackgroundStyle(color: theme.background),
        text: .carbon("body-01"))
    }
  }

  /// What is asked of the form in a browser.
  private struct Report: Decodable {
    var background: String
    var labels: [String]
    var invalid: [String]
    var errorColor: String
    var button: String
  }

  private static let script = """
    const field = document.querySelector('[name=email]');
    const message = document.getElementById(
      (field.getAttribute('aria-describedby') ?? field.getAttribute('aria-errormessage')).split(' ')[0]);
    const button = document.querySelector('button');
    return {
      background: getComputedStyle(document.body).backgroundColor,
      labels: [...document.querySelectorAll('input, select')].map(e => e.labels[0]?.textContent ?? ''),
      invalid: [...document.querySelectorAll('[aria-invalid=true]')].map(e => e.name),
      errorColor: getComputedStyle(message).color,
      button: `${button.textContent} ${getComputedStyle(button).backgroundColor}`,
    };
    """

  /// What is wrong with the page that has the form, in each brand and scheme.
  static func form(in browser: Browser) async throws -> [String] {
    var checks = DocumentChecks()
    try await checks.checkForm(in: browser)
    return checks.failures
  }

  /// What is wrong with the e-mail, in each brand.
  static func receipt() throws -> [String] {
    var checks = DocumentChecks()
    try checks.checkReceipt()
    return checks.failures
  }

  private mutating func checkForm(in browser: Browser) async throws {
    for brand in Brand.allCases {
      let document = try Self.document(in: brand)
      failures += document.problems.map { "form: \($0)" }
      for scheme in ColorScheme.allCases {
        let report = try await browser.evaluate(
          Self.script, in: document.html, options: Browser.Options(colorScheme: scheme), as: Report.self)
        let theme = DefaultStyling.withDefaults(brand.defaults) { CarbonTheme.current }
        let place = "form, \(brand), \(scheme)"
        func isColor(_ text: String, _ color: Color) -> Bool {
          Expectation.Value.color(color.resolved(colorScheme: scheme, contrast: .normal)).matches(text)
        }
        expect(isColor(report.background, theme.background), "\(place): the page is \(report.background)")
        expect(report.labels == ["Name", "E-mail", "Delivery"], "\(place): the labels are \(report.labels)")
        expect(report.invalid == ["email"], "\(place): invalid are \(report.invalid)")
        expect(isColor(report.errorColor, theme.textError), "\(place): the error is \(report.errorColor)")
        expect(
          report.button.hasPrefix("Order ") && isColor(report.button, theme.buttonPrimary),
          "\(place): the button is \(report.button)")
      }
    }
  }

  private mutating func checkReceipt() throws {
    for brand in Brand.allCases {
      let message = try Receipt.message(in: brand)
      failures += message.problems.map { "receipt, \(brand): \($0)" }
      for part in ["#0f62fe", "https://example.org/orders/17", "IBM Plex Sans"] {
        expect(message.html.contains(part), "receipt, \(brand): there is no \(part)")
      }
      expect(message.plainText.contains("https://example.org/orders/17"), "receipt: no address in the text")
    }
  }
}
