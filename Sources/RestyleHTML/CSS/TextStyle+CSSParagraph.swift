import Restyle

extension CSSWriter {
  /// Declares what paragraphs do: lines, their heights and breaks, spaces and indents.
  mutating func addParagraph(of style: TextStyle) {
    switch style.attribute(for: .alignment) {
    case .natural: add(.textAlign, "start")
    case .left: add(.textAlign, "left")
    case .center: add(.textAlign, "center")
    case .right: add(.textAlign, "right")
    case .justified: add(.textAlign, "justify")
    case nil: break
    }
    addLineHeight(of: style)
    addLineBreaks(of: style)
    addSpaces(of: style)
    switch style.attribute(for: .hyphenation) {
    case .never: add(.hyphens, "none")
    case .manual: add(.hyphens, "manual")
    case .automatic: add(.hyphens, "auto")
    case nil: break
    }
    switch style.attribute(for: .writingDirection) {
    case .natural: add(.unicodeBidi, "plaintext")
    case .leftToRight: addDirection("ltr")
    case .rightToLeft: addDirection("rtl")
    case nil: break
    }
  }

  private mutating func addDirection(_ direction: StaticString) {
    add(.direction, direction)
    add(.unicodeBidi, "isolate")
  }

  private mutating func addLineHeight(of style: TextStyle) {
    let spacing = style.attribute(for: .lineSpacing)
    let multiple = style.attribute(for: .lineHeightMultiple)
    let minimum = style.attribute(for: .minimumLineHeight)
    let maximum = style.attribute(for: .maximumLineHeight)
    guard spacing != nil || multiple != nil || minimum != nil || maximum != nil else { return }
    let followsReader = style.adjustsFontForContentSizeCategory ?? false
    if style.fontSize != nil {
      add(.lineHeight) { $0.bytes.append(length: max(0, style.lineHeight), followsReader: followsReader) }
    } else {
      // The size is what the text inherits, which only the browser knows.
      add(.lineHeight) {
        $0.bytes.append(verbatim: "calc(")
        if maximum != nil { $0.bytes.append(verbatim: "min(") }
        if minimum != nil { $0.bytes.append(verbatim: "max(") }
        $0.bytes.append(number: multiple ?? 1)
        $0.bytes.append(verbatim: "em")
        for limit in [minimum, maximum] {
          guard let limit else { continue }
          $0.bytes.append(UInt8(ascii: ","))
          $0.bytes.append(length: limit, followsReader: followsReader)
          $0.bytes.append(UInt8(ascii: ")"))
        }
        $0.bytes.append(verbatim: " + ")
        $0.bytes.append(length: spacing ?? 0, followsReader: followsReader)
        $0.bytes.append(UInt8(ascii: ")"))
      }
    }
  }

  private mutating func addLineBreaks(of style: TextStyle) {
    let lines = style.attribute(for: .numberOfLines)
    guard let mode = style.attribute(for: .lineBreakMode) else {
      if let lines { addLineLimit(lines, truncating: true) }
      return
    }
    switch mode {
    case .wordWrapping, .charWrapping:
      addLineLimit(lines ?? 0, truncating: false)
      if mode == .charWrapping { add(.wordBreak, "break-all") }
    case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle:
      addLineLimit(lines ?? 1, truncating: mode != .clipping)
    }
  }

  /// Declares how many lines there may be, 0 for any number of them.
  private mutating func addLineLimit(_ lines: Int, truncating: Bool) {
    switch lines {
    case 0:
      add(.whiteSpace, "pre-wrap")
      add(.overflowWrap, "break-word")
    case 1:
      add(.whiteSpace, "pre")
      add(.overflow, "hidden")
      add(.textOverflow, truncating ? "ellipsis" : "clip")
    default:
      add(.whiteSpace, "pre-wrap")
      add(.overflowWrap, "break-word")
      add(.overflow, "hidden")
      add(.display, "-webkit-box")
      add(.webkitBoxOrient, "vertical")
      add(.webkitLineClamp) { $0.bytes.append(integer: lines) }
    }
  }

  private mutating func addSpaces(of style: TextStyle) {
    if let space = style.attribute(for: .paragraphSpacingBefore) {
      add(.marginBlockStart) { $0.bytes.append(pixels: space) }
    }
    if let space = style.attribute(for: .paragraphSpacing) {
      add(.marginBlockEnd) { $0.bytes.append(pixels: space) }
    }
    let first = style.attribute(for: .firstLineHeadIndent)
    let head = style.attribute(for: .headIndent)
    if first != nil || head != nil {
      add(.textIndent) { $0.bytes.append(pixels: (first ?? 0) - (head ?? 0)) }
    }
    if let head { add(.paddingInlineStart) { $0.bytes.append(pixels: head) } }
    switch style.attribute(for: .tailIndent) {
    case .some(let tail) where tail > 0: add(.maxInlineSize) { $0.bytes.append(pixels: tail) }
    case .some(let tail): add(.paddingInlineEnd) { $0.bytes.append(pixels: -tail) }
    case nil: break
    }
  }
}
