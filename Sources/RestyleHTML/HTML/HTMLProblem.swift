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
      "left out the link \(String(reflecting: String(link.target.prefix(80)))): "
        + "its scheme is \(String(reflecting: String(scheme.prefix(20)))), "
        + "and only http, https, mailto, tel and relative links are written"
    }
  }
}
