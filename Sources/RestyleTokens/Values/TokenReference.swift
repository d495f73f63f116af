public import Restyle

/// A reference to the value of a token, or to a component of a value.
///
/// ```swift
/// let accent = TokenReference(to: "color.accent")
/// let red = TokenReference(pointer: "/color/accent/$value/components/0")
/// ```
///
/// Files write references as `{color.accent}` and `{"$ref": "#/color/accent/$value/components/0"}`.
public struct TokenReference: Hashable, Sendable {
  /// The reference as a file writes it: a path in braces, or `#` with a JSON Pointer.
  @Exact public private(set) var text: String

  /// Creates a reference to the whole value of a token.
  ///
  /// - Parameter path: The path of the token, such as `color.accent`.
  public init(to path: String) { text = "{\(path)}" }

  /// Creates a reference to a location in the file.
  ///
  /// - Parameter pointer: A JSON Pointer (RFC 6901), such as `/color/accent/$value/alpha`.
  public init(pointer: String) { text = "#\(pointer)" }

  init(text: String) { self.text = text }

  /// The path of the token, if the reference is in braces; otherwise nil.
  public var path: String? { isPointer ? nil : String(text.dropFirst().dropLast()) }

  /// Whether the reference is a JSON Pointer.
  public var isPointer: Bool { text.utf8.first == UInt8(ascii: "#") }
}

extension TokenReference: CustomStringConvertible {
  /// The reference as a file writes it.
  public var description: String { text }
}
