import Restyle
import RestyleElements
import RestyleHTML

/// A page of the service that is made of elements.
struct ElementPage: Sendable {
  var name: String
  var title: String
  var element: any Element & Sendable

  static let all = [
    ElementPage(name: "question", title: "Apply for a permit", element: QuestionPage()),
    ElementPage(
      name: "errors", title: "Error: Apply for a permit",
      element: QuestionPage(errors: [
        "name": "Enter your full name", "contact": "Select how we should contact you",
        "number": "Enter a telephone number", "waters": "Select where you will fish",
        "birthday": "Enter when you were born", "region": "Select a region", "price": "Enter a price",
        "notes": "Enter at most 200 characters", "photo": "Select a photo", "password": "Enter a password",
      ])),
    ElementPage(name: "answers", title: "Check your answers", element: CheckAnswersPage()),
    ElementPage(name: "confirmation", title: "Application complete", element: ConfirmationPage()),
    ElementPage(name: "tasks", title: "Your application", element: TaskPage()),
    ElementPage(name: "content", title: "Fishing permits", element: ContentPage()),
  ]

  /// The whole page.
  func document() throws -> HTMLDocument {
    try DefaultStyling.withDefaults(.govuk) {
      var sheet = StyleSheet(mediaTraits: MediaTraits(IsTabletKey.self), focus: .always)
      sheet.add(.govuk)
      try sheet.addRule(for: "body") { $0.set(.margin, 0) }
      try sheet.addRule(for: ".skip:not(:focus-within)") { css in
        css.set("position", to: "absolute")
        css.set("clip-path", to: "inset(50%)")
      }
      var page = HTMLRenderer(styleSheet: sheet)
      try page.append(element)
      return HTMLDocument(
        title: "\(title) – Renew a fishing permit", language: "en-GB", body: page,
        background: BackgroundStyle(color: .white), text: .govuk(19, color: .ink))
    }
  }
}
