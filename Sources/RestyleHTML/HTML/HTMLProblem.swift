public import Restyle

/// Something that a style asks for and HTML was not given.
public enum HTMLProblem: Error, Hashable, Sendable {
  /// A link was left out, since its scheme can run programs or is not known to be harmless.
  case droppedLink(Link, scheme: String)
}

extension HTMLProblem: CustomStringConvertible {
  /// Says what was wrong and what would be right.
  public var description: String {
    switch self {
    case .droppedLink(let link, let scheme):
      "left out the link \(Self.quoted(link.target, limit: 80)): its scheme is \(Self.quoted(scheme, limit: 20)), "
        + "and only http, https, mailto, tel and relative links are written"
    }
  }
  // A single character can be of any length, so scalars are counted.
  private static func quoted(_ text: String, limit: Int) -> String {
    String(reflecting: String(text.unicodeScalars.prefix(limit)))
  }
}
