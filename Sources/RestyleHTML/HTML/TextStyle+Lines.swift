import Restyle
import RestyleRendering

// A line that a block draws goes under and through all that is in it, in its own colour, and nothing within can take it
// away. So a block draws the lines of a text that looks the same from end to end, and of others each run its own.

extension TextStyle {
  /// Whether a line is drawn under or through the text.
  var showsLines: Bool { attributes.hasRare && (underline.isShown || strikethrough.isShown) }

  /// Whether the style says of a line under or through the text whether it is drawn.
  var hasLines: Bool { underline != nil || strikethrough != nil }

  /// What a link declares where its style says a colour or lines: browsers have others for links.
  var lookOfLink: TextStyle {
    var look = TextStyle()
    if color != nil || inherits(.color) { look.inherit(.color) }
    if hasLines || inherits(.underline) || inherits(.strikethrough) { look.underline = .absent }
    return look
  }

  /// The style of a text in a link that has its look.
  var withoutLink: TextStyle {
    var style = self
    style.link = nil
    if inherits(.color) { style.setAttribute(nil, for: .color) }
    if underline == .absent, strikethrough == nil { style.underline = nil }
    return style
  }

  /// Whether the lines look different, so that one declaration can't say both.
  var hasTwoLooksOfLines: Bool { underline.isShown && strikethrough.isShown && underline != strikethrough }

  var withoutLines: TextStyle {
    var style = self
    style.underline = nil
    style.strikethrough = nil
    return style
  }

  /// What a run says for itself that looks like the block around it and has lines of its own: these and, for a link,
  /// the colours, for which browsers have others.
  func lines(isLink: Bool) -> TextStyle {
    var style = TextStyle()
    style.underline = underline
    style.strikethrough = strikethrough
    guard isLink else { return style }
    style.setAttribute(attribute(for: .color), for: .color)
    style.highlightedColor = highlightedColor
    return style
  }
}

extension TextLine? {
  /// Whether the line is drawn.
  package var isShown: Bool { map { $0.pattern != .none } ?? false }
}

extension ShownText {
  /// Whether the runs draw the lines that the block's style has: where some run has others, or moves or colours them.
  var leavesLines: Bool {
    guard block.showsLines else { return false }
    return block.hasTwoLooksOfLines
      || styledRuns.indices.contains { index in
        // A link of no colour has that of browsers.
        let style = styledRuns[index].style
        let hasBrowsersColor = followsLinks && style.link != nil && style.color == nil
        return ownStyle(ofRun: index).changesLines(of: block) || hasBrowsersColor && block.linesFollowColor
      }
  }
}

extension TextStyle {
  /// Whether the style sets an attribute to a value of its own.
  func sets(_ key: some TextAttributeKey) -> Bool { attribute(for: key) != nil }

  /// Whether the style sets a line, or how one is drawn.
  var setsLines: Bool {
    // Most texts set nothing of the kind.
    attributes.hasRare && (underline != nil || strikethrough != nil || sets(.underlineThickness))
  }

  /// Whether the lines of a block look otherwise where a run sets this.
  fileprivate func changesLines(of block: TextStyle) -> Bool {
    if setsLines || sets(.underlineOffset) || sets(.fontSize) || sets(.baselineOffset) { return true }
    return sets(.color) && block.linesFollowColor
  }

  /// Whether some line has the colour of the text.
  fileprivate var linesFollowColor: Bool {
    [underline, strikethrough].contains { $0.isShown && $0?.color == nil }
  }
}
