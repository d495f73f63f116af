import RestyleEmail
import RestyleRendering
import TestSupport
import Testing

/// Whole e-mails, as people get them.
@Suite struct EmailGoldenTests {
  @Test(
    "What each element is in an e-mail, in its text and among its problems",
    arguments: [SampleMessage.receipt, .texts, .boxes, .layouts, .controls, .fields, .documents])
  func message(sample: SampleMessage) throws {
    let message = try sample.message()
    let problems = message.problems.map(\.description).joined(separator: "\n")
    try expectGolden(
      "\(message.html)\n\(message.plainText)\n\(problems)\n", variant: sample.rawValue)
  }

  /// Texts are left out, since some of them are aligned to a side in both directions.
  @Test(
    "From right to left, all lies as in a mirror", arguments: SampleMessage.allCases.filter { $0 != .texts })
  func mirror(sample: SampleMessage) throws {
    let message = try sample.message()
    let mirrored = try sample.message(traits: .mirrored)
    try #require(message.html != mirrored.html)
    let lines = message.html.split(separator: "\n")
    let image = mirrored.html.mirrored.split(separator: "\n")
    #expect(lines.count == image.count)
    // The languages differ, and what is from left to right needn't say so.
    for (line, image) in zip(lines, image) where !line.contains(" lang=\"") { #expect(image == line) }
    #expect(mirrored.plainText == message.plainText)
    #expect(mirrored.problems == message.problems)
  }
}

extension String {
  /// The markup of an e-mail with left and right exchanged.
  fileprivate var mirrored: String {
    let opposites: [Substring: String] = ["left": "right", "right": "left", "ltr": "rtl", "rtl": "ltr"]
    let sides = replacing(#/([":-])(left|right|ltr|rtl)/#) { "\($0.1)\(opposites[$0.2] ?? "")" }
    let boxes = sides.replacing(#/(padding|margin):([\d.px]+) ([\d.px]+) ([\d.px]+) ([\d.px]+)/#) {
      "\($0.1):\($0.2) \($0.5) \($0.4) \($0.3)"
    }
    return boxes.replacing(#/border-radius:([\d.px]+) ([\d.px]+) ([\d.px]+) ([\d.px]+)/#) {
      "border-radius:\($0.2) \($0.1) \($0.4) \($0.3)"
    }
  }
}
