public import Restyle

/// The style that was set for an element: none, a fixed one, or one that depends on traits.
///
/// A style is large and rarely set, so it is stored on the heap and shared by copies. Without a style, nothing is
/// allocated.
public struct GivenStyle<Style: Restyle.Style>: Sendable {
  // Inlinable for outputs, which read it for each element, and for code that creates elements, where having no style
  // then requires no large value.
  @usableFromInline var storage: Storage?

  // Immutable once created, so sharing it can't be observed.
  @usableFromInline
  final class Storage: Sendable {
    /// The style; if it is dynamic, its value for some traits.
    @usableFromInline let style: Style?
    @usableFromInline let dynamic: TraitStyle<Style>?
    /// Whether it is the resolved default style, rather than the element's own.
    @usableFromInline let isDefault: Bool

    @inlinable
    init(_ style: Style?, _ dynamic: TraitStyle<Style>?, isDefault: Bool = false) {
      self.style = style
      self.dynamic = dynamic
      self.isDefault = isDefault
    }
  }
}

extension GivenStyle {
  /// Sets a style; nil for none.
  @inlinable
  public init(_ style: Style?) { storage = style.map { Storage($0, nil) } }

  /// Sets a style that depends on traits; nil for none.
  public init(_ dynamic: TraitStyle<Style>?) { storage = dynamic.map { Storage(nil, $0) } }

  /// Creates a dynamic default style, resolved for some traits.
  init(default dynamic: TraitStyle<Style>, for traits: TraitCollection) {
    storage = Storage(dynamic.style(from: traits), dynamic, isDefault: true)
  }

  /// Whether the element has its own style; reading this doesn't copy the style.
  @inlinable package var isPresent: Bool { storage?.isDefault == false }

  /// Whether both share their storage, or have none; equal styles may have separate storage.
  @inlinable package static func === (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }

  /// Whether the style depends on traits.
  @inlinable public var isDynamic: Bool { dynamic != nil }

  /// The style; nil for none.
  ///
  /// A dynamic style has the value that was resolved last, or the value for an unknown device.
  @inlinable public var style: Style? {
    guard let storage else { return nil }
    return storage.style ?? storage.dynamic?.style(from: TraitCollection())
  }

  /// Reads a style in place if it is the same for all traits; returns nil for a dynamic style, and for none.
  @inlinable
  package func read<Result>(_ body: (Style) -> Result?) -> Result? {
    storage?.dynamic == nil ? storage?.style.flatMap(body) : nil
  }

  /// The style that depends on traits; nil if there is none, or if the style is the same for all traits.
  @inlinable public var dynamic: TraitStyle<Style>? { storage?.dynamic }

  /// Resolves a dynamic style for some traits; the style stays dynamic.
  package mutating func resolve(for traits: TraitCollection) {
    guard let dynamic, isPresent else { return }
    storage = Storage(dynamic.style(from: traits), dynamic)
  }
}
