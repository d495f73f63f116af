/// A value that knows the Swift source that builds it where its type is clear, such as `.natural`.
protocol SwiftSourceConvertible {
  var swiftSource: String { get }
}

extension SwiftSourceConvertible where Self: RawRepresentable<String> {
  var swiftSource: String { ".\(rawValue)" }
}

/// The name of a type with its module and the types around it, the same in every process.
///
/// Reflection names the surroundings of private and local types by an address; here they are left out.
func qualifiedName(of type: any Any.Type) -> String {
  String(reflecting: type)
    .split(separator: ".")
    .filter { !$0.hasPrefix("(unknown context at ") }
    .joined(separator: ".")
}
