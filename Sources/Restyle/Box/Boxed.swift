/// A large value that is rarely set, stored on the heap and shared by its copies; the empty one takes no heap.
///
/// It makes the structs that hold it small: a value that is rarely set costs a pointer to copy, not its size.
@usableFromInline
package struct Boxed<Value: EmptyInitializable & Hashable & Sendable>: Sendable {
  // Immutable once created, so that sharing it can't be observed.
  @usableFromInline
  package final class Storage: Sendable {
    @usableFromInline package let value: Value

    init(_ value: consuming Value) { self.value = value }
  }

  // Nil for the empty value, and only for that one: each value has one form.
  @usableFromInline package private(set) var storage: Storage?

  @inlinable
  package init() {}

  @usableFromInline
  package init(_ value: consuming Value) {
    storage = value.isEmpty ? nil : Storage(value)
  }

  @inlinable package var value: Value {
    get { storage?.value ?? Value() }
    set { self = Boxed(newValue) }
  }

  /// Whether both share their value, as copies do.
  @inlinable
  func isIdentical(to other: Self) -> Bool { storage === other.storage }
}

extension Boxed: Hashable {
  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    guard !lhs.isIdentical(to: rhs) else { return true }
    // Compared in place: the values are large.
    guard let lhs = lhs.storage, let rhs = rhs.storage else { return false }
    return lhs.value == rhs.value
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A type with one empty value.
@usableFromInline
package protocol EmptyInitializable: Equatable {
  init()

  /// Whether the value is the empty one.
  var isEmpty: Bool { get }
}

extension EmptyInitializable {
  @usableFromInline package var isEmpty: Bool { self == Self() }
}
