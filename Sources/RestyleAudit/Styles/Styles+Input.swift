public import Restyle

extension FieldStyle: AuditedStyle {
  /// Adds the value and the placeholder on the background for the state.
  public func describe(_ sight: inout Sight) {
    let text = text(for: sight.state)
    sight.box(background(for: sight.state), "background", as: .boundary) { sight in
      sight.text(text, sight.state.contains(.disabled) ? "disabled" : "text")
      if !sight.state.contains(.disabled) { sight.text(placeholder, "placeholder") }
    }
    let content = text.shownLineHeight(for: sight.traits) * Double(sight.content.lines)
    sight.target(height: contentInsets.height(around: content, in: background(for: sight.state)))
  }

  /// People have to be able to distinguish disabled fields from enabled ones.
  public static var essentialStates: [ControlState] { [.disabled] }
}

extension CheckboxStyle: AuditedStyle {
  /// Adds the box with its mark, and the label beside it.
  public func describe(_ sight: inout Sight) {
    let look = appearance(for: sight.state)
    sight.box(look.background, "background", as: .boundary) { sight in
      guard sight.state.contains(.selected) else { return }
      if let color = look.markColor {
        sight.mark(color, "markColor")
      } else {
        sight.shape("mark in the colour around it")
      }
    }
    sight.text(label, "label")
    sight.target(width: size, height: size)
  }

  /// The states in the style's tables, each with and without the mark.
  public var auditedStates: [ControlState] { withSelected(listedStates(of: self)) }

  /// People have to be able to distinguish chosen options from others, and disabled ones from enabled ones.
  public static var essentialStates: [ControlState] { [.selected, .disabled] }
}

extension SwitchStyle: AuditedStyle {
  /// Adds the track, with the thumb.
  public func describe(_ sight: inout Sight) {
    let look = appearance(for: sight.state)
    var track = look.track
    track.color = track.color.opacity(look.opacity)
    track.border.color = track.border.color.opacity(look.opacity)
    sight.box(track, "track", as: .boundary) { sight in
      if let thumb = look.thumbColor { sight.mark(thumb.opacity(look.opacity), "thumbColor") }
      sight.shape(
        "thumb of \(look.thumbSize.width) by \(look.thumbSize.height) at the "
          + (sight.state.contains(.selected) ? "end" : "start"))
    }
    sight.target(width: size.width, height: size.height)
  }

  /// The states in the style's tables, each on and off.
  public var auditedStates: [ControlState] { withSelected(listedStates(of: self)) }

  /// People have to be able to distinguish on from off, and disabled switches from enabled ones.
  public static var essentialStates: [ControlState] { [.selected, .disabled] }
}

extension SliderStyle: AuditedStyle {
  /// Adds the components that show the value.
  ///
  /// The system draws the other components.
  public func describe(_ sight: inout Sight) {
    if let color = fillColor(for: sight.state) { sight.mark(color, "fillColor") }
    sight.target(height: minimumHeight)
  }

  /// The normal and the invalid state: an invalid value has its own colour.
  public var auditedStates: [ControlState] { [.normal, .invalid] }
}

extension ColorFieldStyle: AuditedStyle {
  /// Adds the frame around the colour.
  public func describe(_ sight: inout Sight) {
    sight.box(frame(for: sight.state), "frame", as: .boundary)
    sight.target(width: size.width, height: size.height)
  }

  /// People have to be able to distinguish disabled fields from enabled ones.
  public static var essentialStates: [ControlState] { [.disabled] }
}

/// The states, each also for a chosen control.
private func withSelected(_ states: [ControlState]) -> [ControlState] {
  Set(states + states.map { $0.union(.selected) }).sorted(by: ControlState.yields)
}
