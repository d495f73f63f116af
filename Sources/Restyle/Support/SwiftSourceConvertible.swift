/// A value with Swift source that creates it where its type is known, such as `.natural`.
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

/// The name of a type with its module and the types around it, the same in every process.
///
/// Reflection names the contexts of private and local types by an address, and the module of an extension before that
/// of the type that it extends; both are omitted here.
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

/// The modules to import for the name of a type: the one that declares it, and that of the type whose extension does.
package func modules(declaring type: any Any.Type) -> [String] {
  String(reflecting: type)
    .prefix { $0 != "." }
    .split { "():".contains($0) }
    .map { String($0.split(separator: " ").last ?? $0) }
}
