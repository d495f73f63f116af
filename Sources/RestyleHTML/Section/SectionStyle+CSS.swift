public import Restyle

extension SectionStyle: CSSStyle {
  /// Names the classes of the section and its parts.
  public static func classNames(root: String) -> SectionClassNames { SectionClassNames(root: root) }

  /// Makes the rules of a section, its header, its rows by position, selected or not, and its footer.
  public static func cssRules(_ style: (TraitCollection) -> SectionStyle) -> CSSRules {
    CSSRules(StyleRule.rules(style, fixedHeights: { _ in SectionHeights() }))
  }
}

extension SectionBackgroundStyle: CSSStyle {
  /// Names the classes of the rows.
  public static func classNames(root: String) -> RowClassNames { RowClassNames(root: root) }

  /// Makes the rules of rows by position.
  public static func cssRules(_ style: (TraitCollection) -> SectionBackgroundStyle) -> CSSRules {
    CSSRules(
      SegmentPosition.allCases.flatMap { position in
        StyleRule.rules(StyleSelector(part: StylePart(position)), in: [.normal]) { _, traits in
          PaddedSegment(segment: SegmentBackgroundStyle(style: style(traits), position: position))
        }
      })
  }
}

/// Heights in place of those of the content, in points; nil for that of the content.
struct SectionHeights {
  var row: Double?
  var header: Double?
  var footer: Double?
}

extension StyleRule {
  /// The rules of a section and its parts.
  static func rules(
    _ style: (TraitCollection) -> SectionStyle, fixedHeights: (TraitCollection) -> SectionHeights
  ) -> [StyleRule] {
    let section = StyleRule(StyleSelector(part: .section)) { _ in
      var declarations = ControlReset.group
      // A `fieldset` has a line and room of its own.
      declarations.add("border-width", "0")
      declarations.add("padding", "0")
      return declarations
    }
    let row = StyleRule(StyleSelector(part: .row)) { traits in
      let style = style(traits)
      var declarations = CSSDeclarations()
      declarations.add("display", "flex")
      declarations.add("align-items", "center")
      declarations.add("column-gap") { $0.bytes.append(pixels: max(0, style.itemSpacing)) }
      declarations.add("min-height") { $0.bytes.append(pixels: style.minRowHeight) }
      if let height = fixedHeights(traits).row {
        declarations.add("height") { $0.bytes.append(pixels: height) }
      }
      return declarations
    }
    let positions = SegmentPosition.allCases.flatMap { position in
      rules(
        StyleSelector(part: StylePart(position)), in: [.normal, .selected]
      ) { state, traits in
        let style = style(traits)
        return PaddedSegment(
          segment: (state.contains(.selected) ? style.selectedBackground : style.background)[position],
          padding: style.rowInsets)
      }
    }
    return [section] + rules(.header, fixedHeight: { fixedHeights($0).header }, { style($0).header })
      + [row] + positions
      + rules(.footer, fixedHeight: { fixedHeights($0).footer }, { style($0).footer })
  }
}
