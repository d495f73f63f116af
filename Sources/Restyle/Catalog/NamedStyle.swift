/// A style under the name it has in a catalog, evaluated whenever it is read.
///
/// ```swift
/// NamedStyle("header", .header)
/// NamedStyle("settings", dynamic: .settings)        // a `DynamicSectionStyle`
/// ```
public struct NamedStyle<Value: Style>: Sendable {
  /// The name.
  public let name: String
  private let evaluate: @Sendable () -> Evaluation

  private enum Evaluation {
    case constant(Value)
    case dynamic(TraitStyle<Value>)
  }

  /// Names a style; the expression is evaluated at each read of `style`, so that it follows what it depends on.
  public init(_ name: String, _ style: @escaping @autoclosure @Sendable () -> Value) {
    self.name = name
    evaluate = { .constant(style()) }
  }

  /// Names a style that depends on traits; the expression is evaluated at each read.
  public init(_ name: String, dynamic style: @escaping @autoclosure @Sendable () -> TraitStyle<Value>) {
    self.name = name
    evaluate = { .dynamic(style()) }
  }
}

extension NamedStyle {
  /// The style as it is now; one that depends on traits as it is for those of an unknown device.
  public var style: Value { style(from: TraitCollection()) }

  /// The style as it is now for some traits.
  public func style(from traits: TraitCollection) -> Value {
    switch evaluate() {
    case .constant(let style): style
    case .dynamic(let style): style.style(from: traits)
    }
  }

  /// The dynamic style as it is now; nil for a style that depends on no traits.
  public var dynamicStyle: TraitStyle<Value>? {
    switch evaluate() {
    case .constant: nil
    case .dynamic(let style): style
    }
  }
}
