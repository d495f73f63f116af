/// The names of the stored properties of a value, in order; wrappers are stored behind an underscore.
public func storedNames(of value: Any) -> [String] {
  Mirror(reflecting: value).children.map(\.label).map { label in
    let label = label ?? ""
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }.sorted()
}
