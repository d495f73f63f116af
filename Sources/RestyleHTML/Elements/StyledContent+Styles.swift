import Restyle
import RestyleElements
import RestyleRendering

extension StyledContent {
  /// Creates the content of a dynamic style besides CSS, which is evaluated again each time it is written.
  init<Style>(
    of dynamic: TraitStyle<Style>, in surroundings: RuleSurroundings, _ content: (Style) -> StyledContent
  ) {
    // What it says for no particular reader, by which themes are compared.
    let usual = content(dynamic.style(from: surroundings.traits))
    self.init(
      texts: usual.texts, arePlain: usual.arePlain.map { _ in false }, attributes: usual.attributes,
      isDynamic: true, members: Self.members(of: dynamic, in: surroundings, content))
  }

  /// Returns the traits that the content of a dynamic style depends on besides CSS; none if CSS doesn't vary either.
  static func members<Style>(
    of dynamic: TraitStyle<Style>, in surroundings: RuleSurroundings, _ content: (Style) -> StyledContent
  ) -> TraitCondition {
    guard !surroundings.areFixed else { return [] }
    return Variants(over: surroundings.traits, custom: surroundings.media.axes) { traits in
      UnvariedContent(content(dynamic.style(from: traits)))
    }.members
  }

  /// Whether both come to the same HTML.
  func isUnvaried(from other: StyledContent) -> Bool { UnvariedContent(self) == UnvariedContent(other) }

  /// Creates the content of a field's style besides CSS.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - kind: The kind of field.
  ///   - texts: The styles of the texts that are written, besides the placeholder's.
  init(ofField style: FieldStyle, as kind: (some HTMLField).Type, showing texts: [TextStyle] = []) {
    var attributes = Bytes()
    attributes.append(attributesOf: style, as: kind)
    self.init(texts: [style.placeholder] + texts, attributes: attributes, isSecure: style.isSecure)
  }
}

extension StyleVariants {
  /// Returns the traits that the content of the texts depends on besides CSS.
  func members(ofTexts texts: (Style) -> [TextStyle]) -> TraitCondition {
    // Compared first, since most variants have the same texts, and what these say takes longer to find.
    styles.map(texts).map { UnvariedContent(StyledContent(texts: $0)) }.members
  }
}

extension ElementStyles {
  /// Reports if the content of a dynamic style differs in more than CSS can vary.
  mutating func report(frozenFor members: TraitCondition) {
    guard !members.isSubset(of: decided.last ?? []) else { return }
    problems.append(RenderingProblem(.frozenText))
  }
}

/// The part of a style that HTML expresses, and not CSS.
private struct UnvariedContent: Equatable {
  let texts: [UnvariedText]
  let attributes: Bytes
  let isSecure: Bool

  init(_ content: StyledContent) {
    let texts = content.texts.map(UnvariedText.init)
    // Where there is one text in one of many styles, how many of them there are says nothing.
    let isOneText = content.arePlain.count < content.texts.count
    self.texts = isOneText ? texts.enumerated().filter { !texts[..<$0].contains($1) }.map(\.element) : texts
    attributes = content.attributes
    isSecure = content.isSecure
  }
}

/// The part of a text's style that HTML expresses, and not CSS.
private struct UnvariedText: Equatable {
  let link: Link?
  let language: Language?
  let image: InlineImage?
  let textCase: TextCase?
  /// The attributes that custom transforms depend on.
  let own: [TextAttribute]
  let separatesParagraphs: Bool
  let hasTwoLooksOfLines: Bool
  let hasNaturalDirection: Bool

  init(_ style: TextStyle) {
    link = style.link
    language = style.language
    image = style.image
    textCase = style.attribute(for: .textCase)
    own = style.attributes.transforming
    separatesParagraphs = style.separatesParagraphs
    hasTwoLooksOfLines = style.hasTwoLooksOfLines
    hasNaturalDirection = style.attribute(for: .writingDirection) == .natural
  }
}

// The styles that a control's title may be in.

extension ButtonStyle {
  var titleStyles: [TextStyle] { states.map(\.style.text) }
}

extension SegmentedControlStyle {
  var titleStyles: [TextStyle] { states.style(for: .default)?.map(\.style.text) ?? [] }
}

extension CheckboxStyle {
  var titleStyles: [TextStyle] { [label] }
}
