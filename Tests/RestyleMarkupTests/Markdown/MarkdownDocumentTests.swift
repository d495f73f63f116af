import Foundation
import RestyleMarkup
import RestyleTesting
import TestSupport
import Testing

/// Documents of pieces at random, against what cmark 0.30.2, CommonMark's own program, writes of them.
@Suite("Markdown at random")
struct MarkdownDocumentTests {
  // No line of spaces alone, and no tab before the end of a line: there it doesn't follow the text of CommonMark.
  private static let pieces = [
    "a", "a ", "b", " ", "*", "**", "_", "`", "``", "[", "]", "](u)", "![", "[a]", "(", "<b>", "<a:b>",
    "&amp;", "\\", "\"", "!", "  ", "\n", "\n", "\n\n", "\n\n", "\n> ", "\n- ", "\n+ ", "\n1. ", "\n2) ",
    "\n    a", "\n  b", "\n# ", "\n---\n", "\n===\n", "\n```\n", "\n[a]: u\n", "\ta", "\n<div>\n", "> ", "- ",
    "# ", "1. ",
  ]

  /// The same documents on each run.
  private static func documents(count: Int) -> [String] {
    var generator = SeededGenerator(seed: 1)
    return (0..<count).map { _ in
      let length = 3 + generator.next() % 14
      return (0..<length).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
    }
  }

  @Test("Whatever stands beside each other is read as cmark reads it")
  func documents() async throws {
    let digests = Self.digests.filter { !$0.isWhitespace }
    let documents = Self.documents(count: digests.count / 4)
    #expect(documents.count == 768)
    try await forEach(documents.enumerated()) { (index: Int, document: String) in
      let digest = digests.dropFirst(index * 4).prefix(4)
      let html = MarkdownHTML(document).html
      #expect(Self.digest(of: html) == digest, "\(html.debugDescription)")
    }
  }

  /// The FNV-1a digest of a text, of which 16 bits are enough to tell documents apart.
  private static func digest(of text: String) -> String {
    let digest = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let folded = digest ^ digest >> 16 ^ digest >> 32 ^ digest >> 48
    return String(format: "%04x", folded & 0xFFFF)
  }

  /// The digests of what `cmark --unsafe` writes, four letters for each document.
  private static let digests = """
    a2b2d7c2efd7740457c9b6e845fcb70d10424ef7cca27f7eb34187a4a6c400adb69e674503178f4067cf263336220a43
    23222815b694ed280f0b874ca4507f099d6f85b23d66ab557f602d3d93c9f6c96c30d6fdc82bcd7e5ab8c91b051a9ccc
    34256dec2dac884b58ff06f40cf9730b8d51f011ef4aeecb3537b9bcb09a5b4ad8d4bb7b16ea088348d4426a95072cbd
    7630a239eee0f036c6ffc3e0082d126fc858f69d931277ffa5575d241fdeb7704db57e0f9727dadc040748674120a868
    681ba7f823e72def2c0d45115a784242ce24596daae18d63dae7cc8786c75bdaf31c89fb4782ff933631b9ce16310d9f
    5484b386db5d2c4f55cdd6283db348d7d12129e5aa1dbfbadc1a8c9be213c9c5e0d8f3adebfbca6e880ca7227f812864
    34c6e70d883701c794d23216b7a8930b352395329421c555038f54625c5caeac09d56eb08d3b4d3534a371c60cf4a3b8
    9bc693ab1d9a28b8e89e9a01450422d284ef95a25cd7f537d3ada3c3373fd5584624569f3b42a9d986e89cf71ba0d086
    50e1f7b5ecbef63083c3800d56428e945613c37468e3bd73a45cc7c2725375a60caf2cd0f71e0880694f51d6e635b779
    763898851ab7692c2578d33d1f839351ca8f199c520da936b51b94b66d939bcc3519b97b667e410f3aaadd31dd4df95e
    5c28702b14d9375cdaed21261507c2697049abe6134dd81837b16ee94e0430eb3daf2dcec206e063573c763d84fe98c6
    c9fb744b8770d8330d1076a82ee056074df3142b6ae76883c9e0e6744de928d5fd4bd5bc5e8f9873a7e256cd264fe890
    51e8d55f3a538ea6c75a4dee448cc4b16d37a1370b0d35d846f0e73f008a286026c32ae1a2c92c8b9fe81054643e66ee
    9f305ef31a6ae3845c7829f27401df40e33d40b632e2f79a4a8aeee8f148e9fd4093500790a9bbf2687ed17ab5cae0d9
    49af1ff98ad4513869d5241e14a68f8000b91ef87445f9cb222ca4f22665be02f03d1cbfeb3417eccc7acaff84de6eed
    137d25eb66b7696de39e7ddbc2ef29c10f40b86910e4fb9b309622b232b7eb77a400c0f5069d79e5db326deae7140c1a
    5c7c56c46884b60bcb46b3fac2778f35e1119aa66cdef46531114c54f69309d2dabbded99555faee55da85dad22528f2
    4e2a7ace47e10997e648cbf68d1c73c49d67322ea833ce446fa59fb9c7b2918b44e10932f7a01c92f16d4dcba4e67d47
    c237876b8d7b89dfc9ad5391cae6c595473d4ebb3ec168c7a3304b87e6938dc3e3f3b2dd12263c63354ed02782f60067
    7dd40e10308012c05c469f1c55bfb697713a9d4b22df0feb3a04e4608822c49c095ddbd2e460241f059a81ba8efcb68c
    30cf897b895cef5e83ebf4c869ecddbfc283e0e5307c0f0fb44692387476186c7c0e53e3bab917e17e6659092fde5b2a
    583b7e3964500d63bbe01540fb1e56858ccbd73254615f713225510d05351d5939ea87a0e2e7b9e2ac418d9c4da4a4d0
    3468297b61cd463245273e22ea64e094b3be974e810d216104bea097b3c6c7687ed939014a369cb1611377390750ae99
    e18e0df58de177b9bea6d936c7489a36e02db6869f0561ba4cc7452aa8d7f55d75a5dd9523b7bec89b6e34a8d28886ee
    fcd81cc67e3f95404868331eda0791506faf259c7b0d4a9bacd1de08ef14dea05d2c90a664288926268f0be2a06c291d
    ab9a77ee4cd44ac8e4d5cc71f1b690174c72042f9bf2cc50efab72db2cd5d82012e7338d25ad36c427aaee22bd23f58f
    0b953f1b72e5b7b8727b711a7d31303b26a425524dc40b8005d00dbf0eaebc6fef34b452051534238a99a8e83e6a4d8a
    9be21b3802cea7b8a48b460df9532e1ef49163a0fa5659069246bcb98c879763f2243aec05b97e4a746c9a27808dca92
    845bacd08036c577fa09d27a1ba93104a2e79c1fc5737d0e12ae5fc210e0938a2aa509b9ba14a045df2f1ccea144fc1e
    ab083ad55f8abeae114cb2d860b38c7bc768775cda8f693f7c4550a0699a9c1615a9d78a617620a76530e01988746ffa
    da9e980ec03faaa1786f4d809395345b81497c3196bca4a47b286fff614050e29d37e1c6ae53b993b8c808bc92979ae0
    ae965242d4d8735fa5242a9986dc221545bc35206e254f66b23032bb5850e30c44b7801113a1fbdb16a87235f129bae8
    """
}
