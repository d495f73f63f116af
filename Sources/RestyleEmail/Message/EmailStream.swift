import Restyle
public import RestyleElements
public import RestyleHTML
public import RestyleRendering

// Safe to share: all is `Sendable` but the record of the styles that were reported, which is an object. The stream
// creates it and nobody can copy the stream, so that nothing else refers to it.
/// The HTML of an e-mail in chunks, for programs that encode it while they send it.
///
/// ```swift
/// var message = try EmailStream(title: "Your receipt") { Receipt(order: order) }
/// while let chunk = message.next() { encoder.append(chunk) }
/// ```
///
/// Together, the chunks are the ``EmailMessage/html`` of a message with the same elements, byte for byte. All elements
/// are built first, since the head of an e-mail has the classes of all of them.
public struct EmailStream: ChunkedText, ~Copyable, @unchecked Sendable {
  /// The title of the e-mail, on one line, without control characters, and with its directions closed.
  public let title: String
  /// The same elements as text, in lines that end with a line feed.
  public let plainText: String

  private var document: EmailDocument
  private var isFinished = false
  private let chunkSize: Int
}

extension EmailStream {
  /// Creates an e-mail.
  ///
  /// - Parameters:
  ///   - title: The title of the e-mail.
  ///   - preheader: The text that lists of messages show beside the title; empty for the beginning of the content.
  ///   - style: The style of the whole e-mail.
  ///   - fontFaces: The fonts of the e-mail.
  ///   - context: The rendering context.
  ///   - chunkSize: The approximate number of bytes in a chunk.
  ///   - content: The elements from top to bottom, created under the defaults of the context.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public init(
    title: String, preheader: String = "", style: EmailStyle = EmailStyle(), fontFaces: [FontFace] = [],
    in context: ElementContext = ElementContext(), chunkSize: Int = 1 << 14,
    @ElementBuilder content: () -> ElementContent
  ) throws(ElementError) {
    self.title = OpenDirections.balanced(whole: title.onOneLine)
    self.chunkSize = max(1, chunkSize)
    var writer = EmailWriter(style: style, in: context)
    try context.content(content).walkStructure(
      &writer, in: context, firstNumber: 0, varying: style.variation(in: context.traits),
      reporting: .email)
    writer.finish()
    plainText = writer.plainText.text
    document = EmailDocument(writer: writer, chunkSize: self.chunkSize)
    document.appendStart(fontFaces: fontFaces, title: self.title, preheader: preheader)
  }

  /// The problems of the chunks so far; those of the e-mail's length are only known at the end.
  public var problems: [RenderingProblem] { document.writer.problems }

  /// Writes the next chunk.
  ///
  /// - Returns: The bytes of the chunk; nil at the end.
  public mutating func next() -> [UInt8]? {
    if isFinished { return nil }
    append()
    return document.takeBytes()
  }

  /// Writes the only chunk of an e-mail as text.
  mutating func whole() -> String {
    append()
    return document.bytes.text
  }

  private mutating func append() {
    guard !document.appendContent(until: chunkSize) else { return }
    document.appendEnd()
    isFinished = true
  }
}
