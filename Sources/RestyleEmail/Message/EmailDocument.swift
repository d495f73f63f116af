import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

/// Writes what stands around the content of an e-mail.
// A copy would append to the same buffer.
struct EmailDocument: ~Copyable {
  private(set) var bytes = OutputBuffer()
  /// How many bytes were taken before.
  private var takenCount = 0
  /// What wrote the content, with its problems and those of the whole.
  private(set) var writer: EmailWriter
  private var layout: EmailLayout
  private var nextNode = 0

  /// What Gmail reads of a stylesheet and of an e-mail, in bytes.
  ///
  /// Source: caniemail.com, "style element", note 6; and Google's limit of 102 kB, behind which it writes *Message clipped*.
  private enum Limit {
    static let stylesheet = 16_384
    static let length = 102 * 1_024
    /// Chromium's parser follows 512 tags, of which a table has four.
    static let depth = 120
  }
}

extension EmailDocument {
  init(writer: EmailWriter, chunkSize: Int) {
    self.writer = writer
    layout = EmailLayout(contents: writer.contents, direction: writer.direction)
    // About as much as the head takes, and the tags around each node.
    bytes.reserveCapacity(min(4_096 + writer.contents.count + 64 * writer.nodes.count, chunkSize))
    bytes.hold()
  }

  private var style: EmailStyle { writer.style }
  private var context: ElementContext { writer.context }
  private var direction: LayoutDirection { writer.direction }
  private var adapts: Bool { style.adapts(in: context.traits) }

  /// Appends what stands before the content.
  mutating func appendStart(fontFaces: [FontFace], title: String, preheader: String) {
    var look = EmailLook()
    let background = writer.palette.color(style.surface, over: style.surface)
    look.setBackground(background, &writer.classes)
    appendHead(title: title, fontFaces)
    bytes.append(
      verbatim: "<body marginwidth=\"0\" marginheight=\"0\"",
      attributes: look, withBackground: true)
    bytes.append(verbatim: "\n")
    appendLanguage()
    append(preheader: preheader, hiddenOn: background)
    appendStartOfColumn(look)
  }

  /// Appends content until there are so many bytes; returns whether there is more.
  mutating func appendContent(until count: Int) -> Bool {
    while nextNode < writer.nodes.count, bytes.count < count {
      layout.append(writer.nodes[nextNode], to: &bytes)
      nextNode += 1
    }
    return nextNode < writer.nodes.count
  }

  /// Appends what stands behind the content.
  mutating func appendEnd() {
    if layout.depth > Limit.depth { writer.report(.emailDepth(layout.depth)) }
    appendEndOfColumn()
    bytes.append(verbatim: "</div>\n</body>\n</html>\n")
    let length = takenCount + bytes.count
    if length > Limit.length { writer.report(.emailLength(bytes: length, limit: Limit.length)) }
  }

  /// Removes and returns the bytes so far.
  mutating func takeBytes() -> Bytes {
    defer { bytes.removeAll(behind: 0) }
    takenCount += bytes.count
    return bytes.suffix(behind: 0)
  }

  private mutating func appendHead(title: String, _ fontFaces: [FontFace]) {
    bytes.appendDocumentStart(
      title: title, language: context.language, direction: direction,
      attributes: """
         xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" \
        xmlns:w="urn:schemas-microsoft-com:office:word"
        """)
    bytes.append(
      verbatim: """
        <meta name="x-apple-disable-message-reformatting">
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">

        """)
    let schemes: StaticString =
      adapts ? "light dark" : context.traits.colorScheme == .dark ? "dark" : "light"
    for name in ["color-scheme", "supported-color-schemes"] as [StaticString] {
      bytes.append(verbatim: "<meta name=\"")
      bytes.append(verbatim: name)
      bytes.append(verbatim: "\" content=\"")
      bytes.append(verbatim: schemes)
      bytes.append(verbatim: "\">\n")
    }
    // Without it, Word takes pixels for larger ones on screens with many of them.
    bytes.append(
      verbatim: """
        <!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch>\
        </o:OfficeDocumentSettings></xml><![endif]-->
        <!--[if !mso]><!-->

        """)
    let start = bytes.count
    append(fontFaces)
    bytes.append(writer.classes, adapts: adapts)
    let length = bytes.count - start
    if length > Limit.stylesheet {
      writer.report(.emailStylesheet(bytes: length, limit: Limit.stylesheet))
    }
    bytes.append(verbatim: "<!--<![endif]-->\n</head>\n")
  }

