public import Restyle

/// The style that an element was given: none, one, or one that depends on traits.
///
/// It is a large value that is rarely there, so it lies on the heap and is shared by copies; none takes no heap.
public struct GivenStyle<Style: Restyle.Style>: Sendable {
  // Inlinable as far as outputs ask it of each element that they write, and where elements are made: there, that there
  // is none needs no large value which says so.
  @usableFromInline var storage: Storage?

  // Never changed once it is made, so sharing it can't be observed.
  @usableFromInline
  final class Storage: Sendable {
    /// The style; of a dynamic one, what it came to for the traits that it was resolved for.
    @usableFromInline let style: Style?
    @usableFromInline let dynamic: TraitStyle<Style>?
    /// Whether it is what the default one comes to, and not the element's own.
    @usableFromInline let isDefault: Bool

    @usableFromInline
    init(_ style: Style?, _ dynamic: TraitStyle<Style>?, isDefault: Bool = false) {
      self.style = style
      self.dynamic = dynamic
      self.isDefault = isDefault
    }
  }
}

extension GivenStyle {
  /// Gives a style; nil for none.
  @inlinable
  public init(_ style: Style?) { storage = style.map { Storage($0, nil) } }

  /// Gives a style that depends on traits; nil for none.
  public init(_ dynamic: TraitStyle<Style>?) { storage = dynamic.map { Storage(nil, $0) } }

  /// Gives what a default style that depends on traits comes to for some.
  init(default dynamic: TraitStyle<Style>, for traits: TraitCollection) {
    storage = Storage(dynamic.style(from: traits), dynamic, isDefault: true)
  }

  /// Whether there is one of the element's own, without a copy of it.
  @inlinable package var isPresent: Bool { storage?.isDefault == false }

  /// Whether it depends on traits.
  @inlinable public var isDynamic: Bool { dynamic != nil }

  /// The style; of one that depends on traits, what it comes to for those that it was resolved for, else for no
  /// particular ones.
  @inlinable public var style: Style? {
    guard let storage else { return nil }
    return storage.style ?? storage.dynamic?.style(from: TraitCollection())
  }

  /// The style that depends on traits; nil for none, and for one that is the same for all.
  @inlinable public var dynamic: TraitStyle<Style>? { storage?.dynamic }

  /// Makes of a style that depends on traits what it comes to for some; it still depends on them.
  package mutating func resolve(for traits: TraitCollection) {
    guard let dynamic, isPresent else { return }
    storage = Storage(dynamic.style(from: traits), dynamic)
  }
}
