public import Restyle

/// A field for several lines of text.
///
/// ```swift
/// TextArea("Message", rows: 6, name: "message").length(...2000)
/// ```
public struct TextArea: FieldControl, TextEntryControl {
  /// The text, as people type it and as a form submits it.
  public var text: String
  /// The placeholder to show while there is no text.
  public var placeholder: DisplayText?
  /// A label beside the field; nil for none.
  public var label: Label?
  /// The number of visible lines, at least 1.
  public var rows: Int { didSet { rows = max(rows, 1) } }
  /// The name under which a form submits the text; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  public var name: String?
  /// The rules for the text, and hints for typing it.
  ///
  /// A pattern has no effect, since it applies only to fields with one line.
  public var rules = InputRules()
  /// The states of the field.
  public var state: ControlState = .normal
  /// The style that was set for the field.
  public var givenStyle: GivenStyle<FieldStyle>
  /// The accessibility attributes of the field.
  public var accessibility = Accessibility()
}

extension TextArea {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: A label beside the field; nil for none.
  ///   - text: The text.
  ///   - placeholder: The placeholder to show while there is no text.
  ///   - rows: The number of visible lines, at least 1.
  ///   - name: The name under which a form submits the text; nil if it doesn't submit it.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ label: (any DisplayableString)? = nil,
    text: String = "",
    placeholder: (any DisplayableString)? = nil,
    rows: Int = 4,
    name: String? = nil,
    style: FieldStyle? = nil
  ) {
    self.init(
      text: text, placeholder: .optional(placeholder), label: Label(beside: .optional(label)),
      rows: max(rows, 1), name: name, givenStyle: GivenStyle(style))
  }

  /// The text; nil for none.
  public var shownText: DisplayText? { text.isEmpty ? nil : DisplayText(text) }
}
