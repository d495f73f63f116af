public import Restyle

/// A control that people put something into, and that a form submits.
///
/// Each kind is a type that conforms: walks, forms, and the problems of outputs that have nothing for the kind follow
/// from it.
public protocol InputControl: TraitStyledElement, Control {
  /// The name that a form submits the value under; nil if it doesn't.
  var name: String? { get set }

  /// What was put in, as people read it; nil for nothing, and where the states say it.
  var shownText: DisplayText? { get }

  /// Whether nobody but whoever typed it may see what was put in.
  var isSecret: Bool { get }

  /// Whether a form has to send files for the control.
  var submitsFiles: Bool { get }

  /// How many choices there are, each with a title beside it; nil for a control that has one label.
  var titledChoiceCount: Int? { get }
}

extension InputControl {
  /// Nothing.
  public var shownText: DisplayText? { nil }

  /// It isn't.
  public var isSecret: Bool { false }

  /// It hasn't.
  public var submitsFiles: Bool { false }

  /// None: the control has one label.
  public var titledChoiceCount: Int? { nil }

  /// Returns content that holds the control alone.
  public consuming func asContent() -> ElementContent { ElementContent(.control(ControlBox(self))) }

  /// The name that a form submits the value under; nil if it has none, and an empty one is none.
  @inlinable package var submittedName: String? { name?.isEmpty == false ? name : nil }
}

extension LabelledElement where Self: Control {
  /// The label beside the control.
  public var ownName: DisplayText? { label?.text }
}

/// A control in the style of a field, with a label beside it.
public protocol FieldControl: InputControl, LabelledElement where Style == FieldStyle {
  /// The text that stands in while there is nothing in the field; nil for none.
  var placeholder: DisplayText? { get }
}

extension FieldControl {
  /// Whether the style hides what is put in.
  public var isSecret: Bool { style.isSecure }

  /// The style of fields that were given none.
  public static var defaultStyle: FieldStyle { .default }

  /// The same by traits; nil if it is the same for all.
  public static var dynamicDefaultStyle: TraitStyle<FieldStyle>? { DefaultStyling.defaults[dynamic: \.field] }

  /// None.
  public var placeholder: DisplayText? { nil }
}
