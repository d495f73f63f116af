/// A large value that is rarely there, kept on the heap and shared by its copies; nil takes no heap.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  // Never changed once it is made, so sharing it can't be observed.
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage?

  package init(wrappedValue: Value?) {
    storage = wrappedValue.map(Storage.init)
  }

  /// No value.
  package static var nothing: Self { Boxed(wrappedValue: nil) }

  package var wrappedValue: Value? {
    get { storage?.value }
    set { self = Boxed(wrappedValue: newValue) }
  }

  /// Whether there is a value, which isn't copied to tell.
  package var isPresent: Bool { storage != nil }
}
