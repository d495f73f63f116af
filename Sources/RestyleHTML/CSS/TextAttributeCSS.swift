import Restyle
import RestyleRendering

/// The CSS of text attributes; `TextAttributeSupport` has those that pages show in another way or not at all.
///
/// Each further attribute needs a row. Rows are written in order.
struct TextAttributeCSS: Sendable {
  /// Adds the declarations of the attributes, or none if a style doesn't have them.
  let write: @Sendable (TextStyle, inout CSSWriter) -> Void
  /// Whether most texts have none of the attributes.
  private var isRare = true
  /// The properties that express each attribute, which can be shared with other attributes.
  private var properties: [ObjectIdentifier: [CSSProperty]] = [:]

  /// Creates a row of a single attribute.
  // The row reads the attribute itself: a function for any key would look up its storage at run time.
  private init<Key: TextAttributeKey>(
    _ key: Key, as properties: CSSProperty...,
    write: @escaping @Sendable (TextStyle, inout CSSWriter) -> Void
  ) {
    self.init(write)
    add(Key.self, as: properties)
  }

  /// Creates a row of a single attribute with a single property.
  // Specialised for each key, so that it reads the attribute itself, too.
  private init<Key: TextAttributeKey>(
    _ key: Key, as property: CSSProperty,
    add: @escaping @Sendable (inout CSSWriter, CSSProperty, Key.Value, TextStyle) -> Void
  ) {
    self.init(key, as: property) { style, css in
      if let value = style.stored(key) { add(&css, property, value, style) }
    }
  }

  /// Creates a row of attributes that are expressed together.
  private init(_ write: @escaping @Sendable (TextStyle, inout CSSWriter) -> Void) { self.write = write }

  /// Returns the row with another attribute that it expresses.
  private func with<Key: TextAttributeKey>(_ key: Key, as properties: CSSProperty...) -> Self {
    var row = self
    row.add(Key.self, as: properties)
    return row
  }

  private mutating func add(_ key: any TextAttributeKey.Type, as properties: [CSSProperty]) {
    isRare = isRare && TextAttributes.isRare(key)
    self.properties[ObjectIdentifier(key)] = properties
  }

  /// The properties that express an attribute; nil if it isn't in the row.
  func properties(of key: any TextAttributeKey.Type) -> [CSSProperty]? { properties[ObjectIdentifier(key)] }
}

