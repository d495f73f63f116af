import Restyle

extension Expectations {
  mutating func checkSections() {
    for traits in TraitCollection.surroundings {
      for (type, dynamicStyle) in [(FormType.form, DynamicSectionStyle.form), (.list, .list)] {
        let what = "\(type), \(traits.summary)"
        let style = dynamicStyle.style(from: traits)
        checkFigures(of: style, traits, what)
        checkRows(of: style, type, traits, what)
        checkHeader(of: style, type, traits, what)
        checkFooter(of: style, traits, what)
      }
    }
    checkTextSize()
  }

  private mutating func checkFigures(of style: SectionStyle, _ traits: TraitCollection, _ what: String) {
    let sizeClass = traits.horizontalSizeClass
    expect(style.rowInsets.leading, is: sizeClass.figure(regular: 18, other: 16), "beside rows, \(what)")
    expect(style.rowInsets.trailing, is: style.rowInsets.leading, "on both sides of rows, \(what)")
    expect(style.rowInsets.top, is: sizeClass.figure(regular: 14, other: 13), "above rows, \(what)")
    expect(style.rowInsets.bottom, is: style.rowInsets.top, "above and below rows, \(what)")
    expect(style.itemSpacing, is: sizeClass.figure(regular: 12, other: 10), "between items, \(what)")
    expect(style.minRowHeight, is: sizeClass.figure(regular: 60, other: 56), "the height of rows, \(what)")
  }

  private mutating func checkRows(
    of style: SectionStyle, _ type: FormType, _ traits: TraitCollection, _ what: String
  ) {
    let isBox = type == .form && !traits.isCompact
    let borderEdges: RectEdge =
      switch type {
      case .list: .bottom
      case .form: isBox ? .all : .vertical
      }
    for position in SegmentPosition.allCases {
      let isLast = position.outerEdges.contains(.bottom)
      for isSelected in [false, true] {
        let what = "\(isSelected ? "selected " : "")\(position) row, \(what)"
        let row = (isSelected ? style.selectedBackground : style.background)[position]
        let drawn = row?.drawnBackground
        // The lines of a box stay as they are while a row is selected.
        let lines: Color = isSelected && !isBox ? .lilacLine : .line
        expect(drawn?.color, is: isSelected ? .lilacHighlighted : .white, "the colour of a \(what)")
        expect(drawn?.border.color, is: lines, "the colour of the border of a \(what)")
        expect(drawn?.border.width, is: traits.hairlineWidth, "the width of the border of a \(what)")
        expect(
          drawn?.border.borderEdges, is: borderEdges.intersection(position.outerEdges),
          "the border of a \(what)")
        expect(
          drawn?.border.cornerRadii, is: CornerRadii(isBox ? 8 : 0, at: position.outerCorners),
          "the corners of a \(what)")
        let line = InsettedStyle(
          style: SeparatorStyle(width: traits.hairlineWidth, color: lines), insets: .zero)
        expect(row?.drawnBottomSeparator, is: isLast ? nil : line, "the line below a \(what)")
        let isJoinedAbove = position.joinedEdges.contains(.top)
        expect(
          row?.drawnTopSeparator, is: isSelected && !isBox && isJoinedAbove ? line : nil,
          "the line above a \(what)")
      }
    }
  }

  private mutating func checkHeader(
    of style: SectionStyle, _ type: FormType, _ traits: TraitCollection, _ what: String
  ) {
    let header = style.header
    let isOfList = type == .list || traits.horizontalSizeClass == .unspecified
    expect(header.text.color, is: isOfList ? .textGray : .black, "the text of the header, \(what)")
    expect(header.text.textCase, is: .upper, "the case of the header, \(what)")
    expect(header.insets.top, is: !isOfList && traits.isRegular ? 0 : 11, "above the header's text, \(what)")
    expect(header.insets.bottom, is: 7, "below the header's text, \(what)")
    expect(header.insets.leading, is: style.rowInsets.leading, "beside the header's text, \(what)")
    expect(header.emptyHeight, is: 0, "the height of an empty header, \(what)")
    let line = BorderStyle(width: traits.hairlineWidth, color: .line, borderEdges: .bottom)
    let background: BackgroundStyle =
      if isOfList {
        BackgroundStyle(color: .modalFormBackground, border: line)
      } else {
        traits.isCompact ? BackgroundStyle(color: .modalFormBackground) : .none
      }
    expect(header.background, is: background, "behind the header, \(what)")
  }

  private mutating func checkFooter(of style: SectionStyle, _ traits: TraitCollection, _ what: String) {
    let footer = style.footer
    expect(footer.text.color, is: .textGray, "the text of the footer, \(what)")
    expect(footer.insets.top, is: 10, "above the footer's text, \(what)")
    expect(footer.insets.bottom, is: 28, "below the footer's text, \(what)")
    expect(footer.emptyHeight, is: 22, "the height of an empty footer, \(what)")
    expect(footer.background, is: .none, "behind the footer, \(what)")
  }

  private mutating func checkTextSize() {
    for category in ContentSizeCategory.allCases {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      for section in [DynamicSectionStyle.form, .list] {
        let style = section.style(from: traits)
        let subheadline = Font.TextStyle.subheadline.size(for: category)
        expect(style.header.text.fontSize, is: subheadline, "the size of headers in \(category)")
        let callout = Font.TextStyle.callout.size(for: category)
        expect(style.footer.text.fontSize, is: callout, "the size of footers in \(category)")
      }
    }
  }
}
