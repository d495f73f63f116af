public import Restyle
import RestyleRendering

extension SegmentBackgroundStyle: CSSStyle {
  /// How a row, whose separators are its `::before` and `::after`, becomes CSS.
  public static var css: CSSDescription<SegmentBackgroundStyle, String> {
    CSSDescription { style, rules in
      rules.add(rows: StyleSelector(), in: [.normal], style.mapEach { DrawnRow(usual: DrawnSegment($0)) })
    }
  }
}

/// What lies behind a row, as far as the row draws it.
// An object, since it is large, and its parts are told apart one by one.
final class DrawnSegment: Sendable {
  let background: BackgroundStyle
  let top: InsettedStyle<SeparatorStyle>?
  let bottom: InsettedStyle<SeparatorStyle>?

  init(_ segment: SegmentBackgroundStyle?) {
    // Unwrapped once, since each time copies it.
    guard let segment else {
      (background, top, bottom) = (.none, nil, nil)
      return
    }
    background = segment.drawnBackground
    top = segment.drawnTopSeparator
    bottom = segment.drawnBottomSeparator
  }

  /// The line along an edge.
  fileprivate func line(at edge: RectEdge) -> InsettedStyle<SeparatorStyle>? { edge == .top ? top : bottom }
}

/// A row as it is usually, and as it is while it is selected if that is told apart.
struct DrawnRow {
  var usual: DrawnSegment
  var selected: DrawnSegment?
  /// The room around the content; nil where that is not known.
  var padding: EdgeInsets?

  /// A part of what lies behind the row.
  fileprivate func part<Part: Equatable>(_ part: (DrawnSegment) -> Part) -> RowPart<Part> {
    RowPart(usual: part(usual), selected: selected.map(part))
  }

  /// Whether there is a line along an edge; nil where there never is one.
  fileprivate func showsLine(at edge: RectEdge) -> RowPart<Bool?> {
    let usual: Bool? = usual.line(at: edge) == nil ? nil : true
    let selected = selected.map { $0.line(at: edge) == nil ? usual.map { _ in false } : true }
    return RowPart(usual: usual, selected: selected)
  }

  /// A part of the line along an edge; of a row that hides it, what it is usually.
  fileprivate func line<Part: Equatable>(
    at edge: RectEdge, _ part: (InsettedStyle<SeparatorStyle>, DrawnSegment) -> Part
  ) -> RowPart<Part?> {
    func partOfLine(_ segment: DrawnSegment) -> Part? {
      segment.line(at: edge).map { part($0, segment) }
    }
    let usual = partOfLine(self.usual)
    let selected = self.selected.flatMap(partOfLine)
    return RowPart(usual: usual, selected: .some(selected == nil ? usual : selected))
  }
}

/// A part of what lies behind a row, as it is usually, and while the row is selected if that is something else.
private struct RowPart<Part: Equatable>: Equatable {
  let usual: Part
  let selected: Part?

  init(usual: Part, selected: Part?) {
    self.usual = usual
    self.selected = selected == usual ? nil : selected
  }
}

extension RuleMaker {
  /// Adds the rules of what lies behind a row, in its states.
  mutating func add(rows selector: StyleSelector, in states: [ControlState], _ row: Variants<DrawnRow>) {
    begin(selector, in: states)
    declare { css in
      css.add(.boxSizing, "border-box")
      // Separators are placed in the row.
      css.add(.position, "relative")
    }
    declare(backgroundsOf: row)
    let padding = row.map { row in
      row.part { segment in row.padding.map { $0 - segment.background.border.insets } }
    }
    declare(padding) { padding, css in
      if let padding { css.add(padding: padding) }
    }
    let edges: [RectEdge] = [.top, .bottom]
    let shownEdges = edges.filter { edge in
      row.values.contains { $0.usual.line(at: edge) != nil || $0.selected?.line(at: edge) != nil }
    }
    if surroundings.areInline {
      for edge in shownEdges {
        declare(row.map { $0.part { $0.line(at: edge)?.style } }) { line, css in
          if let line { css.add(line, at: edge) }
        }
      }
    }
    end()
    guard !surroundings.areInline else { return }
    for edge in shownEdges {
      add(line: edge, of: row, selector.suffixed(edge == .top ? .before : .after), in: states)
    }
  }

  /// Declares what lies behind a row but for its lines.
  private mutating func declare(backgroundsOf row: Variants<DrawnRow>) {
    let arePlain = row.values.allSatisfy {
      $0.usual.background.isPlain && $0.selected?.background.isPlain ?? true
    }
    guard arePlain else { return declare(row.map { $0.part { $0.background } }) { $1.add($0) } }
    declare(row.map { $0.part { $0.background.color } }) { $1.add(.background, $0) }
    declare(row.map { $0.part { $0.background.border.insets } }) { $1.add(borderWidths: $0) }
    declare(row.map { $0.part { $0.background.border.shownColor } }) { color, css in
      if let color { css.add(.borderColor, color) }
    }
    declare(row.map { $0.part { $0.background.border.cornerRadii } }) { $1.add($0) }
  }

  /// Declares a part of what lies behind a row, in its states if these tell it apart.
  private mutating func declare<Part>(
    _ part: Variants<RowPart<Part>>, _ declare: (Part, inout CSSWriter) -> Void
  ) {
    guard part.values.contains(where: { $0.selected != nil }) else {
      return self.declare(part) { (part: RowPart, css: inout CSSWriter) in declare(part.usual, &css) }
    }
    self.declare(part) { part, selector, css in
      declare(selector.states.contains(.selected) ? part.selected ?? part.usual : part.usual, &css)
    }
  }

  /// Adds the rules of a line along an edge of a row.
  ///
  /// The line is a border, since browsers never draw one thinner than a pixel of the display, as they do a box.
  private mutating func add(
    line edge: RectEdge, of row: Variants<DrawnRow>, _ selector: StyleSelector, in states: [ControlState]
  ) {
    begin(selector, in: states)
    declare(row.map { $0.showsLine(at: edge) }) { isShown, css in
      guard let isShown else { return }
      css.add(.content, isShown ? "''" : "none")
      css.add(.position, "absolute")
    }
    // The box is placed within the line of the other's border.
    declare(row.map { $0.line(at: edge) { $0.insets - $1.background.border.insets } }) { insets, css in
      if let insets { css.add(inset: insets, edges: edge.union(.horizontal)) }
    }
    declare(row.map { $0.line(at: edge) { line, _ in line.style } }) { style, css in
      guard let style else { return }
      css.add(.borderBlockEndStyle, "solid")
      css.add(.borderBlockEndWidth) { $0.bytes.append(pixels: style.width) }
      css.add(.borderBlockEndColor, style.color)
      css.add(.pointerEvents, "none")
    }
    end()
  }
}

extension CSSWriter {
  /// Declares a line along an edge, as the border of the box itself: all that a `style` attribute can say.
  fileprivate mutating func add(_ separator: SeparatorStyle, at edge: RectEdge) {
    add(edge == .top ? .borderTop : .borderBottom) {
      $0.bytes.append(pixels: separator.width)
      $0.bytes.append(verbatim: " solid ")
      $0.append(separator.color)
    }
  }
}
