/// A value with Swift source that creates it where its type is known, such as `.natural`.
protocol SwiftSourceConvertible {
  var swiftSource: String { get }

  /// Whether values of somebody else's types may lie in one, which have no order that is known.
  static var holdsOthers: Bool { get }
}

extension SwiftSourceConvertible {
  static var holdsOthers: Bool { false }
}

extension SwiftSourceConvertible where Self: RawRepresentable<String> {
  var swiftSource: String { ".\(rawValue)" }
}

/// The name of a type with its module and the types around it, the same in every process.
///
/// Reflection names the contexts of private and local types by an address; they are omitted here.
func qualifiedName(of type: any Any.Type) -> String {
  String(reflecting: type)
    .split(separator: ".")
    .filter { !$0.hasPrefix("(unknown context at ") }
    .joined(separator: ".")
}
