/// A named slot of the defaults, for code that iterates over all slots.
protocol DefaultSlot: Sendable {
  /// Adds the style of the slot to a catalog.
  ///
  /// - Parameters:
  ///   - defaults: The defaults, evaluated whenever the style is read.
  ///   - catalog: The catalog.
  func add(in defaults: @escaping @Sendable () -> DefaultStyling, to catalog: inout StyleCatalog)

  /// Sets the typeface of all texts in the slot to that of a font.
  func adoptTypeface(of font: Font, in defaults: inout DefaultStyling)
}

/// A slot whose style usually doesn't depend on traits.
struct StyleSlot<S: Style>: DefaultSlot {
  private let name: String
  private let path: DefaultStyling.Slot<S>

  init(_ name: String, _ path: DefaultStyling.Slot<S>) {
    self.name = name
    self.path = path
  }

  func add(in defaults: @escaping @Sendable () -> DefaultStyling, to catalog: inout StyleCatalog) {
    catalog[S.self].append(NamedStyle(name, either: Source(defaults, path)))
  }

  private final class Source: NamedStyleSource {
    let defaults: @Sendable () -> DefaultStyling
    let path: DefaultStyling.Slot<S>

    init(_ defaults: @escaping @Sendable () -> DefaultStyling, _ path: DefaultStyling.Slot<S>) {
      (self.defaults, self.path) = (defaults, path)
    }

    var style: S { defaults().part(at: path) }
    var dynamicStyle: TraitStyle<S>? { defaults()[dynamic: path] }
  }

  func adoptTypeface(of font: Font, in defaults: inout DefaultStyling) {
    defaults[dynamicMember: path].restyleTexts { $0.adoptTypeface(of: font) }
  }
}

/// A slot whose style always depends on traits.
struct TraitStyleSlot<S: Style>: DefaultSlot {
  private let name: String
  private let path: DefaultStyling.Slot<TraitStyle<S>>

  init(_ name: String, _ path: DefaultStyling.Slot<TraitStyle<S>>) {
    self.name = name
    self.path = path
  }

  func add(in defaults: @escaping @Sendable () -> DefaultStyling, to catalog: inout StyleCatalog) {
    let path = path
    catalog[S.self].append(NamedStyle(name, dynamic: defaults().part(at: path)))
  }

  func adoptTypeface(of font: Font, in defaults: inout DefaultStyling) {
    defaults[dynamicMember: path] = defaults.part(at: path).restyled { style in
      style.restyleTexts { $0.adoptTypeface(of: font) }
    }
  }
}

extension DefaultStyling {
  /// Creates defaults from those of ``system``, with the typeface of a style for all texts.
  ///
  /// ```swift
  /// let brand = DefaultStyling(basedOn: TextStyle(font: .custom("Inter", fallbacks: ["Helvetica"])))
  /// ```
  ///
  /// - Parameter style: The style with the typeface: all slots, and the default values of custom slots, adopt its font
  ///   family or system design and its OpenType features. Its size, weight and colour aren't used.
  public init(basedOn style: TextStyle) {
    self = DefaultStyling.system
    let font = style.font
    for slot in Self.slots { slot.adoptTypeface(of: font, in: &self) }
    // The default values of custom slots adopt the typeface when they are read.
    change { $0.custom[Typeface.self] = font }
  }
}
