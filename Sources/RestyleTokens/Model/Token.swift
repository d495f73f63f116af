public import Restyle

/// A named value of a design system.
///
/// ```swift
/// let accent = Token("color.accent", .color(TokenColor(.blue)), description: "What can be tapped")
/// ```
public struct Token: Hashable, Sendable {
  /// The names of the groups around the token and its own, joined by dots, such as `color.accent`.
  @Exact public var path: String
  /// The value of the token, or of the target of its reference.
  public var value: Value
  /// The token that this one is an alias for; nil if its value is written out.
  public var reference: TokenReference?
  /// The purpose of the token.
  @Exact public var description: String?
  /// The deprecation of the token, or of a group around it; nil if there is none.
  public var deprecation: TokenDeprecation?
  /// The data that tools store with the token.
  public var extensions: TokenExtensions
  /// The path of the token that this one is inherited from, if a group around it extends another group.
  @Exact public internal(set) var origin: String?

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - path: The names of the groups around the token and its own, joined by dots.
  ///   - value: The value.
  ///   - reference: The token that this one is an alias for; nil for none.
  ///   - description: The purpose of the token.
  ///   - deprecation: The deprecation of the token; nil for none.
  ///   - extensions: The data that tools store with the token.
  public init(
    _ path: String, _ value: Value, reference: TokenReference? = nil, description: String? = nil,
    deprecation: TokenDeprecation? = nil, extensions: TokenExtensions = TokenExtensions()
  ) {
    self.value = value
    self.reference = reference
    self.deprecation = deprecation
    self.extensions = extensions
    self.path = path
    self.description = description
    origin = nil
  }

  /// The type of the value.
  public var type: TokenType { value.type }

  /// The name of the token: the last one of the path, or `$root` for the token of a group itself.
  public var name: String { path.lastName }
}

extension Token {
  /// The value of a token.
  public enum Value: Hashable, Sendable {
    /// A colour.
    case color(TokenColor)
    /// A length.
    case dimension(TokenDimension)
    /// One font, or several by preference.
    case fontFamily(TokenList<String>)
    /// The weight of a font.
    case fontWeight(TokenFontWeight)
    /// A duration.
    case duration(TokenDuration)
    /// The timing curve of a change.
    case cubicBezier(TokenCubicBezier)
    /// A number.
    case number(Double)
    /// The stroke style of a line.
    case strokeStyle(TokenStrokeStyle)
    /// A border.
    indirect case border(TokenBorder)
    /// A change over time.
    indirect case transition(TokenTransition)
    /// One or several shadows, the uppermost first.
    case shadow(TokenList<TokenShadow>)
    /// The stops of a gradient.
    case gradient(TokenList<TokenGradientStop>)
    /// A style of text.
    indirect case typography(TokenTypography)

    /// The type of the value.
    public var type: TokenType {
      switch self {
      case .color: .color
      case .dimension: .dimension
      case .fontFamily: .fontFamily
      case .fontWeight: .fontWeight
      case .duration: .duration
      case .cubicBezier: .cubicBezier
      case .number: .number
      case .strokeStyle: .strokeStyle
      case .border: .border
      case .transition: .transition
      case .shadow: .shadow
      case .gradient: .gradient
      case .typography: .typography
      }
    }
  }
}

// By bytes: a combining mark at the start of a name forms one character with the full stop before it.
extension String {
  /// The names of a path, from the outside in; empty for the path of the whole file.
  var pathNames: [String] {
    isEmpty
      ? []
      : utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
  }

  /// The last name of a path.
  var lastName: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The path of the group that contains this path; empty for the whole file.
  package var parentPath: String { utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? "" }

  /// Returns the path of a name in the group at this path.
  func appending(name: String) -> String { isEmpty ? name : "\(self).\(name)" }
}
