import Restyle
import RestyleRendering

extension AuditRule {
  /// Links stand out from the text around them.
  public static let distinctLinks = AuditRule(
    "distinct-links", .error,
    "A link in a text differs from the text beside it by a line or its font, or by a contrast of 3:1 with it.",
    source: "WCAG 2.2, 1.4.1 Use of Color, measured as in technique G183")
}

/// A link in a text, beside a part of the text that isn't a link.
struct LinkInText: AuditedStyle, Hashable {
  let link: TextStyle
  let text: TextStyle

  func describe(_ sight: inout Sight) { sight.link(link, in: text) }

  /// The links in runs, each with the nearest runs on both sides that have words and aren't links.
  static func links(in runs: [ShownText.Run]) -> [LinkInText] {
    guard runs.contains(where: { $0.link != nil }) else { return [] }
    let runs = runs.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
    var links: [LinkInText] = []
    var known: Set<LinkInText> = []
    func addLinks(behindTextIn runs: some Sequence<ShownText.Run>) {
      var text: TextStyle?
      for run in runs {
        guard run.link != nil else {
          text = run.style
          continue
        }
        guard let text else { continue }
        let link = LinkInText(link: run.style, text: text)
        if known.insert(link).inserted { links.append(link) }
      }
    }
    addLinks(behindTextIn: runs)
    addLinks(behindTextIn: runs.reversed())
    return links
  }
}

extension Inspection {
  mutating func checkLink(_ link: TextStyle, in text: TextStyle, _ item: Sight.Item, in sight: Sight) {
    if link.isMarked(in: text) { return add(nil, of: .distinctLinks, at: item.part) }
    // On an image, the finding is that of the text's contrast.
    guard let behind = item.behind.colors else { return }
    let least = behind.lazy.map { behind in
      let (link, text) = (link.seen(on: behind, sight.traits), text.seen(on: behind, sight.traits))
      return max(
        link.color.contrastRatio(with: text.color), link.background.contrastRatio(with: text.background))
    }.min()
    guard let least, least < 3 else { return add(nil, of: .distinctLinks, at: item.part) }
    let failure = Failure(
      measure: least,
      least < 1.005
        ? "nothing tells the link from the text beside it"
        : "nothing but a contrast of \(shownRatio(least)) tells the link from the text beside it, "
          + "and \(shownRatio(3)) is needed",
      suggesting: "a line under it")
    add(failure, of: .distinctLinks, at: item.part)
  }
}

extension TextStyle {
  /// Whether something other than colour distinguishes a link from a text.
  fileprivate func isMarked(in text: TextStyle) -> Bool {
    linkLine != text.underline?.pattern.ifShown
      || strikethrough?.pattern.ifShown != text.strikethrough?.pattern.ifShown
      || fontFamily != text.fontFamily || fontSize != text.fontSize || fontSlant != text.fontSlant
      || (fontWeight ?? .regular) != (text.fontWeight ?? .regular) || baselineOffset != text.baselineOffset
  }

  /// The line under a link: outputs underline it unless the style sets a line.
  private var linkLine: TextLine.Pattern? {
    underline == nil && strikethrough == nil ? .solid : underline?.pattern.ifShown
  }

  /// The visible colours of the text and of its background.
  fileprivate func seen(on behind: Color, _ traits: TraitCollection) -> (color: Color, background: Color) {
    let background = backgroundColor?.resolved(for: traits).composited(over: behind) ?? behind
    return (shownColor.resolved(for: traits).composited(over: background), background)
  }
}

extension TextLine.Pattern {
  /// Nil for no line.
  fileprivate var ifShown: Self? { self == .none ? nil : self }
}
