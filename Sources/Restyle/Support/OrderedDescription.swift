/// Returns the debug description of a value; if the value contains sets or dictionaries, its parts with these sorted.
///
/// - Parameters:
///   - value: The value.
///   - depth: The number of values that contain this one.
/// - Returns: The description, the same in every process.
func orderedDescription(of value: Any, depth: Int = 0) -> String {
  // Limited, because objects may refer to each other in a cycle.
  guard depth < 100 else { return "..." }
  guard holdsUnorderedValues(value) else {
    return (value as? any SwiftSourceConvertible)?.swiftSource ?? String(reflecting: value)
  }
  func description(of part: Any) -> String { orderedDescription(of: part, depth: depth + 1) }
  func list(_ parts: [Mirror.Child]) -> String {
    parts.map { part in (part.label.map { $0 + ": " } ?? "") + description(of: part.value) }
      .joined(separator: ", ")
  }
  let mirror = Mirror(reflecting: value)
  let children = Array(mirror.children)
  switch mirror.displayStyle {
  case .optional: return children.first.map { description(of: $0.value) } ?? "nil"
  case .collection: return "[\(list(children))]"
  case .set: return "[\(list(inOrder(children, by: \.value)))]"
  case .dictionary:
    let entries = children.map { Mirror(reflecting: $0.value).children.map(\.value) }
    let parts = inOrder(entries, by: { $0[0] }).map { $0.map(description).joined(separator: ": ") }
    return parts.isEmpty ? "[:]" : "[\(parts.joined(separator: ", "))]"
  case .tuple: return "(\(list(children)))"
  default: return "\(qualifiedName(of: type(of: value)))(\(list(children)))"
  }
}