extension TextAttributeCSS {
  static let table: [TextAttributeCSS] = [
    Self(.fontFamily, as: .fontFamily) { style, css in
      switch style.attribute(for: .fontFamily) {
      case nil: break
      case .system(let design): css.add(.fontFamily, design.keywords)
      case let family?: css.add(.fontFamily) { $0.bytes.append(family) }
      }
    },
    Self(.fontSize, as: .fontSize) { style, css in
      if let size = style.stored(.fontSize) {
        css.add(.fontSize, size, of: style)
      } else if style.followsReader, let maximum = style.maximumFontSize {
        // Inherited from the surroundings, so it follows the reader's text size if theirs does.
        css.add(.fontSize) {
          $0.bytes.append(verbatim: "min(1em,")
          $0.bytes.append(pixels: maximum)
          $0.bytes.append(UInt8(ascii: ")"))
        }
      }
    }
    .with(.maximumFontSize, as: .fontSize).with(.adjustsFontForContentSizeCategory),
    Self(.fontWeight, as: .fontWeight) { css, property, weight, _ in
      css.add(property) { $0.bytes.append(number: weight.value) }
    },
    Self(.fontWidth, as: .fontStretch) { css, property, width, _ in
      css.add(property) {
        $0.bytes.append(number: width.percentage)
        $0.bytes.append(UInt8(ascii: "%"))
      }
    },
    Self(.fontSlant, as: .fontStyle) { css, property, slant, _ in css.add(property, slant.keyword) },
    Self(.fontFeatures, as: .fontFeatureSettings) { css, property, features, _ in
      css.add(property) { $0.bytes.append(features) }
    },
    Self(.color, as: .color) { css, property, color, _ in css.add(property, color) },
    Self(.backgroundColor, as: .backgroundColor) { css, property, color, _ in css.add(property, color) },
    Self(.kern, as: .letterSpacing) { $0.add($1, $2, of: $3) },
    Self(.baselineOffset, as: .verticalAlign) { $0.add($1, $2, of: $3) },
    Self(.ligatures, as: .fontVariantLigatures) { css, property, value, _ in css.add(property, value.keyword)
    },
    Self(.textCase, as: .textTransform) { css, property, value, _ in css.add(property, value.keyword) },
    Self { style, css in css.addDecoration(style.underline, style.strikethrough) }
      .with(.underline, as: .textDecoration).with(.strikethrough, as: .textDecoration),
    // After `text-decoration`, which resets it.
    Self(.underlineThickness, as: .textDecorationThickness) { $0.add($1, $2, of: $3) },
    Self(.underlineOffset, as: .textUnderlineOffset) { $0.add($1, $2, of: $3) },
    Self(.stroke, as: .webkitTextStroke) { css, _, stroke, _ in css.add(stroke) },
    Self(.shadow, as: .textShadow) { css, _, shadow, _ in css.add(shadow) },
    Self(.alignment, as: .textAlign) { css, property, value, _ in css.add(property, value.keyword) },
    Self { style, css in css.addLineHeight(of: style) }
      .with(.lineSpacing, as: .lineHeight).with(.lineHeight, as: .lineHeight)
      .with(.lineHeightMultiple, as: .lineHeight).with(.minimumLineHeight, as: .lineHeight)
      .with(.maximumLineHeight, as: .lineHeight),
    Self { style, css in css.addLineBreaks(of: style) }.with(.lineBreakMode, as: .whiteSpace)
      .with(.numberOfLines, as: .whiteSpace),
    Self(.paragraphSpacingBefore, as: .marginBlockStart) { css, property, space, _ in
      css.add(property, pixels: space)
    },
    Self(.paragraphSpacing, as: .marginBlockEnd) { css, property, space, _ in css.add(property, pixels: space)
    },
    Self { style, css in css.addIndents(of: style) }.with(.firstLineHeadIndent, as: .textIndent)
      .with(.headIndent, as: .paddingInlineStart),
    Self(.tailIndent, as: .paddingInlineEnd) { css, _, tail, style in css.add(tailIndent: tail, of: style) },
    Self(.hyphenation, as: .hyphens) { css, property, value, _ in css.add(property, value.keyword) },
    Self(.writingDirection, as: .direction) { css, _, direction, _ in css.add(direction) },
  ]

  /// All rows.
  static let all = Rows(table)
  /// The rows of attributes that are common.
  static let frequent = Rows(table.filter { !$0.isRare })

  /// Rows in order, with those before and after the row of the colour, and those that determine the line height.
  struct Rows: Sendable {
    let all: [TextAttributeCSS]
    let ofLines: [TextAttributeCSS]
    let beforeColor: [TextAttributeCSS]
    let behindColor: [TextAttributeCSS]

    fileprivate init(_ rows: [TextAttributeCSS]) {
      let parts = rows.split(maxSplits: 1, omittingEmptySubsequences: false) {
        $0.properties.values.contains([.color])
      }
      (all, beforeColor, behindColor) = (rows, Array(parts[0]), Array(parts[1]))
      ofLines = rows.filter { row in
        [[.fontFamily], [.fontSize], [.lineHeight]].contains { row.properties.values.contains($0) }
      }
    }
  }
}

extension CSSWriter {
  /// Adds a declaration of a length that follows the font.
  fileprivate mutating func add(_ property: CSSProperty, _ length: Double, of style: TextStyle) {
    add(property) { $0.append(length: length, of: style) }
  }

