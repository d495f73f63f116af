import Restyle
import Testing

/// A style of a user's own.
private struct BadgeStyle: Style, Hashable {
  var text = TextStyle(font: .system(size: 11), color: .white)
  var padding = 4.0

  mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) { restyler(&text) }
}

private struct BadgeSlot: DefaultStylingKey {
  static let defaultValue = BadgeStyle()
}

private struct Chip: DefaultStylingKey {
  static let name = "small chip"
  static let defaultValue = BadgeStyle(padding: 2)
}

private struct NoteStyleKey: DefaultStylingKey {
  static let defaultValue = TextStyle(color: .red)
}

private struct Accent: DefaultStylingKey {
  static let defaultValue: Color? = .systemBlue
}

extension DefaultStylingKey where Self == BadgeSlot { fileprivate static var badge: Self { Self() } }
extension DefaultStylingKey where Self == Chip { fileprivate static var chip: Self { Self() } }
extension DefaultStylingKey where Self == NoteStyleKey { fileprivate static var note: Self { Self() } }
extension DefaultStylingKey where Self == Accent { fileprivate static var accent: Self { Self() } }

@Suite struct DefaultStylingKeyTests {
  private static let compact = TraitCollection(horizontalSizeClass: .compact)
  private static let dynamic = TraitStyle { traits in BadgeStyle(padding: traits.isCompact ? 1 : 3) }

  private var defaults: DefaultStyling { .system.restyled { $0[dynamic: .badge] = Self.dynamic } }

  private func badge(in defaults: DefaultStyling) -> BadgeStyle { defaults[.badge] }

  @Test func `A slot with a dynamic style is what that is for an unknown device`() {
    #expect(defaults[.badge] == Self.dynamic.style(from: TraitCollection()))
    #expect(defaults[dynamic: .badge]?.style(from: Self.compact).padding == 1)
    #expect(DefaultStyling.system[dynamic: .badge] == nil && defaults[dynamic: .chip] == nil)
    #expect(defaults[.chip] == Chip.defaultValue && defaults[.accent] == .systemBlue)
    #expect(defaults.hasDynamicStyles && defaults.text == .system)
  }

  @Test func `Assigning a style makes the slot the same for all traits, and nil what it was before`() {
    var assigned = defaults
    assigned[.badge].padding = 9
    #expect(assigned[dynamic: .badge] == nil && !assigned.hasDynamicStyles)
    #expect(badge(in: assigned).padding == 9)

    #expect(defaults.restyled { $0[dynamic: .badge] = nil }[.badge] == BadgeStyle())
    assigned[dynamic: .badge] = Self.dynamic
    assigned[dynamic: .badge] = nil
    #expect(badge(in: assigned).padding == 9)

    let text = TraitStyle { _ in TextStyle() }
    let both = defaults.restyled { $0[dynamic: \.text] = text }
    #expect(both[dynamic: .badge] != nil && both.restyled { $0[.chip].padding = 1 }[dynamic: \.text] != nil)
  }

  @Test func `A slot of an optional value has its default until it is set, also to nil`() {
    #expect(DefaultStyling.system[.accent] == .systemBlue)
    #expect(defaults.restyled { $0[.accent] = nil }[.accent] == nil)
  }

  @Test func `A name is that of the type without its ending, unless the key has one`() {
    #expect(BadgeSlot.name == "badge" && NoteStyleKey.name == "note" && Accent.name == "accent")
    #expect(Chip.name == "small chip")
  }

  @Test func `A catalog of defaults holds the styles that they set, by type and name`() {
    #expect(StyleCatalog("System", defaults: .system)[BadgeStyle.self].isEmpty)
    let brand = defaults.restyled {
      $0[.note] = TextStyle(color: .blue)
      $0[.chip].padding = 1
      $0[.accent] = .red
    }
    let catalog = StyleCatalog("Brand", defaults: brand)
    #expect(catalog[BadgeStyle.self].map(\.name) == ["badge", "small chip"])
    #expect(catalog[BadgeStyle.self].map { $0.style(from: Self.compact).padding } == [1, 1])
    #expect(catalog[BadgeStyle.self].map { $0.dynamicStyle != nil } == [true, false])
    #expect(catalog[TextStyle.self].map(\.name) == ["text", "detailText", "note"])
    #expect(catalog.types.count == StyleCatalog("System", defaults: .system).types.count + 1)
  }

  @Test func `A typeface reaches the default values of slots, and no value that is set later`() {
    let face = TextStyle(font: .custom("Inter", size: 99), color: .red)
    var brand = DefaultStyling(basedOn: face)
    let text = brand[.badge].text
    #expect(text.fontFamily == face.fontFamily && text.fontSize == 11 && text.color == .white)
    let note = brand[.note]
    #expect(note.fontFamily == face.fontFamily && brand[.accent] == .systemBlue)
    let catalog = StyleCatalog("Brand", defaults: DefaultStyling(basedOn: face))
    #expect(catalog[TextStyle.self].count == 2)

    brand[.badge].padding = 1
    #expect(badge(in: brand) == BadgeStyle(text: text, padding: 1))
    brand[.badge] = BadgeStyle()
    #expect(brand[.badge] == BadgeStyle())
  }
}
