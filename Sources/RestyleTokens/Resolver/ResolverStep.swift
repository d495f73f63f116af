import Restyle

/// A set or a modifier in the order of resolution, with the sources of its tokens.
enum ResolverStep: Sendable {
  case set([JSONValue])
  /// A modifier, and the sources of each of its contexts.
  case modifier(TokenResolver.Modifier, [[JSONValue]])

  var modifier: TokenResolver.Modifier? {
    switch self {
    case .set: nil
    case .modifier(let modifier, _): modifier
    }
  }
}
