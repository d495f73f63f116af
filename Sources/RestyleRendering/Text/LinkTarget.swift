public import Restyle

/// The target of a link that is safe to follow: http, https, mailto, tel, or relative to the page.
public struct LinkTarget: Hashable, Sendable {
  /// The address as browsers parse it.
  @Exact public private(set) var text: String
  /// The scheme in lowercase letters; nil for a target that is relative to a page.
  package let scheme: String?

  // Few: comparing them takes less time than hashing one.
  private static let schemes = ["http", "https", "mailto", "tel"]

  /// Creates the target of a link, which is checked as a browser would parse it.
  ///
  /// - Parameter link: The link.
  /// - Throws: A problem if the link could run programs, or isn't known to be safe.
  public init(_ link: Link) throws(RenderingProblem) {
    let reference = WebReference(link.target)
    if let scheme = reference.scheme, !Self.schemes.contains(scheme) {
      throw RenderingProblem(.droppedLink(link, scheme: scheme))
    }
    text = reference.text
    scheme = reference.scheme
  }
}
