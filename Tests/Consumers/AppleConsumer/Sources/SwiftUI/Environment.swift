// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// What `Environment` reads while a body is made.
  @MainActor static var current = EnvironmentValues()

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  // On Apple's systems some of these can't be set from outside.
  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var dynamicTypeSize = DynamicTypeSize.large
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var layoutDirection = LayoutDirection.leftToRight
  public var legibilityWeight: LegibilityWeight?
  public var displayScale: CGFloat = 1
  public var isEnabled = true
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var font: Font?
  public var textCase: Text.Case?
  public var lineSpacing: CGFloat = 0
  public var lineLimit: Int?
  public var minimumScaleFactor: CGFloat = 1
  public var truncationMode = Text.TruncationMode.tail
  public var multilineTextAlignment = TextAlignment.leading

  // On Apple's systems these can't be read.
  var foregroundColor: Color?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
}

@MainActor @preconcurrency @propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum LegibilityWeight: Sendable { case regular, bold }
public enum DynamicTypeSize: CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
