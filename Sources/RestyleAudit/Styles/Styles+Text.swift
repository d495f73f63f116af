public import Restyle

extension TextStyle: AuditedStyle {
  /// Adds the text.
  public func describe(_ sight: inout Sight) { sight.text(self, "") }
}

extension TableStyle: AuditedStyle {
  /// Adds the caption above the table, and the texts of rows on each of their backgrounds.
  public func describe(_ sight: inout Sight) {
    sight.text(caption, "caption")
    sight.box(background, "background") { sight in
      sight.box(BackgroundStyle(color: headerColor ?? .clear), "headerColor") { $0.text(header, "header") }
      sight.text(cell, "cell")
      guard let stripeColor else { return }
      sight.box(BackgroundStyle(color: stripeColor), "stripeColor") { $0.text(cell, "cell on stripe") }
    }
  }
}

extension FormFieldStyle: AuditedStyle {
  /// Adds the texts, and the mark of required fields as it appears in the label.
  public func describe(_ sight: inout Sight) {
    sight.text(label, "label")
    sight.text(help, "help")
    sight.text(error, "error")
    guard shownRequiredMark != nil, let color = requiredMarkColor else { return }
    sight.text(label.colored(color), "requiredMark")
  }
}

extension SectionStyle: AuditedStyle {
  /// Adds the header and the footer, and the texts of selected rows at each position if they have a colour.
  public func describe(_ sight: inout Sight) {
    sight.style(header, "header")
    sight.style(footer, "footer")
    guard let selectedTextColor else { return }
    // Most rows look like those in the middle.
    var known: [[BackgroundStyle]] = []
    for position in [.middle, .top, .bottom, .unique] as [SegmentPosition] {
      guard let selected = selectedBackground[position]?.background else { continue }
      let layers = [background[position]?.background ?? .none, selected]
      if known.contains(layers) { continue }
      known.append(layers)
      let suffix = position == .middle ? "" : ".\(position)"
      sight.box(layers[0], "background" + suffix) { sight in
        sight.box(layers[1], "selectedBackground" + suffix) { sight in
          sight.text(TextStyle(color: selectedTextColor), "selectedTextColor" + suffix)
        }
      }
    }
  }
}

extension ProgressBarStyle: AuditedStyle {
  /// Adds the completed part on the track.
  public func describe(_ sight: inout Sight) {
    sight.box(track, "track") { sight in
      if let fillColor { sight.mark(fillColor, "fillColor") }
    }
  }
}
