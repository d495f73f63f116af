import Restyle
import RestyleRendering

/// Rows below one another, as in a section.
struct RowsSample: Drawable, Outlined {
  /// Nil for one without a background.
  let rows: [SegmentBackgroundStyle?]

  var outline: BorderStyle { rows.first??.background.border ?? .none }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    for (row, part) in zip(rows, rect.parts(rows.count)) {
      if let row { canvas.draw(row, in: part) }
    }
  }
}

/// The headers and two rows of a table.
struct TableSample: Drawable, Outlined {
  let style: TableStyle

  var outline: BorderStyle { style.background.border }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.draw(style.background, in: rect)
    let rows: [(color: Color?, text: TextStyle)] = [
      (style.headerColor, style.header), (nil, style.cell), (style.stripeColor, style.cell),
    ]
    for (row, part) in zip(rows, rect.parts(rows.count)) {
      let fill = BackgroundStyle(color: row.color ?? .clear)
      canvas.draw(ControlSample(background: fill, text: row.text, isCentered: false), in: part)
      // The line is within the row, at its lower edge.
      let line = InsettedStyle(style: style.separator, insets: .zero)
      canvas.fill(
        Path(canvas.line(line, at: .bottom, of: part)), .color(canvas.color(style.separator.color)))
    }
  }
  func overflow(for traits: TraitCollection) -> PhysicalSides { style.background.overflow(for: traits) }
}

/// Adjacent segments, of which the first is selected.
struct SegmentsSample: Drawable, Outlined {
  let style: SegmentedControlStyle

  var outline: BorderStyle { style.background.border }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.draw(style.background, in: rect)
    let insets = PhysicalSides(style.contentInsets, in: canvas.traits.layoutDirection)
    let room = Rect(
      left: rect.left + insets.left, top: rect.top + insets.top, right: rect.right - insets.right,
      bottom: rect.bottom - insets.bottom)
    let states: [ControlState] = [.selected, .normal]
    let isMirrored = canvas.traits.layoutDirection == .rightToLeft
    for (index, state) in (isMirrored ? states.reversed() : states).enumerated() {
      let segment = style.style(for: state) ?? ButtonStateStyle()
      let width = room.width / Double(states.count)
      canvas.draw(
        ControlSample(background: segment.background, text: segment.text),
        in: Rect(x: room.left + Double(index) * width, y: room.top, width: width, height: room.height))
    }
  }

  func overflow(for traits: TraitCollection) -> PhysicalSides { style.background.overflow(for: traits) }
}

extension Rect {
  /// Divides the rectangle into parts of equal height, below one another.
  fileprivate func parts(_ count: Int) -> [Rect] {
    (0..<count).map { index in
      Rect(
        x: left, y: top + height * Double(index) / Double(count), width: width, height: height / Double(count)
      )
    }
  }
}
