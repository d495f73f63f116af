package import Restyle

/// Colours of controls of GitHub Primer, each in light, dark and both with high contrast.
///
/// Source: GitHub Primer Primitives 11.2.1 (MIT), functional tokens `control`, `controlTrack` and
/// `controlKnob`.
extension Color {
  /// A control that can't be used.
  package static let primerControlBackgroundDisabled = published(0xEFF2F5, 0x212830, 0xE0E6EB, 0x262C36)
  /// Text on a control.
  package static let primerControlText = published(0x25292E, 0xF0F6FC, 0x25292E, 0xFFFFFF)
  /// Text that stands in while there is none.
  package static let primerControlTextPlaceholder = published(0x59636E, 0x9198A1, 0x454C54, 0xB7BDC8)
  /// Text on a control that can't be used.
  package static let primerControlTextDisabled = published(0x818B98, 0x656C76, 0x59636E, 0x656C76)
  /// The line around a control.
  package static let primerControlBorder = published(0xD1D9E0, 0x3D444D, 0x454C54, 0xB7BDC8)
  /// The line around a control that can't be used.
  package static let primerControlBorderDisabled = published(
    translucent: 0x818B_981A, 0x656C_761A, 0x5963_6E1F, 0x656C_761A)
  /// The line around a control that shows nothing else, such as a checkbox.
  package static let primerControlBorderEmphasis = published(0x818B98, 0x656C76, 0x454C54, 0xB7BDC8)
  /// The line around a control that is invalid.
  package static let primerControlBorderDanger = published(0xCF222E, 0xDA3633, 0xA0111F, 0xFF6A69)
  /// A control that is on.
  package static let primerControlCheckedBackground = published(0x0969DA, 0x1F6FEB, 0x0349B4, 0x194FB1)
  /// A control that is on, under the pointer.
  package static let primerControlCheckedBackgroundHovered = published(0x0860CA, 0x2A7AEF, 0x0344A8, 0x2B64C1)
  /// A control that is on, pressed.
  package static let primerControlCheckedBackgroundPressed = published(0x0757BA, 0x3685F3, 0x033F9D, 0x3C79D0)
  /// A control that is on and can't be used.
  package static let primerControlCheckedBackgroundDisabled = published(
    0x818B98, 0x656C76, 0x59636E, 0x656C76)
  /// The mark in a control that is on.
  package static let primerControlCheckedText = published(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
  /// The mark in a control that is on and can't be used.
  package static let primerControlCheckedTextDisabled = published(0xFFFFFF, 0x010409, 0xFFFFFF, 0x010409)
  /// The line around a control that is on.
  package static let primerControlCheckedBorder = published(0x0969DA, 0x1F6FEB, 0x0349B4, 0x91CBFF)
  /// The line around a control that is on, under the pointer.
  package static let primerControlCheckedBorderHovered = published(0x0860CA, 0x2A7AEF, 0x0344A8, 0x91CBFF)
  /// The line around a control that is on, pressed.
  package static let primerControlCheckedBorderPressed = published(0x0757BA, 0x3685F3, 0x033F9D, 0x91CBFF)
  /// The line around a control that is on and can't be used.
  package static let primerControlCheckedBorderDisabled = published(
    0x818B98, 0x656C76, 0x59636E, 0x656C76)
  /// What lies under the pointer.
  package static let primerControlTransparentBackgroundHovered = published(
    translucent: 0x818B_981A, 0x656C_7633, 0xDAE0_E7FF, 0x2F37_42FF)
  /// What is chosen.
  package static let primerControlTransparentBackgroundSelected = published(
    translucent: 0x818B_9826, 0x656C_7633, 0xDAE0_E7FF, 0x2F37_42FF)
  /// The track of a switch that is off, and of segments.
  package static let primerControlTrackBackground = published(0xE6EAEF, 0x262C36, 0xDAE0E7, 0x2A313C)
  /// The track under the pointer.
  package static let primerControlTrackBackgroundHovered = published(0xE0E6EB, 0x2A313C, 0xD1D9E0, 0x2F3742)
  /// The track while it is pressed.
  package static let primerControlTrackBackgroundPressed = published(0xDAE0E7, 0x2F3742, 0xC8D1DA, 0x3D444D)
  /// The track that can't be used.
  package static let primerControlTrackBackgroundDisabled = published(0x818B98, 0x656C76, 0x59636E, 0x656C76)
  /// The line around a track.
  package static let primerControlTrackBorder = published(0xD1D9E0, 0x3D444D, 0x454C54, 0xB7BDC8)
  /// The line around a track that can't be used.
  package static let primerControlTrackBorderDisabled = published(0x818B98, 0x656C76, 0x59636E, 0x656C76)
  /// The knob of a switch that is off, and the chosen segment.
  package static let primerControlKnobBackground = published(0xFFFFFF, 0x010409, 0xFFFFFF, 0x010409)
  /// The knob of a switch that is on.
  package static let primerControlKnobBackgroundChecked = published(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
  /// The knob of a switch that can't be used.
  package static let primerControlKnobBackgroundDisabled = published(0xEFF2F5, 0x212830, 0xE0E6EB, 0x262C36)
  /// The line around a knob, and the chosen segment.
  package static let primerControlKnobBorder = published(0xD1D9E0, 0x3D444D, 0x454C54, 0xB7BDC8)
}
