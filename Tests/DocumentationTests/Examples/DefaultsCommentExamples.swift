// The examples in the comments of Restyle/Defaults and of what refers to named values, as they stand there, and what they give.

import Restyle
import Testing

// Block 1 of Restyle/Defaults/DefaultStyling.swift

extension TextStyle {
  static var normalText: Self { TextStyle(font: .system(size: 17), color: .systemRed) }
  static var smallText: Self { TextStyle(font: .system(size: 13), color: .systemRed) }
}

// Block 1 of Restyle/Defaults/DefaultStylingKey.swift

private struct BadgeStyle: Style {
  var padding = 4.0
}

private struct BadgeSlot: DefaultStylingKey {
  static let defaultValue = BadgeStyle()
}

extension DefaultStylingKey where Self == BadgeSlot {
  fileprivate static var badge: Self { Self() }
}

// Block 1 of Restyle/Reference/Double+Reference.swift
// Block 1 of Restyle/Reference/ShadowStyle+Reference.swift
// Block 1 of Restyle/Reference/Font+Reference.swift
// Block 1 of Restyle/Reference/TextStyle+Reference.swift

@Suite("What the comments of Restyle/Defaults show")
struct DefaultsCommentExamples {
  private struct Window {
    func reload(with defaults: DefaultStyling) {}
  }

  // They are only compiled: the defaults in force are those of all tests.
  private func change() {
    // Block of Restyle/Defaults/DefaultStyling+Current.swift
  }

  private func custom() -> [String] {
    descriptions {
      // Block 2 of Restyle/Defaults/DefaultStyling.swift
    }
  }

  private func lock() throws {
    // Block of Restyle/Defaults/DefaultsLock.swift
  }

  private func follow(in window: Window) async {
    // Block of Restyle/Defaults/DefaultStyling+Changes.swift
  }

  @Test("DefaultStylingKey")
  func slots() {
    let accent = Color.accent
    #expect(accent.resolved(for: TraitCollection()) == Color.systemBlue.resolved(for: TraitCollection()))
    let theme = DefaultStyling.system.restyled { $0[.accent] = .systemPurple }
    let traits = TraitCollection()
    #expect(DefaultStyling.withDefaults(theme) { accent.looksEqual(to: .systemPurple, in: traits) })
  }

  @Test("NamedValue")
  func namedValue() {
    // Block 1 of Restyle/Defaults/NamedValue.swift

    #expect(accent.name == "accent" && accent.value == .systemBlue && ink.value == Color(hex: 0x161616))
  }

  @Test("DefaultStyling.subscript(_:) of a named value")
  func setValue() {
    let ink = NamedValue("ink", Color.black)
    // Block 2 of Restyle/Defaults/NamedValue.swift

    #expect(dark[ink] == .white && DefaultStyling.system[ink] == .black)
  }

  @Test("Font.named(_:)")
  func namedFonts() {
    // Block 2 of Restyle/Reference/Font+Reference.swift

    let theme = DefaultStyling.system.restyled { $0[.bodyFont] = .system(size: 20) }
    #expect(body.fontSize == 17 && DefaultStyling.withDefaults(theme) { body.fontSize } == 20)
  }

  @Test("TextStyle.named(_:)")
  func namedTextStyles() {
    // Block 2 of Restyle/Reference/TextStyle+Reference.swift

    #expect(title.fontSize == 22 && title.alignment == .center)
    let theme = DefaultStyling.system.restyled { $0[.heading] = TextStyle(color: .red) }
    DefaultStyling.withDefaults(theme) {
      #expect(title.fontSize == nil && title.color == .red && title.alignment == .center)
    }
  }

  @Test("Double.named(_:)")
  func namedNumbers() {
    let theme = DefaultStyling.system.restyled { $0[.gap] = 12 }
    do {
      // Block 2 of Restyle/Reference/Double+Reference.swift
      #expect(card.top == 8 && DefaultStyling.withDefaults(theme) { card.top } == 12)
    }
    do {
      // Block 3 of Restyle/Reference/Double+Reference.swift
      // The key has the same name.
      #expect(card.top == 8 && DefaultStyling.withDefaults(theme) { card.top } == 12)
    }
  }

  @Test("ShadowStyle.named(_:)")
  func namedShadows() {
    // Block 2 of Restyle/Reference/ShadowStyle+Reference.swift
    let theme = DefaultStyling.system.restyled { $0[.raised] = [] }
    #expect(card.shadows.count == 1 && DefaultStyling.withDefaults(theme) { card.shadows } == [])
  }

  @Test("DesignValues")
  func values() {
    // Block of Restyle/Defaults/DesignValues.swift

    #expect(values.colors.map(\.name) == ["accent", "surface"] && values.lengths[0].value == 12)
  }

  @Test("DefaultStyling.subscript(dynamic:) of a custom slot")
  func dynamicSlot() {
    var brand = DefaultStyling.system
    // Block 2 of Restyle/Defaults/DefaultStylingKey.swift
    let compact = TraitCollection(horizontalSizeClass: .compact)
    #expect(brand[dynamic: .badge]?.style(from: compact).padding == 2)
  }

  @Test("DefaultStyling.subscript(dynamic:)")
  func dynamic() {
    // Block of Restyle/Defaults/DefaultStyling+Dynamic.swift
    DefaultStyling.withDefaults(brand) {
      #expect(TextStyle.default.fontSize == 17)
      let compact = TraitCollection(horizontalSizeClass: .compact)
      #expect(brand[dynamic: \.text]?.style(from: compact).fontSize == 15)
    }
  }

  @Test("DefaultStyling.init(basedOn:)")
  func typeface() {
    // Block of Restyle/Defaults/DefaultStyling+Slots.swift
    let family = Font.Family.named("Inter", fallbacks: ["Helvetica"])
    #expect(brand.link.states.style(for: .normal)?.text.fontFamily == family)
  }

  @Test("DefaultStyling.withDefaults(_:_:)")
  func taskDefaults() async {
    struct Settings {}
    let settings = Settings()
    func render(_ settings: Settings) -> TextStyle { .default }
    func atOnce() -> TextStyle {
      // Block 1 of Restyle/Defaults/DefaultsInForce.swift
      return page
    }
    #expect(atOnce() == .normalText)
  }

  @Test("DefaultStyling.withDefaults(_:_:), asynchronous")
  func asynchronousDefaults() async {
    struct Settings {}
    let settings = Settings()
    @Sendable func render(_ settings: Settings) async -> TextStyle { .default }
    // Block 2 of Restyle/Defaults/DefaultsInForce.swift

    #expect(page == .normalText)
  }

  @Test("DefaultStyling.restyled(_:)")
  func restyled() {
    let values = descriptions {
      // Block of Restyle/Defaults/DefaultStyling+Parts.swift
    }

    #expect(values.count == 1)
  }
}
