import RestyleRendering

extension PreparedStyleSheet {
  /// The file that pages link which extend the stylesheet, with ``HTMLDocument/StylePlacement/linked(path:)``.
  ///
  /// ```swift
  /// let file = prepared.file(path: "/assets/site")     // at "/assets/site-9f86d081884c7d65.css", say
  /// ```
  ///
  /// - Parameter path: What its name starts with.
  /// - Returns: The file; nil if the stylesheet is empty, or nothing is loaded from such an address.
  public func file(path: String) -> HTMLDocument.File? {
    let reference = WebReference(contents.digested.address(path: path))
    guard !css.isEmpty, reference.unloadableScheme == nil else { return nil }
    return HTMLDocument.File(contents.digested, at: reference)
  }
}
