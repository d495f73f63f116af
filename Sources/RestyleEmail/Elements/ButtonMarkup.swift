import Restyle
import RestyleElements
import RestyleHTML
@_spi(Outputs) import RestyleRendering

/// All that the markup of a button depends on, beside its title, where it leads to, and the e-mail.
struct ButtonLook: Hashable, Sendable {
  let style: ButtonStyle
  let state: ControlState
  /// The opaque colour behind it.
  let surface: Color
  /// How wide it can be in the narrowest window, in points.
  let narrowWidth: Double
  let isStretched: Bool
  let isLink: Bool
  let hasImage: Bool
}

/// What is written around the title of a button.
struct ButtonMarkup: Sendable {
  /// The style of a title that is nothing but words, as the button's state has it; nil where there is more to it.
  let uniformTitle: TextStyle?
  /// The style of the title, with a font and a colour.
  let text: TextStyle
  /// The opaque colour behind the title.
  let surface: Color
  /// What is on both sides of the title, in points.
  let room: Double
  /// What comes before the attributes that say where it leads to and how it is read.
  var start = Bytes()
  /// The other attributes, and the end of the tag.
  var attributes = Bytes()
  var end = Bytes()
  /// The width that it has to have, in points.
  var reservedWidth: Double?
  /// The shape that Word draws; nil where there is nothing to see of the box.
  var wordShape: WordShape?

  struct WordShape: Sendable {
    /// In points, as the next two.
    let height: Double
    let minimumWidth: Double
    let cornerRadius: Double
    /// What comes behind its size, up to the title.
    let attributes: Bytes
  }
}

extension EmailWriter {
  /// The markup of a button, which is written once for those that look alike.
  mutating func markup(
    of style: ButtonStyle, in state: ControlState, hasImage: Bool = false, isLink: Bool, isStretched: Bool
  ) -> ButtonMarkup {
    let look = ButtonLook(
      style: style, state: state, surface: surface, narrowWidth: narrowWidth, isStretched: isStretched,
      isLink: isLink, hasImage: hasImage)
    if let known = written.buttons[look] { return known }
    let problemCount = problemCount
    let markup = newMarkup(of: look)
    // What an e-mail can't have is reported for each.
    if self.problemCount == problemCount { written.buttons.add(markup, for: look) }
    return markup
  }

  private mutating func newMarkup(of look: ButtonLook) -> ButtonMarkup {
    let state = look.style.style(for: look.state) ?? ButtonStateStyle()
    let drawn = draw(state.background, part: "background")
    let text = state.text.resolved(for: context.traits).inheriting(style.text)
    let shape = ButtonShape(
      style: look.style, border: drawn.border, lineHeight: text.shownLineHeight,
      fill: drawn.color.map { palette.color($0, over: look.surface) },
      // A line lies on the fill, not beside it.
      line: drawn.border.insets == .zero
        ? nil : palette.color(drawn.border.color, over: drawn.color ?? look.surface),
      direction: direction)
    var markup = ButtonMarkup(
      uniformTitle: state.text.isUniform ? state.text : nil, text: text, surface: drawn.color ?? look.surface,
      room: shape.room)
    if shape.isDrawn { markup.wordShape = wordShape(shape, in: markup) }
    write(shape, of: look, to: &markup)
    return markup
  }

  private mutating func write(_ shape: ButtonShape, of button: ButtonLook, to markup: inout ButtonMarkup) {
    let text = markup.text
    let color = text.color.map { palette.color($0, over: markup.surface) }
    var look = EmailLook()
    if shape.isDrawn {
      markup.start.append(verbatim: "<!--[if !mso]><!-->")
      look.add("display", button.isStretched ? "block" : "inline-block")
      look.add("text-align", shape.alignment)
      look.add("padding", shape.padding)
      if let width = shape.innerWidth, !button.isStretched {
        look.add("min-width", pixels: width)
        if width + shape.room > button.narrowWidth {
          look.add(classes.number(of: .narrow("min-width:0!important")))
        } else {
          markup.reservedWidth = width + shape.room
        }
      }
    } else {
      look.add("margin", shape.padding)
      if button.isStretched { look.add("text-align", shape.alignment) }
    }
    if let fill = shape.fill { look.setBackground(fill, &classes) }
    if let line = shape.line { look.setBorder(shape.lines, line, &classes) }
    // Behind the comment, which Word doesn't read: who does knows round corners.
    if shape.isDrawn, let corners = corners(of: shape.border) {
      look.add("border-radius") { $0.append(contentsOf: corners) }
    }
    look.add(declarations(of: text))
    if let color { look.setTextColor(color, &classes) }
    look.addLineHeight(of: text, isExact: !button.hasImage)
    let isPlainLink = button.isLink && !shape.isDrawn
    if isPlainLink {
      markup.start.append(verbatim: "<p", attributes: look)
      look = EmailLook()
      if let color { look.setTextColor(color, &classes) }
    }
    let tag: StaticString = button.isLink ? "a" : shape.isDrawn ? "span" : "p"
    // Not the line of the e-mail's texts.
    let isUnderlined = button.style.style(for: button.state)?.text.underline.isShown == true
    look.add("text-decoration", isUnderlined ? "underline" : "none")
    markup.start.append(startOf: tag)
    markup.attributes.append(attributes: look)
    markup.end.append(endOf: tag)
    if isPlainLink { markup.end.append(verbatim: "</p>") }
    if shape.isDrawn { markup.end.append(verbatim: "<!--<![endif]-->") }
  }

  private mutating func wordShape(_ shape: ButtonShape, in markup: ButtonMarkup) -> ButtonMarkup.WordShape {
    let text = markup.text
    var bytes = Bytes()
    if let fill = shape.fill {
      bytes.append(attribute: " fillcolor", fill.usual)
    } else {
      bytes.append(verbatim: " filled=\"f\"")
    }
    let stroke = max(shape.lines.top, shape.lines.left, shape.lines.bottom, shape.lines.right)
    if let line = shape.line, stroke > 0 {
      bytes.append(attribute: " strokecolor", line.usual)
      bytes.append(integer: pixels(stroke), behind: " strokeweight=\"", before: "px\"")
    } else {
      bytes.append(verbatim: " stroked=\"f\"")
    }
    bytes.append(verbatim: "><w:anchorlock/><center")
    var look = EmailLook()
    look.add(declarations(of: text))
    if let color = text.color {
      look.add("color") { $0.append(safe: palette.color(color, over: markup.surface).usual) }
    }
    bytes.append(attributes: look)
    return ButtonMarkup.WordShape(
      height: max(text.shownLineHeight + shape.padding.vertical + shape.lines.vertical, 1),
      minimumWidth: shape.minimumWidth ?? 0, cornerRadius: shape.border.cornerRadii.largest,
      attributes: bytes)
  }
}

extension TextStyle {
  /// About how high lines are: fonts ask for a quarter more than their size.
  fileprivate var shownLineHeight: Double {
    setsLineHeight ? lineHeight : (fontSize ?? Font.defaultSize) * 1.25
  }
}
