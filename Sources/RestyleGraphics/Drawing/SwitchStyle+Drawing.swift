public import Restyle
public import RestyleRendering

extension SwitchStyle {
  /// Returns a drawing of the switch in a state.
  ///
  /// ```swift
  /// let on = try DisplayList(
  ///   SwitchStyle.system.drawing(in: .selected), in: SwitchStyle.system.size, for: traits)
  /// ```
  public func drawing(in state: ControlState = .normal) -> Drawing {
    Drawing(appearance: appearance(for: state), isOn: state.contains(.selected))
  }

  /// A drawing of a switch in one state.
  public struct Drawing: Hashable, Drawable {
    /// The appearance of the switch.
    public var appearance: Appearance
    /// Whether the switch is on, with its thumb at the trailing end.
    public var isOn: Bool
  }
}

extension SwitchStyle.Drawing {
  /// Draws the track over the rectangle, and the thumb within it.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    if appearance.opacity == 1 {
      drawParts(in: rect, on: &canvas)
    } else {
      canvas.group(opacity: appearance.opacity) { drawParts(in: rect, on: &$0) }
    }
  }

  private func drawParts(in rect: Rect, on canvas: inout Canvas) {
    canvas.draw(appearance.track, in: rect)
    let isAtRight = isOn == (canvas.traits.layoutDirection == .leftToRight)
    // Its centre is half of the height away from the nearer end.
    let middle = isAtRight ? rect.right - rect.height / 2 : rect.left + rect.height / 2
    let size = appearance.thumbSize
    canvas.draw(
      BackgroundStyle(
        color: appearance.thumbColor ?? canvas.foreground,
        border: BorderStyle(cornerRadius: appearance.thumbCornerRadius)),
      in: Rect(
        x: middle - size.width / 2, y: rect.top + (rect.height - size.height) / 2, width: size.width,
        height: size.height))
  }
}

extension ButtonStateStyle: Drawable {
  /// Draws the background of the text.
  public func draw(in rect: Rect, on canvas: inout Canvas) { background.draw(in: rect, on: &canvas) }

  /// The extent of the outer shadows.
  public func overflow(for traits: TraitCollection) -> PhysicalSides { background.overflow(for: traits) }
}
