import RestyleEmail
import RestyleRendering
import Testing

@Suite("What an e-mail leaves out")
struct EmailLossTests {
  /// Losses, and the kind of each: the name of its factory, in the format's own space.
  private static let kinds: [(RenderingProblem.Loss, String, subjects: [String])] = [
    (.emailAction, "action", []),
    (.emailEmbeddedImage, "embeddedImage", []), (.emailUnmeasuredImage, "unmeasuredImage", []),
    (.emailControl, "control", []), (.emailSubmission, "submission", []), (.emailSecret, "secret", []),
    (.emailGradient, "gradient", []), (.emailFixedTraits, "fixedTraits", []),
    (.emailStylesheet(bytes: 3, limit: 4), "stylesheet", ["3", "4"]),
    (.emailLength(bytes: 3, limit: 4), "length", ["3", "4"]), (.emailDepth(3), "depth", ["3"]),
  ]

  @Test("A loss is of the kind of its name, and says all that it is about")
  func kinds() {
    for (loss, kind, subjects) in Self.kinds {
      #expect(loss.kind == "email." + kind && loss.subjects == subjects)
      #expect(subjects.allSatisfy { loss.description.contains($0) })
    }
  }

  private static let descriptions: [(RenderingProblem.Loss, String)] = [
    (
      .emailAction,
      "left out what happens on a press: readers of an e-mail can only open an address; follow a link"
    ),
    (
      .emailEmbeddedImage,
      "left out an image: Gmail shows no bytes that lie in the HTML; give an address, of https: or cid:"
    ),
    (
      .emailUnmeasuredImage,
      "left an image in the size of its file: Word goes by attributes; give it a width and a height"
    ),
    (
      .emailControl,
      "wrote the value of a control as text: people can't change it in an e-mail; link to a page"
    ),
    (
      .emailSubmission,
      "left out a form around controls: nobody can fill it in, in an e-mail; link to a page that has it"
    ),
    (
      .emailSecret,
      "left out what is in a field for secrets: an e-mail is read by anybody who forwards it"
    ),
    (
      .emailGradient,
      "painted a gradient in the colour between its stops: Word and Yahoo show none"
    ),
    (
      .emailFixedTraits,
      "fixed what depends on the reader's surroundings: an e-mail is written once for all of them; say "
        + "it by colours with variants, or alike for all"
    ),
    (
      .emailStylesheet(bytes: 3, limit: 4),
      "made a stylesheet of 3 bytes: Gmail reads none of more than 4; use fewer different colours"
    ),
    (
      .emailLength(bytes: 3, limit: 4),
      "made an e-mail of 3 bytes: Gmail cuts it off behind 4; show less, and link to the rest"
    ),
    (
      .emailDepth(3),
      "nested 3 boxes: clients based on Chromium follow some 120; put less into one another"
    ),
  ]

  @Test("A loss says what was left out, why, and what would be right")
  func descriptions() {
    for (loss, text) in Self.descriptions { #expect(loss.description == text) }
    #expect(Self.descriptions.map(\.0.kind).sorted() == Self.kinds.map(\.0.kind).sorted())
  }

  @Test("Losses are distinguished, and each says what would be right")
  func losses() {
    let losses: [RenderingProblem.Loss] = [
      .emailAction, .emailDepth(3), .emailDepth(4), .emailLength(bytes: 3, limit: 4),
      .emailStylesheet(bytes: 3, limit: 4),
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count && Set(losses.map(\.description)).count == losses.count)
  }
}
