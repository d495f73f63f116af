public import Restyle

/// The style that was set for an element: none, a fixed one, or one that depends on traits.
///
/// A style is large and rarely set, so it is stored on the heap and shared by copies. Without a style, nothing is
/// allocated.
public struct GivenStyle<Style: Restyle.Style>: Sendable {
  // Inlinable for outputs, which read it for each element, and for code that creates elements, where having no style
  // then requires no large value.
  @usableFromInline var source: Source

  @usableFromInline
  enum Source: Sendable {
    case none
    case fixed(Fixed)
    case dynamic(Dynamic)
  }

  // Immutable once created, so sharing it can't be observed. The style isn't optional: the type of an optional would be
  // looked up each time that one is destroyed.
  @usableFromInline
  final class Fixed: Sendable {
    @usableFromInline let style: Style

    @inlinable
    init(_ style: Style) { self.style = style }
  }

  @usableFromInline
  final class Dynamic: Sendable {
    @usableFromInline let dynamic: TraitStyle<Style>
    /// The value for some traits; nil until the style is resolved.
    @usableFromInline let resolved: Fixed?
    /// Whether it is the resolved default style, rather than the element's own.
    @usableFromInline let isDefault: Bool

    init(_ dynamic: TraitStyle<Style>, resolved: Fixed? = nil, isDefault: Bool = false) {
      self.dynamic = dynamic
      self.resolved = resolved
      self.isDefault = isDefault
    }
  }
}

extension GivenStyle {
  /// Sets a style; nil for none.
  @inlinable
  public init(_ style: Style?) { source = style.map { .fixed(Fixed($0)) } ?? .none }

  /// Sets a style that depends on traits; nil for none.
  public init(_ dynamic: TraitStyle<Style>?) { source = dynamic.map { .dynamic(Dynamic($0)) } ?? .none }

  /// Creates a dynamic default style, resolved for some traits.
  init(default dynamic: TraitStyle<Style>, for traits: TraitCollection) {
    source = .dynamic(Dynamic(dynamic, resolved: Fixed(dynamic.style(from: traits)), isDefault: true))
  }

  /// Whether the element has its own style; reading this doesn't copy the style.
  @inlinable package var isPresent: Bool {
    switch source {
    case .none: false
    case .fixed: true
    case .dynamic(let dynamic): !dynamic.isDefault
    }
  }

  /// Whether both share their style, or have none; equal styles may be stored separately.
  @inlinable package static func === (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.none, .none): true
    case (.fixed(let left), .fixed(let right)): left === right
    case (.dynamic(let left), .dynamic(let right)): left === right
    default: false
    }
  }

  /// Whether the style depends on traits.
  @inlinable public var isDynamic: Bool { if case .dynamic = source { true } else { false } }

  /// The style; nil for none.
  ///
  /// A dynamic style has the value that was resolved last, or the value for an unknown device.
  @inlinable public var style: Style? {
    switch source {
    case .none: nil
    case .fixed(let fixed): fixed.style
    case .dynamic(let dynamic): dynamic.resolved?.style ?? dynamic.dynamic.style(from: TraitCollection())
    }
  }

  /// Reads a style in place if it is the same for all traits; returns nil for a dynamic style, and for none.
  @inlinable
  package func read<Result>(_ body: (Style) -> Result?) -> Result? {
    if case .fixed(let fixed) = source { body(fixed.style) } else { nil }
  }

  /// The style that depends on traits; nil if there is none, or if the style is the same for all traits.
  @inlinable public var dynamic: TraitStyle<Style>? {
    if case .dynamic(let dynamic) = source { dynamic.dynamic } else { nil }
  }

  /// Resolves a dynamic style for some traits; the style stays dynamic.
  package mutating func resolve(for traits: TraitCollection) {
    guard let dynamic, isPresent else { return }
    source = .dynamic(Dynamic(dynamic, resolved: Fixed(dynamic.style(from: traits))))
  }
}
