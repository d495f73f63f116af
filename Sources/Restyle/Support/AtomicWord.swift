import Synchronization

#if !canImport(Darwin)
  /// An atomic number.
  ///
  /// What a thread wrote before it changed the number is visible to threads that read the change.
  struct AtomicWord: ~Copyable {
    // Stored in place, so that a static atomic needs no lazy initialisation, whose check takes longer than reading the
    // number.
    private let atomic = Atomic<UInt>(0)

    var value: UInt { atomic.load(ordering: .acquiring) }

    func set(_ value: UInt) { atomic.store(value, ordering: .releasing) }

    func increment() { atomic.wrappingAdd(1, ordering: .acquiringAndReleasing) }

    func decrement() { atomic.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

    func formUnion(_ bits: UInt) { atomic.bitwiseOr(bits, ordering: .acquiringAndReleasing) }
  }
#else
  /// An atomic number; a lock replaces atomic operations on systems without them.
  ///
  /// What a thread wrote before it changed the number is visible to threads that read the change.
  // Safe to share: the memory is accessed by atomic operations only, or not at all on systems that use the lock. It is
  // allocated, because no property can have a type that the oldest systems lack.
  struct AtomicWord: ~Copyable, @unchecked Sendable {
    private let memory: UnsafeMutableRawPointer
    private let lock: Lock<UInt>

    init() {
      memory = .allocate(
        byteCount: MemoryLayout<UInt>.stride, alignment: MemoryLayout<UInt>.alignment)
      lock = Lock(0)
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        memory.bindMemory(to: Atomic<UInt>.self, capacity: 1).initialize(to: Atomic(0))
      }
    }

    // Atomic numbers need no cleanup.
    deinit { memory.deallocate() }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private var atomic: UnsafeMutablePointer<Atomic<UInt>> {
      memory.assumingMemoryBound(to: Atomic<UInt>.self)
    }

    var value: UInt {
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return lock.withLock { $0 }
      }
      return atomic.pointee.load(ordering: .acquiring)
    }

    func set(_ value: UInt) {
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return lock.withLock { $0 = value }
      }
      atomic.pointee.store(value, ordering: .releasing)
    }

    func increment() {
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return lock.withLock { $0 &+= 1 }
      }
      atomic.pointee.wrappingAdd(1, ordering: .acquiringAndReleasing)
    }

    func decrement() {
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return lock.withLock { $0 &-= 1 }
      }
      atomic.pointee.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }

    func formUnion(_ bits: UInt) {
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return lock.withLock { $0 |= bits }
      }
      atomic.pointee.bitwiseOr(bits, ordering: .acquiringAndReleasing)
    }
  }
#endif
