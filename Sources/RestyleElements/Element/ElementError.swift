/// The reason why elements can't be rendered.
public enum ElementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Elements are nested deeper than ``depthLimit``; with the names of the outermost and innermost ones.
  case nestedTooDeeply(outermost: [String], innermost: [String])

  /// How deep elements may be nested, including your own elements.
  ///
  /// Browsers based on Chromium stop at 512 nested tags, and an element may need two.
  public static let depthLimit = 256

  /// A description of what is wrong, where, and of what would be right.
  public var description: String {
    switch self {
    case .nestedTooDeeply(let outermost, let innermost):
      "elements are nested more than \(Self.depthLimit) deep: "
        + (outermost + ["..."] + innermost).joined(separator: " > ")
        + "; does the body of one of them contain that element again without an end?"
    }
  }
}
