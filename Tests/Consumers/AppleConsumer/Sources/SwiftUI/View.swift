// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What stands in for SwiftUI: the declarations that Restyle and the tests use, as the public documentation gives them.
// Views draw nothing; `applied(in:)` tells what modifiers they come to.
@_exported import Foundation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("there is no such view") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<
    True, False
  > {
    _ConditionalContent(first: first)
  }
  @MainActor public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> {
    _ConditionalContent(second: second)
  }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  let first: TrueContent?
  let second: FalseContent?

  init(first: TrueContent? = nil, second: FalseContent? = nil) {
    self.first = first
    self.second = second
  }

  func appliedItself(in environment: EnvironmentValues) -> [Applied] {
    first?.applied(in: environment) ?? second?.applied(in: environment) ?? []
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("this view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func appliedItself(in environment: EnvironmentValues) -> [Applied] {
    map { $0.applied(in: environment) } ?? []
  }
}

public struct GeometryProxy {
  public let size: CGSize
}

public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func appliedItself(in environment: EnvironmentValues) -> [Applied] {
    content(GeometryProxy(size: environment.proposedSize)).applied(in: environment)
  }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent
  @ViewBuilder func body(content: Content) -> Body
}

/// What a view comes to in the stand-in: what was applied to it, the innermost first.
package struct Applied {
  package let name: String
  package let value: Any?
  /// What the value itself comes to, if it is a view.
  package var inner: [Applied] = []

  package init(_ name: String, _ value: Any?) {
    self.name = name
    self.value = value
  }
}

/// A view without a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func appliedItself(in environment: EnvironmentValues) -> [Applied]
}

extension PrimitiveView {
  public var body: Never { fatalError("this view has no body") }
}

extension View {
  /// Tells what the view comes to in an environment.
  package func applied(in environment: EnvironmentValues) -> [Applied] {
    let outer = EnvironmentValues.current
    EnvironmentValues.current = environment
    defer { EnvironmentValues.current = outer }
    return (self as? any PrimitiveView)?.appliedItself(in: environment) ?? body.applied(in: environment)
  }
}

public struct ViewModifierContent: PrimitiveView {
  let applied: @MainActor (EnvironmentValues) -> [Applied]

  func appliedItself(in environment: EnvironmentValues) -> [Applied] { applied(environment) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  func appliedItself(in environment: EnvironmentValues) -> [Applied] {
    modifier.body(content: ViewModifierContent { content.applied(in: $0) }).applied(in: environment)
  }
}

struct Changed<Content: View>: PrimitiveView {
  let content: Content
  var before: @MainActor (inout EnvironmentValues) -> Void = { _ in }
  let after: @MainActor (EnvironmentValues) -> [Applied]

  func appliedItself(in environment: EnvironmentValues) -> [Applied] {
    var inner = environment
    before(&inner)
    return content.applied(in: inner) + after(environment)
  }
}

extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Changed(content: self, before: { $0[keyPath: keyPath] = value }, after: { _ in [] })
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    Changed(content: self, before: { transform(&$0[keyPath: keyPath]) }, after: { _ in [] })
  }

  func applying(_ name: String, _ value: Any?) -> some View {
    Changed(content: self, after: { _ in [Applied(name, value)] })
  }

  func applying(_ name: String, view: some View) -> some View {
    Changed(
      content: self,
      after: { environment in
        var applied = Applied(name, nil)
        applied.inner = view.applied(in: environment)
        return [applied]
      })
  }
}