  /// Appends the fonts that the e-mail brings, where Word doesn't read them: it would show none of those that a font falls
  /// back on (caniemail.com, "@font-face", note 5).
  private mutating func append(_ fontFaces: [FontFace]) {
    let rules = fontFaces.compactMap { face in
      var face = face
      // An e-mail has no address that others could be relative to.
      face.sources.removeAll { source in
        guard source.isAddress, WebReference(source.text).scheme == nil else { return false }
        writer.report(.relativeAddress(source.text), part: "font")
        return true
      }
      return face.css(&writer.problems)
    }
    guard !rules.isEmpty else { return }
    // In a stylesheet of its own, so that what doesn't read it still reads the other ones.
    bytes.append(verbatim: "<style>\n")
    for rule in rules { bytes.append(contentsOf: rule) }
    bytes.append(verbatim: "</style>\n")
  }

  /// Appends the start of an element that says what language and direction all is in: Gmail drops `<html>`.
  private mutating func appendLanguage() {
    bytes.append(verbatim: "<div")
    if let language = context.language { bytes.append(attribute: " lang", language.tag) }
    bytes.append(verbatim: direction == .rightToLeft ? " dir=\"rtl\">\n" : " dir=\"ltr\">\n")
  }

  /// Appends what lists of messages show, and what keeps them from showing the beginning of the content behind it.
  private mutating func append(preheader: String, hiddenOn background: EmailColor) {
    guard !preheader.isEmpty else { return }
    bytes.append(verbatim: "<div style=\"display:none;mso-hide:all;font-size:1px;line-height:1px;color:")
    bytes.append(safe: background.usual)
    bytes.append(verbatim: "\">")
    bytes.append(unbroken: preheader)
    // A joiner of letters, one that isn't, and a space: lists leave out what is nothing but spaces.
    let shown = preheader.unicodeScalars.prefix(Self.listLength).count
    for _ in shown..<max(shown, Self.listLength) { bytes.append(verbatim: "\u{34F}\u{200C}\u{A0}") }
    bytes.append(verbatim: "</div>\n")
  }

  /// How many characters of an e-mail lists show at most.
  private static let listLength = 150

  /// Appends the start of the column of content in the middle of the window.
  private mutating func appendStartOfColumn(_ look: EmailLook) {
    var look = look
    let insets = PhysicalSides(pixelsOf: style.insets, in: direction)
    if !insets.areZero { look.add("padding", insets) }
    bytes.append(verbatim: EmailLayout.table)
    bytes.append(
      verbatim: " width=\"100%\"><tr><td align=\"center\"",
      attributes: look, withBackground: true)
    bytes.append(verbatim: "\n")
    let width = pixels(style.width)
    if width > 0 {
      // Word knows no greatest width, and gets a table of that width around the column.
      bytes.append(verbatim: "<!--[if mso]>")
      bytes.append(verbatim: EmailLayout.table)
      bytes.append(integer: width, behind: " align=\"center\" width=\"", before: "\"><tr><td><![endif]-->\n")
    }
    bytes.append(verbatim: EmailLayout.table)
    bytes.append(verbatim: " width=\"100%\"")
    if width > 0 { bytes.append(integer: width, behind: " style=\"max-width:", before: "px\"") }
    bytes.append(verbatim: "><tr><td align=\"")
    bytes.append(verbatim: direction.start)
    bytes.append(verbatim: "\">")
  }

  private mutating func appendEndOfColumn() {
    bytes.append(verbatim: "</td></tr></table>\n")
    if pixels(style.width) > 0 { bytes.append(verbatim: "<!--[if mso]></td></tr></table><![endif]-->\n") }
    bytes.append(verbatim: "</td></tr></table>\n")
  }
}
