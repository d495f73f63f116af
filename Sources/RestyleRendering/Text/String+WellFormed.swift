extension String {
  /// Creates a text from bytes that are well-formed UTF-8.
  // Safe, since outputs write only ASCII, and the bytes of strings divided between characters; debug builds check it.
  // For text that isn't all ASCII, the check takes ten instructions for each byte, a quarter of the time for a form.
  package init(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      assert((try? UTF8Span(validating: bytes.span)) != nil, "cut within a character")
      self.init(copying: UTF8Span(unchecked: bytes.span))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
