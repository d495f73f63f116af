/// Texts that try to break out of their context in an output, or to disturb the content around them.
public enum HostileText {
  /// All hostile texts.
  public static let all: [String] = markup + css + controls + directions + unicode

  /// Texts that HTML and similar languages could interpret.
  public static let markup = [
    "<script>hacked=1</script>", "\"><script>hacked=1</script>", "'><img src=x onerror=hacked=1>",
    "</span></p></div></body></html>", "</style><script>hacked=1</script>", "</STYLE\n>", "<!--", "-->",
    "<!-- -->",
    "]]>", "<![CDATA[", "<?xml ?>", "</title><base href=//evil.example>", "<plaintext>", "<textarea>",
    "\" onmouseover=\"hacked=1", "' style='color:red", "` onclick=`hacked=1", "a=b c=d", "&lt;b&gt;",
    "&amp;amp;",
    "&#60;script&#62;", "&#x3c;", "&lt", "&notin;", "&colon;", "&NewLine;", "<a href=javascript:hacked=1>",
    "\\\"><b>",
    "<svg/onload=hacked=1>", "<math><mtext></form><form><mglyph><style></math><img src onerror=hacked=1>",
    "<\u{0}script>", "<%00script>", "＜script＞", "\u{0}</style\u{0}>", "<style>*{display:none}</style>", "<",
    ">", "&",
    "\"", "'", "`", "=", "/", "\\", "<<<>>>", "{{constructor}}", "${hacked=1}", "\n<b>\n", "  two  spaces  ",
    "\t\n",
  ]

  /// Texts that CSS could interpret.
  public static let css = [
    "}*{display:none}", "'}*{color:red}.x{content:'", "\";color:red;\"", "\\", "\\'", "\\\\'",
    "\\22 ;color:red", "\\27",
    "\\a", "\\00003c/style>", "\\0", "\\110000 ", "\\d800 ", "/*", "*/", "/* */", "<!--{color:red}-->",
    "url(http://evil.example/)", "url(javascript:hacked=1)", "x),url(http://evil.example/",
    "expression(hacked=1)",
    "-moz-binding:url(x)", "@import 'http://evil.example/';", "@import url(//evil.example)", ";", ":", "{",
    "}", "{}",
    "(", ")", "[", "]", "!important", ";color:red!important", "a,b", "serif", "inherit", "initial", "--x",
    "-", "--",
    "-1", "1a", "0", "#", ".", "*", "line\nbreak", "line\\\nbreak", "form\u{c}feed", "carriage\rreturn",
    "\r\n", "",
    "var(--x)", "u+0-7f", "\u{FF1B}color\u{FF1A}red", "a b", " leading", "trailing ", "Ⓐµªº", "é", "e\u{301}",
  ]

  /// Texts with characters that terminals could interpret, or with invisible characters.
  public static let controls =
    (0...0x1F).map { "c\(scalar($0))0" } + (0x7F...0x9F).map { "c\(scalar($0))1" } + [
      "\u{0}", "\u{0}\u{0}\u{0}", "a\u{0}b", "\u{FEFF}bom", "a\u{FEFF}b", "\u{FFFE}", "\u{FFFF}",
      "\u{10FFFF}",
      scalar(0xFDD0), "\u{2028}", "\u{2029}", "a\u{2028}b\u{2029}c", "\u{1B}[31m", "\u{AD}",
      "\u{200B}\u{200C}\u{200D}",
      "\u{2060}", "\u{E0001}\u{E0041}", "\u{FFF9}\u{FFFA}\u{FFFB}", "\u{115F}\u{1160}\u{3164}", "\u{FFFC}",
      "\u{FFFD}",
    ]

  /// Texts that change the direction of other texts.
  public static let directions = [
    "\u{202E}evil", "\u{202D}a", "\u{202A}a", "\u{202B}a", "\u{2066}a", "\u{2067}a", "\u{2068}a", "\u{202C}",
    "\u{2069}",
    "\u{202C}\u{202C}\u{2069}\u{2069}", "a\u{2069}\u{202E}b", "\u{202E}a\u{202C}", "\u{2067}a\u{2069}",
    "\u{2067}\u{202E}a\u{2069}b", "\u{202E}\u{2067}a\u{202C}b\u{2069}c", "\u{2067}\u{2067}\u{2067}a\u{2069}",
    "\u{202E}a\nb\u{202C}", "\u{2067}a\n\u{2069}\u{202E}b", "\u{2067}\u{2029}\u{2069}\u{2069}b",
    "\u{200E}\u{200F}\u{61C}", "שלום \u{202E}abc", "\u{2067}مرحبا", "\u{202E}<script>\u{202C}",
    String(repeating: "\u{202B}", count: 130) + "deep" + String(repeating: "\u{202C}", count: 7),
    String(repeating: "\u{2067}", count: 130) + "deep" + String(repeating: "\u{2069}", count: 131),
  ]

  /// Texts with characters that combine, or look like others.
  public static let unicode = [
    "\u{301}", "\u{301}\u{301}\u{301}<", "<\u{338}", ">\u{338}", "\"\u{301}", "'\u{301}", "&\u{301}lt;",
    "\u{20DD}",
    "\u{200D}\u{FE0F}", "👩🏽‍🚀", "🇹🇷🇹", "\u{1F3FD}", "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}",
    "ก็็็็็็็็็็", "\u{1100}\u{1161}", "ﷺ", "𓂺", "ſ<ſcript>", "İ", "K",
  ]

  /// A few of all texts, which depend on the number.
  static func few(_ number: Int) -> [String] {
    stride(from: number % 29, to: all.count, by: 29).map { all[$0] }
  }

  private static func scalar(_ value: Int) -> String {
    Unicode.Scalar(UInt32(value)).map { String($0) } ?? ""
  }
}
