import Restyle

extension ControlState {
  /// Every combination of the states that people bring about by using a control, fewer before more.
  static let combinations = names.map(\.0).reduce([ControlState.normal]) { sets, state in
    sets + sets.map { $0.union(state) }
  }
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