  /// Appends a length that follows the font.
  private mutating func append(length: Double, of style: TextStyle) {
    if style.followsReader {
      bytes.append(readersLength: length.plain, of: style)
    } else {
      append(length: length, atLeast: -.infinity)
    }
  }

  fileprivate mutating func add(_ property: CSSProperty, pixels: Double) {
    add(property) { $0.append(length: pixels, atLeast: -.infinity) }
  }

  /// Declares both lines at once: a second `text-decoration` would override the first.
  fileprivate mutating func addDecoration(_ underline: TextLine?, _ strikethrough: TextLine?) {
    guard underline != nil || strikethrough != nil else { return }
    let shown = (
      underline: underline.flatMap { $0.pattern == .none ? nil : $0 },
      strikethrough: strikethrough.flatMap { $0.pattern == .none ? nil : $0 }
    )
    guard let line = shown.underline ?? shown.strikethrough else { return add(.textDecoration, "none") }
    if let second = shown.strikethrough, second != line {
      problems.append(RenderingProblem(.secondLine(second)))
    }
    add(.textDecoration) {
      if shown.underline != nil { $0.bytes.append(verbatim: "underline ") }
      if shown.strikethrough != nil { $0.bytes.append(verbatim: "line-through ") }
      $0.bytes.append(safe: line.pattern.rawValue)
      $0.append(optional: line.color)
    }
  }

  fileprivate mutating func add(_ stroke: TextStroke) {
    add(.webkitTextStroke) {
      $0.append(length: stroke.$width.stored)
      $0.append(optional: stroke.color)
    }
  }

  fileprivate mutating func add(_ shadow: TextShadow) {
    add(.textShadow) {
      $0.append(length: shadow.$x.stored, atLeast: -.infinity)
      $0.bytes.append(UInt8(ascii: " "))
      $0.append(length: shadow.$y.stored, atLeast: -.infinity)
      $0.bytes.append(UInt8(ascii: " "))
      $0.append(length: shadow.$blur.stored)
      $0.append(optional: shadow.color)
    }
  }

  /// Appends a space and a colour, or nothing, which means the text colour in CSS.
  private mutating func append(optional color: Color?) {
    guard let color else { return }
    bytes.append(UInt8(ascii: " "))
    append(color)
  }

  fileprivate mutating func add(_ direction: WritingDirection) {
    switch direction {
    case .natural: return add(.unicodeBidi, "plaintext")
    case .leftToRight: add(.direction, "ltr")
    case .rightToLeft: add(.direction, "rtl")
    }
    add(.unicodeBidi, "isolate")
  }

  fileprivate mutating func addLineHeight(of style: TextStyle) {
    let spacing = style.stored(.lineSpacing)
    let height = style.stored(.lineHeight)
    guard spacing != nil || height != nil || style.attributes.hasRare else { return }
    let multiple = style.attribute(for: .lineHeightMultiple)
    let minimum = style.stored(.minimumLineHeight)
    let maximum = style.stored(.maximumLineHeight)
    guard spacing != nil || height != nil || multiple != nil || minimum != nil || maximum != nil else {
      return
    }
    // If one of them is a custom property, the browser does the calculation.
    let isKnown =
      variables == nil || style.followsReader
      || ![height, spacing, minimum, maximum, style.stored(.fontSize)].contains {
        $0.flatMap(property(of:)) != nil
      }
    if isKnown, style.fontSize != nil {
      add(.lineHeight, max(0, style.lineHeight), of: style)
    } else if let height {
      add(.lineHeight) {
        $0.bytes.append(verbatim: "max(")
        $0.append(length: height, of: style)
        $0.bytes.append(verbatim: ",1em)")
      }
    } else {
      // The size is inherited, so only the browser knows it.
      add(.lineHeight) {
        $0.bytes.append(verbatim: "calc(")
        if maximum != nil { $0.bytes.append(verbatim: "min(") }
        if minimum != nil { $0.bytes.append(verbatim: "max(") }
        $0.bytes.append(number: multiple ?? 1)
        $0.bytes.append(verbatim: "em")
        for limit in [minimum, maximum] {
          guard let limit else { continue }
          $0.bytes.append(UInt8(ascii: ","))
          $0.append(length: limit, of: style)
          $0.bytes.append(UInt8(ascii: ")"))
        }
        $0.bytes.append(verbatim: " + ")
        $0.append(length: spacing ?? 0, of: style)
        $0.bytes.append(UInt8(ascii: ")"))
      }
    }
  }

