/// A value that may nest others to an unknown depth, such as a function that holds another one.
///
/// Swift releases nested values recursively. Here the recursion ends after some levels; deeper values are released
/// after these.
// Inlinable, since a walk of elements in another module reads each element's.
@usableFromInline
package final class HeldContent<Value: Sendable>: Sendable {
  @usableFromInline let storage: Unmanaged<Storage>

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }

    // A separate call, in which the value is known to be alive, and needn't be retained.
    @inline(never) @inlinable
    func borrow<Result>(_ body: (borrowing Value) -> Result) -> Result { body(value) }
  }

  @inlinable
  package init(_ value: Value) { storage = .passRetained(Storage(value)) }

  deinit { DeepRelease.release(UInt(bitPattern: storage.toOpaque())) }

  @inlinable package var value: Value { storage._withUnsafeGuaranteedRef { $0.value } }

  /// Borrows the value, where a copy would be retained.
  @inlinable
  package func borrow<Result>(_ body: (borrowing Value) -> Result) -> Result {
    storage._withUnsafeGuaranteedRef { $0.borrow(body) }
  }
}
