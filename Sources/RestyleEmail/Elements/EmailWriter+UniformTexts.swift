import Restyle
import RestyleElements
import RestyleHTML
@_spi(Outputs) import RestyleRendering

/// All that the tag of a text in one style depends on, beside the e-mail.
struct UniformTextLook: Hashable, Sendable {
  let style: TextStyle
  /// The opaque colour behind it.
  let surface: Color
  let isHeading: Bool
}

/// The tag of texts that are nothing but words in one style.
struct UniformTextTag: Sendable {
  /// The attributes, each starting with a space.
  let attributes: Bytes
  let fontSize: Double?
}

extension EmailWriter {
  /// Adds the text of a label that is nothing but words in a style of labels before it, as most are.
  ///
  /// - Returns: Whether it was added; any other takes longer.
  mutating func addUniformText(of label: ResolvedLabel) -> Bool {
    guard let text = label.label.text.uniformText(in: context.language), !text.isEmpty, rowTarget == nil
    else { return false }
    let heading = label.heading
    let look = UniformTextLook(style: label.label.style, surface: surface, isHeading: heading != nil)
    guard let tag = written.uniformTexts[look] ?? newTag(of: label, in: look) else { return false }
    let words = OpenDirections.balanced(whole: text)
    addContent { writer in
      let name = writer.contents.append(startOf: heading)
      writer.contents.append(attributes: tag.attributes)
      writer.append(words: words.unitsKept, ofSize: tag.fontSize, within: 0)
      writer.contents.append(endOf: name)
    }
    plainText.append(text: words, heading: heading?.level, isClose: isTextCloseBelowOthers)
    return true
  }

  /// The title of a button that is nothing but words, and whose directions are balanced; nil for any other.
  @inline(__always)
  func uniformTitle(_ text: DisplayText, of button: ButtonMarkup) -> ButtonTitle? {
    guard let style = button.uniformTitle, reportedTexts.number(of: style) != nil,
      let words = text.uniformText(in: context.language), !words.isEmpty,
      words.utf8.withContiguousStorageIfAvailable({ !OpenDirections.mayConcern($0) }) == true
    else { return nil }
    return .words(words, style)
  }

  /// The tag of a text; nil if there is more to the text than words, or still something to report of its style.
  private mutating func newTag(of label: ResolvedLabel, in look: UniformTextLook) -> UniformTextTag? {
    // In this order, since other labels shouldn't take longer for it.
    guard !look.style.separatesParagraphs, look.style.isUniform,
      reportedTexts.number(of: look.style) != nil
    else { return nil }
    let runs = label.text.styledRuns
    let block = resolved(look.style).inheriting(style.text)
    guard runs.onlyText(in: look.style) != nil, !block.separatesParagraphs else { return nil }
    let shown = self.look(of: runs, in: block, isHeading: look.isHeading, margins: (0, 0))
    let start = contents.count
    append(languageAndDirectionOf: shown.style)
    let attributes = contents.suffix(behind: start) + attributes(of: shown)
    contents.removeAll(behind: start)
    let tag = UniformTextTag(attributes: attributes, fontSize: shown.style.fontSize)
    written.uniformTexts.add(tag, for: look)
    return tag
  }
}

extension [StyledText] {
  /// The text of the only run, with balanced directions, if it shows nothing beside what its block does.
  func onlyText(in block: TextStyle) -> String? {
    guard count == 1, !self[0].text.isEmpty, self[0].style == block, block.showsWordsAlone else { return nil }
    return OpenDirections.balanced(whole: self[0].text)
  }
}

extension TextStyle {
  /// Whether a text in the style is nothing but words, where its runs have no styles of their own.
  var isUniform: Bool { showsWordsAlone && !transformsText && !setsLineBreaks && !attributes.hasRare }

  /// Whether a block in the style shows nothing of its texts that a run would be written in a tag for.
  fileprivate var showsWordsAlone: Bool {
    link == nil && image == nil && !underline.isShown && !strikethrough.isShown
  }
}

extension String {
  /// The text with a no-break space between a number and its unit, if it is nothing else: in two lines, it reads as two.
  var unitsKept: String {
    var text = self
    return text.withUTF8 { $0.isNumberWithUnit }
      ? String(String.UnicodeScalarView(unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 })) : self
  }
}
