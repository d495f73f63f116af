// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declared by Foundation, on systems with the Objective-C runtime.

open class NSKeyValueObservation {
  public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {}

@MainActor @preconcurrency
public protocol _KeyValueCodingAndObserving: AnyObject {}

struct Observer {
  let path: AnyKeyPath
  let call: (AnyObject) -> Void
}

extension UIView: _KeyValueCodingAndObserving {
  func didChange(_ path: AnyKeyPath) {
    for observer in observers where observer.path == path { observer.call(self) }
  }
}

extension _KeyValueCodingAndObserving where Self: UIView {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observers.append(
      Observer(path: keyPath) { object in
        if let object = object as? Self { changeHandler(object, NSKeyValueObservedChange()) }
      })
    return NSKeyValueObservation()
  }
}
