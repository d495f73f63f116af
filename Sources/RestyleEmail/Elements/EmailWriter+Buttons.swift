import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

// A button is a link with room around its title. Word gives room to cells and to its own shapes only: so it gets a shape
// of its own, in a comment that nobody else reads, and the others get a link that Word doesn't read.

extension EmailWriter {
  mutating func visit(_ button: ResolvedButton) {
    let element = button.element
    reportUnshown(of: element)
    let target = target(of: element.action, isEnabled: element.isEnabled, part: "action")
    let title = button.title
    plainText.append(title: title, target: target)
    let image = element.image.map { ($0, insets: element.imageInsets) }
    addButton(title, element.style, element.stateStyle, image, target: target)
  }

  mutating func visit(_ link: ResolvedHyperlink) {
    let element = link.element
    reportUnshown(of: element)
    let action = Action.follow(element.destination)
    let target = target(of: action, isEnabled: element.isEnabled, part: "destination")
    let title = link.title
    plainText.append(title: title, target: target)
    addButton(title, element.style, element.style.style(for: element.state), target: target)
  }

  /// Adds what looks like a button: a link, or a text where it leads nowhere.
  mutating func addButton(
    _ title: ShownText, _ style: ButtonStyle, _ state: ButtonStateStyle?,
    _ image: (Image, insets: EdgeInsets)? = nil, target: String?
  ) {
    let drawn = draw(state?.background ?? .none, part: "background")
    let text = readyText(of: title)
    let shape = ButtonShape(
      style: style, border: drawn.border, lineHeight: text.shownLineHeight,
      fill: drawn.color.map { palette.color($0, over: self.surface) },
      line: drawn.border.insets == .zero ? nil : color(drawn.border.color), direction: direction)
    let surface = drawn.color ?? self.surface
    reportLosses(of: title, part: "title")
    addContent { writer in
      if shape.isDrawn { writer.appendWordButton(shape, title, text, target: target, over: surface) }
      if shape.isDrawn { writer.contents.append(verbatim: "<!--[if !mso]><!-->") }
      writer.appendButton(shape, image, title, text, target: target, over: surface)
      if shape.isDrawn { writer.contents.append(verbatim: "<!--<![endif]-->") }
    }
  }

  private mutating func appendButton(
    _ shape: ButtonShape, _ image: (Image, insets: EdgeInsets)?, _ title: ShownText, _ text: TextStyle,
    target: String?, over surface: Color
  ) {
    var look = EmailLook()
    if shape.isDrawn {
      look.add("display", isStretched ? "block" : "inline-block")
      look.add("text-align", shape.alignment)
      look.add("padding", shape.padding)
      if let width = shape.innerWidth, !isStretched {
        look.add("min-width", pixels: width)
        if width + shape.room > narrowWidth {
          look.add(classes.number(of: .narrow("min-width:0!important")))
        } else {
          reserve(width + shape.room)
        }
      }
    } else {
      look.add("margin", shape.padding)
      if isStretched { look.add("text-align", shape.alignment) }
    }
    if let fill = shape.fill { look.setBackground(fill, &classes) }
    if let line = shape.line { look.setBorder(shape.lines, line, &classes) }
    // Behind the comment, which Word doesn't read: who does knows round corners.
    if shape.isDrawn, let corners = corners(of: shape.border) {
      look.add("border-radius") { $0.append(contentsOf: corners) }
    }
    look.add(textStyles.declarations(of: text))
    if let color = text.color { look.setTextColor(palette.color(color, over: surface), &classes) }
    look.addLineHeight(of: text, isExact: image == nil)
    let isPlainLink = target != nil && !shape.isDrawn
    if isPlainLink {
      contents.append(verbatim: "<p", attributes: look)
      look = EmailLook()
      if let color = text.color { look.setTextColor(palette.color(color, over: surface), &classes) }
    }
    let tag: StaticString = target != nil ? "a" : shape.isDrawn ? "span" : "p"
    look.add("text-decoration", title.block.underline.isShown ? "underline" : "none")
    contents.append(startOf: tag)
    if let target { contents.append(attribute: " href", target) }
    append(languageAndDirectionOf: title.block)
    contents.append(attributes: look)
    if let (image, insets) = image { append(image, insets, fontSize: text.fontSize) }
    append(title.styledRuns, of: title, in: text, behind: surface, followsLinks: false, within: shape.room)
    contents.append(endOf: tag)
    if isPlainLink { contents.append(verbatim: "</p>") }
  }

