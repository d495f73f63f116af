/// A style under the name it has in a catalog, evaluated whenever it is read.
///
/// ```swift
/// NamedStyle("header", .header)
/// ```
public struct NamedStyle<Value: Style>: Sendable {
  /// The name.
  public let name: String
  private let evaluate: @Sendable () -> Value

  /// Names a style; the expression is evaluated at each read of `style`, so that it follows what it depends on.
  public init(_ name: String, _ style: @escaping @autoclosure @Sendable () -> Value) {
    self.name = name
    evaluate = style
  }

  /// The style as it is now.
  public var style: Value { evaluate() }
}
