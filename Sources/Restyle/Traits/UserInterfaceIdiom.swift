/// The kind of thing that an interface is shown on.
public enum UserInterfaceIdiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing is known about the kind.
  case unspecified
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A computer with windows and a pointer.
  case desktop
  /// A television, seen from across the room.
  case tv
  /// A watch.
  case watch
  /// The screen of a car.
  case car
  /// Glasses that put the interface into the room.
  case headset
  /// A page in a browser.
  case web
  /// A message in a mail program.
  case mail
  /// A terminal of character cells.
  case terminal
  /// Paper.
  case print
}
