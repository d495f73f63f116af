/// A value that knows the Swift source that builds it where its type is clear, such as `.natural`.
protocol SwiftSourceConvertible {
  var swiftSource: String { get }
}

extension SwiftSourceConvertible where Self: RawRepresentable<String> {
  var swiftSource: String { ".\(rawValue)" }
}
