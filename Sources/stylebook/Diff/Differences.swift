import Restyle

/// How two values of a name differ.
protocol Differences<Value> {
  associatedtype Value: Hashable & Sendable
  /// The kind of value or style, such as `colors` or `buttons`.
  var group: String { get }
  var name: String { get }

  /// The properties that differ.
  func all(from old: Value, to new: Value) -> [Difference]
}

/// A property that differs.
struct Difference {
  let path: String
  let old: Any?
  let new: Any?
}

/// A named value, which has no properties of its own.
struct Whole<Value: Hashable & Sendable>: Differences {
  let group: String
  let name: String

  func all(from old: Value, to new: Value) -> [Difference] {
    old == new ? [] : [Difference(path: "", old: old, new: new)]
  }
}

/// A style, whose properties are distinguished.
struct Properties<S: Style & Hashable>: Differences {
  let group: String
  let name: String

  func all(from old: S, to new: S) -> [Difference] {
    old.difference(to: new).changes.map { change in
      Difference(
        path: change.path.description, old: change.kind == .added ? nil : change.oldValue(as: Any.self),
        new: change.kind == .removed ? nil : change.newValue(as: Any.self))
    }
  }
}
