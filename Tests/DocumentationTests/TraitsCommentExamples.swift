// The examples in the comments of Restyle/Traits, as they stand there, and what they give.

import Foundation
import Restyle
import Testing

struct Density: TraitKey {
  static let name = "density"
  static let defaultValue = 1
}
extension TraitKey where Self == Density { static var density: Self { Self() } }
extension TraitCollection {
  var density: Int {
    get { self[.density] }
    set { self[.density] = newValue }
  }
}

@Suite("What the comments of Restyle/Traits show")
struct TraitsCommentExamples {
  @Test("TraitKey")
  func key() throws {
    var traits = TraitCollection()
    #expect(traits.density == 1)
    traits.density = 2
    #expect(traits[.density] == 2)

    let decoder = JSONDecoder()
    decoder.userInfo[.traitKeys] = try TraitKeySet().adding(Density.self)
    #expect(try decoder.decode(TraitCollection.self, from: JSONEncoder().encode(traits)) == traits)
  }

  @Test("TraitCollection")
  func collection() {
    let values = descriptions {
      let traits = TraitCollection(horizontalSizeClass: .compact, displayScale: 3, colorScheme: .dark)
      traits.isCompact  // true
      traits.hairlineWidth  // 1/3
      let light = traits.with(\.colorScheme, .light)
      light.colorScheme
    }

    #expect(values == ["true", "\(1.0 / 3)", "\(ColorScheme.light)"])
  }

  @Test("TraitCollection.with(_:_:), standard traits")
  func changes() {
    var traits = TraitCollection(horizontalSizeClass: .compact)
    traits.colorScheme = .dark
    let values = descriptions {
      traits.with(\.colorScheme, .dark)
      Font.TextStyle.body.size(for: .accessibilityMedium)  // 28
    }

    #expect(values == ["\(traits)", "28.0"])
  }
}
