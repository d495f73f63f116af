public import Restyle

// `TraitCollection` has separate tests: its decoding depends on the known keys.
extension ColorScheme: Sampled {}
extension ContentSizeCategory: Sampled {}
extension Contrast: Sampled {}
extension DisplayGamut: Sampled {}
extension Font.TextStyle: Sampled {}
extension LayoutDirection: Sampled {}
extension LegibilityWeight: Sampled {}
extension UserInterfaceIdiom: Sampled {}
extension UserInterfaceSizeClass: Sampled {}
