public import Restyle

/// A link whose target is safe to follow: http, https, mailto, tel, or relative to the page.
public struct LinkTarget: Hashable, Sendable {
  /// The reference as browsers parse it.
  @Exact public private(set) var text: String
  /// The scheme in lowercase letters; nil for a target that is relative to a page.
  package let scheme: String?

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Checks a link as a browser would parse it.
  ///
  /// - Parameter link: The link.
  /// - Throws: A problem if the link could run programs, or isn't known to be harmless.
  public init(_ link: Link) throws(RenderingProblem) {
    let reference = WebReference(link.target)
    if let scheme = reference.scheme, !Self.schemes.contains(scheme) {
      throw RenderingProblem(.droppedLink(link, scheme: scheme))
    }
    text = reference.text
    scheme = reference.scheme
  }
}
