import Restyle
import RestyleRendering

/// A link whose target is safe to follow: http, https, mailto, tel, or relative to the page.
struct LinkTarget {
  /// The reference as browsers read it.
  let text: String

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Checks a link as a browser would read it.
  init(_ link: Link) throws(RenderingProblem) {
    let reference = WebReference(link.target)
    if let scheme = reference.scheme, !Self.schemes.contains(scheme) {
      throw RenderingProblem(.droppedLink(link, scheme: scheme))
    }
    text = reference.text
  }
}
