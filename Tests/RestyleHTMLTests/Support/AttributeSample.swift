import Restyle
import Testing

/// A style that samples one standard attribute, and the CSS that it should become.
struct AttributeSample: CustomTestStringConvertible {
  /// The attribute's name.
  let attribute: String
  let style: TextStyle
  let css: String

  var testDescription: String { "\(attribute): \(css)" }
}

extension AttributeSample {
  /// At least one sample of every standard attribute; a test sees to that.
  static let all: [AttributeSample] = characters + colors + lines + paragraphs

  private static func sample<Key: TextAttributeKey>(
    _ key: Key, _ value: Key.Value, _ css: String
  ) -> AttributeSample {
    var style = TextStyle()
    style.setAttribute(value, for: key)
    return AttributeSample(attribute: Key.name, style: style, css: css)
  }

  /// A sample that needs other attributes beside it.
  private static func sample<Key: TextAttributeKey>(
    _ key: Key, _ css: String, _ styler: (inout TextStyle) -> Void
  ) -> AttributeSample {
    AttributeSample(attribute: Key.name, style: TextStyle().restyled(styler), css: css)
  }

  private static let varying = Color(
    light: Color(hex: 0x111111), dark: Color(hex: 0xEEEEEE, alpha: 0.5),
    lightIncreasedContrast: Color(red: 0.1, green: 0.2, blue: 0.3, space: .displayP3),
    darkIncreasedContrast: .yellow)

  private static let characters: [AttributeSample] = [
    sample(.fontFamily, .system(.default), "font-family:system-ui,sans-serif"),
    sample(.fontFamily, .system(.serif), "font-family:ui-serif,serif"),
    sample(.fontFamily, .system(.rounded), "font-family:ui-rounded,system-ui,sans-serif"),
    sample(.fontFamily, .system(.monospaced), "font-family:ui-monospace,monospace"),
    sample(.fontFamily, .named("Inter"), "font-family:'Inter',system-ui,sans-serif"),
    sample(.fontFamily, .named("serif"), "font-family:'serif',system-ui,sans-serif"),
    sample(.fontSize, 17, "font-size:17px"),
    sample(.fontSize, 12.75, "font-size:12.75px"),
    sample(.fontSize, 0, "font-size:0px"),
    sample(.fontWeight, .bold, "font-weight:700"),
    sample(.fontWeight, Font.Weight(450.5), "font-weight:450.5"),
    sample(.fontWidth, .condensed, "font-stretch:75%"),
    sample(.fontWidth, Font.Width(percentage: 112.5), "font-stretch:112.5%"),
    sample(.fontSlant, .upright, "font-style:normal"),
    sample(.fontSlant, .italic, "font-style:italic"),
    sample(.fontSlant, .oblique, "font-style:oblique"),
    sample(.fontFeatures, [], "font-feature-settings:normal"),
    sample(.fontFeatures, [.smallCaps, .monospacedDigits], "font-feature-settings:'smcp' 1,'tnum' 1"),
    sample(.fontFeatures, [Font.Feature.fractions.disabled], "font-feature-settings:'frac' 0"),
    sample(.adjustsFontForContentSizeCategory, true, ""),
    sample(.adjustsFontForContentSizeCategory, "font-size:1rem;letter-spacing:0.5rem;line-height:1.5rem") {
      $0 = TextStyle(font: Font(size: 16), adjustsFontForContentSizeCategory: true)
      $0.kern = 8
      $0.lineHeight = 24
    },
    sample(.fontTextStyle, .headline, ""),
    sample(.maximumFontSize, "font-size:16px") {
      $0 = TextStyle(font: Font(size: 16))
      $0.maximumFontSize = 14
    },
    sample(.maximumFontSize, "font-size:min(1rem,14px)") {
      $0 = TextStyle(font: Font(size: 16), adjustsFontForContentSizeCategory: true)
      $0.maximumFontSize = 14
    },
    sample(.maximumFontSize, "font-size:min(1em,14px)") {
      $0.maximumFontSize = 14
      $0.adjustsFontForContentSizeCategory = true
    },
    sample(
      .maximumFontSize,
      "font-size:min(1rem,18px);letter-spacing:max(-0.5rem,-9px);vertical-align:min(0.25rem,4.5px);"
        + "line-height:min(1.5rem,27px)"
    ) {
      $0 = TextStyle(font: Font(size: 16), adjustsFontForContentSizeCategory: true)
      $0.maximumFontSize = 18
      $0.kern = -8
      $0.baselineOffset = 4
      $0.lineHeight = 24
    },
    sample(.adjustsFontForContentSizeCategory, "font-size:16px") {
      $0 = TextStyle(font: Font(size: 16), adjustsFontForContentSizeCategory: false)
    },
    sample(.kern, 1.5, "letter-spacing:1.5px"),
    sample(.kern, -0.41, "letter-spacing:-0.41px"),
    sample(.kern, 0, "letter-spacing:0px"),
    sample(.baselineOffset, 4, "vertical-align:4px"),
    sample(.baselineOffset, -2.5, "vertical-align:-2.5px"),
    sample(.ligatures, .none, "font-variant-ligatures:none"),
    sample(.ligatures, .standard, "font-variant-ligatures:normal"),
    sample(
      .ligatures, .all,
      "font-variant-ligatures:common-ligatures discretionary-ligatures historical-ligatures contextual"),
    sample(.textCase, .preserve, "text-transform:none"),
    sample(.textCase, .lower, "text-transform:lowercase"),
    sample(.textCase, .upper, "text-transform:uppercase"),
    sample(.textCase, .capitalized, "text-transform:capitalize"),
    sample(.language, "tr", ""),
    sample(.image, InlineImage(Image(url: "a.png"), alternative: "a"), ""),
    sample(.link, "https://example.org/a?b=c&d=e", ""),
  ]

