public import Restyle

/// What happens when somebody uses a button or a row.
public enum Action: Hashable, Sendable, Codable {
  /// What the program does that goes by this name.
  case perform(String)
  /// The form is submitted; with a name and a value it says which button did it.
  case submit(name: String? = nil, value: String? = nil)
  /// The fields of the form go back to what they were.
  case reset
  /// A link is followed; whether it is safe to is decided where it enters an output.
  case follow(Link)

  /// The form is submitted.
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
