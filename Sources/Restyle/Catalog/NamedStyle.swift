/// A style with its name in a catalog, evaluated at each read.
///
/// ```swift
/// let header: NamedStyle<TextStyle> = NamedStyle("header", .header)
/// let settings: NamedStyle<SectionStyle> = NamedStyle("settings", dynamic: .settings)
/// ```
public struct NamedStyle<Value: Style>: Sendable {
  /// The name.
  public let name: String
  @usableFromInline let expression: Expression
  /// The style's variant in a recipe; nil for a style that isn't part of a recipe.
  @usableFromInline package var variant: RecipeVariant? = nil

  @usableFromInline
  enum Expression: Sendable {
    case constant(@Sendable () -> Value)
    case dynamic(@Sendable () -> TraitStyle<Value>)
    /// Static or dynamic, as determined at each evaluation.
    case either(any NamedStyleSource<Value>)
  }

  /// Creates a named style from an expression, which is evaluated at each read of `style`.
  ///
  /// The style therefore follows values that the expression depends on, such as the current defaults.
  @inlinable
  public init(_ name: String, _ style: @escaping @autoclosure @Sendable () -> Value) {
    self.name = name
    expression = .constant(style)
  }

  /// Creates a named style that depends on traits, from an expression that is evaluated at each read.
  @inlinable
  public init(_ name: String, dynamic style: @escaping @autoclosure @Sendable () -> TraitStyle<Value>) {
    self.name = name
    expression = .dynamic(style)
  }

  /// Rejects a dynamic style without its label.
  @available(*, unavailable, renamed: "init(_:dynamic:)")
  public init(_ name: String, _ style: @escaping @autoclosure @Sendable () -> TraitStyle<Value>) {
    self.init(name, dynamic: style())
  }

  /// Creates a named style that may depend on traits.
  init(_ name: String, either source: some NamedStyleSource<Value>) {
    self.name = name
    expression = .either(source)
  }
}

/// Evaluates a style that may depend on traits.
// A class, so that copying a named style retains one object, whichever case it is.
@usableFromInline
protocol NamedStyleSource<Value>: AnyObject, Sendable {
  associatedtype Value: Style

  /// The style; one that depends on traits is resolved for an unknown device.
  var style: Value { get }

  /// The dynamic style; nil for a style that is the same for all traits.
  var dynamicStyle: TraitStyle<Value>? { get }
}

// Inlinable, so that the caller's compiler knows the size of the style.

extension NamedStyle {
  /// The current style; a style that depends on traits is resolved for an unknown device.
  @inlinable public var style: Value {
    switch expression {
    case .constant(let style): style()
    case .dynamic(let style): style().style(from: TraitCollection())
    case .either(let source): source.style
    }
  }

  /// Returns the current style for the given traits.
  @inlinable
  public func style(from traits: TraitCollection) -> Value {
    switch expression {
    case .constant(let style): style()
    case .dynamic(let style): style().style(from: traits)
    case .either(let source): source.dynamicStyle?.style(from: traits) ?? source.style
    }
  }

  /// The current dynamic style; nil if the style doesn't depend on traits.
  @inlinable public var dynamicStyle: TraitStyle<Value>? {
    switch expression {
    case .constant: nil
    case .dynamic(let style): style()
    case .either(let source): source.dynamicStyle
    }
  }
}

/// The recipe that a named style belongs to, and its variant in it.
@usableFromInline
package struct RecipeVariant: Hashable, Sendable {
  /// The name of the recipe.
  package let recipe: String
  /// The index of each axis' value among the values of the axis.
  package let places: [Int]
  /// The name of each axis' value.
  package let names: [String]
}
