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
  /// Renders an element for each column.
  let render: @Sendable (any Element) throws -> [Rendering]

  static let all = [html, email, terminal]

  private static let html = Self(columns: ["HTML"]) { element in
    var page = HTMLRenderer()
    try page.append(element)
    return [Rendering(output: page.html + page.styleSheet.css, problems: page.problems)]
  }

  // Readers click and point at mails, but no client has selectors for it that others have too.
  private static let email = Self(columns: ["E-mail", "Plain text"], absentStates: [.hovered, .focused]) {
    element in
    let message = try EmailMessage(title: "") { element }
    return [message.html, message.plainText].map { Rendering(output: $0, problems: message.problems) }
  }

  // There is no pointer, and whoever writes a program with a focus highlights the control.
  private static let terminal = Self(columns: ["Terminal"], absentStates: [.hovered, .focused]) { element in
    var terminal = TerminalRenderer(TerminalProfile(columns: 60))
    try terminal.append(element)
    return [Rendering(output: terminal.text, problems: terminal.problems)]
  }
}

/// What an output does with a property.
enum Treatment: String {
  case shown
  case reported
  /// Not shown, and the element is reported as a whole.
  case reportedAsWhole = "as a whole"
  /// Neither of both.
  case silent
  /// Neither of both for texts of labels either: there is nothing to show.
  case nothing = "–"
  /// Shown, reported or neither, by its value.
  case byValue = "by value"

  init(of changed: Rendering, beside base: Rendering) {
    if changed.output != base.output {
      self = .shown
    } else if changed.problems != base.problems {
      self = .reported
    } else {
      self = base.problems.contains { $0.loss == .emailControl } ? .reportedAsWhole : .silent
    }
  }

  /// What is done with a property of which this is done for some values, and the other for another.
  func joined(with other: Treatment?) -> Treatment {
    guard let other, other != self, other != .nothing else { return self }
    if self == .nothing { return other }
    return self != .silent && other != .silent ? .shown : .byValue
  }
}
