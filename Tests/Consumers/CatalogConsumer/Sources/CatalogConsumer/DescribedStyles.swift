// swift-format-ignore-file
// Made by DescribedStylesTests: don't edit.

import Restyle

/// Styles as their debug descriptions build them, with the same styles encoded.
func describedStyles() throws -> [(TextStyle, json: String)] {
  var styles: [(TextStyle, json: String)] = []
  styles.append((TextStyle(), json: ###"{}"###))
  styles.append((TextStyle().restyled {
  $0.adjustsFontForContentSizeCategory = true
}, json: ###"{"adjustsFontForContentSizeCategory":true}"###))
  styles.append((TextStyle().restyled {
  $0.adjustsFontForContentSizeCategory = false
}, json: ###"{"adjustsFontForContentSizeCategory":false}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .natural
}, json: ###"{"alignment":"natural"}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .trailing
}, json: ###"{"alignment":"trailing"}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .left
}, json: ###"{"alignment":"left"}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .center
}, json: ###"{"alignment":"center"}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .right
}, json: ###"{"alignment":"right"}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .justified
}, json: ###"{"alignment":"justified"}"###))
  styles.append((TextStyle().restyled {
  $0.backgroundColor = Color(hex: 0xffff00)
}, json: ###"{"backgroundColor":"#ffff00"}"###))
  styles.append((TextStyle().restyled {
  $0.backgroundColor = Color(light: Color(hex: 0x0088ff), dark: Color(hex: 0x0091ff), lightIncreasedContrast: Color(hex: 0x1e6ef4), darkIncreasedContrast: Color(hex: 0x5cb8ff))
}, json: ###"{"backgroundColor":{"dark":"#0091ff","darkIncreasedContrast":"#5cb8ff","light":"#0088ff","lightIncreasedContrast":"#1e6ef4"}}"###))
  styles.append((TextStyle().restyled {
  $0.baselineOffset = 0.0
}, json: ###"{"baselineOffset":0}"###))
  styles.append((TextStyle().restyled {
  $0.baselineOffset = -2.5
}, json: ###"{"baselineOffset":-2.5}"###))
  styles.append((TextStyle().restyled {
  $0.baselineOffset = 4.0
}, json: ###"{"baselineOffset":4}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(hex: 0xff0000)
}, json: ###"{"color":"#ff0000"}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(hex: 0x336699, alpha: 0.3)
}, json: ###"{"color":"rgba(51, 102, 153, 0.3)"}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
}, json: ###"{"color":{"dark":"#ffffff","light":"#000000"}}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff383c), dark: Color(hex: 0xff4245), lightIncreasedContrast: Color(hex: 0xe9152d), darkIncreasedContrast: Color(hex: 0xff6165))
}, json: ###"{"color":{"dark":"#ff4245","darkIncreasedContrast":"#ff6165","light":"#ff383c","lightIncreasedContrast":"#e9152d"}}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(red: 0.1, green: 1.2, blue: 0, space: .displayP3)
}, json: ###"{"color":"color(display-p3 0.1 1.2 0)"}"###))
  styles.append((TextStyle().restyled {
  $0.firstLineHeadIndent = 0.0
}, json: ###"{"firstLineHeadIndent":0}"###))
  styles.append((TextStyle().restyled {
  $0.firstLineHeadIndent = 12.5
}, json: ###"{"firstLineHeadIndent":12.5}"###))
  styles.append((TextStyle().restyled {
  $0.fontFamily = .system(.default)
}, json: ###"{"fontFamily":{"system":"default"}}"###))
  styles.append((TextStyle().restyled {
  $0.fontFamily = .system(.serif)
}, json: ###"{"fontFamily":{"system":"serif"}}"###))
  styles.append((TextStyle().restyled {
  $0.fontFamily = .system(.rounded)
}, json: ###"{"fontFamily":{"system":"rounded"}}"###))
  styles.append((TextStyle().restyled {
  $0.fontFamily = .system(.monospaced)
}, json: ###"{"fontFamily":{"system":"monospaced"}}"###))
  styles.append((TextStyle().restyled {
  $0.fontFamily = .named("Inter")
}, json: ###"{"fontFamily":{"named":"Inter"}}"###))
  styles.append((TextStyle().restyled {
  $0.fontFamily = .named("A \"quoted\" \\ family\n\0é\u{202E}")
}, json: ###"{"fontFamily":{"named":"A \"quoted\" \\ family\n\u0000é‮"}}"###))
  styles.append((TextStyle().restyled {
  $0.fontFeatures = []
}, json: ###"{"fontFeatures":{}}"###))
  styles.append((TextStyle().restyled {
  $0.fontFeatures = [.monospacedDigits]
}, json: ###"{"fontFeatures":{"tnum":1}}"###))
  styles.append((TextStyle().restyled {
  $0.fontFeatures = [.smallCaps.disabled, .slashedZero]
}, json: ###"{"fontFeatures":{"smcp":0,"zero":1}}"###))
  styles.append((try TextStyle().restyled {
  $0.fontFeatures = [try Font.Feature(tag: "a\"\\ ", value: 2), .oldStyleDigits, .smallCaps, try Font.Feature(tag: "ss01", value: 2)]
}, json: ###"{"fontFeatures":{"a\"\\ ":2,"onum":1,"smcp":1,"ss01":2}}"###))
  styles.append((TextStyle().restyled {
  $0.fontSize = 0.0
}, json: ###"{"fontSize":0}"###))
  styles.append((TextStyle().restyled {
  $0.fontSize = 17.0
}, json: ###"{"fontSize":17}"###))
  styles.append((TextStyle().restyled {
  $0.fontSize = 12.25
}, json: ###"{"fontSize":12.25}"###))
  styles.append((TextStyle().restyled {
  $0.fontSize = 1e+20
}, json: ###"{"fontSize":1e+20}"###))
  styles.append((TextStyle().restyled {
  $0.fontSlant = .upright
}, json: ###"{"fontSlant":"upright"}"###))
  styles.append((TextStyle().restyled {
  $0.fontSlant = .italic
}, json: ###"{"fontSlant":"italic"}"###))
  styles.append((TextStyle().restyled {
  $0.fontSlant = .oblique
}, json: ###"{"fontSlant":"oblique"}"###))
  styles.append((TextStyle().restyled {
  $0.fontTextStyle = .body
}, json: ###"{"fontTextStyle":"body"}"###))
  styles.append((TextStyle().restyled {
  $0.fontTextStyle = .caption2
}, json: ###"{"fontTextStyle":"caption2"}"###))
  styles.append((TextStyle().restyled {
  $0.fontTextStyle = .largeTitle
}, json: ###"{"fontTextStyle":"largeTitle"}"###))
  styles.append((TextStyle().restyled {
  $0.fontWeight = .regular
}, json: ###"{"fontWeight":400}"###))
  styles.append((TextStyle().restyled {
  $0.fontWeight = .bold
}, json: ###"{"fontWeight":700}"###))
  styles.append((TextStyle().restyled {
  $0.fontWeight = Font.Weight(432.5)
}, json: ###"{"fontWeight":432.5}"###))
  styles.append((TextStyle().restyled {
  $0.fontWidth = .standard
}, json: ###"{"fontWidth":100}"###))
  styles.append((TextStyle().restyled {
  $0.fontWidth = .condensed
}, json: ###"{"fontWidth":75}"###))
  styles.append((TextStyle().restyled {
  $0.fontWidth = Font.Width(percentage: 87.5)
}, json: ###"{"fontWidth":87.5}"###))
  styles.append((TextStyle().restyled {
  $0.headIndent = 0.0
}, json: ###"{"headIndent":0}"###))
  styles.append((TextStyle().restyled {
  $0.headIndent = 8.0
}, json: ###"{"headIndent":8}"###))
  styles.append((TextStyle().restyled {
  $0.highlightedColor = Color(hex: 0x0000ff)
}, json: ###"{"highlightedColor":"#0000ff"}"###))
  styles.append((TextStyle().restyled {
  $0.highlightedColor = Color(light: Color(hex: 0x8e8e93), dark: Color(hex: 0x8e8e93), lightIncreasedContrast: Color(hex: 0x6c6c70), darkIncreasedContrast: Color(hex: 0xaeaeb2))
}, json: ###"{"highlightedColor":{"dark":"#8e8e93","darkIncreasedContrast":"#aeaeb2","light":"#8e8e93","lightIncreasedContrast":"#6c6c70"}}"###))
  styles.append((TextStyle().restyled {
  $0.hyphenation = .never
}, json: ###"{"hyphenation":"never"}"###))
  styles.append((TextStyle().restyled {
  $0.hyphenation = .manual
}, json: ###"{"hyphenation":"manual"}"###))
  styles.append((TextStyle().restyled {
  $0.hyphenation = .automatic
}, json: ###"{"hyphenation":"automatic"}"###))
  styles.append((TextStyle().restyled {
  $0.image = InlineImage(Image(source: .url("star.svg")), alternative: "star")
}, json: ###"{"image":{"alignment":"baseline","alternative":"star","fitsFont":false,"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":1,"source":{"url":"star.svg"}}}}"###))
  styles.append((TextStyle().restyled {
  $0.image = InlineImage(Image(source: .data([1, 2])), alternative: "\"<\0\u{202E}", size: Size(width: 3.0, height: 4.0), alignment: .middle)
}, json: ###"{"image":{"alignment":"middle","alternative":"\"<\u0000‮","fitsFont":false,"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":1,"source":{"data":"AQI="}},"size":{"height":4,"width":3}}}"###))
  styles.append((TextStyle().restyled {
  $0.image = InlineImage(Image(source: .url("a"), scale: 2.0, capInsets: EdgeInsets(top: 1.0, leading: 1.0, bottom: 1.0, trailing: 1.0), resizingMode: .tile, renderingMode: .template, tintColor: Color(hex: 0xff0000)), alternative: "", fitsFont: true)
}, json: ###"{"image":{"alignment":"baseline","alternative":"","fitsFont":true,"image":{"capInsets":{"bottom":1,"leading":1,"top":1,"trailing":1},"renderingMode":"template","resizingMode":"tile","scale":2,"source":{"url":"a"},"tintColor":"#ff0000"}}}"###))
  styles.append((TextStyle().restyled {
  $0.kern = 0.0
}, json: ###"{"kern":0}"###))
  styles.append((TextStyle().restyled {
  $0.kern = -0.43
}, json: ###"{"kern":-0.43}"###))
  styles.append((TextStyle().restyled {
  $0.kern = 1.5
}, json: ###"{"kern":1.5}"###))
  styles.append((TextStyle().restyled {
  $0.language = Language(tag: "tr")
}, json: ###"{"language":"tr"}"###))
  styles.append((TextStyle().restyled {
  $0.language = Language(tag: "zh-Hant-TW")
}, json: ###"{"language":"zh-Hant-TW"}"###))
  styles.append((TextStyle().restyled {
  $0.language = Language(tag: "\"></p>\0\n")
}, json: ###"{"language":"\"></p>\u0000\n"}"###))
  styles.append((TextStyle().restyled {
  $0.ligatures = .none
}, json: ###"{"ligatures":"none"}"###))
  styles.append((TextStyle().restyled {
  $0.ligatures = .standard
}, json: ###"{"ligatures":"standard"}"###))
  styles.append((TextStyle().restyled {
  $0.ligatures = .all
}, json: ###"{"ligatures":"all"}"###))
  styles.append((TextStyle().restyled {
  $0.lineBreakMode = .wordWrapping
}, json: ###"{"lineBreakMode":"wordWrapping"}"###))
  styles.append((TextStyle().restyled {
  $0.lineBreakMode = .charWrapping
}, json: ###"{"lineBreakMode":"charWrapping"}"###))
  styles.append((TextStyle().restyled {
  $0.lineBreakMode = .clipping
}, json: ###"{"lineBreakMode":"clipping"}"###))
  styles.append((TextStyle().restyled {
  $0.lineBreakMode = .truncatingHead
}, json: ###"{"lineBreakMode":"truncatingHead"}"###))
  styles.append((TextStyle().restyled {
  $0.lineBreakMode = .truncatingTail
}, json: ###"{"lineBreakMode":"truncatingTail"}"###))
  styles.append((TextStyle().restyled {
  $0.lineBreakMode = .truncatingMiddle
}, json: ###"{"lineBreakMode":"truncatingMiddle"}"###))
  styles.append((TextStyle().restyled {
  $0.lineHeight = 20.0
}, json: ###"{"lineHeight":20}"###))
  styles.append((TextStyle().restyled {
  $0.lineHeight = 24.0
}, json: ###"{"lineHeight":24}"###))
  styles.append((TextStyle().restyled {
  $0.lineHeight = 40.0
}, json: ###"{"lineHeight":40}"###))
  styles.append((TextStyle().restyled {
  $0.lineHeightMultiple = 1.0
}, json: ###"{"lineHeightMultiple":1}"###))
  styles.append((TextStyle().restyled {
  $0.lineHeightMultiple = 1.5
}, json: ###"{"lineHeightMultiple":1.5}"###))
  styles.append((TextStyle().restyled {
  $0.lineHeightMultiple = 0.0
}, json: ###"{"lineHeightMultiple":0}"###))
  styles.append((TextStyle().restyled {
  $0.lineSpacing = 0.0
}, json: ###"{"lineSpacing":0}"###))
  styles.append((TextStyle().restyled {
  $0.lineSpacing = -3.0
}, json: ###"{"lineSpacing":-3}"###))
  styles.append((TextStyle().restyled {
  $0.lineSpacing = 5.0
}, json: ###"{"lineSpacing":5}"###))
  styles.append((TextStyle().restyled {
  $0.link = Link("https://example.org/?a=b&c")
}, json: ###"{"link":"https://example.org/?a=b&c"}"###))
  styles.append((TextStyle().restyled {
  $0.link = Link("javascript:alert(\"\\(1)\")")
}, json: ###"{"link":"javascript:alert(\"\\(1)\")"}"###))
  styles.append((TextStyle().restyled {
  $0.link = Link("")
}, json: ###"{"link":""}"###))
  styles.append((TextStyle().restyled {
  $0.maximumFontSize = 0.0
}, json: ###"{"maximumFontSize":0}"###))
  styles.append((TextStyle().restyled {
  $0.maximumFontSize = 28.0
}, json: ###"{"maximumFontSize":28}"###))
  styles.append((TextStyle().restyled {
  $0.maximumLineHeight = 0.0
}, json: ###"{"maximumLineHeight":0}"###))
  styles.append((TextStyle().restyled {
  $0.maximumLineHeight = 40.0
}, json: ###"{"maximumLineHeight":40}"###))
  styles.append((TextStyle().restyled {
  $0.minimumLineHeight = 0.0
}, json: ###"{"minimumLineHeight":0}"###))
  styles.append((TextStyle().restyled {
  $0.minimumLineHeight = 20.0
}, json: ###"{"minimumLineHeight":20}"###))
  styles.append((TextStyle().restyled {
  $0.minimumScaleFactor = 0.0
}, json: ###"{"minimumScaleFactor":0}"###))
  styles.append((TextStyle().restyled {
  $0.minimumScaleFactor = 0.5
}, json: ###"{"minimumScaleFactor":0.5}"###))
  styles.append((TextStyle().restyled {
  $0.minimumScaleFactor = 1.0
}, json: ###"{"minimumScaleFactor":1}"###))
  styles.append((TextStyle().restyled {
  $0.numberOfLines = 0
}, json: ###"{"numberOfLines":0}"###))
  styles.append((TextStyle().restyled {
  $0.numberOfLines = 1
}, json: ###"{"numberOfLines":1}"###))
  styles.append((TextStyle().restyled {
  $0.numberOfLines = 3
}, json: ###"{"numberOfLines":3}"###))
  styles.append((TextStyle().restyled {
  $0.numberOfLines = 9223372036854775807
}, json: ###"{"numberOfLines":9223372036854775807}"###))
  styles.append((TextStyle().restyled {
  $0.paragraphSpacing = 0.0
}, json: ###"{"paragraphSpacing":0}"###))
  styles.append((TextStyle().restyled {
  $0.paragraphSpacing = 10.0
}, json: ###"{"paragraphSpacing":10}"###))
  styles.append((TextStyle().restyled {
  $0.paragraphSpacingBefore = 0.0
}, json: ###"{"paragraphSpacingBefore":0}"###))
  styles.append((TextStyle().restyled {
  $0.paragraphSpacingBefore = 6.0
}, json: ###"{"paragraphSpacingBefore":6}"###))
  styles.append((TextStyle().restyled {
  $0.shadow = TextShadow(x: 1.0, y: -1.0, blur: 2.0)
}, json: ###"{"shadow":{"blur":2,"x":1,"y":-1}}"###))
  styles.append((TextStyle().restyled {
  $0.shadow = TextShadow(color: Color(light: Color(hex: 0x00c3d0), dark: Color(hex: 0x00d2e0), lightIncreasedContrast: Color(hex: 0x008198), darkIncreasedContrast: Color(hex: 0x3bddec)), x: 0.0, y: 0.0, blur: 0.0)
}, json: ###"{"shadow":{"blur":0,"color":{"dark":"#00d2e0","darkIncreasedContrast":"#3bddec","light":"#00c3d0","lightIncreasedContrast":"#008198"},"x":0,"y":0}}"###))
  styles.append((TextStyle().restyled {
  $0.strikethrough = TextLine(pattern: .solid)
}, json: ###"{"strikethrough":{"pattern":"solid"}}"###))
  styles.append((TextStyle().restyled {
  $0.strikethrough = TextLine(pattern: .none)
}, json: ###"{"strikethrough":{"pattern":"none"}}"###))
  styles.append((TextStyle().restyled {
  $0.strikethrough = TextLine(pattern: .double, color: Color(hex: 0xff0000))
}, json: ###"{"strikethrough":{"color":"#ff0000","pattern":"double"}}"###))
  styles.append((TextStyle().restyled {
  $0.stroke = TextStroke(width: 1.0)
}, json: ###"{"stroke":{"width":1}}"###))
  styles.append((TextStyle().restyled {
  $0.stroke = TextStroke(width: 2.5, color: Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff)))
}, json: ###"{"stroke":{"color":{"dark":"#ffffff","light":"#000000"},"width":2.5}}"###))
  styles.append((TextStyle().restyled {
  $0.tailIndent = 0.0
}, json: ###"{"tailIndent":0}"###))
  styles.append((TextStyle().restyled {
  $0.tailIndent = -16.0
}, json: ###"{"tailIndent":-16}"###))
  styles.append((TextStyle().restyled {
  $0.tailIndent = 200.0
}, json: ###"{"tailIndent":200}"###))
  styles.append((TextStyle().restyled {
  $0.textCase = .preserve
}, json: ###"{"textCase":"preserve"}"###))
  styles.append((TextStyle().restyled {
  $0.textCase = .lower
}, json: ###"{"textCase":"lower"}"###))
  styles.append((TextStyle().restyled {
  $0.textCase = .upper
}, json: ###"{"textCase":"upper"}"###))
  styles.append((TextStyle().restyled {
  $0.textCase = .capitalized
}, json: ###"{"textCase":"capitalized"}"###))
  styles.append((TextStyle().restyled {
  $0.underline = TextLine(pattern: .solid)
}, json: ###"{"underline":{"pattern":"solid"}}"###))
  styles.append((TextStyle().restyled {
  $0.underline = TextLine(pattern: .none)
}, json: ###"{"underline":{"pattern":"none"}}"###))
  styles.append((TextStyle().restyled {
  $0.underline = TextLine(pattern: .wavy, color: Color(light: Color(hex: 0xff383c), dark: Color(hex: 0xff4245), lightIncreasedContrast: Color(hex: 0xe9152d), darkIncreasedContrast: Color(hex: 0xff6165)))
}, json: ###"{"underline":{"color":{"dark":"#ff4245","darkIncreasedContrast":"#ff6165","light":"#ff383c","lightIncreasedContrast":"#e9152d"},"pattern":"wavy"}}"###))
  styles.append((TextStyle().restyled {
  $0.underlineOffset = 0.0
}, json: ###"{"underlineOffset":0}"###))
  styles.append((TextStyle().restyled {
  $0.underlineOffset = -1.0
}, json: ###"{"underlineOffset":-1}"###))
  styles.append((TextStyle().restyled {
  $0.underlineOffset = 3.5
}, json: ###"{"underlineOffset":3.5}"###))
  styles.append((TextStyle().restyled {
  $0.underlineThickness = 0.0
}, json: ###"{"underlineThickness":0}"###))
  styles.append((TextStyle().restyled {
  $0.underlineThickness = 2.5
}, json: ###"{"underlineThickness":2.5}"###))
  styles.append((TextStyle().restyled {
  $0.writingDirection = .natural
}, json: ###"{"writingDirection":"natural"}"###))
  styles.append((TextStyle().restyled {
  $0.writingDirection = .leftToRight
}, json: ###"{"writingDirection":"leftToRight"}"###))
  styles.append((TextStyle().restyled {
  $0.writingDirection = .rightToLeft
}, json: ###"{"writingDirection":"rightToLeft"}"###))
  styles.append((TextStyle().restyled {
  $0.firstLineHeadIndent = 12.5
  $0.fontTextStyle = .largeTitle
  $0.language = Language(tag: "tr")
  $0.lineSpacing = 5.0
  $0.paragraphSpacingBefore = 6.0
  $0.underlineOffset = 3.5
}, json: ###"{"firstLineHeadIndent":12.5,"fontTextStyle":"largeTitle","language":"tr","lineSpacing":5,"paragraphSpacingBefore":6,"underlineOffset":3.5}"###))
  styles.append((TextStyle().restyled {
  $0.adjustsFontForContentSizeCategory = true
  $0.fontFamily = .system(.default)
  $0.fontWeight = .regular
  $0.language = Language(tag: "zh-Hant-TW")
  $0.link = Link("https://example.org/?a=b&c")
  $0.shadow = TextShadow(x: 1.0, y: -1.0, blur: 2.0)
  $0.underlineThickness = 0.0
}, json: ###"{"adjustsFontForContentSizeCategory":true,"fontFamily":{"system":"default"},"fontWeight":400,"language":"zh-Hant-TW","link":"https://example.org/?a=b&c","shadow":{"blur":2,"x":1,"y":-1},"underlineThickness":0}"###))
  styles.append((TextStyle().restyled {
  $0.adjustsFontForContentSizeCategory = false
  $0.fontFamily = .system(.serif)
  $0.fontWeight = .bold
  $0.language = Language(tag: "\"></p>\0\n")
  $0.link = Link("javascript:alert(\"\\(1)\")")
  $0.shadow = TextShadow(color: Color(light: Color(hex: 0x00c3d0), dark: Color(hex: 0x00d2e0), lightIncreasedContrast: Color(hex: 0x008198), darkIncreasedContrast: Color(hex: 0x3bddec)), x: 0.0, y: 0.0, blur: 0.0)
  $0.underlineThickness = 2.5
}, json: ###"{"adjustsFontForContentSizeCategory":false,"fontFamily":{"system":"serif"},"fontWeight":700,"language":"\"></p>\u0000\n","link":"javascript:alert(\"\\(1)\")","shadow":{"blur":0,"color":{"dark":"#00d2e0","darkIncreasedContrast":"#3bddec","light":"#00c3d0","lightIncreasedContrast":"#008198"},"x":0,"y":0},"underlineThickness":2.5}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .natural
  $0.fontFamily = .system(.rounded)
  $0.fontWeight = Font.Weight(432.5)
  $0.ligatures = .none
  $0.link = Link("")
  $0.strikethrough = TextLine(pattern: .solid)
  $0.writingDirection = .natural
}, json: ###"{"alignment":"natural","fontFamily":{"system":"rounded"},"fontWeight":432.5,"ligatures":"none","link":"","strikethrough":{"pattern":"solid"},"writingDirection":"natural"}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .trailing
  $0.fontFamily = .system(.monospaced)
  $0.fontWidth = .standard
  $0.ligatures = .standard
  $0.maximumFontSize = 0.0
  $0.strikethrough = TextLine(pattern: .none)
  $0.writingDirection = .leftToRight
}, json: ###"{"alignment":"trailing","fontFamily":{"system":"monospaced"},"fontWidth":100,"ligatures":"standard","maximumFontSize":0,"strikethrough":{"pattern":"none"},"writingDirection":"leftToRight"}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .left
  $0.fontFamily = .named("Inter")
  $0.fontWidth = .condensed
  $0.ligatures = .all
  $0.maximumFontSize = 28.0
  $0.strikethrough = TextLine(pattern: .double, color: Color(hex: 0xff0000))
  $0.writingDirection = .rightToLeft
}, json: ###"{"alignment":"left","fontFamily":{"named":"Inter"},"fontWidth":75,"ligatures":"all","maximumFontSize":28,"strikethrough":{"color":"#ff0000","pattern":"double"},"writingDirection":"rightToLeft"}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .center
  $0.fontFamily = .named("A \"quoted\" \\ family\n\0é\u{202E}")
  $0.fontWidth = Font.Width(percentage: 87.5)
  $0.lineBreakMode = .wordWrapping
  $0.maximumLineHeight = 0.0
  $0.stroke = TextStroke(width: 1.0)
}, json: ###"{"alignment":"center","fontFamily":{"named":"A \"quoted\" \\ family\n\u0000é‮"},"fontWidth":87.5,"lineBreakMode":"wordWrapping","maximumLineHeight":0,"stroke":{"width":1}}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .right
  $0.fontFeatures = []
  $0.headIndent = 0.0
  $0.lineBreakMode = .charWrapping
  $0.maximumLineHeight = 40.0
  $0.stroke = TextStroke(width: 2.5, color: Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff)))
}, json: ###"{"alignment":"right","fontFeatures":{},"headIndent":0,"lineBreakMode":"charWrapping","maximumLineHeight":40,"stroke":{"color":{"dark":"#ffffff","light":"#000000"},"width":2.5}}"###))
  styles.append((TextStyle().restyled {
  $0.alignment = .justified
  $0.fontFeatures = [.monospacedDigits]
  $0.headIndent = 8.0
  $0.lineBreakMode = .clipping
  $0.minimumLineHeight = 0.0
  $0.tailIndent = 0.0
}, json: ###"{"alignment":"justified","fontFeatures":{"tnum":1},"headIndent":8,"lineBreakMode":"clipping","minimumLineHeight":0,"tailIndent":0}"###))
  styles.append((TextStyle().restyled {
  $0.backgroundColor = Color(hex: 0xffff00)
  $0.fontFeatures = [.smallCaps.disabled, .slashedZero]
  $0.highlightedColor = Color(hex: 0x0000ff)
  $0.lineBreakMode = .truncatingHead
  $0.minimumLineHeight = 20.0
  $0.tailIndent = -16.0
}, json: ###"{"backgroundColor":"#ffff00","fontFeatures":{"smcp":0,"zero":1},"highlightedColor":"#0000ff","lineBreakMode":"truncatingHead","minimumLineHeight":20,"tailIndent":-16}"###))
  styles.append((try TextStyle().restyled {
  $0.backgroundColor = Color(light: Color(hex: 0x0088ff), dark: Color(hex: 0x0091ff), lightIncreasedContrast: Color(hex: 0x1e6ef4), darkIncreasedContrast: Color(hex: 0x5cb8ff))
  $0.fontFeatures = [try Font.Feature(tag: "a\"\\ ", value: 2), .oldStyleDigits, .smallCaps, try Font.Feature(tag: "ss01", value: 2)]
  $0.highlightedColor = Color(light: Color(hex: 0x8e8e93), dark: Color(hex: 0x8e8e93), lightIncreasedContrast: Color(hex: 0x6c6c70), darkIncreasedContrast: Color(hex: 0xaeaeb2))
  $0.lineBreakMode = .truncatingTail
  $0.minimumScaleFactor = 0.0
  $0.tailIndent = 200.0
}, json: ###"{"backgroundColor":{"dark":"#0091ff","darkIncreasedContrast":"#5cb8ff","light":"#0088ff","lightIncreasedContrast":"#1e6ef4"},"fontFeatures":{"a\"\\ ":2,"onum":1,"smcp":1,"ss01":2},"highlightedColor":{"dark":"#8e8e93","darkIncreasedContrast":"#aeaeb2","light":"#8e8e93","lightIncreasedContrast":"#6c6c70"},"lineBreakMode":"truncatingTail","minimumScaleFactor":0,"tailIndent":200}"###))
  styles.append((TextStyle().restyled {
  $0.baselineOffset = 0.0
  $0.fontSize = 0.0
  $0.hyphenation = .never
  $0.lineBreakMode = .truncatingMiddle
  $0.minimumScaleFactor = 0.5
  $0.textCase = .preserve
}, json: ###"{"baselineOffset":0,"fontSize":0,"hyphenation":"never","lineBreakMode":"truncatingMiddle","minimumScaleFactor":0.5,"textCase":"preserve"}"###))
  styles.append((TextStyle().restyled {
  $0.baselineOffset = -2.5
  $0.fontSize = 17.0
  $0.hyphenation = .manual
  $0.lineHeight = 20.0
  $0.minimumScaleFactor = 1.0
  $0.textCase = .lower
}, json: ###"{"baselineOffset":-2.5,"fontSize":17,"hyphenation":"manual","lineHeight":20,"minimumScaleFactor":1,"textCase":"lower"}"###))
  styles.append((TextStyle().restyled {
  $0.baselineOffset = 4.0
  $0.fontSize = 12.25
  $0.hyphenation = .automatic
  $0.lineHeight = 24.0
  $0.numberOfLines = 0
  $0.textCase = .upper
}, json: ###"{"baselineOffset":4,"fontSize":12.25,"hyphenation":"automatic","lineHeight":24,"numberOfLines":0,"textCase":"upper"}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(hex: 0xff0000)
  $0.fontSize = 1e+20
  $0.image = InlineImage(Image(source: .url("star.svg")), alternative: "star")
  $0.lineHeight = 40.0
  $0.numberOfLines = 1
  $0.textCase = .capitalized
}, json: ###"{"color":"#ff0000","fontSize":1e+20,"image":{"alignment":"baseline","alternative":"star","fitsFont":false,"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":1,"source":{"url":"star.svg"}}},"lineHeight":40,"numberOfLines":1,"textCase":"capitalized"}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(hex: 0x336699, alpha: 0.3)
  $0.fontSlant = .upright
  $0.image = InlineImage(Image(source: .data([1, 2])), alternative: "\"<\0\u{202E}", size: Size(width: 3.0, height: 4.0), alignment: .middle)
  $0.lineHeightMultiple = 1.0
  $0.numberOfLines = 3
  $0.underline = TextLine(pattern: .solid)
}, json: ###"{"color":"rgba(51, 102, 153, 0.3)","fontSlant":"upright","image":{"alignment":"middle","alternative":"\"<\u0000‮","fitsFont":false,"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":1,"source":{"data":"AQI="}},"size":{"height":4,"width":3}},"lineHeightMultiple":1,"numberOfLines":3,"underline":{"pattern":"solid"}}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontSlant = .italic
  $0.image = InlineImage(Image(source: .url("a"), scale: 2.0, capInsets: EdgeInsets(top: 1.0, leading: 1.0, bottom: 1.0, trailing: 1.0), resizingMode: .tile, renderingMode: .template, tintColor: Color(hex: 0xff0000)), alternative: "", fitsFont: true)
  $0.lineHeightMultiple = 1.5
  $0.numberOfLines = 9223372036854775807
  $0.underline = TextLine(pattern: .none)
}, json: ###"{"color":{"dark":"#ffffff","light":"#000000"},"fontSlant":"italic","image":{"alignment":"baseline","alternative":"","fitsFont":true,"image":{"capInsets":{"bottom":1,"leading":1,"top":1,"trailing":1},"renderingMode":"template","resizingMode":"tile","scale":2,"source":{"url":"a"},"tintColor":"#ff0000"}},"lineHeightMultiple":1.5,"numberOfLines":9223372036854775807,"underline":{"pattern":"none"}}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff383c), dark: Color(hex: 0xff4245), lightIncreasedContrast: Color(hex: 0xe9152d), darkIncreasedContrast: Color(hex: 0xff6165))
  $0.fontSlant = .oblique
  $0.kern = 0.0
  $0.lineHeightMultiple = 0.0
  $0.paragraphSpacing = 0.0
  $0.underline = TextLine(pattern: .wavy, color: Color(light: Color(hex: 0xff383c), dark: Color(hex: 0xff4245), lightIncreasedContrast: Color(hex: 0xe9152d), darkIncreasedContrast: Color(hex: 0xff6165)))
}, json: ###"{"color":{"dark":"#ff4245","darkIncreasedContrast":"#ff6165","light":"#ff383c","lightIncreasedContrast":"#e9152d"},"fontSlant":"oblique","kern":0,"lineHeightMultiple":0,"paragraphSpacing":0,"underline":{"color":{"dark":"#ff4245","darkIncreasedContrast":"#ff6165","light":"#ff383c","lightIncreasedContrast":"#e9152d"},"pattern":"wavy"}}"###))
  styles.append((TextStyle().restyled {
  $0.color = Color(red: 0.1, green: 1.2, blue: 0, space: .displayP3)
  $0.fontTextStyle = .body
  $0.kern = -0.43
  $0.lineSpacing = 0.0
  $0.paragraphSpacing = 10.0
  $0.underlineOffset = 0.0
}, json: ###"{"color":"color(display-p3 0.1 1.2 0)","fontTextStyle":"body","kern":-0.43,"lineSpacing":0,"paragraphSpacing":10,"underlineOffset":0}"###))
  styles.append((TextStyle().restyled {
  $0.firstLineHeadIndent = 0.0
  $0.fontTextStyle = .caption2
  $0.kern = 1.5
  $0.lineSpacing = -3.0
  $0.paragraphSpacingBefore = 0.0
  $0.underlineOffset = -1.0
}, json: ###"{"firstLineHeadIndent":0,"fontTextStyle":"caption2","kern":1.5,"lineSpacing":-3,"paragraphSpacingBefore":0,"underlineOffset":-1}"###))
  styles.append((TextStyle().restyled {
  $0.lineHeight = 20.0
  $0[.lineSpacing] = -3.0
}, json: ###"{"lineHeight":20,"lineSpacing":-3}"###))
  styles.append((TextStyle().restyled {
  $0.inherit(.lineHeight)
  $0[.lineSpacing] = 5.0
}, json: ###"{"lineHeight":null,"lineSpacing":5}"###))
  styles.append((TextStyle().restyled {
  $0.inherit(.adjustsFontForContentSizeCategory)
  $0.inherit(.alignment)
  $0.inherit(.backgroundColor)
  $0.inherit(.baselineOffset)
  $0.inherit(.color)
  $0.inherit(.firstLineHeadIndent)
  $0.inherit(.fontFamily)
  $0.inherit(.fontFeatures)
  $0.inherit(.fontSize)
  $0.inherit(.fontSlant)
  $0.inherit(.fontTextStyle)
  $0.inherit(.fontWeight)
  $0.inherit(.fontWidth)
  $0.inherit(.headIndent)
  $0.inherit(.highlightedColor)
  $0.inherit(.hyphenation)
  $0.inherit(.image)
  $0.inherit(.kern)
  $0.inherit(.language)
  $0.inherit(.ligatures)
  $0.inherit(.lineBreakMode)
  $0.inherit(.lineHeight)
  $0.inherit(.lineHeightMultiple)
  $0.inherit(.lineSpacing)
  $0.inherit(.link)
  $0.inherit(.maximumFontSize)
  $0.inherit(.maximumLineHeight)
  $0.inherit(.minimumLineHeight)
  $0.inherit(.minimumScaleFactor)
  $0.inherit(.numberOfLines)
  $0.inherit(.paragraphSpacing)
  $0.inherit(.paragraphSpacingBefore)
  $0.inherit(.shadow)
  $0.inherit(.strikethrough)
  $0.inherit(.stroke)
  $0.inherit(.tailIndent)
  $0.inherit(.textCase)
  $0.inherit(.underline)
  $0.inherit(.underlineOffset)
  $0.inherit(.underlineThickness)
  $0.inherit(.writingDirection)
}, json: ###"{"adjustsFontForContentSizeCategory":null,"alignment":null,"backgroundColor":null,"baselineOffset":null,"color":null,"firstLineHeadIndent":null,"fontFamily":null,"fontFeatures":null,"fontSize":null,"fontSlant":null,"fontTextStyle":null,"fontWeight":null,"fontWidth":null,"headIndent":null,"highlightedColor":null,"hyphenation":null,"image":null,"kern":null,"language":null,"ligatures":null,"lineBreakMode":null,"lineHeight":null,"lineHeightMultiple":null,"lineSpacing":null,"link":null,"maximumFontSize":null,"maximumLineHeight":null,"minimumLineHeight":null,"minimumScaleFactor":null,"numberOfLines":null,"paragraphSpacing":null,"paragraphSpacingBefore":null,"shadow":null,"strikethrough":null,"stroke":null,"tailIndent":null,"textCase":null,"underline":null,"underlineOffset":null,"underlineThickness":null,"writingDirection":null}"###))
  return styles
}

/// What all other styles are encoded as, built by their debug descriptions, and as they were.
func describedOtherStyles() throws -> [(built: String, json: String)] {
  var styles: [(built: String, json: String)] = []
  styles.append((try encoded(BorderStyle.self, BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading])), json: ###"{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5}"###))
  styles.append((try encoded(BorderStyle.self, BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), json: ###"{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0}"###))
  styles.append((try encoded(BackgroundStyle.self, BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)])), json: ###"{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}}"###))
  styles.append((try encoded(BackgroundStyle.self, BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing]))), json: ###"{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}}"###))
  styles.append((try encoded(BackgroundStyle.self, BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), gradient: Gradient(geometry: .line(start: UnitPoint(x: 0.0, y: 0.5), end: UnitPoint(x: 1.0, y: 0.25)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing]))), json: ###"{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"gradient":{"geometry":{"line":{"end":{"x":1,"y":0.25},"start":{"x":0,"y":0.5}}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"shadows":[]}}"###))
  styles.append((try encoded(BackgroundStyle.self, BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), gradient: Gradient(geometry: .radial(center: UnitPoint(x: 0.5, y: 0.0)), stops: []), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing]))), json: ###"{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"gradient":{"geometry":{"radial":{"center":{"x":0.5,"y":0}}},"stops":[]},"shadows":[]}}"###))
  styles.append((try encoded(ShadowStyle.self, ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true)), json: ###"{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2}"###))
  styles.append((try encoded(SeparatorStyle.self, SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68)))), json: ###"{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}"###))
  styles.append((try encoded(InsettedStyle<SeparatorStyle>.self, InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0))), json: ###"{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}"###))
  styles.append((try encoded(SegmentBackgroundStyle.self, SegmentBackgroundStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)))), json: ###"{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}}"###))
  styles.append((try encoded(SectionBackgroundStyle.self, SectionBackgroundStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)))), json: ###"{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"bottomSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}},"topSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}}"###))
  styles.append((try encoded(SectionStyle.Background.self, SectionStyle.Background(top: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), middle: nil, bottom: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), unique: nil)), json: ###"{"bottom":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}},"top":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}}}"###))
  styles.append((try encoded(SectionStyle.self, SectionStyle(rowInsets: EdgeInsets(top: 1.0, leading: 1.0, bottom: 1.0, trailing: 1.0), itemSpacing: -2.0, minRowHeight: 44.0, background: SectionStyle.Background(top: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), middle: nil, bottom: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), unique: nil), selectedBackground: SectionStyle.Background(top: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(light: Color(hex: 0xd1d1d6), dark: Color(hex: 0x3a3a3c), lightIncreasedContrast: Color(hex: 0xbcbcc0), darkIncreasedContrast: Color(hex: 0x444446)), border: BorderStyle(width: 0.5, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .bottom])), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), middle: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(light: Color(hex: 0xd1d1d6), dark: Color(hex: 0x3a3a3c), lightIncreasedContrast: Color(hex: 0xbcbcc0), darkIncreasedContrast: Color(hex: 0x444446)), border: BorderStyle(width: 0.5, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .bottom])), position: .middle, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), bottom: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(light: Color(hex: 0xd1d1d6), dark: Color(hex: 0x3a3a3c), lightIncreasedContrast: Color(hex: 0xbcbcc0), darkIncreasedContrast: Color(hex: 0x444446)), border: BorderStyle(width: 0.5, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .bottom])), position: .bottom, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), unique: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(light: Color(hex: 0xd1d1d6), dark: Color(hex: 0x3a3a3c), lightIncreasedContrast: Color(hex: 0xbcbcc0), darkIncreasedContrast: Color(hex: 0x444446)), border: BorderStyle(width: 0.5, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .bottom])), position: .unique, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)))), selectedTextColor: Color(hex: 0xffffff), header: HeaderFooterStyle(text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), insets: EdgeInsets(top: 3.0, leading: 3.0, bottom: 3.0, trailing: 3.0), emptyHeight: 4.0, minimumHeight: 5.0), footer: HeaderFooterStyle(text: TextStyle(), background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), emptyHeight: 0.0, minimumHeight: 0.0))), json: ###"{"background":{"bottom":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}},"top":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}}},"footer":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"emptyHeight":0,"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"minimumHeight":0,"text":{}},"header":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"emptyHeight":4,"insets":{"bottom":3,"leading":3,"top":3,"trailing":3},"minimumHeight":5,"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"itemSpacing":-2,"minRowHeight":44,"rowInsets":{"bottom":1,"leading":1,"top":1,"trailing":1},"selectedBackground":{"bottom":{"background":{"border":{"borderEdges":["top","bottom"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0.5},"color":{"dark":"#3a3a3c","darkIncreasedContrast":"#444446","light":"#d1d1d6","lightIncreasedContrast":"#bcbcc0"},"layers":{"shadows":[]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"bottom","topSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}},"middle":{"background":{"border":{"borderEdges":["top","bottom"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0.5},"color":{"dark":"#3a3a3c","darkIncreasedContrast":"#444446","light":"#d1d1d6","lightIncreasedContrast":"#bcbcc0"},"layers":{"shadows":[]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"middle","topSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}},"top":{"background":{"border":{"borderEdges":["top","bottom"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0.5},"color":{"dark":"#3a3a3c","darkIncreasedContrast":"#444446","light":"#d1d1d6","lightIncreasedContrast":"#bcbcc0"},"layers":{"shadows":[]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}},"unique":{"background":{"border":{"borderEdges":["top","bottom"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0.5},"color":{"dark":"#3a3a3c","darkIncreasedContrast":"#444446","light":"#d1d1d6","lightIncreasedContrast":"#bcbcc0"},"layers":{"shadows":[]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"unique","topSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}}},"selectedTextColor":"#ffffff"}"###))
  styles.append((try encoded(HeaderFooterStyle.self, HeaderFooterStyle(text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), insets: EdgeInsets(top: 3.0, leading: 3.0, bottom: 3.0, trailing: 3.0), emptyHeight: 4.0, minimumHeight: 5.0)), json: ###"{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"emptyHeight":4,"insets":{"bottom":3,"leading":3,"top":3,"trailing":3},"minimumHeight":5,"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}"###))
  styles.append((try encoded(FormStyle.self, FormStyle(insets: EdgeInsets(top: 8.0, leading: 8.0, bottom: 8.0, trailing: 8.0), background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), spacing: nil)), json: ###"{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"insets":{"bottom":8,"leading":8,"top":8,"trailing":8}}"###))
  styles.append((try encoded(TableViewFormStyle.self, TableViewFormStyle(section: SectionStyle(rowInsets: EdgeInsets(top: 1.0, leading: 1.0, bottom: 1.0, trailing: 1.0), itemSpacing: -2.0, minRowHeight: 44.0, background: SectionStyle.Background(top: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), middle: nil, bottom: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), unique: nil), selectedBackground: SectionStyle.Background(top: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(light: Color(hex: 0xd1d1d6), dark: Color(hex: 0x3a3a3c), lightIncreasedContrast: Color(hex: 0xbcbcc0), darkIncreasedContrast: Color(hex: 0x444446)), border: BorderStyle(width: 0.5, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .bottom])), position: .top, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), middle: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(light: Color(hex: 0xd1d1d6), dark: Color(hex: 0x3a3a3c), lightIncreasedContrast: Color(hex: 0xbcbcc0), darkIncreasedContrast: Color(hex: 0x444446)), border: BorderStyle(width: 0.5, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .bottom])), position: .middle, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), bottom: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(light: Color(hex: 0xd1d1d6), dark: Color(hex: 0x3a3a3c), lightIncreasedContrast: Color(hex: 0xbcbcc0), darkIncreasedContrast: Color(hex: 0x444446)), border: BorderStyle(width: 0.5, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .bottom])), position: .bottom, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))), unique: SegmentBackgroundStyle(background: BackgroundStyle(color: Color(light: Color(hex: 0xd1d1d6), dark: Color(hex: 0x3a3a3c), lightIncreasedContrast: Color(hex: 0xbcbcc0), darkIncreasedContrast: Color(hex: 0x444446)), border: BorderStyle(width: 0.5, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .bottom])), position: .unique, topSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)), bottomSeparator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)))), selectedTextColor: Color(hex: 0xffffff), header: HeaderFooterStyle(text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), insets: EdgeInsets(top: 3.0, leading: 3.0, bottom: 3.0, trailing: 3.0), emptyHeight: 4.0, minimumHeight: 5.0), footer: HeaderFooterStyle(text: TextStyle(), background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), emptyHeight: 0.0, minimumHeight: 0.0)), form: FormStyle(insets: EdgeInsets(top: 8.0, leading: 8.0, bottom: 8.0, trailing: 8.0), background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), spacing: nil), fixedRowHeight: 44.0, fixedHeaderHeight: nil, fixedFooterHeight: nil)), json: ###"{"fixedRowHeight":44,"form":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"insets":{"bottom":8,"leading":8,"top":8,"trailing":8}},"section":{"background":{"bottom":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}},"top":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}}},"footer":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"emptyHeight":0,"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"minimumHeight":0,"text":{}},"header":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"emptyHeight":4,"insets":{"bottom":3,"leading":3,"top":3,"trailing":3},"minimumHeight":5,"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"itemSpacing":-2,"minRowHeight":44,"rowInsets":{"bottom":1,"leading":1,"top":1,"trailing":1},"selectedBackground":{"bottom":{"background":{"border":{"borderEdges":["top","bottom"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0.5},"color":{"dark":"#3a3a3c","darkIncreasedContrast":"#444446","light":"#d1d1d6","lightIncreasedContrast":"#bcbcc0"},"layers":{"shadows":[]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"bottom","topSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}},"middle":{"background":{"border":{"borderEdges":["top","bottom"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0.5},"color":{"dark":"#3a3a3c","darkIncreasedContrast":"#444446","light":"#d1d1d6","lightIncreasedContrast":"#bcbcc0"},"layers":{"shadows":[]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"middle","topSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}},"top":{"background":{"border":{"borderEdges":["top","bottom"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0.5},"color":{"dark":"#3a3a3c","darkIncreasedContrast":"#444446","light":"#d1d1d6","lightIncreasedContrast":"#bcbcc0"},"layers":{"shadows":[]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"top","topSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}},"unique":{"background":{"border":{"borderEdges":["top","bottom"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0.5},"color":{"dark":"#3a3a3c","darkIncreasedContrast":"#444446","light":"#d1d1d6","lightIncreasedContrast":"#bcbcc0"},"layers":{"shadows":[]}},"bottomSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}},"position":"unique","topSeparator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}}},"selectedTextColor":"#ffffff"}}"###))
  styles.append((try encoded(CheckboxStyle.self, CheckboxStyle(mark: .dot, size: 20.0, spacing: 4.0, label: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, states: [.normal: CheckboxStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), markColor: nil), [.selected]: CheckboxStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), markColor: Color(hex: 0xffffff))])), json: ###"{"label":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700},"mark":"dot","size":20,"spacing":4,"states":{"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}}},"selected":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"markColor":"#ffffff"}}}"###))
  styles.append((try encoded(CheckboxStateStyle.self, CheckboxStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), markColor: Color(hex: 0xff0000))), json: ###"{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"markColor":"#ff0000"}"###))
  styles.append((try encoded(FormFieldStyle.self, FormFieldStyle(label: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, help: TextStyle(), error: TextStyle().restyled {
  $0.color = Color(hex: 0xff0000)
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, spacing: 3.0, errorBorder: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing]), errorInsets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), requiredMark: nil, requiredMarkColor: nil)), json: ###"{"error":{"color":"#ff0000","fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700},"errorBorder":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"errorInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"help":{},"label":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700},"spacing":3}"###))
  styles.append((try encoded(BoxStyle.self, BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil)), json: ###"{}"###))
  styles.append((try encoded(OutlineStyle.self, OutlineStyle(width: 2.0, color: Color(hex: 0xff0000), offset: -1.0)), json: ###"{"color":"#ff0000","offset":-1,"width":2}"###))
  styles.append((try encoded(BoxStyle.self, BoxStyle(margins: EdgeInsets(top: 8.0, leading: 8.0, bottom: 8.0, trailing: 8.0), width: BoxLength(value: 320.0, unit: .points), minimumWidth: nil, maximumWidth: BoxLength(value: 60.0, unit: .characters), height: BoxLength(value: 0.5, unit: .fraction), minimumHeight: nil, maximumHeight: nil, alignment: .center, opacity: 0.5, pressedOffset: 2.0, outline: OutlineStyle(width: 3.0, color: Color(hex: 0xff0000), offset: 0.0), overflow: .scrolling)), json: ###"{"alignment":"center","height":{"unit":"fraction","value":0.5},"margins":{"bottom":8,"leading":8,"top":8,"trailing":8},"maximumWidth":{"unit":"characters","value":60},"opacity":0.5,"outline":{"color":"#ff0000","offset":0,"width":3},"overflow":"scrolling","pressedOffset":2,"width":{"unit":"points","value":320}}"###))
  styles.append((try encoded(DescriptionListStyle.self, DescriptionListStyle(term: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, spacing: 7.0, indent: 3.0)), json: ###"{"indent":3,"spacing":7,"term":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}"###))
  styles.append((try encoded(SliderStyle.self, SliderStyle(fillColor: Color(hex: 0xff0000), invalidFillColor: nil, minimumHeight: 30.0)), json: ###"{"fillColor":"#ff0000","minimumHeight":30}"###))
  styles.append((try encoded(ListStyle.self, ListStyle(bullet: .square, numbering: .lowerRoman, spacing: 2.0, indent: 30.0)), json: ###"{"bullet":"square","indent":30,"numbering":"lowerRoman","spacing":2}"###))
  styles.append((try encoded(ProgressBarStyle.self, ProgressBarStyle(track: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), fillColor: nil, thickness: 6.0)), json: ###"{"thickness":6,"track":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}}}"###))
  styles.append((try encoded(TableStyle.self, TableStyle(caption: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, header: TextStyle(), cell: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, cellInsets: EdgeInsets(top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0), separator: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), headerColor: Color(white: 0.5), stripeColor: nil)), json: ###"{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"caption":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700},"cell":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700},"cellInsets":{"bottom":2,"leading":2,"top":2,"trailing":2},"header":{},"headerColor":"rgb(127.5, 127.5, 127.5)","separator":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}"###))
  styles.append((try encoded(MinimumSize.self, MinimumSize(width: 3.0, height: nil)), json: ###"{"width":3}"###))
  styles.append((try encoded(MinimumSize.self, MinimumSize(width: nil, height: nil)), json: ###"{}"###))
  styles.append((try encoded(ButtonStateStyle.self, ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})), json: ###"{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}"###))
  styles.append((try encoded(StateStyles<ButtonStateStyle>.self, [.normal: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}), [.highlighted]: ButtonStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), text: TextStyle()), [.selected, .disabled]: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})]), json: ###"{"highlighted":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"text":{}},"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"selected+disabled":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}}"###))
  styles.append((try encoded(StateStyles<ButtonStateStyle>.self, [:]), json: ###"{}"###))
  styles.append((try encoded(StateStyles<ButtonStateStyle>.self, ([.normal: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}), [.highlighted]: ButtonStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), text: TextStyle()), [.selected, .disabled]: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})] as StateStyles<ButtonStateStyle>).restyled { $0.transition = ControlTransition(duration: 0.15, curve: ControlTransition.Curve(0.0, 0.0, 0.58, 1.0)) }), json: ###"{"highlighted":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"text":{}},"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"selected+disabled":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"transition":{"curve":{"firstProgress":0,"firstTime":0,"secondProgress":1,"secondTime":0.58},"duration":0.15}}"###))
  styles.append((try encoded(StateStyles<ButtonStateStyle>.self, ([:] as StateStyles<ButtonStateStyle>).restyled { $0.transition = ControlTransition(duration: 1.0, curve: ControlTransition.Curve(0.42, 0.0, 0.58, 1.0)) }), json: ###"{"transition":{"curve":{"firstProgress":0,"firstTime":0.42,"secondProgress":1,"secondTime":0.58},"duration":1}}"###))
  styles.append((try encoded(ButtonStyle.self, ButtonStyle(contentInsets: EdgeInsets(top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0), preferredMinimumSize: MinimumSize(width: nil, height: 44.0), alignment: .leading, states: [.normal: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}), [.highlighted]: ButtonStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), text: TextStyle()), [.selected, .disabled]: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})])), json: ###"{"alignment":"leading","contentInsets":{"bottom":2,"leading":2,"top":2,"trailing":2},"preferredMinimumSize":{"height":44},"states":{"highlighted":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"text":{}},"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"selected+disabled":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}}}"###))
  styles.append((try encoded(BarButtonStyle.self, BarButtonStyle(states: [.default: [.normal: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}), [.highlighted]: ButtonStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), text: TextStyle()), [.selected, .disabled]: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})], .compact: [.normal: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}), [.highlighted]: ButtonStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), text: TextStyle()), [.selected, .disabled]: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})]])), json: ###"{"states":{"compact":{"highlighted":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"text":{}},"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"selected+disabled":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}},"default":{"highlighted":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"text":{}},"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"selected+disabled":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}}}}"###))
  styles.append((try encoded(BarMetricsStyles<StateStyles<ButtonStateStyle>>.self, [.default: [.normal: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}), [.highlighted]: ButtonStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), text: TextStyle()), [.selected, .disabled]: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})], .compactPrompt: [.normal: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}), [.highlighted]: ButtonStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), text: TextStyle()), [.selected, .disabled]: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})]]), json: ###"{"compactPrompt":{"highlighted":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"text":{}},"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"selected+disabled":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}},"default":{"highlighted":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"text":{}},"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"selected+disabled":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}}}"###))
  styles.append((try encoded(SegmentedControlStyle.self, SegmentedControlStyle(states: [.default: [.normal: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}), [.highlighted]: ButtonStateStyle(background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), text: TextStyle()), [.selected, .disabled]: ButtonStateStyle(background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
})]], dividers: [.default: [.normal: [.normal: DividerStyle(separator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0))), [.selected]: DividerStyle(separator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))).restyled { $0.image = Image(source: .url("d.png")) }]]], background: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), contentInsets: EdgeInsets(top: 1.0, leading: 1.0, bottom: 1.0, trailing: 1.0), segmentInsets: EdgeInsets(top: 2.0, leading: 2.0, bottom: 2.0, trailing: 2.0), tintColor: Color(hex: 0xff0000))), json: ###"{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"contentInsets":{"bottom":1,"leading":1,"top":1,"trailing":1},"dividers":{"default":{"normal":{"normal":{"separator":{"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"style":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5}}},"selected":{"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":1,"source":{"url":"d.png"}},"separator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}}}}},"segmentInsets":{"bottom":2,"leading":2,"top":2,"trailing":2},"states":{"default":{"highlighted":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"text":{}},"normal":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}},"selected+disabled":{"background":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}},"text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}}},"tintColor":"#ff0000"}"###))
  styles.append((try encoded(DividerStyle.self, DividerStyle(separator: InsettedStyle<SeparatorStyle>(style: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))).restyled { $0.image = Image(source: .url("d.png")) }), json: ###"{"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":1,"source":{"url":"d.png"}},"separator":{"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"style":{"color":"rgba(0, 0, 0, 0)","width":0}}}"###))
  styles.append((try encoded(FieldStyle.self, FieldStyle(text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, placeholder: TextStyle(), disabled: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, cursorColor: Color(hex: 0xff0000), textHighlightColor: Color(hex: 0x00ff00), backgrounds: [.normal: BackgroundStyle(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5), gradient: Gradient(geometry: .linear(angle: Angle(degrees: 45.0)), stops: [Gradient.Stop(color: Color(hex: 0xff0000), location: 0.0), Gradient.Stop(color: Color(hex: 0x000000, alpha: 0), location: 0.7)]), image: Image(source: .url("a\"b.png"), scale: 2.0), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), shadows: [ShadowStyle(color: Color(hex: 0x000000), x: 1.0, y: -2.0, blur: 3.0, spread: -4.0, isInner: true), ShadowStyle(color: Color(white: 0.5), x: 0.0, y: 0.0, blur: 0.0, spread: 0.0, isInner: false)]), [.focused]: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing]))], contentInsets: EdgeInsets(top: 3.0, leading: 3.0, bottom: 3.0, trailing: 3.0), autocorrection: .no, autocapitalization: .words, clearButton: .whileEditing, keyboard: .emailAddress, returnKey: .search, isSecure: true)), json: ###"{"autocapitalization":"words","autocorrection":"no","backgrounds":{"focused":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"normal":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"color":"rgba(25.5, 51, 76.5, 0.5)","layers":{"gradient":{"geometry":{"linear":{"angle":45}},"stops":[{"color":"#ff0000","location":0},{"color":"rgba(0, 0, 0, 0)","location":0.7}]},"image":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":2,"source":{"url":"a\"b.png"}},"shadows":[{"blur":3,"color":"#000000","isInner":true,"spread":-4,"x":1,"y":-2},{"blur":0,"color":"rgb(127.5, 127.5, 127.5)","isInner":false,"spread":0,"x":0,"y":0}]}}},"clearButton":"whileEditing","contentInsets":{"bottom":3,"leading":3,"top":3,"trailing":3},"cursorColor":"#ff0000","disabled":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700},"isSecure":true,"keyboard":"emailAddress","placeholder":{},"returnKey":"search","text":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700},"textHighlightColor":"#00ff00"}"###))
  styles.append((try encoded(SwitchStyle.self, SwitchStyle(onTintColor: Color(hex: 0x00ff00), thumbTintColor: Color(hex: 0xffffff), onImage: Image(source: .url("on.png")), offImage: nil, offTintColor: Color(white: 0.5), size: Size(width: 51.0, height: 31.0), thumbSize: Size(width: 27.0, height: 27.0), thumbCornerRadius: 4.0, states: [[.disabled]: SwitchStateStyle(trackColor: Color(hex: 0xff0000), border: BorderStyle(width: 1.5, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 1.0, topTrailing: 2.0, bottomLeading: 3.0, bottomTrailing: 4.0), borderEdges: [.top, .leading]), thumbColor: nil, thumbSize: Size(width: 9.0, height: 9.0), opacity: 0.5)])), json: ###"{"offTintColor":"rgb(127.5, 127.5, 127.5)","onImage":{"capInsets":{"bottom":0,"leading":0,"top":0,"trailing":0},"renderingMode":"original","resizingMode":"stretch","scale":1,"source":{"url":"on.png"}},"onTintColor":"#00ff00","size":{"height":31,"width":51},"states":{"disabled":{"border":{"borderEdges":["top","leading"],"color":"#0000ff","cornerRadii":{"bottomLeading":3,"bottomTrailing":4,"topLeading":1,"topTrailing":2},"width":1.5},"opacity":0.5,"thumbSize":{"height":9,"width":9},"trackColor":"#ff0000"}},"thumbCornerRadius":4,"thumbSize":{"height":27,"width":27},"thumbTintColor":"#ffffff"}"###))
  styles.append((try encoded(SwitchStyle.self, SwitchStyle(onTintColor: nil, thumbTintColor: nil, onImage: nil, offImage: nil, offTintColor: nil, size: Size(width: 51.0, height: 31.0), thumbSize: Size(width: 27.0, height: 27.0), thumbCornerRadius: nil, states: [:])), json: ###"{"size":{"height":31,"width":51},"states":{},"thumbSize":{"height":27,"width":27}}"###))
  styles.append((try encoded(SwitchStateStyle.self, SwitchStateStyle(trackColor: nil, border: nil, thumbColor: nil, thumbSize: nil, opacity: 1.0)), json: ###"{"opacity":1}"###))
  styles.append((try encoded(TitleSubtitleStyle.self, TitleSubtitleStyle(title: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0xff0000), dark: Color(hex: 0x00ff00))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
}, subtitle: TextStyle(), spacing: 2.0, insets: EdgeInsets(top: 1.0, leading: 1.0, bottom: 1.0, trailing: 1.0))), json: ###"{"insets":{"bottom":1,"leading":1,"top":1,"trailing":1},"spacing":2,"subtitle":{},"title":{"color":{"dark":"#00ff00","light":"#ff0000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700}}"###))
  return styles
}
