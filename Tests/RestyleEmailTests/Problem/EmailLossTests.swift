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
      "left out the action: people can only open an address from an e-mail; follow a link"
    ),
    (
      .emailEmbeddedImage,
      "left out an image: Gmail doesn't show bytes in the HTML; give the image an https: or cid: address"
    ),
    (
      .emailUnmeasuredImage,
      "showed an image without a known width: Word needs one; give the image a width"
    ),
    (
      .emailControl,
      "wrote the value of a control as text: people can't change it in an e-mail; link to a page"
    ),
    (
      .emailSubmission,
      "left out a form around controls: people can't fill it in; link to a page that has it"
    ),
    (
      .emailSecret,
      "left out the value of a secret field: an e-mail may be forwarded to anybody"
    ),
    (
      .emailGradient,
      "showed a gradient as the colour between its stops: Word and Yahoo don't show gradients"
    ),
    (
      .emailFixedTraits,
      "resolved what depends on the reader's surroundings: an e-mail is written once for all readers; use "
        + "colours with variants, or the same style for all of them"
    ),
    (
      .emailStylesheet(bytes: 3, limit: 4),
      "wrote a stylesheet of 3 bytes: Gmail ignores one of more than 4; use fewer different colours"
    ),
    (
      .emailLength(bytes: 3, limit: 4),
      "wrote an e-mail of 3 bytes: Gmail cuts it off after 4; show less, and link to the rest"
    ),
    (
      .emailDepth(3),
      "nested 3 boxes: clients based on Chromium support about 120; nest fewer"
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
