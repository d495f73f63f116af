public import RestyleElements
public import RestyleHTML
public import RestyleRendering

/// An e-mail of elements, with HTML, and with text for clients that show no HTML.
///
/// ```swift
/// let message = try EmailMessage(title: "Your receipt", preheader: "Thank you for your order") {
///   Label("Receipt", style: .header).heading(1)
///   Row("Total") { Label("€ 12.50") }
///   Button("See your order", action: .follow("https://example.org/orders/17"))
/// }
/// ```
///
/// The HTML contains nothing that Outlook on Windows, Gmail or Yahoo can't show, except for improvements that an e-mail
/// can do without: round corners, custom fonts, and colours for a dark scheme. Whatever else the elements ask for is
/// reported.
///
/// Language, direction and appearance are those of the context. Titles, texts and addresses are escaped.
public struct EmailMessage: Sendable {
  /// The title of the e-mail, on one line, without control characters, and with its directions closed.
  ///
  /// It usually is the subject too, which is a header of one line (RFC 5322, section 2.2).
  public let title: String
  /// The whole HTML document.
  public let html: String
  /// The same elements as text, in lines that end with a line feed.
  public let plainText: String
  /// The problems, in the order of the elements: features that the e-mail can't show.
  public let problems: [RenderingProblem]

  /// Creates an e-mail.
  ///
  /// - Parameters:
  ///   - title: The title of the e-mail.
  ///   - preheader: The text that lists of messages show beside the title; empty for the beginning of the content.
  ///   - style: The style of the whole e-mail.
  ///   - fontFaces: The fonts of the e-mail, which Apple Mail and Thunderbird load. Other clients show the fonts that
  ///     these fall back on.
  ///   - context: The rendering context.
  ///   - content: The elements from top to bottom, created under the defaults of the context.
  /// - Throws: `ElementError` if elements are nested too deeply.
  /// - Complexity: O(*n*) in the content of the elements.
  public init(
    title: String, preheader: String = "", style: EmailStyle = EmailStyle(), fontFaces: [FontFace] = [],
    in context: ElementContext = ElementContext(), @ElementBuilder content: () -> ElementContent
  ) throws(ElementError) {
    var stream = try EmailStream(
      title: title, preheader: preheader, style: style, fontFaces: fontFaces, in: context, chunkSize: .max,
      content: content)
    self.title = stream.title
    html = stream.whole()
    plainText = stream.plainText
    problems = stream.problems
  }
}

extension String {
  /// The text with a space for each run of line breaks and other controls.
  var onOneLine: String {
    // Most titles have none, and a text takes long to build from scalars.
    if isPrintableASCII { return self }
    var result = UnicodeScalarView()
    var isBreak = false
    for scalar in unicodeScalars {
      let isControl =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      if isControl, !isBreak { result.append(" ") }
      if !isControl { result.append(scalar) }
      isBreak = isControl
    }
    return String(result)
  }
}
