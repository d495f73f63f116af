import Restyle
import Testing

@Suite("Slots of defaults that depend on traits, and defaults in a typeface")
struct DynamicDefaultsTests {
  private static let compact = TraitCollection(horizontalSizeClass: .compact)

  private static let text = TraitStyle { traits in
    TextStyle(font: .system(size: traits.isCompact ? 15 : 17), color: .red)
  }

  private var defaults: DefaultStyling { .system.restyled { $0[dynamic: \.text] = Self.text } }

  @Test("A slot is what it is for an unknown device")
  func unknown() {
    #expect(defaults.text == Self.text.style(from: TraitCollection()))
    #expect(defaults[dynamic: \.text]?.style(from: Self.compact).fontSize == 15)
    #expect(DefaultStyling.withDefaults(defaults) { TextStyle.default.color } == .red)
    #expect(DefaultStyling.system[dynamic: \.text] == nil && defaults[dynamic: \.detailText] == nil)
  }

  @Test("Assigning a style makes the slot the same for all traits, and nil what it was before")
  func assigned() {
    #expect(defaults.restyled { $0.text.color = .blue }[dynamic: \.text] == nil)
    #expect(defaults.restyled { $0.text.color = .blue }.text.color == .blue)
    #expect(defaults.restyled { $0[dynamic: \.text] = nil }.text == .system)
    #expect(defaults.restyled { $0.button = .system }[dynamic: \.text] != nil)
  }

  @Test("A change of one copy leaves the other as it was")
  func value() {
    let before = defaults
    var after = before
    after[dynamic: \.text] = nil
    #expect(before[dynamic: \.text] != nil && after[dynamic: \.text] == nil)
  }

  @Test("A slot that builds on the default in force gets the system's for itself")
  func circular() {
    let circular = DefaultStyling.system.restyled {
      $0[dynamic: \.text] = TraitStyle { _ in TextStyle.default.restyled { $0.kern = 3 } }
    }
    #expect(DefaultStyling.withDefaults(circular) { TextStyle.default } == .system.restyled { $0.kern = 3 })
  }

  @Test("A substitute depends on the system's defaults alone, whatever is cached for others")
  func substituteIgnoresOtherDefaults() {
    let detail = TraitStyle<TextStyle> { _ in .defaultDetail }
    let circular = DefaultStyling(detailText: TextStyle(color: .red)).restyled {
      $0[dynamic: \.text] = TraitStyle { traits in
        let color = detail.style(from: traits).color
        return TextStyle.default.restyled { $0.color = color }
      }
    }
    let resolved = DefaultStyling.withDefaults(circular) {
      (text: TextStyle.default, detail: detail.style(from: TraitCollection()))
    }
    #expect(resolved.text.color == TextStyle.systemDetail.color && resolved.detail.color == .red)
  }

  @Test("A catalog of defaults has a dynamic style where the slot has one")
  func catalog() {
    let defaults = defaults
    let catalog = StyleCatalog("Brand", defaults: defaults)
    let named = catalog[TextStyle.self].first
    #expect(named?.dynamicStyle != nil && named?.style(from: Self.compact).fontSize == 15)
    #expect(catalog[TextStyle.self].last?.dynamicStyle == nil)
  }

  @Test("A typeface reaches the texts of every slot, and neither size, weight nor colour does")
  func typeface() {
    let face = TextStyle(
      font: .custom("Inter", size: 99, weight: .black), color: .red
    ).restyled { $0.font.features = [.smallCaps] }
    let branded = StyleCatalog("Brand", defaults: DefaultStyling(basedOn: face))
    let system = StyleCatalog("System", defaults: .system)
    for type in system.types { check(type, branded, system, face) }
  }

  private func check<S: Style>(
    _ type: S.Type, _ branded: StyleCatalog, _ system: StyleCatalog, _ face: TextStyle
  ) {
    for (brand, base) in zip(branded[type], system[type]) {
      let (texts, before) = (texts(of: brand.style), texts(of: base.style))
      #expect(texts.count == before.count)
      for (text, old) in zip(texts, before) {
        #expect(text.font.family == face.font.family && text.font.features == face.font.features)
        #expect(text.fontSize == old.fontSize && text.fontWeight == old.fontWeight && text.color == old.color)
      }
    }
  }

  private func texts<S: Style>(of style: S) -> [TextStyle] {
    var style = style
    var texts: [TextStyle] = []
    style.restyleTexts { texts.append($0) }
    return texts
  }
}
