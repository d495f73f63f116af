public import Restyle
import RestyleRendering

extension SectionStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<SectionStyle>, to rules: inout RuleBuilder) {
    rules.add(section: style.mapEach { SectionWithHeights(section: $0) })
  }
}

extension SectionBackgroundStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<SectionBackgroundStyle>, to rules: inout RuleBuilder) {
    let styles = style.mapEach { Boxed($0) }
    for position in SegmentPosition.allCases {
      let rows = styles.inStates(1) { style, rows in
        rows.append(DrawnRow(SectionStyle.Background.Slot(style, position)))
      }
      rules.add(rows: StyleSelector(part: ComponentPart(position)), in: [.normal], rows)
    }
  }
}

/// A section whose parts can have fixed heights in points instead of those of their content.
struct SectionWithHeights {
  var section: SectionStyle
  var row: Double?
  var header: Double?
  var footer: Double?
}

/// The lengths of a row, in points.
private struct RowLengths: Equatable {
  let itemSpacing: Finite
  let minimumHeight: NonNegative
  let height: Double?

  init(_ style: SectionWithHeights) {
    itemSpacing = style.section.$itemSpacing
    minimumHeight = style.section.$minRowHeight
    height = style.row
  }
}

extension RuleBuilder {
  /// Adds the rules of a section and its parts.
  mutating func add(section style: Variants<SectionWithHeights>) {
    add(StyleSelector(part: .section)) { css in
      ControlReset.group(&css)
      // A `fieldset` has a border and padding of its own.
      css.add([.borderWidth: "0", .padding: "0"])
    }
    add(.header, style.map { HeaderFooterWithHeight(style: $0.section.header, height: $0.header) })
    add(style.map(RowLengths.init), StyleSelector(part: .row)) { lengths, css in
      ControlReset.whole(&css)
      css.add([.display: "flex", .alignItems: "center"])
      css.add(.columnGap) { $0.append(length: lengths.itemSpacing.stored) }
      css.add(.minHeight) { $0.append(length: lengths.minimumHeight.stored) }
      if let height = lengths.height { css.add(.height) { $0.bytes.append(pixels: height) } }
    }
    // Words that are longer than half of the row, such as addresses, break where they would overflow it.
    add(StyleSelector(part: .row, suffix: .textInRow)) {
      $0.add([.flexBasis: "max-content", .width: "calc(50% - 1em)", .overflowWrap: "break-word"])
    }
    // If the row has no fixed height, content that doesn't fit beside the title moves below it: choices and titles of
    // buttons if they don't fit on one line, and a text if its longest word doesn't fit.
    add(style.map { $0.row == nil }, StyleSelector(part: .row, suffix: .onlyWordsBesideTitle)) {
      mayGrow, css in
      if mayGrow { css.addSharingByWords() }
    }
    add(style.map { $0.row == nil }, StyleSelector(part: .row, suffix: .holdingWords)) { mayGrow, css in
      if mayGrow { css.add([.flexWrap: "wrap", .rowGap: "8px"]) }
    }
    if style.values.contains(where: { $0.section.selectedTextColor != nil }) {
      let color = style.map(\.section.selectedTextColor)
      add(color, StyleSelector(part: .row, suffix: .descendants), in: [.normal, .selected]) {
        color, state, css in
        if state.contains(.selected), let color { css.add(.color, color) }
      }
    }
    // Only visible with forced colours, which remove backgrounds.
    add(StyleSelector(part: .row, states: .selected)) {
      $0.add([.outline: "2px solid transparent", .outlineOffset: "-2px"])
    }
    for position in SegmentPosition.allCases {
      let rows = style.inStates(2) { style, rows in
        let (background, padding) = (style.section.slots(at: position), style.section.rowInsets)
        rows.append(DrawnRow(background.usual, padding: padding))
        rows.append(selected: background.selected, padding: padding)
      }
      add(rows: StyleSelector(part: ComponentPart(position)), in: [.normal, .selected], rows)
    }
    add(.footer, style.map { HeaderFooterWithHeight(style: $0.section.footer, height: $0.footer) })
  }
}
