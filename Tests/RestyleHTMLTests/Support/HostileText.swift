/// Texts that try to leave their place in HTML and CSS, or to disturb what stands around them.
enum HostileText {
  static let all: [String] = markup + css + controls + directions + unicode

  static let markup = [
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

  static let css = [
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

  static let controls =
    (0...0x1F).map { "c\(scalar($0))0" } + (0x7F...0x9F).map { "c\(scalar($0))1" } + [
      "\u{0}", "\u{0}\u{0}\u{0}", "a\u{0}b", "\u{FEFF}bom", "a\u{FEFF}b", "\u{FFFE}", "\u{FFFF}",
      "\u{10FFFF}",
      scalar(0xFDD0), "\u{2028}", "\u{2029}", "a\u{2028}b\u{2029}c", "\u{1B}[31m", "\u{AD}",
      "\u{200B}\u{200C}\u{200D}",
      "\u{2060}", "\u{E0001}\u{E0041}", "\u{FFF9}\u{FFFA}\u{FFFB}", "\u{115F}\u{1160}\u{3164}", "\u{FFFC}",
      "\u{FFFD}",
    ]

  static let directions = [
    "\u{202E}evil", "\u{202D}a", "\u{202A}a", "\u{202B}a", "\u{2066}a", "\u{2067}a", "\u{2068}a", "\u{202C}",
    "\u{2069}",
    "\u{202C}\u{202C}\u{2069}\u{2069}", "a\u{2069}\u{202E}b", "\u{202E}a\u{202C}", "\u{2067}a\u{2069}",
    "\u{2067}\u{202E}a\u{2069}b", "\u{202E}\u{2067}a\u{202C}b\u{2069}c", "\u{2067}\u{2067}\u{2067}a\u{2069}",
    "\u{202E}a\nb\u{202C}", "\u{2067}a\n\u{2069}\u{202E}b", "\u{2067}\u{2029}\u{2069}\u{2069}b",
    "\u{200E}\u{200F}\u{61C}", "שלום \u{202E}abc", "\u{2067}مرحبا", "\u{202E}<script>\u{202C}",
    String(repeating: "\u{202B}", count: 130) + "deep" + String(repeating: "\u{202C}", count: 7),
    String(repeating: "\u{2067}", count: 130) + "deep" + String(repeating: "\u{2069}", count: 131),
  ]

  static let unicode = [
    "\u{301}", "\u{301}\u{301}\u{301}<", "<\u{338}", ">\u{338}", "\"\u{301}", "'\u{301}", "&\u{301}lt;",
    "\u{20DD}",
    "\u{200D}\u{FE0F}", "👩🏽‍🚀", "🇹🇷🇹", "\u{1F3FD}", "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}",
    "ก็็็็็็็็็็", "\u{1100}\u{1161}", "ﷺ", "𓂺", "ſ<ſcript>", "İ", "K",
  ]

  /// Pieces that long texts are made of, and what each becomes in HTML and in a CSS string.
  static let pieces: [(text: String, html: String, css: String)] = [
    ("<", "&lt;", "\\3c "), ("\"", "&quot;", "\\22 "), ("'", "&#39;", "\\27 "),
    ("&amp", "&amp;amp", "\\26 amp"),
    ("\\", "\\", "\\5c "), ("\u{301}", "\u{301}", "\u{301}"), ("é\u{202C}", "é", "é\\202c "),
    ("\u{0}", "\u{FFFD}", "\\0 "), ("\u{2028}a", "<br>a", "\\2028 a"), ("\n", "<br>", "\\a "),
  ]

  private static func scalar(_ value: Int) -> String {
    Unicode.Scalar(UInt32(value)).map { String($0) } ?? ""
  }
}

/// References, and whether browsers should be given them.
enum HostileLink {
  /// References that run programs, show made-up pages or open what isn't known to be harmless.
  static let dropped =
    [
      "javascript:hacked=1", "JavaScript:hacked=1", "JAVASCRIPT:hacked=1", " javascript:hacked=1",
      "\u{0}javascript:hacked=1", "\u{1}\u{1F} javascript:hacked=1", "\tjavascript:hacked=1",
      "\njavascript:hacked=1",
      "java\tscript:hacked=1", "java\nscript:hacked=1", "java\rscript:hacked=1", "java\r\nscript:hacked=1",
      "j\ta\tv\ta\ts\tc\tr\ti\tp\tt\t:\thacked=1", "javascript\t:hacked=1", "javascript\n:hacked=1",
      "javascript:\u{0}hacked=1", "javascript://example.org/%0Ahacked=1", "javascript:\"</a><script>",
      "\r\n\t javascript:hacked=1", "vbscript:hacked", "VbScRiPt:hacked",
      "data:text/html,<script>hacked=1</script>",
      " DATA:text/html;base64,PHNjcmlwdD4=", "data:image/svg+xml,<svg onload=hacked=1>", "blob:https://x/y",
      "file:///etc/passwd", "FILE:///etc/passwd", "filesystem:https://x/", "view-source:https://x/",
      "about:blank",
      "ftp://example.org/", "ws://example.org/", "intent://x#Intent;end", "sms:+123", "chrome://settings",
      "jar:https://x!/", "feed:javascript:hacked=1", "http-x:y", "x:y", "a+b-c.d:e", "mhtml:x",
      "livescript:x",
      "\u{B}javascript:hacked=1", "\u{C}javascript:hacked=1", "\u{1B}javascript:hacked=1",
    ]

  /// References that are safe, though some don't look so.
  static let kept = [
    "https://example.org/", "http://example.org/?a=b&c=<d>#\"e'", "HTTPS://EXAMPLE.ORG/",
    "mailto:a@example.org?subject=b",
    "tel:+1-23", "Tel:123", "page.html", "/page", "../page", "?q=javascript:hacked=1", "#javascript:hacked=1",
    "./javascript:hacked=1", "/javascript:hacked=1", "", "#", "//host/path", "\\\\host\\path", "/\\host",
    "\\/host",
    "javascript&colon;hacked=1", "javascript&#58;hacked=1", "javascript&#x3A;hacked=1",
    "javascript%3Ahacked=1",
    "javascript：hacked=1", "java\u{0}script:hacked=1", "java\u{200B}script:hacked=1",
    "java\u{AD}script:hacked=1",
    "java script:hacked=1", "\u{FEFF}javascript:hacked=1", "\u{A0}javascript:hacked=1",
    "\u{2003}javascript:hacked=1",
    "\u{85}javascript:hacked=1", "\u{2028}javascript:hacked=1", "ｊavascript:hacked=1", "jаvascript:hacked=1",
    "ſcript:x", "\u{212A}:x", "java\\script:x", "1javascript:x", ":javascript:x", "+x:y", "-x:y", ".x:y",
    "\u{202E}tpircsavaj:x", "https://example.org/\u{202E}gpj.exe", "a\" onclick=\"hacked=1",
    "a'><script>hacked=1</script>",
    "https://example.org/\u{0}\r\n\tx", "é:x", "  https://example.org/  ", "http://[::1", "https:evil",
    "http:\\\\x",
  ]
}