  fileprivate mutating func addLineBreaks(of style: TextStyle) {
    guard style.setsLineBreaks else { return }
    let mode = style.lineBreakMode
    let isTruncated = !mode.wraps && mode != .clipping
    if style.cutsEachLine {
      add([.whiteSpace: "pre", .overflow: "hidden"])
      add(.textOverflow, isTruncated ? "ellipsis" : "clip")
    } else {
      add([.whiteSpace: "pre-wrap", .overflowWrap: "break-word"])
      if style.numberOfLines > 0 {
        add([.overflow: "hidden", .display: "-webkit-box", .webkitBoxOrient: "vertical"])
        add(.webkitLineClamp) { $0.bytes.append(integer: style.numberOfLines) }
      }
    }
    if mode == .charWrapping { add(.wordBreak, "break-all") }
    if isTruncated, mode != .truncatingTail, style.numberOfLines > 0 {
      problems.append(RenderingProblem(.truncation(mode)))
    }
  }

  fileprivate mutating func addIndents(of style: TextStyle) {
    let first = style.stored(.firstLineHeadIndent)
    let head = style.stored(.headIndent)
    guard first != nil || head != nil else { return }
    add(.textIndent) { $0.append(length: first ?? 0, less: head ?? 0, atLeast: -.infinity) }
    if let head { add(.paddingInlineStart, pixels: head) }
  }

  fileprivate mutating func add(tailIndent tail: Double, of style: TextStyle) {
    guard tail.plain > 0 else { return add(.paddingInlineEnd, pixels: -tail.plain) }
    // Measured from the leading edge, not from the end of other indents.
    add(.boxSizing, "border-box")
    add(.maxInlineSize, pixels: tail)
    // The leading edge depends on the text's own direction, if it has one.
    if style.attribute(for: .writingDirection) != nil { add(.marginInline, "0 auto") }
  }
}

extension TextStyle {
  /// Whether lengths follow the reader's text size.
  var followsReader: Bool { adjustsFontForContentSizeCategory ?? false }

  /// Whether no line wraps, because there is only one, or because the text is clipped and can have any number of lines.
  var cutsEachLine: Bool {
    setsLineBreaks && (numberOfLines == 1 || numberOfLines == 0 && lineBreakMode == .clipping)
  }
}

extension Font.Slant {
  var keyword: StaticString {
    switch self {
    case .upright: "normal"
    case .italic: "italic"
    case .oblique: "oblique"
    }
  }
}

extension Ligatures {
  fileprivate var keyword: StaticString {
    switch self {
    case .none: "none"
    case .standard: "normal"
    case .all: "common-ligatures discretionary-ligatures historical-ligatures contextual"
    }
  }
}

extension TextCase {
  fileprivate var keyword: StaticString {
    switch self {
    case .preserve: "none"
    case .lower: "lowercase"
    case .upper: "uppercase"
    case .capitalized: "capitalize"
    }
  }
}

extension TextAlignment {
  fileprivate var keyword: StaticString {
    switch self {
    case .natural: "start"
    case .trailing: "end"
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justify"
    }
  }
}

extension Hyphenation {
  fileprivate var keyword: StaticString {
    switch self {
    case .never: "none"
    case .manual: "manual"
    case .automatic: "auto"
    }
  }
}
