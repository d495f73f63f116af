import RestyleRendering

extension PreparedStyleSheet {
  /// Returns the file that pages with this prepared stylesheet link by ``HTMLDocument/StylePlacement/linked(path:)``.
  ///
  /// ```swift
  /// let file = prepared.file(path: "/assets/site")     // for example at "/assets/site-9f86d081884c7d65.css"
  /// ```
  ///
  /// - Parameter path: The start of the file's address.
  /// - Returns: The file; nil if the stylesheet is empty, or if browsers load nothing from such an address.
  public func file(path: String) -> HTMLDocument.File? {
    let reference = WebReference(contents.digested.address(path: path))
    guard !css.isEmpty, reference.unloadableScheme == nil else { return nil }
    return HTMLDocument.File(contents.digested, at: reference)
  }
}
