import Restyle

extension ControlState {
  /// Every combination of states, fewer before more.
  static let combinations = (0..<UInt8(1 << names.count)).map { ControlState(rawValue: $0) }
    .sorted { ($0.rawValue.nonzeroBitCount, $0.rawValue) < ($1.rawValue.nonzeroBitCount, $1.rawValue) }

  private static let names: [(ControlState, String)] = [
    (.hovered, "Hovered"), (.focused, "Focused"), (.selected, "Selected"), (.highlighted, "Pressed"),
    (.disabled, "Disabled"),
  ]

  /// The names of the states for people.
  var title: String {
    let names = Self.names.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "Normal" : names.joined(separator: " + ")
  }
}
