// Inlinable, because they have to dissolve in the measured loop: a call costs more than some operations.
public import AllocationCounter

/// Uses a value in a way that the compiler can't see through, so that the work behind it isn't removed.
///
/// - Parameter value: The result of the measured operation.
@inlinable
@inline(__always)
public func keep<Value: ~Copyable>(_ value: borrowing Value) {
  withUnsafePointer(to: value) { allocation_counter_touch($0) }
}

/// Makes the compiler forget what it knows of a value, so that work on it isn't done ahead of the loop.
///
/// - Parameter value: The input of the measured operation; it doesn't change.
@inlinable
@inline(__always)
public func hide<Value: ~Copyable>(_ value: inout Value) {
  withUnsafeMutablePointer(to: &value) { allocation_counter_touch($0) }
}
