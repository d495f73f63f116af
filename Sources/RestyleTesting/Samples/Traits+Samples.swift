public import Restyle

// `TraitCollection` itself has tests of its own: how it is decoded depends on which keys are known.
extension ColorScheme: Sampled {}
extension ContentSizeCategory: Sampled {}
extension Contrast: Sampled {}
extension DisplayGamut: Sampled {}
extension Font.TextStyle: Sampled {}
extension LayoutDirection: Sampled {}
extension LegibilityWeight: Sampled {}
extension UserInterfaceIdiom: Sampled {}
extension UserInterfaceSizeClass: Sampled {}
