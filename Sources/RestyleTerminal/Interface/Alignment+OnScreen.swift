import Restyle
import RestyleElements
import RestyleRendering

extension StackStyle.Alignment {
  /// The horizontal alignment on screen, where leading is left.
  func mirrored(_ isMirrored: Bool) -> StackStyle.Alignment {
    guard isMirrored, self != .center else { return self }
    return self == .trailing ? .leading : .trailing
  }
}

extension HorizontalAlignment {
  /// The alignment on screen, where leading is left; nil from edge to edge.
  func onScreen(isMirrored: Bool) -> StackStyle.Alignment? {
    inLine(isMirrored ? .rightToLeft : .leftToRight)?.mirrored(isMirrored)
  }
}
