import Restyle
import RestyleRendering
import TestSupport
import Testing

@Suite("Targets of links")
struct LinkTargetTests {
  @Test("Links that lead somewhere harmless are followed, with their scheme, and others are problems")
  func schemes() async throws {
    try await forEach(
      [
        ("http://e.org", "http", true), ("https://e.org", "https", true), ("HTTPS://e.org", "https", true),
        ("mailto:a@e.org", "mailto", true), ("tel:1", "tel", true), ("/a", nil, true), ("a", nil, true),
        ("#a", nil, true), ("?a", nil, true), ("//e.org", nil, true), ("", nil, true),
        ("ht\ntp://e.org", "http", true),
        ("javascript:a", "javascript", false), ("java\nscript:a", "javascript", false),
        ("data:a", "data", false), ("ftp://e.org", "ftp", false), ("file:///a", "file", false),
        ("vbscript:a", "vbscript", false), ("blob:a", "blob", false), ("cid:a", "cid", false),
        ("httpx:a", "httpx", false), ("h:a", "h", false), ("sms:1", "sms", false),
      ] as [(String, String?, Bool)]
    ) { (address: String, scheme: String?, isFollowed: Bool) in
      do throws(RenderingProblem) {
        let target = try LinkTarget(Link(address))
        #expect(isFollowed && target.scheme == scheme)
        #expect(target.text == WebReference(address).text)
      } catch {
        #expect(!isFollowed && error.loss == .droppedLink(Link(address), scheme: scheme ?? ""))
      }
    }
  }
}
