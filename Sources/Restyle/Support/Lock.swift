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

/// A value that threads share under mutual exclusion.
///
/// The standard library's `Mutex` would do, but requires newer systems than the package supports, and the thread
/// sanitizer reports it as a race.
// Safe to share: the value is accessed only between locking and unlocking the system's lock. Both have a stable address
// for the lifetime of the object. The system requires that of its lock, and a property of the object would need an
// exclusivity check at each access.
package final class Lock<Value>: @unchecked Sendable {
  private let contents: UnsafeMutablePointer<Contents>
  private let lock: UnsafeMutablePointer<SystemLock>

  private struct Contents {
    var lock = SystemLock()
    var value: Value
  }

  package init(_ value: Value) {
    contents = .allocate(capacity: 1)
    contents.initialize(to: Contents(value: value))
    // The first property of a struct has the address of the struct.
    lock = UnsafeMutableRawPointer(contents).assumingMemoryBound(to: SystemLock.self)
    lock.prepare()
  }

  deinit {
    lock.discard()
    contents.deinitialize(count: 1)
    contents.deallocate()
  }

  /// Calls `body` with the value while no other thread can access it; `body` mustn't take the lock again.
  package func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&contents.pointee.value)
  }
}

#if os(Windows)
  // Slim reader/writer locks, which need no cleanup.
  private typealias SystemLock = SRWLOCK

  extension UnsafeMutablePointer<SystemLock> {
    fileprivate func prepare() { InitializeSRWLock(self) }
    fileprivate func discard() {}
    fileprivate func lock() { AcquireSRWLockExclusive(self) }
    fileprivate func unlock() { ReleaseSRWLockExclusive(self) }
  }
#elseif os(WASI) && !canImport(wasi_pthread)
  // There is only one thread.
  private struct SystemLock {}

  extension UnsafeMutablePointer<SystemLock> {
    fileprivate func prepare() {}
    fileprivate func discard() {}
    fileprivate func lock() {}
    fileprivate func unlock() {}
  }
#else
  private typealias SystemLock = pthread_mutex_t

  extension UnsafeMutablePointer<SystemLock> {
    fileprivate func prepare() { pthread_mutex_init(self, nil) }
    fileprivate func discard() { pthread_mutex_destroy(self) }
    fileprivate func lock() { pthread_mutex_lock(self) }
    fileprivate func unlock() { pthread_mutex_unlock(self) }
  }
#endif
