import Restyle
import RestyleHTML

extension BoxPage {
  func box(_ background: BackgroundStyle, _ insets: EdgeInsets?, _ traits: TraitCollection)
    -> ReferenceStyle
  {
    var reference = ReferenceStyle(traits)
    reference.set(background)
    if let insets { reference.set(padding: insets, within: background.border) }
    return reference
  }

  func text(_ style: TextStyle?, _ traits: TraitCollection) -> ReferenceStyle {
    var reference = ReferenceStyle(traits)
    reference.set(style)
    return reference
  }

  mutating func add(
    _ name: String, _ style: ButtonStyle, in state: ControlState, _ direction: LayoutDirection
  ) {
    let names = classNames(for: style)
    let size = style.preferredMinimumSize
    add(
      name, names, style.style(for: state), insets: style.contentInsets, size, in: state, traits(direction))
  }

  mutating func add(
    _ name: String, _ style: BarButtonStyle, in state: ControlState, _ direction: LayoutDirection
  ) {
    let names = classNames(for: style)
    let traits = traits(direction)
    let appearance = style.style(
      for: state, metrics: traits.verticalSizeClass == .compact ? .compact : .default)
    add(name, names, appearance, insets: .zero, .none, in: state, traits)
  }

  private mutating func add(
    _ name: String, _ names: ComponentClassNames, _ style: ButtonStateStyle?, insets: EdgeInsets,
    _ size: MinimumSize,
    in state: ControlState, _ traits: TraitCollection
  ) {
    var control = box(style?.background ?? .none, insets, traits)
    if let width = size.width { control.set("min-width", pixels: width) }
    if let height = size.height { control.set("min-height", pixels: height) }
    add(
      name,
      "<button class=\"\(names.component)\" {attributes}><span class=\"\(names[.title])\">text</span></button>",
      in: state, traits, parts: [("", "", control), (">*", "", text(style?.text, traits))])
  }

  mutating func add(_ name: String, _ style: FieldStyle, in state: ControlState, _ direction: LayoutDirection)
  {
    let traits = traits(direction)
    var field = box(style.background(for: state), style.contentInsets, traits)
    field.set(style.text(for: state))
    field.set("caret-color", style.cursorColor)
    var selection = ReferenceStyle(traits)
    if let color = style.textHighlightColor { selection.set("background-color", color) }
    add(
      name, "<input placeholder=text class=\"\(classNames(for: style))\" {attributes}>", in: state, traits,
      parts: [
        ("", "", field), ("", "::placeholder", text(style.placeholder(for: state), traits)),
        ("", "::selection", selection),
      ])
  }

  mutating func add(
    _ name: String, _ style: SwitchStyle, in state: ControlState, _ direction: LayoutDirection
  ) {
    let traits = traits(direction)
    let appearance = style.appearance(for: state)
    var track = box(appearance.track, nil, traits)
    track.set("box-sizing", "border-box")
    track.set("width", pixels: style.size.width)
    track.set("height", pixels: style.size.height)
    track.set("opacity", "\(appearance.opacity)")
    var thumb = ReferenceStyle(traits)
    thumb.set("position", "absolute")
    thumb.set("width", pixels: appearance.thumbSize.width)
    thumb.set("height", pixels: appearance.thumbSize.height)
    if let color = appearance.thumbColor { thumb.set("background-color", color) }
    let middle = state.contains(.selected) ? style.size.width - style.size.height / 2 : style.size.height / 2
    let line = appearance.track.border.insets
    let start = middle - appearance.thumbSize.width / 2
    thumb.set(traits.layoutDirection == .rightToLeft ? "right" : "left", pixels: start - line.leading)
    thumb.set("top", pixels: (style.size.height - appearance.thumbSize.height) / 2 - line.top)
    add(
      name, "<input type=checkbox role=switch class=\"\(classNames(for: style))\" {attributes}>", in: state,
      traits,
      parts: [("", "", track), ("", "::before", thumb)])
  }

