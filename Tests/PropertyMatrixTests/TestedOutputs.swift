import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import RestyleTerminal
import RestyleTesting

extension TestedOutput {
  static let ofElements = [html, email, terminal]

  // Sizes in CSS follow the reader's by one factor, whichever text style they are of.
  private static let html = Self(
    columns: ["HTML"], absentProperties: ["fontTextStyle"], writesTextsAlike: true
  ) { element in
    var page = HTMLRenderer()
    try page.append(element)
    return [Rendering(page.html + page.styleSheet.css, problems: page.problems)]
  }

  // Readers click and point at mails, but no client has selectors for it that others have too; sizes are those of the
  // context. A plain text is for those who don't see the other part of the same mail.
  private static let email = Self(
    columns: ["E-mail", "Plain text"], absentStates: [.hovered, .focused, .visited],
    absentProperties: [
      "accessibility.controls", "accessibility.describedBy", "accessibility.identifier",
      "accessibility.labelledBy", "accessibility.revealedBy", "adjustsFontForContentSizeCategory",
      "fontTextStyle", "group",
      "highlightedColor",
    ],
    alternative: ("Plain text", of: "E-mail"), wholeLosses: [.emailControl, .emailSubmission]
  ) { element in
    let message = try EmailMessage(title: "") { element }
    return [message.html, message.plainText].map { Rendering($0, problems: message.problems) }
  }

  // There is no pointer, and whoever writes a program with a focus highlights the control.
  // Text is only written, so that nothing is typed, chosen, opened or sent in it; it has the sizes and the language of
  // the terminal, and no ranks.
  private static let terminal = Self(
    columns: ["Terminal"], absentStates: [.hovered, .focused, .visited],
    absentProperties: [
      "accessibility.controls", "accessibility.describedBy", "accessibility.headingLevel",
      "accessibility.identifier", "accessibility.labelledBy", "accessibility.revealedBy", "acceptedTypes",
      "adjustsFontForContentSizeCategory", "allowsSeveral", "autocapitalization", "autocomplete",
      "autocorrection",
      "choices.value", "cursorColor", "earliest", "fontTextStyle", "group", "groups.choices.isEnabled",
      "groups.choices.value", "groups.title", "keyboard", "language", "latest", "maximum", "maximumFontSize",
      "minimum", "name", "returnKey", "rules", "segments.value", "step", "submission", "textHighlightColor",
    ]
  ) { element in
    var terminal = TerminalRenderer(TerminalProfile(columns: 60))
    try terminal.append(element)
    return [Rendering(terminal.text, problems: terminal.problems)]
  }
}
