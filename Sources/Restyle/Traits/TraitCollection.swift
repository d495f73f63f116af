/// The surroundings for resolving a style, such as size classes, colour scheme and text size.
///
/// Its properties are those of ``StandardTraits``, and your custom traits, each with a ``TraitKey``.
///
/// ```swift
/// let traits = TraitCollection(horizontalSizeClass: .compact, displayScale: 3, colorScheme: .dark)
/// traits.isCompact                                    // true
/// traits.hairlineWidth                                // 1/3
/// let light = traits.with(\.colorScheme, .light)
/// ```
@dynamicMemberLookup
public struct TraitCollection: Sendable, NonisolatedValue {
  @usableFromInline var values: TraitValues
  // Records which traits are read. It isn't part of the value: it is neither compared, nor hashed, nor encoded.
  @usableFromInline var recording: TraitRecording?
  // The traits whose reads are still to be recorded; empty without a recording. Checking is faster than recording
  // again.
  @usableFromInline var unrecorded: StandardTraitSet = []

  /// Creates traits from the given values, with defaults for the others.
  ///
  /// A display scale that isn't finite and positive becomes 1.
  public init(
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified,
    displayScale: Double = 1,
    colorScheme: ColorScheme = .light,
    contrast: Contrast = .normal,
    preferredContentSizeCategory: ContentSizeCategory = .large,
    layoutDirection: LayoutDirection = .leftToRight,
    idiom: UserInterfaceIdiom = .unspecified,
    legibilityWeight: LegibilityWeight = .regular,
    gamut: DisplayGamut = .sRGB,
    reduceMotion: Bool = false,
    reduceTransparency: Bool = false
  ) {
    values = TraitValues(
      standard: StandardTraits(
        displayScale: displayScale,
        horizontalSizeClass: horizontalSizeClass,
        verticalSizeClass: verticalSizeClass,
        colorScheme: colorScheme,
        contrast: contrast,
        preferredContentSizeCategory: preferredContentSizeCategory,
        layoutDirection: layoutDirection,
        idiom: idiom,
        legibilityWeight: legibilityWeight,
        gamut: gamut,
        reduceMotion: reduceMotion,
        reduceTransparency: reduceTransparency
      )
    )
    values.standard.normalize()
  }

  init(values: TraitValues, recording: TraitRecording, unrecorded: StandardTraitSet) {
    self.values = values
    self.recording = recording
    self.unrecorded = unrecorded
  }
}

extension TraitCollection: Hashable {
  /// Returns whether all traits are equal.
  public static func == (lhs: TraitCollection, rhs: TraitCollection) -> Bool {
    lhs.recording?.record(.everything)
    rhs.recording?.record(.everything)
    return lhs.values == rhs.values
  }

  /// Hashes all traits into `hasher`.
  public func hash(into hasher: inout Hasher) {
    recording?.record(.everything)
    hasher.combine(values)
  }
}

/// The values of a collection of traits.
@usableFromInline
struct TraitValues: Hashable, Sendable {
  @usableFromInline var standard: StandardTraits
  var custom = CustomTraits()
}
