import Restyle
import RestyleElements

/// The paths of the properties that an element stores, including nested ones.
///
/// Each optional property must have a value, and each array an element.
func storedPaths(of element: any PrimitiveElement) -> [String] {
  paths(in: element).filter { !ofStyles.contains($0) && !ofLibrary.contains($0) }
}

/// Properties that contain a style, whose properties have their own tables.
private let ofStyles: Set = ["explicitStyle", "givenStyle", "style", "traitStyle"]

/// Properties that only the library sets: Markdown sets the roles of its stacks, and a walk the surroundings of a
/// space.
private let ofLibrary: Set = ["accessibility.role", "stretchedStackCount"]

/// The public names of properties that are stored under other names.
private let knownNames = [
  "hasAction": "action", "hasHeading": "heading", "ownHeading": "heading", "ownRules": "rules",
]

private func paths(in value: Any) -> [String] {
  Mirror(reflecting: value).children.flatMap { child -> [String] in
    let label = child.label ?? ""
    let stored = label.hasPrefix("_") ? String(label.dropFirst()) : label
    let name = knownNames[stored] ?? stored
    let inner = name == "rules" ? paths(in: InputRules()) : innerPaths(of: child.value)
    return inner.isEmpty ? [name] : inner.map { "\(name).\($0)" }
  }
}

/// The paths within a value whose properties are set one by one; none for other values.
private func innerPaths(of value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  // Checked first, since an optional value also matches its wrapped type.
  if mirror.displayStyle == .optional || mirror.displayStyle == .collection {
    return mirror.children.first.map { innerPaths(of: $0.value) } ?? []
  }
  return switch value {
  case is ControlState: ControlState.namedMembers.map(\.name)
  case is Accessibility: paths(in: everything(in: Accessibility(identifier: "x")) ?? value)
  case is SegmentedControl.Segment, is Choice, is Picker.Group, is Form.Submission, is Table.Column,
    is Table.Row, is Table.Cell, is DescriptionList.Item, is DateField.Value:
    paths(in: value)
  default: []
  }
}

/// The stored value behind any number of properties that are the only ones of their value.
private func everything(in value: Any) -> Any? {
  let children = Mirror(reflecting: value).children
  guard children.count == 1, let only = children.first else { return children.isEmpty ? nil : value }
  return everything(in: only.value)
}
