#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A place for values beside objects of classes that can't be given properties.
  ///
  /// A value goes with its object. The address of this identifies its slot.
  @MainActor
  final class AssociatedValue<Value> {
    subscript(object: UIResponder) -> Value? {
      get { objc_getAssociatedObject(object, key) as? Value }
      set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
  }
#endif
