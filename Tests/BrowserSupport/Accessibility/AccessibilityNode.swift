/// What assistive technologies are told of a part of a page.
package struct AccessibilityNode: Hashable, Sendable {
  /// What it is, as in `textbox`; the names are those of ARIA, and the browser's own for the rest.
  package var role: String
  /// What it is called.
  package var name: String
  /// What is said of it after its name.
  package var description: String
  /// What it holds, as a field does a text.
  package var value: String
  /// What state it is in.
  package var states: Set<State>
  /// The rank of a heading.
  package var level: Int?
  /// Whether nobody is told of it, but maybe of its children.
  package var isIgnored: Bool
  /// What lies in it, in the order in which it is read.
  package var children: [AccessibilityNode]

  /// A state that something is in, or one that it can be in.
  package enum State: String, Sendable, CaseIterable {
    case checked, unchecked, pressed, disabled, required, invalid, focusable, focused
  }
}

extension AccessibilityNode {
  /// Everything that people are told of, itself included, in the order in which it is read.
  ///
  /// What only repeats the name or the value of what it lies in is left out, and so is what says nothing.
  package var exposed: [AccessibilityNode] {
    let inner = Self.leaves.contains(role) ? [] : children.flatMap(\.exposed)
    return (isIgnored || Self.containers.contains(role) ? [] : [self]) + inner
  }

  /// The first part that has a role and a name, itself included.
  package func first(_ role: String, _ name: String) -> AccessibilityNode? {
    exposed.first { $0.role == role && $0.name == name }
  }

  /// The roles of what is read in one.
  private static let leaves: Set = ["button", "heading", "link", "StaticText", "textbox"]
  /// The roles of what is there for its children.
  private static let containers: Set = ["generic", "LabelText", "RootWebArea"]
}

extension AccessibilityNode: CustomDebugStringConvertible {
  /// The role, the name and what else there is to say, as in `switch "Wi-Fi" checked`.
  package var debugDescription: String {
    var words = [role]
    if let level { words.append("\(level)") }
    if !name.isEmpty { words.append("\"\(name)\"") }
    if !value.isEmpty { words.append("= \"\(value)\"") }
    // What can be used can be focused, so that goes without saying.
    words += State.allCases.filter { states.contains($0) && $0 != .focusable && $0 != .focused }.map(
      \.rawValue)
    return words.joined(separator: " ")
  }
}
