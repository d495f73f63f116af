import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  /// Tells if texts of a dynamic style differ in more than CSS can vary.
  mutating func reportContent<Style>(
    of dynamic: TraitStyle<Style>, _ texts: (Style) -> [TextStyle]
  ) {
    let surroundings = styles.surroundings
    guard !surroundings.areFixed else { return }
    let variants = Variants(over: surroundings.traits, surroundings.media.axes) { traits in
      texts(dynamic.style(from: traits)).map { TextContent($0) }
    }
    if !variants.members.isSubset(of: decided.last ?? []) { report(.frozenText) }
  }

  /// Resolves a text that may be another one in another variant, which the tag doesn't tell apart.
  func resolve(_ text: DisplayText, dynamicallyIn style: TextStyle, followsLinks: Bool) -> BlockText {
    .shown(ShownText(text, in: style, language: context.language, followsLinks: followsLinks))
  }
}

/// What a style says of a text that HTML has to say, and not CSS.
struct TextContent: Equatable {
  let link: Link?
  let language: Language?
  let image: InlineImage?
  let textCase: TextCase?
  /// What transforms of users' own depend on.
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
