public import RestyleElements
public import RestyleHTML
public import RestyleRendering

/// An e-mail of elements: its HTML for the clients that people have, and its text for those that show no HTML.
///
/// ```swift
/// let message = try EmailMessage(title: "Your receipt", preheader: "Thank you for your order") {
///   Label("Receipt", style: .header).heading(1)
///   Row("Total") { Label("€ 12.50") }
///   Button("See your order", action: .follow("https://example.org/orders/17"))
/// }
/// ```
///
/// The HTML holds nothing that Outlook on Windows, Gmail or Yahoo can't show, but for what makes it better elsewhere and
/// is missed by nobody: round corners, fonts of its own, and colours in the dark. What the elements ask for beyond that is reported.
///
/// Language, direction and appearance are those of the context. Whatever titles, texts and addresses hold, they stay in
/// their places.
public struct EmailMessage: Sendable {
  /// The title of the e-mail, on one line, without control characters, and with its directions closed.
  ///
  /// It mostly serves as the subject, too, which is a header of one line (RFC 5322, section 2.2).
  public let title: String
  /// The whole document.
  public let html: String
  /// The same elements as text, in lines that end with a line feed.
  public let plainText: String
  /// The problems: what the elements ask for and the e-mail can't show, in the order of the elements.
  public let problems: [RenderingProblem]

  /// Creates an e-mail.
  ///
  /// - Parameters:
  ///   - title: What the e-mail is called.
  ///   - preheader: What lists of messages show beside the title; empty for the beginning of the content.
  ///   - style: What the e-mail is like as a whole.
  ///   - fontFaces: The fonts that the e-mail brings, which Apple Mail and Thunderbird load; others show those that a
  ///     font falls back on.
  ///   - context: What the elements are rendered in.
  ///   - content: The elements, one below the other, created under the defaults of the context.
  /// - Throws: `ElementError` if elements lie too deep in one another.
  /// - Complexity: O(*n*) in what the elements hold.
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
