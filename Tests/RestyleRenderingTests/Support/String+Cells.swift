import RestyleRendering

extension String {
  /// How many cells the text takes.
  var cellWidth: Int { withUTF8Bytes { CellGrid().width(of: $0) } }

  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
