public import Restyle

/// The action of a button or a row.
public enum Action: Hashable, Sendable, Codable {
  /// An action of the program, by its name.
  case perform(String)
  /// Submits the form; a name and a value identify the button.
  case submit(name: String? = nil, value: String? = nil)
  /// Resets the fields of the form to their initial values.
  case reset
  /// Follows a link; each output decides whether it is safe.
  case follow(Link)

  /// Submits the form.
  public static var submit: Action { .submit() }
}

extension Action {
  /// Whether both are of one kind and have names and values of the same code units.
  public static func == (lhs: Action, rhs: Action) -> Bool {
    switch (lhs, rhs) {
    case (.perform(let left), .perform(let right)): left.isExactly(right)
    case (.submit(let leftName, let leftValue), .submit(let rightName, let rightValue)):
      leftName.isExactly(rightName) && leftValue.isExactly(rightValue)
    case (.reset, .reset): true
    case (.follow(let left), .follow(let right)): left == right
    case (.perform, _), (.submit, _), (.reset, _), (.follow, _): false
    }
  }
}
