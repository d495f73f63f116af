// The examples in the comments of RestyleTesting, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleRendering
import RestyleTesting
import Testing

struct SealStyle: Style, Hashable, Codable {
  var padding = 4.0
  var label = TextStyle()

  mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) { restyler(&label) }
}

// Block of RestyleTesting/Values/Sampled.swift

@Suite("What the comments of RestyleTesting show")
struct RestyleTestingCommentExamples {
  private struct BandStyle: Style, Hashable, Codable {
    var width = 0.0

    func merging(_ other: Self) -> Self { other.width == 0 ? self : other }
  }

  @Test("Laws of samples")
  func samples() {
    // Block of RestyleTesting/Laws/BrokenLaw.swift

    #expect(lines == [])
  }

  @Test("Laws of generated values")
  func generated() throws {
    // Block 1 of RestyleTesting/Laws/BrokenLaws+Types.swift
    // Block 2 of RestyleTesting/Laws/BrokenLaws+Types.swift

    #expect(broken.isEmpty)
  }

  @Test("Laws of merging")
  func merging() {
    // Block of RestyleTesting/Laws/BrokenLaws+Merging.swift

    #expect(broken.isEmpty)
  }

  @Test("Outputs")
  func outputs() throws {
    // Block of RestyleTesting/Output/TestedOutput.swift

    #expect(try output.render(Label("a")).map(\.output) == ["a"])
  }
}
