/// The name and type of one attribute of a text style.
///
/// A key is a type, and the type is its identity; its name is for serialisation and for people. Adding an
/// attribute takes a key, and best a property beside it:
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

  /// The name in serialised styles, and what orders the attributes of a style.
  static var name: String { get }

  /// Whether the attribute applies to whole paragraphs, as an alignment does; by default it applies to characters.
  static var concernsParagraph: Bool { get }

  /// The transform of the text that a value requests; nil, the default, leaves the text unchanged.
  static var transform: TextTransform<Value>? { get }

  /// Returns `value` as a style stores it, or nil for one that can't be stored, which then unsets the attribute.
  ///
  /// The default stores every value; for floating-point values it stores finite ones, since a value that isn't
  /// equal to itself can be neither compared nor serialised.
  static func normalized(_ value: Value) -> Value?

  /// Returns what merging `overlay` over `base` gives; the default is `overlay`.
  ///
  /// It has to be associative.
  static func merging(_ base: Value, with overlay: Value) -> Value

  /// Returns the value at a fraction, within 0...1, of the way from one to another; nil if there is none between, which
  /// makes the attribute a step in the middle.
  ///
  /// The default is what the values have between them if they are ``Interpolatable``, else nil.
  static func interpolated(_ first: Value, to second: Value, at fraction: Double) -> Value?

  /// Returns Swift source that builds `value`, for debug descriptions.
  static func swiftSource(of value: Value) -> String
}

/// Changes text as the value of an attribute requests.
///
/// It is called once for each run that carries the attribute; `context` holds the text around the run.
public typealias TextTransform<Value> =
  @Sendable (_ text: String, _ value: Value, _ context: TextTransformContext) -> String

extension TextAttributeKey {
  /// An attribute of characters.
  public static var concernsParagraph: Bool { false }

  /// No transform.
  public static var transform: TextTransform<Value>? { nil }

  /// Accepts every value.
  public static func normalized(_ value: Value) -> Value? { value }

  /// Returns the overlay.
  public static func merging(_ base: Value, with overlay: Value) -> Value { overlay }

  /// Returns the value's own debug description, or that of its parts where sets or dictionaries are among them, which
  /// are sorted.
  public static func swiftSource(of value: Value) -> String { orderedDescription(of: value) }
}

extension TextAttributeKey where Value: BinaryFloatingPoint {
  /// Accepts finite values, and removes the sign of zero.
  @inlinable
  public static func normalized(_ value: Value) -> Value? { value.isFinite ? value + 0 : nil }
}
