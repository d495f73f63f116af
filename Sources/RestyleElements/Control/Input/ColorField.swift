public import Restyle

/// A field for choosing a colour.
///
/// ```swift
/// ColorField("Accent", value: .systemIndigo, name: "accent")
/// ```
///
/// Browsers support only opaque sRGB colours, so a form submits one of these, such as `#6155f5`.
public struct ColorField: InputControl, LabelledElement, DefaultStyledElement {
  /// The chosen colour.
  public var value: Color
  /// A label beside the field; nil for none.
  public var label: Label?
  /// The name under which a form submits the colour; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The states of the field.
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
  ///   - name: The name under which a form submits the colour; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil, value: Color = .black, name: String? = nil,
    style: ColorFieldStyle? = nil
  ) {
    self.init(
      value: value, label: Label(beside: .optional(label)), name: name, givenStyle: GivenStyle(style))
  }

  /// The colour that browsers show and submit: the opaque sRGB colour nearest to the chosen one.
  ///
  /// The chosen colour is resolved for an unknown device.
  public var submittedColor: Color { value.resolved(for: TraitCollection()).nearestHexColor.withAlpha(1) }

  package static var defaultSlot: DefaultStyling.Slot<ColorFieldStyle> { \.colorField }

  /// The submitted colour in CSS syntax.
  public var shownText: DisplayText? { DisplayText(submittedColor.cssText()) }
}