  private static let colors: [AttributeSample] = [
    sample(.color, .red, "color:#ff0000"),
    sample(.color, Color(hex: 0x336699, alpha: 0.5), "color:rgba(51, 102, 153, 0.5)"),
    sample(
      .color, Color(red: 1.5, green: 0.25, blue: 0, alpha: 0.5, space: .displayP3),
      "color:color(display-p3 1.5 0.25 0 / 0.5)"),
    sample(.color, varying, "color:#111111"),
    sample(.backgroundColor, .white, "background-color:#ffffff"),
    sample(.backgroundColor, varying, "background-color:#111111"),
    sample(.highlightedColor, .blue, ""),
    sample(.highlightedColor, "color:#111111") {
      $0.color = varying
      $0.highlightedColor = varying.withAlpha(0.25)
    },
    sample(.underlineOffset, -1.5, "text-underline-offset:-1.5px"),
    sample(.underlineThickness, 2, "text-decoration-thickness:2px"),
    sample(.underlineThickness, "text-decoration:underline dashed;text-decoration-thickness:3px") {
      $0.underline = TextLine(pattern: .dashed)
      $0.underlineThickness = 3
    },
    sample(.underline, .absent, "text-decoration:none"),
    sample(.underline, .single, "text-decoration:underline solid"),
    sample(.underline, TextLine(pattern: .double, color: .red), "text-decoration:underline double #ff0000"),
    sample(.underline, TextLine(pattern: .dotted), "text-decoration:underline dotted"),
    sample(.underline, TextLine(pattern: .dashed), "text-decoration:underline dashed"),
    sample(.underline, TextLine(pattern: .wavy, color: varying), "text-decoration:underline wavy #111111"),
    sample(.strikethrough, .absent, "text-decoration:none"),
    sample(.strikethrough, .single, "text-decoration:line-through solid"),
    sample(
      .strikethrough, TextLine(pattern: .double, color: varying),
      "text-decoration:line-through double #111111"),
    sample(.stroke, TextStroke(width: 2), "-webkit-text-stroke:2px"),
    sample(.stroke, TextStroke(width: 1, color: varying), "-webkit-text-stroke:1px #111111"),
    sample(.stroke, "color:#ff0000;-webkit-text-stroke:1.5px") {
      $0.color = .red
      $0.stroke = TextStroke(width: 1.5)
    },
    sample(.shadow, TextShadow(x: 1, y: 2, blur: 3), "text-shadow:1px 2px 3px"),
    sample(.shadow, TextShadow(color: varying, x: -1.5, y: 0), "text-shadow:-1.5px 0px 0px #111111"),
  ]

