/// The named values of a design system, in reading order.
///
/// ```swift
/// let values = DesignValues(
///   "Acme",
///   colors: [NamedValue(.accent), NamedValue("surface", Color(light: .white, dark: .black))],
///   lengths: [NamedValue("gap", 12)], cornerRadii: [NamedValue("rounded", 6)],
///   shadows: [NamedValue("raised", [ShadowStyle(color: .black, y: 1, blur: 4)])])
/// ```
public struct DesignValues: Sendable, NonisolatedValue {
  /// The name of the design system.
  public var name: String
  /// The colours.
  public var colors: [NamedValue<Color>]
  /// The lengths of spacing around and between items, in points.
  public var lengths: [NamedValue<Double>]
  /// The radii of corners, in points.
  public var cornerRadii: [NamedValue<Double>]
  /// The shadows of boxes; each value has one shadow or more.
  public var shadows: [NamedValue<[ShadowStyle]>]
  /// The fonts.
  public var fonts: [NamedValue<Font>]
  /// The text styles.
  public var textStyles: [NamedValue<TextStyle>]

  /// Creates a collection from the given values.
  public init(
    _ name: String, colors: [NamedValue<Color>] = [], lengths: [NamedValue<Double>] = [],
    cornerRadii: [NamedValue<Double>] = [], shadows: [NamedValue<[ShadowStyle]>] = [],
    fonts: [NamedValue<Font>] = [], textStyles: [NamedValue<TextStyle>] = []
  ) {
    self.name = name
    self.colors = colors
    self.lengths = lengths
    self.cornerRadii = cornerRadii
    self.shadows = shadows
    self.fonts = fonts
    self.textStyles = textStyles
  }
}

/// A visitor of the kinds of named values.
package protocol DesignValuesVisitor {
  /// Visits the values of a kind, with the name of the kind in output.
  mutating func visit<Value: Hashable & Sendable>(
    _ kind: String, _ values: WritableKeyPath<DesignValues, [NamedValue<Value>]>)
}

extension DesignValues {
  /// Visits each kind of named values.
  package static func visitKinds(_ visitor: inout some DesignValuesVisitor) {
    visitor.visit("colors", \.colors)
    visitor.visit("lengths", \.lengths)
    visitor.visit("cornerRadii", \.cornerRadii)
    visitor.visit("shadows", \.shadows)
    visitor.visit("fonts", \.fonts)
    visitor.visit("textStyles", \.textStyles)
  }
}