  mutating func add(
    _ name: String, _ style: SegmentedControlStyle, in state: ControlState, _ direction: LayoutDirection
  ) {
    let names = classNames(for: style)
    let traits = traits(direction)
    let appearance = style.style(for: state)
    var control = box(style.background, style.contentInsets, traits)
    control.set("box-sizing", "border-box")
    // The first segment is in no state, the second in the one that is shown.
    let divider = style.divider(between: .normal, and: state)?.separator
    var line = ReferenceStyle(traits)
    if let divider, divider.style.width > 0 {
      let side = traits.layoutDirection == .rightToLeft ? "right" : "left"
      line.set("content", "''")
      line.set("position", "absolute")
      line.set("border-\(side)-style", "solid")
      line.set("border-\(side)-width", pixels: divider.style.width)
      line.set("border-\(side)-color", divider.style.color)
      line.set(side, pixels: -divider.style.width - divider.insets.trailing)
      line.set("top", pixels: divider.insets.top)
    } else {
      line.set("content", "none")
    }
    let segment = { (attributes: String) in
      "<label class=\"\(names[.segment])\" \(attributes)><input class=\"\(names[.input])\" type=radio>"
        + "<span class=\"\(names[.title])\">text</span></label>"
    }
    add(
      name, "<fieldset class=\"\(names.component)\">\(segment(""))\(segment("{attributes}"))</fieldset>",
      in: state, traits,
      parts: [
        ("", "", box(appearance?.background ?? .none, style.segmentInsets, traits)),
        (">span", "", text(appearance?.text, traits)),
        ("", "::before", line),
      ])
    guard state == .normal else { return }
    add(
      name, "<fieldset class=\"\(names.component)\" {attributes}></fieldset>", traits,
      parts: [("", "", control)])
  }

  mutating func add(_ name: String, _ style: DynamicSectionStyle, _ direction: LayoutDirection) {
    let names = classNames(for: style)
    let traits = traits(direction)
    let section = style.style(from: traits)
    for (part, style, block, title) in [
      ("header", section.header, names[.header], names[.headerText]),
      ("footer", section.footer, names[.footer], names[.footerText]),
    ] {
      add(
        "\(name) \(part)",
        "<header class=\"\(block)\" {attributes}><h2 class=\"\(title)\">text</h2></header>",
        traits,
        parts: [("", "", box(style.background, style.insets, traits)), (">h2", "", text(style.text, traits))])
      var empty = ReferenceStyle(traits)
      empty.set("box-sizing", "border-box")
      empty.set("height", pixels: style.emptyHeight)
      empty.set("padding-top", "0")
      empty.set("padding-bottom", "0")
      add(
        "\(name) empty \(part)", "<header class=\"\(block)\" {attributes}></header>", traits,
        parts: [("", "", empty)])
    }
    for position in SegmentPosition.allCases {
      for state in ControlState.all {
        let segment = (state.contains(.selected) ? section.selectedBackground : section.background)[position]
        var row = box(segment?.drawnBackground ?? .none, section.rowInsets, traits)
        row.set("min-height", pixels: section.minRowHeight)
        row.set("display", "flex")
        row.set("column-gap", pixels: section.itemSpacing)
        let border = segment?.drawnBackground.border ?? .none
        var top = ReferenceStyle(traits)
        top.set(segment?.drawnTopSeparator, at: "top", within: border)
        var bottom = ReferenceStyle(traits)
        bottom.set(segment?.drawnBottomSeparator, at: "bottom", within: border)
        add(
          "\(name) \(position) row",
          "<div class=\"\(names[rowAt: position])\" {attributes}><i>text</i></div>",
          in: state, traits, parts: [("", "", row), ("", "::before", top), ("", "::after", bottom)])
      }
    }
  }

  mutating func add(_ name: String, _ style: DynamicFormStyle, _ direction: LayoutDirection) {
    let traits = traits(direction)
    let form = style.style(from: traits)
    add(
      name, "<form class=\"\(classNames(for: style))\" {attributes}>text</form>", traits,
      parts: [("", "", box(form.background, form.insets, traits))])
  }

  mutating func add(_ name: String, _ style: TitleSubtitleStyle, _ direction: LayoutDirection) {
    let names = classNames(for: style)
    let traits = traits(direction)
    var block = ReferenceStyle(traits)
    block.set("row-gap", pixels: style.spacing)
    add(
      name,
      "<div class=\"\(names.component)\" {attributes}><h3 class=\"\(names[.title])\">text</h3>"
        + "<p class=\"\(names[.subtitle])\">text</p></div>",
      traits,
      parts: [
        ("", "", block), (">h3", "", text(style.title, traits)), (">p", "", text(style.subtitle, traits)),
      ])
  }
}
