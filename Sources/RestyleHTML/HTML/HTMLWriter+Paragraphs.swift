package import Restyle
import RestyleRendering

// CSS knows no gaps between the lines of one block, and indents its first line only: paragraphs of a text that has either
// are blocks of their own.

extension HTMLWriter {
  /// Appends what a block holds: runs, or where its paragraphs are to be separated, a block for each of these.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - block: The style of the block.
  ///   - write: Writes runs.
  mutating func append(
    _ runs: [StyledText], in block: TextStyle, _ write: (inout HTMLWriter, [StyledText]) -> Void
  ) {
    guard block.separatesParagraphs else { return write(&self, runs) }
    let paragraphs = runs.paragraphs
    guard paragraphs.count > 1 else { return write(&self, runs) }
    let gap = block.paragraphSpacing + block.paragraphSpacingBefore
    // By CSS: what has a direction by an attribute doesn't count for that of the block, which its indents go by.
    let isNatural = block.attribute(for: .writingDirection) == .natural
    for (index, paragraph) in paragraphs.enumerated() {
      append(behind: "<span", .paragraph(gap: index == 0 ? 0 : gap, isNatural: isNatural))
      bytes.append(UInt8(ascii: ">"))
      // What is empty has no line otherwise.
      paragraph.isEmpty ? bytes.append(verbatim: "<br>") : write(&self, paragraph)
      bytes.append(verbatim: "</span>")
    }
  }
}

extension TextStyle {
  /// Whether paragraphs are to be separated, if a text has several.
  package var separatesParagraphs: Bool {
    // Without a word on line breaks, browsers see none in the text; gaps are a word.
    let areSeen = setsLineBreaks && numberOfLines != 1
    let haveGaps = paragraphSpacing > 0 || paragraphSpacingBefore > 0
    return haveGaps ? areSeen || !setsLineBreaks : areSeen && firstLineHeadIndent != headIndent
  }
}

extension [StyledText] {
  /// The runs of each paragraph, without what separates these.
  ///
  /// That are line feeds, carriage returns, both, and U+2029; one at the end separates nothing.
  package var paragraphs: [[StyledText]] {
    var paragraphs: [[StyledText]] = [[]]
    var endsWithReturn = false
    for run in self {
      var text = String.UnicodeScalarView()
      func end() {
        guard !text.isEmpty else { return }
        paragraphs[paragraphs.count - 1].append(StyledText(String(text), style: run.style))
        text = String.UnicodeScalarView()
      }
      for scalar in run.text.unicodeScalars {
        switch scalar {
        case "\n" where endsWithReturn: endsWithReturn = false
        case "\n", "\r", "\u{2029}":
          end()
          paragraphs.append([])
          endsWithReturn = scalar == "\r"
        default:
          text.append(scalar)
          endsWithReturn = false
        }
      }
      end()
    }
    if paragraphs.count > 1, paragraphs[paragraphs.count - 1].isEmpty { paragraphs.removeLast() }
    return paragraphs
  }
}
