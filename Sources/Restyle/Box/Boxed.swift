/// A large value that is rarely set, stored on the heap and shared by its copies.
///
/// The empty value allocates nothing. Structs that contain a boxed value stay small: copying them takes a pointer for
/// it, and not its whole size.
@usableFromInline
package struct Boxed<Value: EmptyInitializable & Hashable & Sendable>: Sendable {
  // Immutable once created, so that sharing it can't be observed.
  @usableFromInline
  package final class Storage: Sendable {
    @usableFromInline package let value: Value

    init(_ value: consuming Value) { self.value = value }
  }

  // Nil if and only if the value is empty, so each value has one representation.
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
}

extension Boxed: Hashable {
  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.storage !== rhs.storage else { return true }
    // Compared in place, because the values are large.
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

  /// Whether this is the empty value.
  var isEmpty: Bool { get }
}

extension EmptyInitializable {
  @usableFromInline package var isEmpty: Bool { self == Self() }
}