  /// Appends the image before a title, as high as its letters: nobody says its size.
  private mutating func append(_ image: Image, _ insets: EdgeInsets, fontSize: Double?) {
    guard let address = address(of: image, part: "image") else { return }
    appendImage(address, alternative: "", width: nil, height: fontSize, alignment: "middle")
    contents.append(verbatim: "&nbsp;")
  }

  /// The style of a title, with a font and a colour.
  private func readyText(of title: ShownText) -> TextStyle {
    title.block.resolved(for: context.traits).inheriting(style.text)
  }

  /// Appends a button as Word draws it, whose width has to be said: that of the title is estimated.
  private mutating func appendWordButton(
    _ shape: ButtonShape, _ title: ShownText, _ text: TextStyle, target: String?, over surface: Color
  ) {
    let size = text.fontSize ?? 16
    let height = max(text.shownLineHeight + shape.padding.vertical + shape.lines.vertical, 1)
    let estimate = title.text.estimatedWidth(size: size) + shape.room
    let width = isStretched ? self.width : min(max(estimate, shape.minimumWidth ?? 0, height), self.width)
    contents.append(verbatim: "<!--[if mso]><v:roundrect")
    if let target { contents.append(attribute: " href", target) }
    contents.append(verbatim: " style=\"v-text-anchor:middle;width:")
    contents.append(integer: pixels(width), behind: "", before: "px;height:")
    contents.append(integer: pixels(height), behind: "", before: "px\" arcsize=\"")
    let shorter = max(1, min(width, height))
    let arc = min(shape.border.cornerRadii.largest / shorter, 0.5)
    contents.append(integer: Int((arc * 100).rounded()), behind: "", before: "%\"")
    if let fill = shape.fill {
      contents.append(attribute: " fillcolor", fill.usual)
    } else {
      contents.append(verbatim: " filled=\"f\"")
    }
    let stroke = max(shape.lines.top, shape.lines.left, shape.lines.bottom, shape.lines.right)
    if let line = shape.line, stroke > 0 {
      contents.append(attribute: " strokecolor", line.usual)
      contents.append(integer: pixels(stroke), behind: " strokeweight=\"", before: "px\"")
    } else {
      contents.append(verbatim: " stroked=\"f\"")
    }
    contents.append(verbatim: "><w:anchorlock/><center")
    var look = EmailLook()
    look.add(textStyles.declarations(of: text))
    if let color = text.color {
      look.add("color") { $0.append(safe: palette.color(color, over: surface).usual) }
    }
    contents.append(attributes: look)
    contents.append(escaping: title.plainText.replacingLineBreaks)
    contents.append(verbatim: "</center></v:roundrect><![endif]-->")
  }
}

// VML (ECMA-376, part 4, `roundrect`): arcs are parts of the shorter side.

extension TextStyle {
  /// About how high lines are: fonts ask for a quarter more than their size.
  fileprivate var shownLineHeight: Double {
    setsLineHeight ? lineHeight : (fontSize ?? Font.defaultSize) * 1.25
  }
}

extension String {
  /// About how wide the text is in a typeface without serifs: letters are some 0.6 of their size wide, ideographs all of it.
  func estimatedWidth(size: Double) -> Double {
    var text = self
    return text.withUTF8 { bytes in
      var scanner = CellScanner(bytes, CellGrid())
      var width = 0.0
      while let cluster = scanner.next() {
        switch cluster.width {
        case 0: break
        case 1: width += 0.6
        default: width += 1
        }
      }
      return width * size
    }
  }

  fileprivate var replacingLineBreaks: String {
    // Most have none, and a text takes long to build from scalars.
    guard unicodeScalars.contains(where: { $0.isSpace && $0 != " " }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isSpace ? " " : $0 }))
  }
}
