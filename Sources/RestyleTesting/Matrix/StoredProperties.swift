import Restyle
import RestyleElements

/// The paths of the properties that an element stores, also those of what lies in them.
///
/// Each optional property has a value, and each array an item.
func storedPaths(of element: any PrimitiveElement) -> [String] {
  paths(in: element).filter { !ofStyles.contains($0) && !ofLibrary.contains($0) }
}

/// What holds a style, whose properties have tables of their own.
private let ofStyles: Set = ["explicitStyle", "givenStyle", "style", "traitStyle"]

/// What nobody else can set: Markdown says by it what its stacks are, and a walk what is around a space.
private let ofLibrary: Set = ["accessibility.role", "stretchedStackCount"]

/// The names under which people know what is stored under others.
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

/// The paths in a value that is set property by property; none in any other.
private func innerPaths(of value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  // First, since an optional value is one of its wrapped type as well.
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

/// What a value with a single property stores behind that, at whichever depth.
private func everything(in value: Any) -> Any? {
  let children = Mirror(reflecting: value).children
  guard children.count == 1, let only = children.first else { return children.isEmpty ? nil : value }
  return everything(in: only.value)
}
