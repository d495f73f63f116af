// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
}

public struct Alignment: Hashable, Sendable {
  let name: String
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
}

public struct RoundedRectangle: PrimitiveView, Sendable {
  public let cornerRadius: CGFloat

  public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

  public func fill<S: ShapeStyle>(_ content: S) -> some View { applying("fill", content) }
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    applying("strokeBorder", content).applying("lineWidth", lineWidth)
  }

  func appliedItself(in environment: EnvironmentValues) -> [Applied] {
    [Applied("cornerRadius", cornerRadius)]
  }
}

public protocol Shape: Sendable {}
extension RoundedRectangle: Shape {}

public struct Rectangle: Shape {
  public init() {}
}

extension View {
  public func contentShape<S: Shape>(_ shape: S) -> some View { applying("contentShape", shape) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    applying("offset", CGSize(width: x, height: y))
  }
  public func padding(_ insets: EdgeInsets) -> some View { applying("padding", insets) }
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    applying("frame", [minWidth, maxWidth, minHeight]).applying("frameAlignment", alignment)
  }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    applying("background", view: content())
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    applying("overlay", view: content())
  }
  public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    applying("shadow", [color])
  }
}

public struct ButtonStyleConfiguration {
  public let label: ViewModifierContent
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct Button<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  func appliedItself(in environment: EnvironmentValues) -> [Applied] {
    guard let style = environment[ButtonStyleKey.self] else { return label.applied(in: environment) }
    let configuration = ButtonStyleConfiguration(
      label: ViewModifierContent { label.applied(in: $0) }, isPressed: environment.isPressed)
    func body(_ style: some ButtonStyle) -> [Applied] {
      style.makeBody(configuration: configuration).applied(in: environment)
    }
    // A style may read the environment as well.
    EnvironmentValues.current = environment
    return body(style)
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any ButtonStyle)? { nil }
}

private enum SizeKey: EnvironmentKey {
  static var defaultValue: CGSize { .zero }
}

private enum PressedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The size that views get, for the checks.
  package var proposedSize: CGSize {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  /// Whether buttons are pressed, for the checks.
  package var isPressed: Bool {
    get { self[PressedKey.self] }
    set { self[PressedKey.self] = newValue }
  }

  fileprivate var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, style) }
  public func disabled(_ disabled: Bool) -> some View { environment(\.isEnabled, !disabled) }
}
