public import Restyle

/// A field for a line of text.
///
/// ```swift
/// TextField("Address", placeholder: "blob@example.org", name: "email", style: .default.email)
/// ```
public struct TextField: FieldControl, TextEntryControl {
  /// The text, as people type it and as a form submits it.
  ///
  /// Transforms change only how the text is shown.
  public var text: String
  /// The placeholder to show while there is no text.
  public var placeholder: DisplayText?
  /// A label beside the field; nil for none.
  public var label: Label?
  /// The name under which a form submits the text; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The states of the field.
  public var state: ControlState = .normal
  /// The style that was set for the field.
  public var givenStyle: GivenStyle<FieldStyle>
  private var ownRules: Boxed<InputRules>?
  /// The accessibility attributes of the field.
  public var accessibility = Accessibility()
}

extension TextField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: A label beside the field; nil for none.
  ///   - text: The text.
  ///   - placeholder: The placeholder to show while there is no text.
  ///   - name: The name under which a form submits the text; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  @inlinable
  public init(
    _ label: consuming (any DisplayableString)? = nil,
    text: String = "",
    placeholder: consuming (any DisplayableString)? = nil,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      label: .optional(consume label), text: text, placeholder: .optional(consume placeholder),
      name: name, style: GivenStyle(style))
  }

  @usableFromInline
  init(
    label: consuming DisplayText?, text: consuming String, placeholder: consuming DisplayText?,
    name: consuming String?, style: consuming GivenStyle<FieldStyle>
  ) {
    self.init(
      text: text, placeholder: placeholder, label: Label(beside: label), name: name,
      givenStyle: style)
  }

  /// The text; nil for none.
  public var shownText: DisplayText? { text.isEmpty ? nil : DisplayText(text) }

  /// The rules for the text, and hints for typing it.
  public var rules: InputRules {
    get { ownRules?.value ?? InputRules() }
    set { ownRules = newValue == InputRules() ? nil : Boxed(newValue) }
  }

  /// Whether there are rules for the text, or information to autofill.
  package var hasRules: Bool { ownRules != nil }
}
