public import Restyle

/// A control for input, which a form submits.
///
/// Each kind of control is a type that conforms to this protocol. With the conformance, walks and forms support the
/// kind, and outputs that don't support it report it.
public protocol InputControl: TraitStyledElement, Control {
  /// The name under which a form submits the value; nil if it doesn't submit it.
  ///
  /// A form doesn't submit it under an empty name either, and pages report that.
  var name: String? { get set }

  /// The value as readable text; nil if there is none, or if the states express it.
  var shownText: DisplayText? { get }

  /// Whether the value is secret.
  var isSecret: Bool { get }

  /// Whether the control submits files.
  var submitsFiles: Bool { get }

  /// The number of choices, if each has a title beside it; nil for a control with one label.
  var titledChoiceCount: Int? { get }
}

extension InputControl {
  /// The readable value, which is nil by default.
  public var shownText: DisplayText? { nil }

  /// Whether the value is secret, which it isn't by default.
  public var isSecret: Bool { false }

  /// Whether the control submits files, which it doesn't by default.
  public var submitsFiles: Bool { false }

  /// The number of titled choices, which is nil by default, for a control with one label.
  public var titledChoiceCount: Int? { nil }

  /// Returns content with only the control.
  public consuming func asContent() -> ElementContent { ElementContent(.control(ControlBox(self)), depth: 0) }

  /// The name under which a form submits the value; nil if there is none, or if it is empty.
  @inlinable package var submittedName: String? { name?.isEmpty == false ? name : nil }
}

extension LabelledElement where Self: Control {
  /// The label beside the control.
  public var ownName: DisplayText? { label?.text }
}

/// A control in the style of a field, with a label beside it.
public protocol FieldControl: InputControl, LabelledElement where Style == FieldStyle {
  /// The placeholder, which is shown while there is no text; nil for none.
  var placeholder: DisplayText? { get }
}

extension FieldControl {
  /// The default style of fields.
  public static var defaultStyle: FieldStyle { .default }

  /// The dynamic default style; nil if it is the same for all traits.
  public static var dynamicDefaultStyle: TraitStyle<FieldStyle>? { DefaultStyling.defaults[dynamic: \.field] }

  /// The placeholder, which is nil by default.
  public var placeholder: DisplayText? { nil }
}
