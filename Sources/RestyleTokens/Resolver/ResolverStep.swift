import Restyle

/// A set or a modifier in the order of resolution, with the sources of its tokens.
enum ResolverStep: Sendable {
  case set([JSONValue])
  /// A modifier, and for each of its contexts the sources.
  case modifier(TokenResolver.Modifier, [[JSONValue]])

  var modifier: TokenResolver.Modifier? {
    switch self {
    case .set: nil
    case .modifier(let modifier, _): modifier
    }
  }
}
