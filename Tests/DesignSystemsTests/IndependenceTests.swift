import DesignSystems
import Restyle
import TestSupport
import Testing

/// What defaults of a design system promise: that they are whole, and nothing in them is the library's own.
@Suite struct IndependenceTests {
  @Test
  func noColourOrFontIsThatOfAnotherSystem() async throws {
    try await forEach([DesignSystem.material, .primer], TraitCollection.combinations) {
      (system: DesignSystem, traits: TraitCollection) in
      let own = StyleValues(of: system.styling, for: traits)
      let foreign = StyleValues(of: .system, for: traits)
      #expect(!own.fonts.isEmpty && !foreign.fonts.isEmpty)
      #expect(own.fonts.isDisjoint(with: foreign.fonts))
      let appearance = Appearance(colorScheme: traits.colorScheme, contrast: traits.contrast)
      let shared = own.colors(in: appearance).intersection(foreign.colors(in: appearance))
      #expect(shared.isEmpty, "\(shared), \(appearance)")
    }
  }

  @Test
  func everySlotIsSet() async throws {
    let kinds = StyleCatalog("System", defaults: .system)
    for system in [DesignSystem.material, .primer] {
      let catalog = StyleCatalog(system.name, defaults: system.styling)
      for type in kinds.types { expectOwnStyles(of: type, in: catalog, otherThanIn: kinds) }
    }
  }

  private func expectOwnStyles<S: Style>(
    of type: S.Type, in catalog: StyleCatalog, otherThanIn kinds: StyleCatalog
  ) {
    for (own, system) in zip(catalog[type], kinds[type]) {
      #expect(own.name == system.name)
      #expect("\(own.style)" != "\(system.style)", "\(catalog.name): \(own.name)")
    }
  }
}
