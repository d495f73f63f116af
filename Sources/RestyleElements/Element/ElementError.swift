/// Why elements can't be rendered.
public enum ElementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Elements lie in one another deeper than ``depthLimit``; with the outermost and innermost ones' names.
  case nestedTooDeeply(outermost: [String], innermost: [String])

  /// How deep elements may lie in one another: elements of your own count too.
  ///
  /// Browsers based on Chromium stop at 512 nested tags, and an element may need two.
  public static let depthLimit = 256

  /// Says what was wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .nestedTooDeeply(let outermost, let innermost):
      "elements lie in one another more than \(Self.depthLimit) deep: "
        + (outermost + ["..."] + innermost).joined(separator: " > ")
        + "; does the body of one of them contain that element again without an end?"
    }
  }
}
