public import Restyle

/// A field that people choose a colour with.
///
/// ```swift
/// ColorField("Accent", value: .systemIndigo, name: "accent")
/// ```
///
/// Browsers support the opaque colours of sRGB: one of those is submitted, such as `#6155f5`.
public struct ColorField: InputControl, LabelledElement, DefaultStyledElement {
  /// The chosen colour.
  public var value: Color
  /// A label beside the field; nil for none.
  public var label: Label?
  /// The name that a form submits the colour under; nil if it doesn't.
  public var name: String?
  /// The states that the field is in.
  public var state: ControlState = .normal
  /// The style that was set for the field.
  public var givenStyle: GivenStyle<ColorFieldStyle>
  /// The accessibility attributes of the field.
  public var accessibility = Accessibility()
}

extension ColorField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: A label beside the field; nil for none.
  ///   - value: The chosen colour.
  ///   - name: The name that a form submits the colour under; nil if it doesn't.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil, value: Color = .black, name: String? = nil,
    style: ColorFieldStyle? = nil
  ) {
    self.init(
      value: value, label: Label(beside: .optional(label)), name: name, givenStyle: GivenStyle(style))
  }

  /// The opaque colour in sRGB nearest to the chosen one, for an unknown device: the one that browsers show and
  /// submit.
  public var submittedColor: Color { value.resolved(for: TraitCollection()).nearestHexColor.withAlpha(1) }

  package static var defaultSlot: DefaultStyling.Slot<ColorFieldStyle> { \.colorField }

  /// The colour as it is submitted.
  public var shownText: DisplayText? { DisplayText(submittedColor.cssText()) }
}
