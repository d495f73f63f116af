public import RestyleElements

// Public for the outputs only, for the same reason as `NumberedKeys`.

/// A cache of the presentations that an output has for kinds of controls.
///
/// Asking a type for its presentation takes longer than a switch.
@_spi(Outputs)
public struct ControlKinds<Presentation: Sendable>: Sendable {
  @usableFromInline var latest: Known?
  // In an array, since interfaces have few kinds.
  @usableFromInline var all: [Known] = []

  @usableFromInline
  struct Known: Sendable {
    @usableFromInline let kind: any InputControl.Type
    @usableFromInline let presentation: Presentation?

    @inlinable
    init(kind: any InputControl.Type, presentation: Presentation?) {
      self.kind = kind
      self.presentation = presentation
    }
  }

  /// Creates an empty cache.
  @inlinable public init() {}
}

extension ControlKinds {
  /// Returns the presentation of a kind of control; nil if the output has none.
  @inlinable
  public mutating func presentation(of kind: any InputControl.Type) -> Presentation? {
    if let latest, latest.kind == kind { return latest.presentation }
    let known: Known
    if let found = all.first(where: { $0.kind == kind }) {
      known = found
    } else {
      known = Known(kind: kind, presentation: kind as? Presentation)
      all.append(known)
    }
    latest = known
    return known.presentation
  }
}
