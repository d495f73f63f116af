import Synchronization

#if !canImport(Darwin)
  /// A number that threads read and change without waiting for each other.
  ///
  /// What a thread wrote before it changed the number, others see who read the change.
  struct AtomicWord: ~Copyable {
    // In place, so that a static one needs no initialisation, which takes longer to look for than the number.
    private let atomic = Atomic<UInt>(0)

    var value: UInt { atomic.load(ordering: .acquiring) }

    func set(_ value: UInt) { atomic.store(value, ordering: .releasing) }

    func increment() { atomic.wrappingAdd(1, ordering: .acquiringAndReleasing) }

    func decrement() { atomic.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

    func formUnion(_ bits: UInt) { atomic.bitwiseOr(bits, ordering: .acquiringAndReleasing) }
  }
#else
  /// A number that threads read and change, without waiting for each other where the system has atomic numbers.
  ///
  /// What a thread wrote before it changed the number, others see who read the change.
  // Safe to share: the memory is touched by atomic operations alone, or by none. It is allocated, since no
  // property can be of a type that isn't there on the oldest systems.
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

    // Atomic numbers need no clean-up.
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
