/// A property that declarations are for, by its name.
enum CSSProperty: String, CaseIterable {
  case webkitBoxOrient = "-webkit-box-orient"
  case webkitLineClamp = "-webkit-line-clamp"
  case webkitTextSecurity = "-webkit-text-security"
  case webkitTextStroke = "-webkit-text-stroke"
  case accentColor = "accent-color"
  case alignItems = "align-items"
  case alignSelf = "align-self"
  case appearance
  case aspectRatio = "aspect-ratio"
  case background
  case backgroundColor = "background-color"
  case border
  case borderBlockEndColor = "border-block-end-color"
  case borderBlockEndStyle = "border-block-end-style"
  case borderBlockEndWidth = "border-block-end-width"
  case borderCollapse = "border-collapse"
  case borderColor = "border-color"
  case borderImage = "border-image"
  case borderInlineStartColor = "border-inline-start-color"
  case borderInlineStartStyle = "border-inline-start-style"
  case borderInlineStartWidth = "border-inline-start-width"
  case borderRadius = "border-radius"
  case borderStyle = "border-style"
  case borderWidth = "border-width"
  case boxShadow = "box-shadow"
  case boxSizing = "box-sizing"
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
  case flexDirection = "flex-direction"
  case flexShrink = "flex-shrink"
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
  case margin
  case marginBlock = "margin-block"
  case marginBlockEnd = "margin-block-end"
  case marginBlockStart = "margin-block-start"
  case marginInline = "margin-inline"
  case maxInlineSize = "max-inline-size"
  case maxWidth = "max-width"
  case minHeight = "min-height"
  case minWidth = "min-width"
  case objectFit = "object-fit"
  case opacity
  case outline
  case overflow
  case overflowWrap = "overflow-wrap"
  case padding
  case paddingBlock = "padding-block"
  case paddingInline = "padding-inline"
  case paddingInlineEnd = "padding-inline-end"
  case paddingInlineStart = "padding-inline-start"
  case pointerEvents = "pointer-events"
  case position
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
  // Of names that aren't known, which whoever declares them has.
  case custom1, custom2, custom3, custom4, custom5, custom6, custom7, custom8
  case custom9, custom10, custom11, custom12, custom13, custom14, custom15, custom16
  case custom17, custom18, custom19, custom20, custom21, custom22, custom23, custom24
}

extension CSSProperty {
  /// The keywords that all properties have: CSS Cascade 5, section 7.3.
  static let sharedKeywords: Set = ["inherit", "initial", "revert", "revert-layer", "unset"]

  /// Those of names that aren't known.
  static let customs = allCases.filter(\.isCustom)

  var isCustom: Bool { index >= CSSProperty.custom1.index }

  /// The name, as it is written; nothing for one that isn't known.
  var name: String { isCustom ? "" : rawValue }

  /// What the declarations of each property begin with: the name and a colon; nothing for one that isn't known.
  static let beginnings = allCases.map { $0.isCustom ? [] : Bytes("\($0.name):".utf8) }

  /// The number among all properties, of which the custom ones are the last.
  // An enumeration of at most 256 cases without values is stored in a byte, as the number of its case.
  var index: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// Whether the property sets some of what another known one sets, and isn't merely a part of it.
  func resets(_ other: CSSProperty) -> Bool { Self.reset[Int(index)].contains(other) }

  private static let reset: [PropertySet] = allCases.map { property in
    allCases.reduce(into: PropertySet()) { set, other in
      guard !property.isCustom, !other.isCustom, isName(property.name, resetting: other.name) else { return }
      set.insert(other)
    }
  }

  /// A set of properties: a bit for each.
  struct PropertySet: Sendable {
    // As many bits as there are numbers.
    private var words = SIMD4<UInt64>()
  }
}

extension CSSProperty.PropertySet {
  @inline(__always)
  func contains(_ property: CSSProperty) -> Bool {
    words[Int(property.index >> 6)] & 1 << UInt64(property.index & 63) != 0
  }

  @inline(__always)
  mutating func insert(_ property: CSSProperty) {
    words[Int(property.index >> 6)] |= 1 << UInt64(property.index & 63)
  }
}
