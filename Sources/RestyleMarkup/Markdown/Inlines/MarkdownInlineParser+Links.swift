// Links and images: text in brackets with a target after it, or with a label that is defined.

extension MarkdownInlineParser {
  mutating func openBracket(length: Int) {
    if let last = brackets.indices.last { brackets[last].isFollowed = true }
    let start = index + length
    addText()
    index = start
    brackets.append(
      Bracket(part: parts.count, isImage: length == 2, start: start, delimiter: delimiters.last))
    addText()
  }

  mutating func closeBracket() {
    let close = index
    guard let bracket = brackets.popLast() else {
      index += 1
      return
    }
    let canLink = bracket.isImage || brackets.count >= linkableBracket
    linkableBracket = min(linkableBracket, brackets.count)
    guard canLink, let (target, next) = target(of: bracket, closedAt: close) else {
      index += 1
      return
    }
    parts[bracket.part] = .inline(.start(bracket.isImage ? .image(target) : .link(target)))
    add(.end, through: next)
    delimiters.match(above: bracket.delimiter)
    if !bracket.isImage { linkableBracket = brackets.count }
  }

  private func target(of bracket: Bracket, closedAt close: Int) -> (MarkdownTarget, Int)? {
    if let (target, next) = bytes.markdownTarget(at: close + 1, before: end) { return (target, next) }
    guard !references.isEmpty else { return nil }
    let label = bytes.markdownLabel(at: close + 1, before: end)
    if let label, !label.isEmpty { return references[bytes[label]].map { ($0, label.upperBound + 1) } }
    // The text is the label, unless it contains brackets.
    guard !bracket.isFollowed, close - bracket.start <= MarkdownReferences.labelLimit else { return nil }
    return references[bytes[bracket.start..<close]].map { ($0, label.map { $0.upperBound + 1 } ?? close + 1) }
  }
}
