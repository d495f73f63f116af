/// A colour in one of the colour spaces of CSS, exactly as a file writes it.
///
/// ```swift
/// let gray = TokenColor(.oklch, [0.7, 0, .none])
/// let color = Color(gray)
/// ```
public struct TokenColor: Hashable, Sendable {
  /// The colour space of the components.
  public var space: Aliasable<Space>
  /// The three components, in the order and the units of the space.
  public var components: Aliasable<[Aliasable<Component>]>
  /// The opacity, from 0 to 1; nil for an opaque colour.
  public var alpha: Aliasable<Double>?
  /// The nearest `#rrggbb`, for tools that don't support the space.
  public var hex: Aliasable<String>?

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - components: Three components, in the order and the units of the space.
  ///   - alpha: The opacity, from 0 to 1; nil for an opaque colour.
  ///   - hex: The nearest `#rrggbb`, for tools that don't support the space.
  public init(_ space: Space, _ components: [Component], alpha: Double? = nil, hex: String? = nil) {
    self.space = Aliasable(space)
    self.components = Aliasable(components.map { Aliasable($0) })
    self.alpha = alpha.map { Aliasable($0) }
    self.hex = hex.map { Aliasable($0) }
  }
}

extension TokenColor {
  /// One of the three components of a colour.
  public enum Component: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// No number, such as the hue of a grey (CSS Color 4, section "Missing Color Components").
    case none

    /// The number; nil if there is none.
    public var number: Double? {
      switch self {
      case .number(let number): number
      case .none: nil
      }
    }
  }
}

extension TokenColor.Component: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a component with a number.
  ///
  /// - Parameter value: The number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a component with a number.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
