import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import RestyleTerminal

/// What an output makes of an element.
struct Rendering {
  var output: String
  var problems: [RenderingProblem]
}

/// An output of elements: one or more columns of the matrix.
struct MatrixOutput: Sendable {
  let columns: [String]
  /// The states that no element is ever in.
  var absentStates: [ControlState] = []
  /// The properties of which there is never anything to show.
  var absentProperties: Set<String> = []
  /// Whether the texts of all elements are written by the same rules.
  var writesTextsAlike = false
  /// The column, if there is one, that people see instead of the other.
  var alternative: (column: String, of: String)?
  /// Renders an element for each column.
  let render: @Sendable (any Element) throws -> [Rendering]

  static let ofElements = [html, email, terminal]

  // Sizes in CSS follow the reader's by one factor, whichever text style they are of.
  private static let html = Self(
    columns: ["HTML"], absentProperties: ["fontTextStyle"], writesTextsAlike: true
  ) { element in
    var page = HTMLRenderer()
    try page.append(element)
    return [Rendering(output: page.html + page.styleSheet.css, problems: page.problems)]
  }

  // Readers click and point at mails, but no client has selectors for it that others have too; sizes are those of the
  // context. A plain text is for those who don't see the other part of the same mail.
  private static let email = Self(
    columns: ["E-mail", "Plain text"], absentStates: [.hovered, .focused],
    absentProperties: [
      "accessibility.identifier", "adjustsFontForContentSizeCategory", "fontTextStyle", "group",
      "highlightedColor",
    ],
    alternative: ("Plain text", of: "E-mail")
  ) { element in
    let message = try EmailMessage(title: "") { element }
    return [message.html, message.plainText].map { Rendering(output: $0, problems: message.problems) }
  }

  // There is no pointer, and whoever writes a program with a focus highlights the control.
  // Text is only written, so that nothing is typed, chosen, opened or sent in it; it has the sizes and the language of
  // the terminal, and no ranks.
  private static let terminal = Self(
    columns: ["Terminal"], absentStates: [.hovered, .focused],
    absentProperties: [
      "accessibility.headingLevel", "accessibility.identifier", "acceptedTypes",
      "adjustsFontForContentSizeCategory", "allowsSeveral", "autocapitalization", "autocomplete",
      "autocorrection",
      "choices.value", "cursorColor", "earliest", "fontTextStyle", "group", "groups.choices.isEnabled",
      "groups.choices.value", "groups.title", "keyboard", "language", "latest", "maximum", "maximumFontSize",
      "minimum", "name", "returnKey", "rules", "segments.value", "step", "submission", "textHighlightColor",
    ]
  ) { element in
    var terminal = TerminalRenderer(TerminalProfile(columns: 60))
    try terminal.append(element)
    return [Rendering(output: terminal.text, problems: terminal.problems)]
  }
}

/// What an output does with a property.
enum Treatment: String {
  case shown
  case reported
  /// Shown by the part of the output that people see instead.
  case elsewhere
  /// Not shown, and the element is reported as a whole.
  case reportedAsWhole = "as a whole"
  /// Neither of both.
  case silent
  /// Neither of both for texts of labels either: there is nothing to show.
  case nothing = "–"
  /// Shown, reported or neither, by its value.
  case byValue = "by value"

  init<Value>(of changed: Rendering, beside base: Rendering, at change: PropertyChange<Value>) {
    if changed.output != base.output {
      self = .shown
    } else if changed.problems != base.problems || changed.problems.contains(where: { $0.names(change.path) })
    {
      self = .reported
    } else {
      let wholes = [RenderingProblem.Loss.emailControl, .emailSubmission]
      let isWhole = base.problems.contains { problem in
        wholes.contains(problem.loss) || change.whole.map { problem.names([$0]) } == true
      }
      self = isWhole ? .reportedAsWhole : .silent
    }
  }

  /// What is done with a property of which this is done for some values, and the other for another.
  func joined(with other: Treatment?, mayLookAlike: Bool) -> Treatment {
    guard let other, other != self, other != .nothing else { return self }
    if self == .nothing { return other }
    if mayLookAlike, self == .silent || other == .silent { return self == .silent ? other : self }
    guard self != .silent, other != .silent else { return .byValue }
    return self == .shown || other == .shown ? .shown : .reported
  }
}

extension RenderingProblem {
  /// Whether it says that a property, or the one that it lies in, isn't shown: the property of the unchanged style, too.
  fileprivate func names(_ path: [String]) -> Bool {
    let kinds = [RenderingProblem.Loss.property("").kind, RenderingProblem.Loss.attribute("").kind]
    guard kinds.contains(loss.kind) else { return false }
    let names = ([part].compactMap(\.self) + loss.subjects).joined(separator: ".")
    return path.indices.contains { path[...$0].joined(separator: ".") == names }
  }
}
