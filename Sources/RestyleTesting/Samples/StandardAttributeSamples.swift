import Restyle

/// At least two values for every standard key; a test compares the names with those of the key set.
package let standardAttributeSamples: [StandardAttributeSample] = [
  StandardAttributeSample(
    .adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory, true, false),
  StandardAttributeSample(
    .alignment, \.alignment, default: .natural, .natural, .trailing, .left, .center, .right, .justified),
  StandardAttributeSample(.backgroundColor, \.backgroundColor, .yellow, .systemBlue),
  StandardAttributeSample(.baselineOffset, \.baselineOffset, default: 0, 0, -2.5, 4),
  StandardAttributeSample(
    .color, \.color, .red, Color(hex: 0x336699, alpha: 0.3), Color(light: .black, dark: .white),
    .systemRed, Color(red: 0.1, green: 1.2, blue: 0, space: .displayP3)),
  StandardAttributeSample(.firstLineHeadIndent, \.firstLineHeadIndent, default: 0, 0, 12.5),
  StandardAttributeSample(
    .fontFamily, \.fontFamily, .system(.default), .system(.serif), .system(.rounded), .system(.monospaced),
    .named("Inter"), .named("A \"quoted\" \\ family\n\u{0}é\u{202E}")),
  StandardAttributeSample(
    .fontFeatures, \.fontFeatures, default: [], [], [.monospacedDigits], [.smallCaps.disabled, .slashedZero],
    Font.Features([.smallCaps, .oldStyleDigits] + stylisticSets)),
  StandardAttributeSample(.fontSize, \.fontSize, 0, 17, 12.25, 1e20),
  StandardAttributeSample(.fontSlant, \.fontSlant, .upright, .italic, .oblique),
  StandardAttributeSample(.fontTextStyle, \.fontTextStyle, .body, .caption2, .largeTitle),
  StandardAttributeSample(.fontWeight, \.fontWeight, .regular, .bold, Font.Weight(432.5)),
  StandardAttributeSample(.fontWidth, \.fontWidth, .standard, .condensed, Font.Width(percentage: 87.5)),
  StandardAttributeSample(.headIndent, \.headIndent, default: 0, 0, 8),
  StandardAttributeSample(.highlightedColor, \.highlightedColor, .blue, .systemGray),
  StandardAttributeSample(.hyphenation, \.hyphenation, .never, .manual, .automatic),
  StandardAttributeSample(
    .image, \.image, InlineImage(Image(url: "star.svg"), alternative: "star"),
    InlineImage(
      Image(data: [1, 2]), alternative: "\"<\u{0}\u{202E}", size: Size(width: 3, height: 4),
      alignment: .middle),
    InlineImage(
      Image(
        source: .url("a"), scale: 2, capInsets: EdgeInsets(inset: 1), resizingMode: .tile,
        renderingMode: .template, tintColor: .red), alternative: "", fitsFont: true)),
  StandardAttributeSample(.kern, \.kern, default: 0, 0, -0.43, 1.5),
  StandardAttributeSample(
    .language, \.language, "tr", "zh-Hant-TW", Language(tag: "\"></p>\u{0}\n")),
  StandardAttributeSample(.ligatures, \.ligatures, default: .standard, .none, .standard, .all),
  StandardAttributeSample(
    .lineBreakMode, \.lineBreakMode, default: .truncatingTail, .wordWrapping, .charWrapping, .clipping,
    .truncatingHead, .truncatingTail, .truncatingMiddle),
  StandardAttributeSample(.lineHeight, \.lineHeight, default: Font.defaultSize, 20, 24, 40),
  StandardAttributeSample(.lineHeightMultiple, \.lineHeightMultiple, default: 1, 1, 1.5, 0),
  StandardAttributeSample(.lineSpacing, \.lineSpacing, default: 0, 0, -3, 5),
  StandardAttributeSample(
    .link, \.link, "https://example.org/?a=b&c", Link("javascript:alert(\"\\(1)\")"), Link("")),
  StandardAttributeSample(.maximumFontSize, \.maximumFontSize, 0, 28),
  StandardAttributeSample(.maximumLineHeight, \.maximumLineHeight, 0, 40),
  StandardAttributeSample(.minimumLineHeight, \.minimumLineHeight, default: 0, 0, 20),
  StandardAttributeSample(.minimumScaleFactor, \.minimumScaleFactor, default: 0, 0, 0.5, 1),
  StandardAttributeSample(.numberOfLines, \.numberOfLines, default: 1, 0, 1, 3, .max),
  StandardAttributeSample(.paragraphSpacing, \.paragraphSpacing, default: 0, 0, 10),
  StandardAttributeSample(.paragraphSpacingBefore, \.paragraphSpacingBefore, default: 0, 0, 6),
  StandardAttributeSample(
    .shadow, \.shadow, TextShadow(x: 1, y: -1, blur: 2), TextShadow(color: .systemTeal)),
  StandardAttributeSample(
    .strikethrough, \.strikethrough, .single, TextLine(pattern: .none),
    TextLine(pattern: .double, color: .red)),
  StandardAttributeSample(.stroke, \.stroke, TextStroke(width: 1), TextStroke(width: 2.5, color: .label)),
  StandardAttributeSample(.tailIndent, \.tailIndent, default: 0, 0, -16, 200),
  StandardAttributeSample(
    .textCase, \.textCase, default: .preserve, .preserve, .lower, .upper, .capitalized),
  StandardAttributeSample(
    .underline, \.underline, .single, TextLine(pattern: .none), TextLine(pattern: .wavy, color: .systemRed)),
  StandardAttributeSample(.underlineOffset, \.underlineOffset, 0, -1, 3.5),
  StandardAttributeSample(.underlineThickness, \.underlineThickness, 0, 2.5),
  StandardAttributeSample(
    .writingDirection, \.writingDirection, default: .natural, .natural, .leftToRight, .rightToLeft),
]

private let stylisticSets: [Font.Feature] = ["ss01", "a\"\\ "].compactMap {
  try? Font.Feature(tag: $0, value: 2)
}
