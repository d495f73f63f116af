/// A styler that a step of another one holds, to an unknown depth: releasing it doesn't recurse.
final class HeldStyler<Target>: Sendable {
  private let storage: Unmanaged<Storage>

  private final class Storage: Sendable {
    let styler: Styler<Target>

    init(_ styler: Styler<Target>) { self.styler = styler }
  }

  init(_ styler: Styler<Target>) { storage = .passRetained(Storage(styler)) }

  deinit { DeepRelease.release(UInt(bitPattern: storage.toOpaque())) }

  var styler: Styler<Target> { storage._withUnsafeGuaranteedRef { $0.styler } }
}
