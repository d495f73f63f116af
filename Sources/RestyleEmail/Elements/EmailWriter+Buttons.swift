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
    let markup = markup(
      of: element.style, in: element.state, hasImage: element.image != nil, isLink: target != nil,
      isStretched: isStretched)
    let title = uniformTitle(element.title, of: markup) ?? .text(button.title)
    plainText.append(title: title.linkedText, target: target)
    add(title, in: markup, element.image, target: target, isStretched: isStretched)
  }

  mutating func visit(_ link: ResolvedHyperlink) {
    let element = link.element
    reportUnshown(of: element)
    let action = Action.follow(element.destination)
    let target = target(of: action, isEnabled: element.isEnabled, part: "destination")
    let title = link.title
    plainText.append(title: title, target: target)
    // As wide as its title, as in a page: it stands where its container puts it.
    let markup = markup(of: element.style, in: element.state, isLink: target != nil, isStretched: false)
    add(.text(title), in: markup, target: target, isStretched: false)
  }

  /// Adds what looks like a button: a link, or a text where it leads nowhere.
  mutating func add(
    _ title: ButtonTitle, in button: ButtonMarkup, _ image: Image? = nil, target: String?, isStretched: Bool
  ) {
    if case .text(let text) = title { reportLosses(of: text, part: "title") }
    addContent { writer in
      if let shape = button.wordShape {
        writer.append(shape, of: title, in: button, target: target, isStretched: isStretched)
      }
      writer.append(button, image, title, target: target)
    }
  }

  /// Appends a button as all but Word show it.
  private mutating func append(
    _ button: ButtonMarkup, _ image: Image?, _ title: ButtonTitle, target: String?
  ) {
    contents.append(contentsOf: button.start)
    if let target { contents.append(attribute: " href", target) }
    append(languageAndDirectionOf: title.block)
    contents.append(contentsOf: button.attributes)
    if let width = button.reservedWidth { reserve(width) }
    if let image { append(image, fontSize: button.text.fontSize) }
    switch title {
    case .words(let words, _):
      append(words: words.unitsKept, ofSize: button.text.fontSize, within: button.room)
    case .text(let text):
      append(
        text.styledRuns, of: text, in: button.text, behind: button.surface, followsLinks: false,
        within: button.room)
    }
    contents.append(contentsOf: button.end)
  }

  /// Appends the image before a title, as high as its letters: nobody says its size.
  private mutating func append(_ image: Image, fontSize: Double?) {
    guard let address = address(of: image, part: "image") else { return }
    appendImage(address, alternative: "", width: nil, height: fontSize, alignment: .middle)
    contents.append(verbatim: "&nbsp;")
  }

  /// Appends a button as Word draws it, whose width has to be said: that of the title is estimated.
  private mutating func append(
    _ word: ButtonMarkup.WordShape, of title: ButtonTitle, in button: ButtonMarkup, target: String?,
    isStretched: Bool
  ) {
    let estimate = title.text.estimatedWidth(size: button.text.fontSize ?? 16) + button.room
    let width = isStretched ? self.width : min(max(estimate, word.minimumWidth, word.height), self.width)
    contents.append(verbatim: "<!--[if mso]><v:roundrect")
    if let target { contents.append(attribute: " href", target) }
    contents.append(verbatim: " style=\"v-text-anchor:middle;width:")
    contents.append(integer: pixels(width), behind: "", before: "px;height:")
    contents.append(integer: pixels(word.height), behind: "", before: "px\" arcsize=\"")
    let shorter = max(1, min(width, word.height))
    let arc = min(word.cornerRadius / shorter, 0.5)
    contents.append(integer: Int((arc * 100).rounded()), behind: "", before: "%\"")
    contents.append(contentsOf: word.attributes)
    contents.append(escaping: title.plainText.replacingLineBreaks)
    contents.append(verbatim: "</center></v:roundrect><![endif]-->")
  }
}

// VML (ECMA-376, part 4, `roundrect`): arcs are parts of the shorter side.

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
    guard !isPrintableASCII, unicodeScalars.contains(where: { $0.isSpace && $0 != " " }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isSpace ? " " : $0 }))
  }
}
