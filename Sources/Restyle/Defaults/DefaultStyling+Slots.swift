/// A named slot of the defaults, for code that iterates over all slots.
struct DefaultSlot: Sendable {
  /// Adds the style of the slot to a catalog; the defaults are evaluated whenever the style is read.
  let add: @Sendable (_ defaults: @escaping @Sendable () -> DefaultStyling, inout StyleCatalog) -> Void
  /// Sets the typeface of all texts in the slot to that of a font.
  let adoptTypeface: @Sendable (Font, inout DefaultStyling) -> Void
}

// Inlined so that the types of the styles are known: otherwise their metadata would be looked up at run time.
extension DefaultSlot {
  /// Creates a slot whose style usually doesn't depend on traits.
  @inline(__always)
  init<S: Style>(_ name: String, _ path: DefaultStyling.Slot<S>) {
    add = { $1[S.self].append(NamedStyle(name, either: SlotSource($0, path))) }
    adoptTypeface = { font, defaults in
      defaults[dynamicMember: path].restyleTexts { $0.adoptTypeface(of: font) }
    }
  }

  /// Creates a slot whose style always depends on traits.
  @inline(__always)
  init<S: Style>(_ name: String, dynamic path: DefaultStyling.Slot<TraitStyle<S>>) {
    add = { defaults, catalog in
      catalog[S.self].append(NamedStyle(name, dynamic: defaults().part(at: path)))
    }
    adoptTypeface = { font, defaults in
      defaults[dynamicMember: path] = defaults.part(at: path).restyled { style in
        style.restyleTexts { $0.adoptTypeface(of: font) }
      }
    }
  }
}

/// The style of a slot, which depends on traits if the defaults say so.
private final class SlotSource<S: Style>: NamedStyleSource {
  let defaults: @Sendable () -> DefaultStyling
  let path: DefaultStyling.Slot<S>

  init(_ defaults: @escaping @Sendable () -> DefaultStyling, _ path: DefaultStyling.Slot<S>) {
    (self.defaults, self.path) = (defaults, path)
  }

  var style: S { defaults().part(at: path) }
  var dynamicStyle: TraitStyle<S>? { defaults()[dynamic: path] }
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
    for slot in Self.slots { slot.adoptTypeface(font, &self) }
    // The default values of custom slots adopt the typeface when they are read.
    change { $0.custom[Typeface.self] = font }
  }
}
