import Foundation
import Restyle
import TestSupport
import Testing

@Suite struct TraitCollectionTests {
  @Test func aCollectionWithoutArgumentsHasTheDefaults() {
    let traits = TraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.displayScale == 1)
    #expect(traits.colorScheme == .light)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits[.density] == 1)
    #expect(traits.reduceMotion == false)
  }

  @Test func theInitializerSetsEachTrait() {
    let traits = TraitCollection(
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular,
      displayScale: 3,
      colorScheme: .dark,
      contrast: .increased,
      preferredContentSizeCategory: .extraLarge,
      layoutDirection: .rightToLeft,
      idiom: .terminal,
      legibilityWeight: .bold,
      gamut: .displayP3,
      reduceMotion: true,
      reduceTransparency: true
    )
    var changed = TraitCollection()
    for change in TraitChange.all where change.name != Density.name { change.change(&changed) }
    #expect(traits == changed)
  }

  @Test
  func aTraitThatDiffersMakesCollectionsDiffer() async throws {
    try await forEach(TraitChange.all) { (change: TraitChange) in
      let traits = TraitCollection().with(change.change)
      #expect(traits != TraitCollection())
      #expect(change.read(traits) != change.read(TraitCollection()))
      #expect(traits == TraitCollection().with(change.change))
      #expect(traits.hashValue == TraitCollection().with(change.change).hashValue)
      for other in TraitChange.all where other.name != change.name {
        #expect(other.read(traits) == other.read(TraitCollection()))
        #expect(traits != TraitCollection().with(other.change))
      }
    }
  }

  @Test func withChangesACopy() {
    let traits = TraitCollection(horizontalSizeClass: .compact)
    #expect(traits.with(\.colorScheme, .dark).colorScheme == .dark)
    #expect(traits.with(\.colorScheme, .dark).horizontalSizeClass == .compact)
    #expect(traits.with(\.density, 3).density == 3)
    #expect(traits.colorScheme == .light)
  }

  @Test(arguments: UserInterfaceSizeClass.allCases)
  func compactAndRegularSpeakOfTheWidth(sizeClass: UserInterfaceSizeClass) {
    let traits = TraitCollection(horizontalSizeClass: sizeClass)
    #expect(traits.isCompact == (sizeClass == .compact))
    #expect(traits.isRegular == (sizeClass == .regular))
  }

  @Test(arguments: [(1, 1), (2, 0.5), (4, 0.25)])
  func aHairlineIsAPixelWide(scale: Double, width: Double) {
    #expect(TraitCollection(displayScale: scale).hairlineWidth == width)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -Double.infinity])
  func aScaleThatCantBeBecomesOne(scale: Double) {
    #expect(TraitCollection(displayScale: scale).displayScale == 1)
    #expect(TraitCollection(displayScale: 2).with(\.displayScale, scale) == TraitCollection())
  }

  @Test func aCollectionIsSmall() {
    #expect(MemoryLayout<TraitCollection>.size <= 64)
  }
}

@Suite struct CustomTraitTests {
  @Test func theDefaultIsNotStored() {
    var traits = TraitCollection()
    traits[.density] = 2
    #expect(traits != TraitCollection())
    traits[.density] = 1
    #expect(traits == TraitCollection())
    #expect(traits.hashValue == TraitCollection().hashValue)
  }

  @Test func theOrderOfSettingDoesNotMatter() {
    let one = TraitCollection().with {
      $0[.density] = 2
      $0[Zoom()] = 3
      $0[OtherDensity()] = "x"
    }
    let other = TraitCollection().with {
      $0[OtherDensity()] = "x"
      $0[Zoom()] = 3
      $0[.density] = 2
    }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test func keysOfOneNameAreTwoTraits() {
    let traits = TraitCollection().with(\.density, 5).with { $0[OtherDensity()] = "x" }
    #expect(traits.density == 5)
    #expect(traits[OtherDensity()] == "x")
  }

  @Test func aValueThatIsNoNumberIsTheDefault() {
    var traits = TraitCollection()
    traits[Zoom()] = 2
    traits[Zoom()] = .nan
    #expect(traits == TraitCollection())
  }
}

@Suite struct TraitCodingTests {
  @Test
  func decodingGivesWhatWasEncoded() async throws {
    try await forEach(TraitChange.all) { (change: TraitChange) throws in
      let traits = TraitCollection().with(change.change)
      #expect(try decode(try JSONEncoder().encode(traits)) == traits)
    }
  }

  @Test func allTraitsAtOnceSurvive() throws {
    var traits = TraitCollection()
    for change in TraitChange.all { change.change(&traits) }
    #expect(try decode(try JSONEncoder().encode(traits)) == traits)
  }

  @Test func whatIsMissingHasItsDefault() throws {
    #expect(try decode(Data("{}".utf8)) == TraitCollection())
    #expect(try decode(Data(#"{"colorScheme": "dark"}"#.utf8)) == TraitCollection(colorScheme: .dark))
  }

  @Test(
    arguments: [
      (#"{"displayScale": -4}"#, ["displayScale"]), (#"{"displayScale": 0}"#, ["displayScale"]),
      (#"{"displayScale": "inf"}"#, ["displayScale"]), (#"{"custom": {"zoom": "nan"}}"#, ["custom", "zoom"]),
    ] as [(String, [String])])
  func whatNoTraitCanBeIsRefused(json: String, path: [String]) throws {
    let error = #expect(throws: DecodingError.self) { try decode(Data(json.utf8)) }
    #expect(error?.path == path)
  }

  @Test func anUnknownTraitIsRefusedByName() {
    #expect {
      try JSONDecoder().decode(TraitCollection.self, from: Data(#"{"custom": {"density": 2}}"#.utf8))
    } throws: { error in
      "\(error)".contains(#"no trait is called "density""#)
    }
  }

  @Test func twoTraitsOfOneNameAreRefused() {
    let traits = TraitCollection().with(\.density, 5).with { $0[OtherDensity()] = "x" }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(traits) }
    #expect(throws: DuplicateKeyName.self) {
      try TraitKeySet().adding(Density.self).adding(Density.self).adding(OtherDensity.self)
    }
  }

  private func decode(_ data: Data) throws -> TraitCollection {
    let decoder = JSONDecoder()
    decoder.userInfo[.traitKeys] = try TraitKeySet().adding(Density.self).adding(Zoom.self)
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(TraitCollection.self, from: data)
  }
}
