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
  fileprivate func part<Part>(_ part: (DrawnSegment) -> Part) -> RowPart<Part> {
    RowPart(usual: part(usual), selected: selected.map(part))
  }
}

/// A part of what lies behind a row, as it is usually, and while the row is selected if that is told apart.
private struct RowPart<Part> {
  let usual: Part
  let selected: Part?

  subscript(selector: StyleSelector) -> Part {
    selector.states.contains(.selected) ? selected ?? usual : usual
  }
}

extension RowPart: Equatable where Part: Equatable {}

extension Variants<DrawnRow> {
  /// What a part of the row comes to.
  fileprivate func part<Part: Equatable>(_ part: (DrawnSegment) -> Part) -> Variants<RowPart<Part>> {
    map { $0.part(part) }
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
      row.padding.map { padding in row.part { padding - $0.background.border.insets } }
    }
    declare(padding) { padding, selector, css in
      if let padding { css.add(padding: padding[selector]) }
    }
    let edges: [RectEdge] = [.top, .bottom]
    let shownEdges = edges.filter { edge in
      row.values.contains { $0.usual.line(at: edge) != nil || $0.selected?.line(at: edge) != nil }
    }
    if surroundings.areInline {
      for edge in shownEdges {
        declare(row.part { $0.line(at: edge)?.style }) { line, selector, css in
          if let line = line[selector] { css.add(line, at: edge) }
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
    guard arePlain else { return declare(row.part(\.background)) { $2.add($0[$1]) } }
    declare(row.part(\.background.color)) { $2.add(.background, $0[$1]) }
    declare(row.part(\.background.border.insets)) { $2.add(borderWidths: $0[$1]) }
    declare(row.part(\.background.border.shownColor)) { color, selector, css in
      if let color = color[selector] { css.add(.borderColor, color) }
    }
    declare(row.part(\.background.border.cornerRadii)) { $2.add($0[$1]) }
  }

  /// Adds the rules of a line along an edge of a row.
  ///
  /// The line is a border, since browsers never draw one thinner than a pixel of the display, as they do a box.
  private mutating func add(
    line edge: RectEdge, of row: Variants<DrawnRow>, _ selector: StyleSelector, in states: [ControlState]
  ) {
    begin(selector, in: states)
    declare(row.part { $0.line(at: edge) == nil }) { isHidden, selector, css in
      // Without a line, the usual one is hidden.
      guard !isHidden[selector] || !isHidden.usual else { return }
      css.add(.content, isHidden[selector] ? "none" : "''")
      css.add(.position, "absolute")
    }
    // The box is placed within the line of the other's border.
    let insets = row.part { segment in
      segment.line(at: edge).map { $0.insets - segment.background.border.insets }
    }
    declare(insets) { insets, selector, css in
      guard let insets = insets[selector] ?? insets.usual else { return }
      css.add(inset: insets, edges: edge.union(.horizontal))
    }
    declare(row.part { $0.line(at: edge)?.style }) { style, selector, css in
      guard let style = style[selector] ?? style.usual else { return }
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
