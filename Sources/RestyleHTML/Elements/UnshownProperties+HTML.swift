import Restyle
import RestyleElements
import RestyleRendering

extension UnshownProperties {
  /// The properties of elements' styles that HTML doesn't show; those that CSS can't express are reported with its
  /// rules.
  static let html = Self(
    [],
    // The return key starts a line.
    (TextArea.self, ["returnKey"]),
    // The type of the field stands for all other keyboards.
    (
      NumberField.self,
      [Property("keyboard") { (keyboard: FieldStyle.KeyboardType) in keyboard.inputMode == nil }]
    )
  )
}
