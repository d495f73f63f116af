import Restyle
import RestyleRendering

/// A control with sample letters in its text style.
struct ControlSample: Drawable, Outlined {
  let background: BackgroundStyle
  let text: TextStyle
  var isCentered = true

  var outline: BorderStyle { background.border }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.draw(background, in: rect)
    let inset = isCentered ? 0 : 8.0
    canvas.draw(
      TextSample(style: text, isCentered: isCentered),
      in: Rect(left: rect.left + inset, top: rect.top, right: rect.right - inset, bottom: rect.bottom))
  }

  func overflow(for traits: TraitCollection) -> PhysicalSides { background.overflow(for: traits) }
}

/// The box of a checkbox, with its mark if it is selected.
struct CheckboxSample: Drawable, Outlined {
  let appearance: CheckboxStateStyle
  /// The mark; nil if it isn't selected.
  let mark: CheckboxStyle.Mark?

  var outline: BorderStyle { appearance.background.border }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.draw(appearance.background, in: rect)
    guard let mark else { return }
    let color = canvas.color(appearance.markColor ?? canvas.foreground)
    canvas.fill(mark.path(in: rect), .color(color))
  }

  func overflow(for traits: TraitCollection) -> PhysicalSides {
    appearance.background.overflow(for: traits)
  }
}

extension CheckboxStyle.Mark {
  // The same shape as in pages.
  fileprivate func path(in rect: Rect) -> Path {
    switch self {
    case .checkmark:
      let points = [(0.14, 0.44), (0, 0.58), (0.38, 0.94), (1, 0.2), (0.86, 0.06), (0.37, 0.66)].map { x, y in
        Point(x: rect.left + rect.width * (0.2 + 0.6 * x), y: rect.top + rect.height * (0.2 + 0.6 * y))
      }
      return Path([.segments(start: points[0], points.dropFirst().map { .line(to: $0) })])
    case .dot:
      let dot = Rect(
        x: rect.left + rect.width / 4, y: rect.top + rect.height / 4, width: rect.width / 2,
        height: rect.height / 2)
      return Path(RoundedRect(dot, radii: RoundedRect.Radii(rect.width / 4)))
    }
  }
}

/// A partly completed progress bar.
struct ProgressSample: Drawable, Outlined {
  let style: ProgressBarStyle

  var outline: BorderStyle { style.track.border }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.draw(style.track, in: rect)
    let isAtRight = canvas.traits.layoutDirection == .rightToLeft
    let width = rect.width * 0.6
    canvas.draw(
      BackgroundStyle(
        color: style.fillColor ?? canvas.foreground,
        border: BorderStyle(cornerRadii: style.track.border.cornerRadii)),
      in: Rect(
        x: isAtRight ? rect.right - width : rect.left, y: rect.top, width: width, height: rect.height))
  }

  func overflow(for traits: TraitCollection) -> PhysicalSides { style.track.overflow(for: traits) }
}
