/// A large value that is rarely there, stored on the heap and shared by its copies; nil takes no heap.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  // Never changed once it is made, so sharing it can't be observed.
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  init(wrappedValue: Value?) { storage = wrappedValue.map(Storage.init) }

  var wrappedValue: Value? {
    get { storage?.value }
    set { self = Boxed(wrappedValue: newValue) }
  }

  /// Whether there is a value, without a copy of it.
  var isPresent: Bool { storage != nil }
}
