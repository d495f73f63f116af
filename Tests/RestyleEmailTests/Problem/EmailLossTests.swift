import RestyleEmail
import RestyleRendering
import Testing

@Suite("What an e-mail leaves out")
struct EmailLossTests {
  /// Losses, and the kind of each: the name of its factory, in the format's own space.
  private static let kinds: [(RenderingProblem.Loss, String, subjects: [String])] = [
    (.emailAction, "action", []), (.emailRelativeAddress("a"), "relativeAddress", ["a"]),
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

  @Test("Losses are told apart, and each says what would be right")
  func losses() {
    let losses: [RenderingProblem.Loss] = [
      .emailAction, .emailDepth(3), .emailDepth(4), .emailLength(bytes: 3, limit: 4),
      .emailStylesheet(bytes: 3, limit: 4), .emailRelativeAddress("a"), .emailRelativeAddress("b"),
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count && Set(losses.map(\.description)).count == losses.count)
  }
}
