package import Restyle

/// The label beside a control, or an empty one where there is none.
// To read a part of one that may be missing is to copy all of it.
package struct ControlLabel: Sendable {
  /// Whether there is a label.
  package private(set) var isPresent: Bool
  /// The label, or an empty one.
  package private(set) var label: Label
}

extension ControlLabel {
  /// A label with a text, if there is one.
  init(_ text: consuming DisplayText?) {
    isPresent = text != nil
    label = Label(text: text ?? "", style: nil)
  }

  /// The label; nil for none.
  package var optional: Label? {
    get { isPresent ? label : nil }
    set {
      isPresent = newValue != nil
      label = newValue ?? Label(text: "", style: nil)
    }
  }

  /// Whether there is a label, with something in it.
  package func isShown(in language: Language?) -> Bool { isPresent && label.text.isShown(in: language) }

  /// What the label says; nil for nothing.
  package var text: DisplayText? { isPresent ? label.text : nil }
}
