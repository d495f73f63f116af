/// A CSS property, by name.
enum CSSProperty: String, CaseIterable {
  case webkitBoxOrient = "-webkit-box-orient"
  case webkitLineClamp = "-webkit-line-clamp"
  case webkitPrintColorAdjust = "-webkit-print-color-adjust"
  case webkitTextSecurity = "-webkit-text-security"
  case webkitTextStroke = "-webkit-text-stroke"
  case accentColor = "accent-color"
  case alignItems = "align-items"
  case alignSelf = "align-self"
  case appearance
  case aspectRatio = "aspect-ratio"
  case background
  case backgroundColor = "background-color"
  case backgroundImage = "background-image"
  case border
  case borderBlockEndColor = "border-block-end-color"
  case borderBlockEndStyle = "border-block-end-style"
  case borderBlockEndWidth = "border-block-end-width"
  case borderBlockStartColor = "border-block-start-color"
  case borderBlockStartStyle = "border-block-start-style"
  case borderBlockStartWidth = "border-block-start-width"
  case borderCollapse = "border-collapse"
  case borderColor = "border-color"
  case borderImage = "border-image"
  case borderInlineStartColor = "border-inline-start-color"
  case borderInlineStartStyle = "border-inline-start-style"
  case borderInlineStartWidth = "border-inline-start-width"
  case borderRadius = "border-radius"
  case borderSpacing = "border-spacing"
  case borderStartEndRadius = "border-start-end-radius"
  case borderStartStartRadius = "border-start-start-radius"
  case borderStyle = "border-style"
  case borderWidth = "border-width"
  case boxShadow = "box-shadow"
  case boxSizing = "box-sizing"
  case breakInside = "break-inside"
  case caretColor = "caret-color"
  case clipPath = "clip-path"
  case color
  case columnGap = "column-gap"
  case containerName = "container-name"
  case containerType = "container-type"
  case content
  case cursor
  case direction
  case display
  case flex
  case flexBasis = "flex-basis"
  case flexDirection = "flex-direction"
  case flexGrow = "flex-grow"
  case flexShrink = "flex-shrink"
  case flexWrap = "flex-wrap"
  case font
  case fontFamily = "font-family"
  case fontFeatureSettings = "font-feature-settings"
  case fontSize = "font-size"
  case fontStretch = "font-stretch"
  case fontStyle = "font-style"
  case fontVariantLigatures = "font-variant-ligatures"
  case fontWeight = "font-weight"
  case forcedColorAdjust = "forced-color-adjust"
  case gap
  case gridAutoColumns = "grid-auto-columns"
  case gridAutoFlow = "grid-auto-flow"
  case gridTemplateColumns = "grid-template-columns"
  case height
  case hyphens
  case inset
  case insetBlock = "inset-block"
  case insetBlockEnd = "inset-block-end"
  case insetBlockStart = "inset-block-start"
  case insetInline = "inset-inline"
  case insetInlineEnd = "inset-inline-end"
  case insetInlineStart = "inset-inline-start"
  case justifyContent = "justify-content"
  case letterSpacing = "letter-spacing"
  case lineHeight = "line-height"
  case listStyle = "list-style"
  case listStyleImage = "list-style-image"
  case margin
  case marginBlock = "margin-block"
  case marginBlockEnd = "margin-block-end"
  case marginBlockStart = "margin-block-start"
  case marginInline = "margin-inline"
  case marginInlineEnd = "margin-inline-end"
  case marginInlineStart = "margin-inline-start"
  case maskImage = "mask-image"
  case maxHeight = "max-height"
  case maxInlineSize = "max-inline-size"
  case maxWidth = "max-width"
  case minHeight = "min-height"
  case minWidth = "min-width"
  case objectFit = "object-fit"
  case opacity
  case outline
  case outlineColor = "outline-color"
  case outlineOffset = "outline-offset"
  case overflow
  case overflowWrap = "overflow-wrap"
  case padding
  case paddingBlock = "padding-block"
  case paddingBlockEnd = "padding-block-end"
  case paddingBlockStart = "padding-block-start"
  case paddingInline = "padding-inline"
  case paddingInlineEnd = "padding-inline-end"
  case paddingInlineStart = "padding-inline-start"
  case pointerEvents = "pointer-events"
  case position
  case printColorAdjust = "print-color-adjust"
  case rowGap = "row-gap"
  case textAlign = "text-align"
  case textDecoration = "text-decoration"
  case textDecorationThickness = "text-decoration-thickness"
  case textIndent = "text-indent"
  case textOverflow = "text-overflow"
  case textShadow = "text-shadow"
  case textTransform = "text-transform"
  case textUnderlineOffset = "text-underline-offset"
  case transition
  case translate
  case unicodeBidi = "unicode-bidi"
  case verticalAlign = "vertical-align"
  case whiteSpace = "white-space"
  case width
  case wordBreak = "word-break"
  case wordSpacing = "word-spacing"
  /// Any property that isn't listed here; its name is stored elsewhere.
  ///
  /// This is the last case.
  case custom
}

extension CSSProperty {
  /// The CSS-wide keywords: CSS Cascade 5, section 7.3.
  static let sharedKeywords: Set = ["inherit", "initial", "revert", "revert-layer", "unset"]

  var isCustom: Bool { self == .custom }

  /// The known properties by name.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { (Bytes($0.name.utf8), $0) })

  /// The name, as it is written; empty for `custom`.
  var name: String { isCustom ? "" : rawValue }

  /// The start of each property's declarations: the name and a colon; empty for `custom`.
  static let beginnings = allCases.map { $0.isCustom ? [] : Bytes("\($0.name):".utf8) }

  /// The index of the property.
  // An enumeration of at most 256 cases without associated values is stored as the number of the case in a byte.
  var index: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// Whether the property resets some longhands of another known property, and isn't merely one of them.
  func resets(_ other: CSSProperty) -> Bool { Self.reset[Int(index)].contains(Int(other.index)) }

  private static let reset: [PropertySet] = allCases.map { property in
    allCases.reduce(into: PropertySet()) { set, other in
      guard !property.isCustom, !other.isCustom, isName(property.name, resetting: other.name) else { return }
      set.insert(Int(other.index))
    }
  }

  /// A set of known properties, with a bit for each.
  struct PropertySet: Sendable {
    // One bit for each possible index.
    private var words = SIMD4<UInt64>()
  }
}

extension CSSProperty.PropertySet {
  @inline(__always)
  func contains(_ index: Int) -> Bool { words[index >> 6] & 1 << UInt64(index & 63) != 0 }

  @inline(__always)
  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }
}

/// A property that a style declares, either a known or an unlisted one.
struct DeclaredProperty: Hashable, Sendable {
  /// The known property; `custom` for unlisted ones.
  let known: CSSProperty
  /// The number among unlisted properties, from 0.
  private let customNumber: UInt16

  /// Creates a known property.
  @inline(__always)
  init(_ property: CSSProperty) {
    known = property
    customNumber = 0
  }

  /// Creates the unlisted property with a number from 0; nil if the number exceeds the limit.
  init?(customNumber: Int) {
    guard customNumber < Self.customLimit else { return nil }
    known = .custom
    self.customNumber = UInt16(customNumber)
  }

  /// The maximum number of unlisted properties in a style, limited by the bits of a position in the sort key.
  static let customLimit = 4096

  /// The index among all properties: first the known ones, and then unlisted ones.
  @inline(__always)
  var index: Int { Int(known.index) + Int(customNumber) }
}
