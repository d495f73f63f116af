package import Restyle

/// Shadows of GitHub Primer.
///
/// Source: GitHub Primer Primitives 11.2.1 (MIT), functional tokens `button-default-shadow` and `shadow`; the focus
/// rings are those of Primer React, 2 points thick and within the edge.
extension ShadowStyle {
  /// The edge below an ordinary button: there is none in the dark.
  package static var primerButton: [Self] {
    [ShadowStyle(color: .published(translucent: 0x1F23_280A, 0x0000_0000, 0x0104_090A, 0x0000_0000), y: 1)]
  }

  /// The edge within the top of a field.
  package static var primerInset: [Self] {
    [
      ShadowStyle(
        color: .published(translucent: 0x1F23_280A, 0x0104_093D, 0x1F23_280A, 0x0104_093D),
        y: 1,
        isInner: true
      )
    ]
  }

  /// The ring around what has the focus.
  package static var primerFocusRing: [Self] {
    [ShadowStyle(color: .primerFocusOutline, spread: 2, isInner: true)]
  }

  /// The ring around what has the focus and is too small for one within: 2 points thick, 2 points outside.
  package static var primerFocusOutline: [Self] {
    ring(.primerFocusOutline, thickness: 2, gap: 2, on: .primerBackgroundDefault)
  }

  /// The ring around what has the focus on a colour that would hide it: a line in the colour of the text within.
  package static var primerFocusRingOnEmphasis: [Self] {
    primerFocusRing + [ShadowStyle(color: .primerTextOnEmphasis, spread: 3, isInner: true)]
  }
}
