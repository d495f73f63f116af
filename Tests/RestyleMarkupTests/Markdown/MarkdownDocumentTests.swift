import Foundation
import Restyle
import RestyleElements
import RestyleMarkup
import RestyleTesting
import TestSupport
import Testing

/// Documents of pieces at random, against what cmark 0.30.2, CommonMark's own program, and GitHub's cmark-gfm
/// 0.29.0.gfm.0 write of them.
@Suite("Markdown at random")
struct MarkdownDocumentTests {
  // No line of spaces alone, and no tab before the end of a line: there it doesn't follow the text of CommonMark.
  private static let pieces = [
    "a", "a ", "b", " ", "*", "**", "_", "`", "``", "[", "]", "](u)", "![", "[a]", "(", "<b>", "<a:b>",
    "&amp;", "\\", "\"", "!", "  ", "\n", "\n", "\n\n", "\n\n", "\n> ", "\n- ", "\n+ ", "\n1. ", "\n2) ",
    "\n    a", "\n  b", "\n# ", "\n---\n", "\n===\n", "\n```\n", "\n[a]: u\n", "\ta", "\n<div>\n", "> ", "- ",
    "# ", "1. ",
  ]

  // None of what it reads otherwise than GitHub's text says: no underscores beside addresses, and no tasks in quotes.
  private static let gitHubPieces = [
    "a", "a ", "b", " ", "*", "**", "~", "~~", "`", "[", "]", "](u)", "(", ")", "|", "|", "\\|", "\n", "\n",
    "\n\n", "\n> c\n\n", "\n- [x] d", "\n- [ ] e", "\n1. [ ] f", "\n|-|\n", "\n|-|-|\n", "\n-|:-:\n",
    "\n| g | h |\n|-|-|\n", "\n| i | j | k\n:-|-:|-\n", "\n    l", "\n# ", "www.m.n", "www.o.p/q", "http://r",
    "https://s.t", "ftp://u.v", "@", "w@x.y", "z.a", "/", "?", ".!", ".", ",", ":", ";", "&amp;", "<", ">",
    "'", "\"",
  ]

  /// The same documents on each run.
  private static func documents(of pieces: [String], count: Int) -> [String] {
    var generator = SeededGenerator(seed: 1)
    return (0..<count).map { _ in
      let length = 3 + generator.next() % 14
      return (0..<length).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
    }
  }

  @Test("Whatever stands beside each other is read as cmark reads it")
  func documents() async throws {
    try await check(Self.pieces, 768, Self.digests)
  }

  @Test("Whatever GitHub adds is read as cmark-gfm reads it")
  func gitHubDocuments() async throws {
    try await check(Self.gitHubPieces, 512, Self.gitHubDigests, extensions: .gitHub)
  }

  private func check(
    _ pieces: [String], _ count: Int, _ digests: String, extensions: MarkdownExtensions = []
  ) async throws {
    let digests = digests.filter { !$0.isWhitespace }
    #expect(digests.count == count * 4)
    try await forEach(Self.documents(of: pieces, count: count).enumerated()) {
      (index: Int, document: String) in
      let digest = digests.dropFirst(index * 4).prefix(4)
      let html = MarkdownHTML(document, extensions: extensions).html
      #expect(Self.digest(of: html) == digest, "\(html.debugDescription)")
    }
  }

  @Test("No choice of extensions traps or reads one document in two ways")
  func choices() async throws {
    let choices = (0...MarkdownExtensions.gitHub.rawValue).map { MarkdownExtensions(rawValue: $0) }
    let documents = Self.documents(of: Self.pieces + Self.gitHubPieces, count: 200)
    try await forEach(documents) { (document: String) in
      for extensions in choices {
        let html = MarkdownHTML(document, extensions: extensions).html
        #expect(html == MarkdownHTML(document, extensions: extensions).html)
        #expect(!Markdown(document, extensions: extensions).body.isEmpty || html.isEmpty)
        _ = StyledString(markdown: document, extensions: extensions)
      }
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

  /// The digests of what `cmark-gfm --unsafe` writes with all four extensions.
  private static let gitHubDigests = """
    23e3cbb3d0801febaeaf67af17e3348b7d92def0c747d0663201c94e5b50e8df834253370fdaef204dd2854e19d97b0d
    aac37f49fa9a587f7ced7f031f0710e099abe3975912c9b58fc35168199b3e0c18b9144dfe38a994ac983db2299a53f9
    455ace6e634818baa24e45bfc0472c38b6aa500aac97342309ed13a638eaeb8ffa899fafe45f1551570eda97d1b38999
    e1de1097d83d754844bf5d439533b5d589f8a6e7a69041f0b4210ea2b2b33900bf5cd5a745d38f2b6261d5b3a978c577
    37de1b829dab079566b7f4b4257f73fd09ded5be4951b5c4ebe68aaa33312520e1238a1f3ee901f28ff639503f39301b
    85e2ac0fc9c09a61792d3dcef1109a7c45d88f37db3e6ac4fe30b0da00ad1d1ce724dad43e9e1fe1aff2846bbce67b4d
    0f636ceceda59b6fd8b6f7b62a187119e4427152c9054eb6cff0c0a6daa7a667e6759b33a07073eb709dd4ac97d44733
    6924853d749f33c6c400b3c3ae7868d4882702d7af228e0a12e9ff7ca7022efa08f53444a9c5580f6d0069275ff9bf86
    7e8d0e6644678b734717cfe15fecff853fa7b61e1178dc7329426d5eceb8efd17affee0d18e4f2f72855fbe4f36896fb
    46197d571a5698db7ff125f15cffa5e9fb38b9c4a4e76abd5b4562c86fdba7b7d876f698f0583de30ba041a241ed25d4
    cc45a7d6e48647cf623badf82328753dd1e8db722084f094c30e0549bb0c1a0bab503e9e63f9ae41437191fc206f8747
    7642f8396a33ae85038cdf89ba8ae140290ab930b1fdd6bc0f3478662780694d12592200c8479539e2f679494dc7cbd5
    7ab332082242249f8f6f9aa426a6975bd90ea8458e45e44537747670774e6af61e2201ae0245bf31586bde1b7d0a022b
    3111b60f8509fe4c77bf2100af2cfab99d4e1bc1cdfad3fa12b3757c78471cd272cbaa056254d379f69b200cffee4680
    ca187c268b412b674fdc585dd98fd134f2543132dbc93deac41e850415e492e4a6a1a6a6143cd1cfc3182305e68c661a
    cc0abad48fc3c826504b748e2e9242f6705717dbaf9f6d2ca7dd459e1cb6023a9eb994f858baa87281f1feb44eba2200
    8be16ed1bbc83ad76a84f422a3efb6073a8f7b344adcfa1758f30f3fbb43f7872e10b270ee0e217a78198ba2a7d3dec4
    5662b5a0c5633297cebb6731582e5e2397183d00e90cdad884b285610c2c3dd6ea281c213f7c56f38e6db0667d90f4fc
    97696e34fa97dc656c75673ab48f8d7b0130cbb5bfa40faa65f4d233cf89cf36be39e3f40dc57c90bd3b22eb47078d64
    799979f1c3aba4ddddd83fd8cda9eb8a01440c9acd01b20bdfb436bcdad4f309f4ae387e9c75e4bed510228e94aafdf3
    d0b1334e4da67c3ace813699ce8d2df865a39d4f3992484173167a8e4ee08f8e504942fc51d87651d55b8927730e32b9
    5ddd2e9ed324029b0b3c2bacb90fc815
    """
}
