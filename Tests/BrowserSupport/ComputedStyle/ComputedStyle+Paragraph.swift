import Restyle

extension ComputedStyle {
  mutating func addLines(of style: TextStyle) {
    let ownHeight = [
      style.attribute(for: .lineHeightMultiple), style.attribute(for: .minimumLineHeight),
      style.attribute(for: .maximumLineHeight), style.attribute(for: .lineSpacing),
      style.attribute(for: .lineHeight),
    ]
    if ownHeight.contains(where: { $0 != nil }) {
      let scale = surroundings.scale
      let fontSize = style.fontSize.map { $0 * scale } ?? Surroundings.fontSize
      let height = max(fontSize * style.lineHeightMultiple, style.minimumLineHeight * scale)
      let limited = min(height, style.maximumLineHeight.map { $0 * scale } ?? .infinity)
      let spacing = (style.attribute(for: .lineSpacing) ?? 0) * scale
      let whole = style.attribute(for: .lineHeight).map { max($0 * scale, fontSize) }
      values["line-height"] = .pixels(max(0, whole ?? limited + spacing))
    }
    addLineBreaks(mode: style.attribute(for: .lineBreakMode), lines: style.attribute(for: .numberOfLines))
  }

  private mutating func addLineBreaks(mode: LineBreakMode?, lines: Int?) {
    guard mode != nil || lines != nil else { return }
    let wraps = [.wordWrapping, .charWrapping].contains(mode)
    // A mode that wraps needs no limit; else a label has one line.
    let lines = lines ?? (wraps ? 0 : 1)
    let cutsEach = lines == 1 || lines == 0 && mode == .clipping
    values["white-space"] = .keyword(cutsEach ? "pre" : "pre-wrap")
    if !cutsEach { values["overflow-wrap"] = .keyword("break-word") }
    if cutsEach || lines != 0 { values["overflow"] = .keyword("hidden") }
    if cutsEach {
      values["text-overflow"] = .keyword(wraps || mode == .clipping ? "clip" : "ellipsis")
    }
    if lines > 1 {
      values["display"] = .keyword(["-webkit-box", "flow-root"])
      values["-webkit-line-clamp"] = .number(Double(lines), unit: "")
    }
    if mode == .charWrapping { values["word-break"] = .keyword("break-all") }
  }

  mutating func addSpaces(of style: TextStyle) {
    switch style.attribute(for: .alignment) {
    case .natural: values["text-align"] = .keyword("start")
    case .trailing: values["text-align"] = .keyword("end")
    case .left: values["text-align"] = .keyword("left")
    case .center: values["text-align"] = .keyword("center")
    case .right: values["text-align"] = .keyword("right")
    case .justified: values["text-align"] = .keyword("justify")
    case nil: break
    }
    if let space = style.attribute(for: .paragraphSpacingBefore) {
      values["margin-block-start"] = .pixels(space)
    }
    if let space = style.attribute(for: .paragraphSpacing) { values["margin-block-end"] = .pixels(space) }
    let head = style.attribute(for: .headIndent)
    let first = style.attribute(for: .firstLineHeadIndent)
    if let head { values["padding-inline-start"] = .pixels(head) }
    // CSS indents the first line from where the others start.
    if head != nil || first != nil { values["text-indent"] = .pixels((first ?? 0) - (head ?? 0)) }
    if let tail = style.attribute(for: .tailIndent) {
      if tail > 0 {
        values["max-inline-size"] = .pixels(tail)
      } else {
        values["padding-inline-end"] = .pixels(-tail)
      }
    }
    switch style.hyphenation {
    case .never: values["hyphens"] = .keyword("none")
    case .manual: values["hyphens"] = .keyword("manual")
    case .automatic: values["hyphens"] = .keyword("auto")
    case nil: break
    }
    switch style.attribute(for: .writingDirection) {
    case .natural: values["unicode-bidi"] = .keyword("plaintext")
    case .leftToRight, .rightToLeft:
      values["unicode-bidi"] = .keyword("isolate")
      values["direction"] = .keyword(style.writingDirection == .leftToRight ? "ltr" : "rtl")
    case nil: break
    }
  }
}
