/// A large value that is rarely set, stored on the heap and shared by its copies; nil allocates nothing.
@propertyWrapper
@usableFromInline
struct Boxed<Value: Sendable>: Sendable {
  // Immutable once created, so sharing it can't be observed.
  @usableFromInline
  final class Storage: Sendable {
    let value: Value

    init(_ value: consuming Value) { self.value = value }
  }

  @usableFromInline private(set) var storage: Storage?

  // Moved into its storage, since the value is large.
  init(wrappedValue: consuming Value?) {
    if let value = consume wrappedValue { storage = Storage(value) }
  }

  var wrappedValue: Value? {
    get { storage?.value }
    set { self = Boxed(wrappedValue: newValue) }
  }

  /// Whether there is a value; reading this doesn't copy the value.
  @inlinable var isPresent: Bool { storage != nil }
}
