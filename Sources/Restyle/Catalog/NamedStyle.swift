/// A style under the name it has in a catalog, evaluated whenever it is read.
///
/// ```swift
/// let header: NamedStyle<TextStyle> = NamedStyle("header", .header)
/// let settings: NamedStyle<SectionStyle> = NamedStyle("settings", dynamic: .settings)
/// ```
public struct NamedStyle<Value: Style>: Sendable {
  /// The name.
  public let name: String
  @usableFromInline let expression: Expression

  @usableFromInline
  enum Expression: Sendable {
    case constant(@Sendable () -> Value)
    case dynamic(@Sendable () -> TraitStyle<Value>)
    /// What turns out to be one or the other whenever it is evaluated.
    case either(any NamedStyleSource<Value>)
  }

  /// Names a style; the expression is evaluated at each read of `style`, so that it follows what it depends on.
  @inlinable
  public init(_ name: String, _ style: @escaping @autoclosure @Sendable () -> Value) {
    self.name = name
    expression = .constant(style)
  }

  /// Names a style that depends on traits; the expression is evaluated at each read.
  @inlinable
  public init(_ name: String, dynamic style: @escaping @autoclosure @Sendable () -> TraitStyle<Value>) {
    self.name = name
    expression = .dynamic(style)
  }

  /// Names a style that may come to depend on traits.
  init(_ name: String, either source: some NamedStyleSource<Value>) {
    self.name = name
    expression = .either(source)
  }
}

/// What evaluates a style that may depend on traits.
// An object, so that copying a named style counts one reference, whichever it is.
@usableFromInline
protocol NamedStyleSource<Value>: AnyObject, Sendable {
  associatedtype Value: Style

  /// The style; of one that depends on traits, as it is for those of an unknown device.
  var style: Value { get }

  /// The style by traits; nil if it is the same for all.
  var dynamicStyle: TraitStyle<Value>? { get }
}

// Inlinable, so that the caller's compiler knows the size of the style.

extension NamedStyle {
  /// The style as it is now; one that depends on traits as it is for those of an unknown device.
  @inlinable public var style: Value {
    switch expression {
    case .constant(let style): style()
    case .dynamic(let style): style().style(from: TraitCollection())
    case .either(let source): source.style
    }
  }

  /// The style as it is now for some traits.
  @inlinable
  public func style(from traits: TraitCollection) -> Value {
    switch expression {
    case .constant(let style): style()
    case .dynamic(let style): style().style(from: traits)
    case .either(let source): source.dynamicStyle?.style(from: traits) ?? source.style
    }
  }

  /// The dynamic style as it is now; nil for a style that depends on no traits.
  @inlinable public var dynamicStyle: TraitStyle<Value>? {
    switch expression {
    case .constant: nil
    case .dynamic(let style): style()
    case .either(let source): source.dynamicStyle
    }
  }
}
