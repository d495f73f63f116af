extension TraitCollection {
  // Inlinable, so that the key path is optimised to a plain field access and a constant: `dynamic/resolve-cold-64`.

  /// One of Restyle's own traits.
  public subscript<Value>(dynamicMember trait: WritableKeyPath<StandardTraits, Value>) -> Value {
    @inlinable @inline(__always)
    get {
      let read = StandardTraitSet(trait)
      if unrecorded.rawValue & read.rawValue != 0 { record(read) }
      return values.standard[keyPath: trait]
    }
    @inlinable @inline(__always)
    set {
      values.standard[keyPath: trait] = newValue
      values.standard.normalize()
      recording?.overwrite(StandardTraitSet(trait))
    }
  }

  @usableFromInline
  func record(_ reads: StandardTraitSet) { recording?.record(reads) }

  /// The value of a custom trait; its default if it isn't set.
  ///
  /// A value that isn't equal to itself, such as NaN, counts as the default.
  public subscript<Key: TraitKey>(key: Key) -> Key.Value {
    get {
      recording?.record(TraitReads(Key.self))
      return values.custom[Key.self]
    }
    set {
      values.custom[Key.self] = newValue
      recording?.overwrite(TraitReads(Key.self))
    }
  }

  /// Returns the traits with one trait changed.
  ///
  /// ```swift
  /// traits.with(\.colorScheme, .dark)
  /// ```
  public func with<Value>(_ trait: WritableKeyPath<TraitCollection, Value>, _ value: Value) -> TraitCollection
  {
    with { $0[keyPath: trait] = value }
  }

  /// Returns a copy of the traits, changed by `change`.
  ///
  /// - Parameter change: Changes the copy in place.
  /// - Returns: The changed copy.
  /// - Throws: Any error that `change` throws.
  public func with(_ change: (inout TraitCollection) throws -> Void) rethrows -> TraitCollection {
    var traits = self
    try change(&traits)
    return traits
  }

  /// Whether the horizontal size class is compact.
  @inlinable @inline(__always)
  public var isCompact: Bool { self.horizontalSizeClass == .compact }

  /// Whether the horizontal size class is regular.
  @inlinable @inline(__always)
  public var isRegular: Bool { self.horizontalSizeClass == .regular }

  /// The width of the thinnest line that the display can show, in points.
  @inlinable public var hairlineWidth: Double { (1 / self.displayScale).inRange }
}
