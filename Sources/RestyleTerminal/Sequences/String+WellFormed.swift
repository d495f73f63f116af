extension String {
  /// Creates a text from bytes of texts, which are well-formed UTF-8: checking that takes as long as laying them out.
  init(wellFormed bytes: [UInt8]) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: bytes.span))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
