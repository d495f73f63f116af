extension String {
  /// Creates a text from bytes that are well-formed UTF-8.
  // Safe, since outputs write the bytes of strings, cut between characters, and of ASCII; debug builds check it. Where
  // a text isn't all of ASCII, checking it takes ten instructions for each byte, a quarter of what a form takes.
  package init(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      assert((try? UTF8Span(validating: bytes.span)) != nil, "cut within a character")
      self.init(copying: UTF8Span(unchecked: bytes.span))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
