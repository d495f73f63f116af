// The examples in the comments of Restyle/Traits, as they stand there, and what they give.

import Foundation
import Restyle
import Testing

// Block 1 of Restyle/Traits/TraitKey.swift

@Suite("What the comments of Restyle/Traits show")
struct TraitsCommentExamples {
  @Test("TraitKey")
  func key() throws {
    var traits = TraitCollection()
    #expect(traits.density == 1)
    traits.density = 2
    #expect(traits[.density] == 2)

    let decoder = JSONDecoder()
    // Block 2 of Restyle/Traits/TraitKey.swift
    #expect(try decoder.decode(TraitCollection.self, from: JSONEncoder().encode(traits)) == traits)
  }

  @Test("TraitCollection")
  func collection() {
    let values = descriptions {
      // Block of Restyle/Traits/TraitCollection.swift
      light.colorScheme
    }

    #expect(values == ["true", "\(1.0 / 3)", "\(ColorScheme.light)"])
  }

  @Test("TraitCollection.with(_:_:), standard traits")
  func changes() {
    // Block of Restyle/Traits/StandardTraits.swift
    let values = descriptions {
      // Block of Restyle/Traits/TraitCollection+Access.swift
      // Block of Restyle/Traits/ContentSizeCategory.swift
    }

    #expect(values == ["\(traits)", "28.0"])
  }
}
