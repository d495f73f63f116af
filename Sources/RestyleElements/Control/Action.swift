public import Restyle

/// What happens when somebody uses a button or a row.
public enum Action: Hashable, Sendable, Codable {
  /// What the program does that goes by this name.
  case perform(String)
  /// The form is submitted; with a name and a value it tells which button did it.
  case submit(name: String? = nil, value: String? = nil)
  /// The fields of the form go back to what they were.
  case reset
  /// A link is followed; whether it is safe to is decided where it enters an output.
  case follow(Link)

  /// The form is submitted.
  public static var submit: Action { .submit() }
}
