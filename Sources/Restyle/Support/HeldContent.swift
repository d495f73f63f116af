/// A value that may nest others to any depth, such as a function that captures another one.
///
/// Swift releases nested values recursively. Here the recursion ends after some levels, and deeper values are released
/// afterwards.
// Inlinable, because code in other modules that traverses elements reads the value of each.
@usableFromInline
package final class HeldContent<Value: Sendable>: Sendable {
  @usableFromInline let storage: Unmanaged<Storage>

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }

    // A separate function, in which the value is known to be alive and needn't be retained.
    @inline(never) @inlinable
    func borrow<Result>(_ body: (borrowing Value) -> Result) -> Result { body(value) }
  }

  @inlinable
  package init(_ value: Value) { storage = .passRetained(Storage(value)) }

  deinit { DeepRelease.release(UInt(bitPattern: storage.toOpaque())) }

  @inlinable package var value: Value { storage._withUnsafeGuaranteedRef { $0.value } }

  /// Calls `body` with the borrowed value, which isn't retained as a copy would be.
  @inlinable
  package func borrow<Result>(_ body: (borrowing Value) -> Result) -> Result {
    storage._withUnsafeGuaranteedRef { $0.borrow(body) }
  }
}
