import Foundation
import Restyle
import Testing

@Suite("Situations in documents")
struct SituationTests {
  @Test("Each value of each standard trait is read as it is written, and holds where it is set")
  func roundTrips() throws {
    for trait in TraitDimension.standard {
      for value in trait.dimension.labels.indices {
        let situation = Situation().with(trait.dimension, value)
        let data = try JSONEncoder().encode(situation)
        let read = try JSONDecoder().decode(Situation.self, from: data)
        #expect(read.values.map(\.value) == [value] && read.values.map(\.dimension) == [trait.dimension])
        for other in trait.dimension.labels.indices {
          var traits = TraitCollection()
          trait.set(&traits, other)
          #expect(read.holds(in: traits) == (other == value))
        }
        // As a document of traits has it.
        var traits = TraitCollection()
        trait.set(&traits, value)
        #expect(try JSONDecoder().decode(TraitCollection.self, from: data) == traits)
      }
    }
  }

  @Test("A scale between two is the smaller one, and one below all the smallest")
  func scales() throws {
    for (text, scales) in [("1", [0.5, 1, 1.5]), ("2", [2, 2.9]), ("3", [3, 4])] {
      let situation = try JSONDecoder().decode(
        Situation.self, from: Data(#"{"displayScale": \#(text)}"#.utf8))
      #expect(scales.allSatisfy { situation.holds(in: TraitCollection(displayScale: $0)) })
      #expect(!situation.holds(in: TraitCollection(displayScale: text == "1" ? 2 : 1)))
    }
  }

  @Test("Traits and values that aren't known are errors")
  func unknown() {
    for text in [
      #"{"shape": "round"}"#, #"{"colorScheme": "sepia"}"#, #"{"colorScheme": 1}"#, #"{"displayScale": 7}"#,
      "[]", "1",
    ] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Situation.self, from: Data(text.utf8)) }
    }
    let theme = Situation().with(Dimension(id: .theme, name: "theme", labels: ["a"]), 0)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(theme) }
  }
}
