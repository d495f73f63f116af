public import Restyle

extension ButtonStyle: AuditedStyle {
  /// Adds the text on the background for the state, and the minimum height of the button.
  public func describe(_ sight: inout Sight) {
    sight.add(listed: self, as: .labelledBoundary)
    let look = states.style(for: sight.state) ?? Self.unsetStateStyle
    let texts = [look.text] + sight.content.looks.compactMap { $0.states.style(for: sight.state)?.text }
    let lineHeight = texts.map { $0.shownLineHeight(for: sight.traits) }.max() ?? 0
    let content = contentInsets.height(around: lineHeight, in: look.background)
    // The width depends on the title, which a style doesn't know.
    let title = sight.content.title.map { look.text.greatestWidth(of: $0, for: sight.traits) }
    let width = title.map { contentInsets.width(around: $0, in: look.background) }
    sight.target(
      width: width.map { max(preferredMinimumSize.width ?? 0, $0) },
      height: max(preferredMinimumSize.height ?? 0, content))
  }

  /// People have to be able to distinguish disabled controls from enabled ones.
  public static var essentialStates: [ControlState] { [.disabled] }
}

extension BarButtonStyle: AuditedStyle {
  /// Adds the text on the background for the state.
  ///
  /// The size of the target is that of the bar.
  public func describe(_ sight: inout Sight) { sight.add(listed: self, as: .labelledBoundary) }

  /// People have to be able to distinguish disabled controls from enabled ones.
  public static var essentialStates: [ControlState] { [.disabled] }
}

extension SegmentedControlStyle: AuditedStyle {
  /// Adds the track, with a segment and its text.
  public func describe(_ sight: inout Sight) {
    sight.box(background, "track") { sight in
      for (name, style) in states.styles(for: sight.state) {
        sight.within(name.isEmpty ? "segment" : "segment.\(name)") {
          $0.add(inState: style, as: .labelledBoundary)
        }
      }
    }
  }

  /// People have to be able to distinguish the selected segment from others, and disabled ones from enabled ones.
  public static var essentialStates: [ControlState] { [.selected, .disabled] }
}

extension EdgeInsets {
  /// The height of a box with these insets around its content: the lines of its border are within the insets, or wider.
  func height(around height: Double, in background: BackgroundStyle) -> Double {
    let lines = background.border.insets
    return max(top, lines.top) + height + max(bottom, lines.bottom)
  }
  /// The width of such a box.
  func width(around width: Double, in background: BackgroundStyle) -> Double {
    let lines = background.border.insets
    return max(leading, lines.leading) + width + max(trailing, lines.trailing)
  }
}