  private static let lines: [AttributeSample] = [
    sample(.lineSpacing, 5, "line-height:calc(1em + 5px)"),
    sample(.lineSpacing, -3, "line-height:calc(1em + -3px)"),
    sample(.lineSpacing, "font-size:17px;line-height:22px") {
      $0.fontSize = 17
      $0.lineSpacing = 5
    },
    sample(.lineSpacing, "font-size:10px;line-height:0px") {
      $0.fontSize = 10
      $0.lineSpacing = -100
    },
    sample(.lineHeight, 22, "line-height:max(22px,1em)"),
    sample(.lineHeight, "font-size:17px;line-height:22px") {
      $0.lineHeight = 22
      $0.fontSize = 17
    },
    sample(.lineHeight, "font-size:17px;line-height:17px") {
      $0.fontSize = 17
      $0.lineHeight = 10
    },
    sample(.lineHeight, "font-size:1.25rem;line-height:1.5rem") {
      $0 = TextStyle(font: Font(size: 20), adjustsFontForContentSizeCategory: true)
      $0.lineHeight = 24
    },
    sample(.lineHeightMultiple, 1.5, "line-height:calc(1.5em + 0px)"),
    sample(.lineHeightMultiple, "font-size:20px;line-height:31px") {
      $0.fontSize = 20
      $0.lineHeightMultiple = 1.5
      $0.lineSpacing = 1
    },
    sample(.minimumLineHeight, 30, "line-height:calc(max(1em,30px) + 0px)"),
    sample(.minimumLineHeight, "font-size:20px;line-height:40px") {
      $0.fontSize = 20
      $0.minimumLineHeight = 40
    },
    sample(.maximumLineHeight, 12, "line-height:calc(min(1em,12px) + 0px)"),
    sample(.maximumLineHeight, "line-height:calc(min(max(2em,20px),32px) + 1px)") {
      $0.lineHeightMultiple = 2
      $0.minimumLineHeight = 20
      $0.maximumLineHeight = 32
      $0.lineSpacing = 1
    },
    sample(.maximumLineHeight, "font-size:20px;line-height:23px") {
      $0.fontSize = 20
      $0.lineHeightMultiple = 3
      $0.minimumLineHeight = 24
      $0.maximumLineHeight = 22
      $0.lineSpacing = 1
    },
    sample(.lineBreakMode, .wordWrapping, "white-space:pre-wrap;overflow-wrap:break-word"),
    sample(
      .lineBreakMode, .charWrapping,
      "white-space:pre-wrap;overflow-wrap:break-word;word-break:break-all"),
    sample(.lineBreakMode, .clipping, "white-space:pre;overflow:hidden;text-overflow:clip"),
    sample(.lineBreakMode, .truncatingHead, "white-space:pre;overflow:hidden;text-overflow:ellipsis"),
    sample(.lineBreakMode, .truncatingTail, "white-space:pre;overflow:hidden;text-overflow:ellipsis"),
    sample(.lineBreakMode, .truncatingMiddle, "white-space:pre;overflow:hidden;text-overflow:ellipsis"),
    sample(.numberOfLines, 0, "white-space:pre-wrap;overflow-wrap:break-word"),
    sample(.numberOfLines, 1, "white-space:pre;overflow:hidden;text-overflow:ellipsis"),
    sample(
      .numberOfLines, 3,
      "white-space:pre-wrap;overflow-wrap:break-word;overflow:hidden;display:-webkit-box;"
        + "-webkit-box-orient:vertical;-webkit-line-clamp:3"),
    sample(.numberOfLines, "white-space:pre;overflow:hidden;text-overflow:clip") {
      $0 = $0.multilined(lines: 1, lineBreakMode: .wordWrapping)
    },
    sample(.numberOfLines, "white-space:pre;overflow:hidden;text-overflow:clip") {
      $0 = $0.multilined(lineBreakMode: .clipping)
    },
    sample(.minimumScaleFactor, 0.5, ""),
  ]

  private static let paragraphs: [AttributeSample] = [
    sample(.alignment, .natural, "text-align:start"),
    sample(.alignment, .trailing, "text-align:end"),
    sample(.alignment, .left, "text-align:left"),
    sample(.alignment, .center, "text-align:center"),
    sample(.alignment, .right, "text-align:right"),
    sample(.alignment, .justified, "text-align:justify"),
    sample(.paragraphSpacing, 8, "margin-block-end:8px"),
    sample(.paragraphSpacingBefore, 6.5, "margin-block-start:6.5px"),
    sample(.firstLineHeadIndent, 10, "text-indent:10px"),
    sample(.headIndent, 12, "text-indent:-12px;padding-inline-start:12px"),
    sample(.headIndent, "text-indent:-4px;padding-inline-start:16px") {
      $0.firstLineHeadIndent = 12
      $0.headIndent = 16
    },
    sample(.tailIndent, 200, "box-sizing:border-box;max-inline-size:200px"),
    sample(
      .tailIndent,
      "box-sizing:border-box;max-inline-size:200px;margin-inline:0 auto;direction:rtl;unicode-bidi:isolate"
    ) {
      $0.tailIndent = 200
      $0.writingDirection = .rightToLeft
    },
    sample(.tailIndent, -20, "padding-inline-end:20px"),
    sample(.tailIndent, 0, "padding-inline-end:0px"),
    sample(.hyphenation, .never, "hyphens:none"),
    sample(.hyphenation, .manual, "hyphens:manual"),
    sample(.hyphenation, .automatic, "hyphens:auto"),
    sample(.writingDirection, .natural, "unicode-bidi:plaintext"),
    sample(.writingDirection, .leftToRight, "direction:ltr;unicode-bidi:isolate"),
    sample(.writingDirection, .rightToLeft, "direction:rtl;unicode-bidi:isolate"),
  ]
}
