#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A slot for values of objects whose classes can't have additional stored properties.
  ///
  /// A value is released with its object. The address of this object is the key.
  @MainActor
  final class AssociatedValue<Value> {
    subscript(object: AnyObject) -> Value? {
      get { objc_getAssociatedObject(object, key) as? Value }
      set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
  }
#endif
