import Restyle
import RestyleElements
import RestyleRendering

extension UnshownProperties {
  /// The properties of styles that an e-mail doesn't show; controls are reported as a whole.
  static let email = Self(
    ["transition"],
    // A title lies where the button's alignment says, and what is behind it is the button's.
    (
      ButtonStyle.self,
      Property.each(
        "alignment backgroundColor firstLineHeadIndent paragraphSpacing paragraphSpacingBefore tailIndent",
        of: "states.text")
    ),
    (Button.self, [Property("alignment") { (alignment: HorizontalAlignment) in alignment == .fill }]),
    (ProgressBarStyle.self, ["track.border"]),
    (
      StackStyle.self,
      ["wraps", "columns"]
        + Property.each(
          "minimumWidth maximumHeight opacity pressedOffset outline", of: "box")
        + ["height", "minimumHeight"].map { height in
          Property("box.\(height)") { (length: BoxLength) in length.unit == .fraction }
        }
        + [
          // What would be scrolled is shown as a whole, in a box that grows unless it has a height.
          Property("box.overflow") { (box: BoxStyle) in
            box.overflow == .clipped
              || box.overflow == .scrolling && (box.height != nil || box.maximumHeight != nil)
          }
        ]
    ),
    (SectionStyle.self, ["selectedTextColor"])
  )
}
