/// A value with Swift source that creates it in a context with a known type, such as `.natural`.
protocol SwiftSourceConvertible {
  var swiftSource: String { get }

  /// Whether the value may contain values of custom types, whose order isn't known.
  static var holdsOthers: Bool { get }
}

extension SwiftSourceConvertible {
  static var holdsOthers: Bool { false }
}

extension SwiftSourceConvertible where Self: RawRepresentable<String> {
  var swiftSource: String { ".\(rawValue)" }
}

/// Returns the name of a type with its module and enclosing types, the same in every process.
///
/// Reflection names the contexts of private and local types by an address, and puts the module of an extension before
/// that of the extended type. Both are omitted here.
package func qualifiedName(of type: any Any.Type) -> String {
  String(reflecting: type)
    .split(separator: ".")
    .filter { !$0.hasPrefix("(unknown context at ") }
    .map { name in
      let end = name.lastIndex(of: ":")
      guard let end, let start = name[..<end].lastIndex(of: "(") else { return name }
      return name[..<start] + name[end...].dropFirst()
    }
    .joined(separator: ".")
}

/// Returns the modules to import for the name of a type: its own, and for a type in an extension that of the extended
/// type.
package func modules(declaring type: any Any.Type) -> [String] {
  String(reflecting: type)
    .prefix { $0 != "." }
    .split { "():".contains($0) }
    .map { String($0.split(separator: " ").last ?? $0) }
}
