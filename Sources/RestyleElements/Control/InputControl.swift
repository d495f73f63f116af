public import Restyle

/// A control for input, which a form submits.
///
/// Each kind is a conforming type, from which walks, forms, and the problems of outputs that don't support the kind
/// are derived.
public protocol InputControl: TraitStyledElement, Control {
  /// The name that a form submits the value under; nil if it doesn't.
  var name: String? { get set }

  /// The value as people read it; nil if there is none, or if the states express it.
  var shownText: DisplayText? { get }

  /// Whether the value is secret.
  var isSecret: Bool { get }

  /// Whether the control submits files.
  var submitsFiles: Bool { get }

  /// How many choices there are, each with a title beside it; nil for a control that has one label.
  var titledChoiceCount: Int? { get }
}

extension InputControl {
  /// Nothing.
  public var shownText: DisplayText? { nil }

  /// By default it isn't.
  public var isSecret: Bool { false }

  /// By default it doesn't.
  public var submitsFiles: Bool { false }

  /// By default nil: the control has one label.
  public var titledChoiceCount: Int? { nil }

  /// Returns content with only the control.
  public consuming func asContent() -> ElementContent { ElementContent(.control(ControlBox(self)), depth: 0) }

  /// The name that a form submits the value under; nil if it has none, and an empty one is none.
  @inlinable package var submittedName: String? { name?.isEmpty == false ? name : nil }
}

extension LabelledElement where Self: Control {
  /// The label beside the control.
  public var ownName: DisplayText? { label?.text }
}

/// A control in the style of a field, with a label beside it.
public protocol FieldControl: InputControl, LabelledElement where Style == FieldStyle {
  /// The placeholder to show while there is no text; nil for none.
  var placeholder: DisplayText? { get }
}

extension FieldControl {
  /// The default style of fields.
  public static var defaultStyle: FieldStyle { .default }

  /// The dynamic default style; nil if it is the same for all traits.
  public static var dynamicDefaultStyle: TraitStyle<FieldStyle>? { DefaultStyling.defaults[dynamic: \.field] }

  /// None.
  public var placeholder: DisplayText? { nil }
}
