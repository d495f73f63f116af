#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import WinSDK
#elseif canImport(wasi_pthread)
  import wasi_pthread
#endif

/// An address that each thread has for itself, nil until the thread sets one.
///
/// For what lasts as long as a call: a task local would do, but outside of tasks each takes memory, and reading one
/// takes several times as long.
struct ThreadLocal<Pointee>: Sendable {
  private let key: SystemKey

  /// Nil if the system, whose keys are few, has none left.
  init?() {
    guard let key = SystemKey.made() else { return nil }
    self.key = key
  }

  var address: UnsafePointer<Pointee>? {
    get { key.value.map { UnsafePointer($0.assumingMemoryBound(to: Pointee.self)) } }
    nonmutating set { key.setValue(newValue.map { UnsafeMutableRawPointer(mutating: $0) }) }
  }
}

#if os(Windows)
  private struct SystemKey: Sendable {
    private let index: DWORD

    static func made() -> Self? {
      let index = FlsAlloc(nil)
      return index == FLS_OUT_OF_INDEXES ? nil : Self(index: index)
    }

    var value: UnsafeMutableRawPointer? { FlsGetValue(index) }
    func setValue(_ value: UnsafeMutableRawPointer?) { FlsSetValue(index, value) }
  }
#elseif os(WASI) && !canImport(wasi_pthread)
  // There is one thread, and so one address; nobody else can be at it.
  private struct SystemKey: Sendable {
    private nonisolated(unsafe) let only: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    static func made() -> Self? {
      let only = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
      only.initialize(to: nil)
      return Self(only: only)
    }

    var value: UnsafeMutableRawPointer? { only.pointee }
    func setValue(_ value: UnsafeMutableRawPointer?) { only.pointee = value }
  }
#else
  private struct SystemKey: Sendable {
    private let key: pthread_key_t

    static func made() -> Self? {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? Self(key: key) : nil
    }

    var value: UnsafeMutableRawPointer? { pthread_getspecific(key) }
    func setValue(_ value: UnsafeMutableRawPointer?) { pthread_setspecific(key, value) }
  }
#endif
