import Restyle
import RestyleElements
import RestyleRendering

extension UnshownProperties {
  /// What HTML doesn't show of styles of elements; what CSS can't say is reported where its rules are built.
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
