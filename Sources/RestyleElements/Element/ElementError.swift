/// An error that prevents elements from being rendered.
public enum ElementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Elements are nested deeper than ``depthLimit``.
  ///
  /// The associated values are the names of the outermost and the innermost elements.
  case nestedTooDeeply(outermost: [String], innermost: [String])

  /// The maximum depth of nested elements, including custom elements.
  ///
  /// Browsers based on Chromium stop at 512 nested tags, and an element may need two.
  public static let depthLimit = 256

  /// A description of the error, of its place, and of how to correct it.
  public var description: String {
    switch self {
    case .nestedTooDeeply(let outermost, let innermost):
      "elements are nested more than \(Self.depthLimit) deep: "
        + (outermost + ["..."] + innermost).joined(separator: " > ")
        + "; does the body of one of them contain that element again without an end?"
    }
  }
}
