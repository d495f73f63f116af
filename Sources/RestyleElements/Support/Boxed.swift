/// A large value that is rarely set, stored on the heap.
// Immutable, so sharing it can't be observed.
@usableFromInline
final class Boxed<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: consuming Value) { self.value = value }
}
