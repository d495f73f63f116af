public import Restyle

/// The action of a button or a row.
public enum Action: Hashable, Sendable, Codable {
  /// Performs an action of your program, which is identified by a name.
  case perform(String)
  /// Submits the form, with a name and a value that identify the button.
  case submit(name: String? = nil, value: String? = nil)
  /// Resets the fields of the form to their initial values.
  case reset
  /// Follows a link.
  ///
  /// Each output decides whether the link is safe.
  case follow(Link)

  /// Submits the form.
  public static var submit: Action { .submit() }
}

extension Action {
  /// Returns whether two actions are of the same kind, with names and values of the same code units.
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
