/// The name and type of an attribute of a text style.
///
/// A key is a type, and the type is its identity. The name is for serialisation and for people. To add an attribute,
/// declare a key, and preferably a property for it:
///
/// ```swift
/// struct Shout: TextAttributeKey {
///   static let name = "shout"
///   typealias Value = Int
/// }
/// extension TextAttributeKey where Self == Shout { static var shout: Self { Self() } }
/// extension TextStyle {
///   var shout: Int {
///     get { attribute(for: .shout) ?? 0 }
///     set { setAttribute(newValue, for: .shout, defaultValue: 0) }
///   }
/// }
/// ```
public protocol TextAttributeKey: Sendable {
  /// The type of the attribute's values.
  associatedtype Value: Hashable & Sendable & Codable

  /// The name in serialised styles, which also determines the order of a style's attributes.
  static var name: String { get }

  /// Whether the attribute applies to whole paragraphs, such as an alignment.
  ///
  /// The default is false: the attribute applies to characters.
  static var concernsParagraph: Bool { get }

  /// The transform of the text for a value; nil, the default, leaves the text unchanged.
  static var transform: TextTransform<Value>? { get }

  /// Returns the value as a style stores it, or nil if it can't be stored.
  ///
  /// Setting a value that can't be stored unsets the attribute.
  ///
  /// The default stores every value, except floating-point values that aren't finite. A value that isn't equal to
  /// itself can be neither compared nor serialised.
  static func normalized(_ value: Value) -> Value?

  /// Returns the result of merging `overlay` over `base`; by default, `overlay`.
  ///
  /// Your implementation has to be associative.
  static func merging(_ base: Value, with overlay: Value) -> Value

  /// Returns the value at a fraction, within 0...1, between two values; nil if there is none between.
  ///
  /// If the result is nil, the attribute changes in one step in the middle. The default interpolates values that are
  /// ``Interpolatable``, and returns nil for others.
  static func interpolated(_ first: Value, to second: Value, at fraction: Double) -> Value?

  /// Returns Swift source for the value, for debug descriptions.
  static func swiftSource(of value: Value) -> String
}

/// A function that transforms text for the value of an attribute.
///
/// It is called once for each run that sets the attribute. The context contains the text around the run.
public typealias TextTransform<Value> =
  @Sendable (_ text: String, _ value: Value, _ context: TextTransformContext) -> String

extension TextAttributeKey {
  /// False: the attribute applies to characters.
  public static var concernsParagraph: Bool { false }

  /// Nil: the text stays unchanged.
  public static var transform: TextTransform<Value>? { nil }

  /// Returns the value unchanged.
  public static func normalized(_ value: Value) -> Value? { value }

  /// Returns `overlay`.
  public static func merging(_ base: Value, with overlay: Value) -> Value { overlay }

  /// Returns the value's own debug description.
  ///
  /// Sets and dictionaries in the value are sorted.
  public static func swiftSource(of value: Value) -> String { orderedDescription(of: value) }
}

extension TextAttributeKey where Value: BinaryFloatingPoint {
  /// Returns a finite value, without the sign of zero, or nil for other values.
  @inlinable
  public static func normalized(_ value: Value) -> Value? { value.isFinite ? value + 0 : nil }
}
