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
  /// Any of a name that isn't known, which whoever declares it has; the last one.
  case custom
}

extension CSSProperty {
  /// The keywords that all properties have: CSS Cascade 5, section 7.3.
  static let sharedKeywords: Set = ["inherit", "initial", "revert", "revert-layer", "unset"]

  var isCustom: Bool { self == .custom }

  /// The known properties by their names.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { (Bytes($0.name.utf8), $0) })

  /// The name, as it is written; nothing for one that isn't known.
  var name: String { isCustom ? "" : rawValue }

  /// What the declarations of each property begin with: the name and a colon; nothing for one that isn't known.
  static let beginnings = allCases.map { $0.isCustom ? [] : Bytes("\($0.name):".utf8) }

  /// The number among all properties.
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

  /// A set of known properties: a bit for each.
  struct PropertySet: Sendable {
    // As many bits as there are numbers.
    private var words = SIMD4<UInt64>()
  }
}

extension CSSProperty.PropertySet {
  @inline(__always)
  func contains(_ property: CSSProperty) -> Bool { contains(Int(property.index)) }

  @inline(__always)
  func contains(_ index: Int) -> Bool { words[index >> 6] & 1 << UInt64(index & 63) != 0 }

  @inline(__always)
  mutating func insert(_ property: CSSProperty) { insert(Int(property.index)) }

  @inline(__always)
  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }
}

/// A property as a style declares it: a known one, or one of a name of its own.
struct DeclaredProperty: Hashable, Sendable {
  /// The known property; one for all of names that aren't known.
  let known: CSSProperty
  /// The number among those of names that aren't known, from 0.
  private let customNumber: UInt16

  /// A known property.
  @inline(__always)
  init(_ property: CSSProperty) {
    known = property
    customNumber = 0
  }

  /// The property of a name that isn't known, by the number of the name from 0; nil behind the last one.
  init?(customNumber: Int) {
    guard customNumber < Self.customLimit else { return nil }
    known = .custom
    self.customNumber = UInt16(customNumber)
  }

  /// How many names of their own the properties of a style may have; sorting them takes a position's bits.
  static let customLimit = 4096

  /// The number among all properties: the known ones, and then those of names that aren't.
  @inline(__always)
  var index: Int { Int(known.index) + Int(customNumber) }
}
