import Restyle
import RestyleTesting
import Testing

/// The dictionary of attributes by itself.
@Suite struct TextAttributesTests {
  @Test func itReadsAsADictionary() {
    var attributes = TextAttributes()
    #expect(attributes.isEmpty)
    attributes[.kern] = 1.5
    attributes[.underline] = .single
    #expect(attributes[.kern] == 1.5)
    #expect(attributes.names == ["kern", "underline"])
    #expect(attributes.count == 2)
    attributes[.underline] = nil
    attributes[.kern] = .nan
    #expect(attributes.isEmpty)
    #expect(attributes.count == 0)
  }

  @Test func aLiteralTakesTheLastValueOfAKey() {
    let attributes: TextAttributes = [
      TextAttribute(.kern, 1), TextAttribute(.fontWeight, .bold), TextAttribute(.kern, 2),
    ]
    #expect(attributes[.kern] == 2)
    #expect(attributes.names == ["fontWeight", "kern"])
  }

  @Test func anAttributeKnowsItsKeyAndValue() throws {
    let attribute = TextAttribute(.kern, 1.5)
    #expect(attribute.name == "kern")
    #expect(attribute.value(for: .kern) == 1.5)
    #expect(attribute.value(for: .baselineOffset) == nil)
    #expect(attribute.debugDescription == "$0.kern = 1.5")
    #expect(attribute == TextAttribute(.kern, 1.5))
    #expect(attribute != TextAttribute(.kern, 2))
    #expect(attribute != TextAttribute(.baselineOffset, 1.5))
  }

  @Test func whatSetsTheSameIsEqual() {
    #expect(TextAttribute(.fontSize, -5) == TextAttribute(.fontSize, 0))
    #expect(TextAttribute(.fontSize, -5).value(for: .fontSize) == 0)
    let unsetting = TextAttribute(.kern, .nan)
    #expect(unsetting == TextAttribute(.kern, .nan))
    #expect(unsetting == TextAttribute(.kern, .infinity))
    #expect(unsetting.hashValue == TextAttribute(.kern, .infinity).hashValue)
    #expect(unsetting != TextAttribute(.kern, 0))
    #expect(TextAttributes([TextAttribute(.kern, 1), unsetting]).isEmpty)
  }

  @Test func attributesAreEqualAsStylesAre() {
    let attributes = StyleSamples.all.flatMap { Array($0.attributes) }
    for attribute in attributes {
      let same = attributes.filter { $0 == attribute }
      #expect(!same.isEmpty)
      #expect(Set(same.map(\.hashValue)).count == 1)
      #expect(Set(same.map(\.debugDescription)).count == 1)
    }
  }

  @Test func aKeySetNamesWhatItHolds() throws {
    let keys = try sampleKeys()
    #expect(keys.contains(Shout.self))
    #expect(!TextAttributeKeySet.standard.contains(Shout.self))
    #expect(
      Set(keys.names).subtracting(TextAttributeKeySet.standard.names) == ["Aliases", "shout", "zoomFactor"])
    #expect(try keys.adding(Shout.self).names == keys.names)
  }

  private struct OtherColor: TextAttributeKey {
    static let name = "color"
    typealias Value = String
  }

  @Test func aNameCanNotBeGivenTwice() throws {
    let keys = try TextAttributeKeySet.standard.adding(Twins.First.self)
    let error = #expect(throws: DuplicateKeyName.self) { try keys.adding(Twins.Second.self) }
    #expect(error?.name == "twin")
    #expect(
      error?.description == "the attribute name \"twin\" belongs to RestyleTests.Twins.First and to "
        + "RestyleTests.Twins.Second: give each key a name of its own")
    #expect(throws: DuplicateKeyName.self) {
      try TextAttributeKeySet.standard.adding(OtherColor.self)
    }
  }
  /// What an attribute concerns decides where a text of several runs takes it from.
  @Test("The attributes of paragraphs are these, and those of characters all others")
  func paragraphAttributes() {
    let concerned = Set(standardAttributeSamples.filter(\.concernsParagraph).map(\.name))
    #expect(
      concerned == [
        "alignment", "firstLineHeadIndent", "headIndent", "hyphenation", "lineBreakMode", "lineHeight",
        "lineHeightMultiple", "lineSpacing", "maximumLineHeight", "minimumLineHeight", "minimumScaleFactor",
        "numberOfLines", "paragraphSpacing", "paragraphSpacingBefore", "tailIndent", "writingDirection",
      ])
  }
}
