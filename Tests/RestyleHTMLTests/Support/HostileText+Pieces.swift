import RestyleTesting

extension HostileText {
  /// Pieces that long texts are made of, and what each becomes in HTML and in a CSS string.
  static let pieces: [(text: String, html: String, css: String)] = [
    ("<", "&lt;", "\\3c "), ("\"", "&quot;", "\\22 "), ("'", "&#39;", "\\27 "),
    ("&amp", "&amp;amp", "\\26 amp"),
    ("\\", "\\", "\\5c "), ("\u{301}", "\u{301}", "\u{301}"), ("é\u{202C}", "é", "é\\202c "),
    ("\u{0}", "\u{FFFD}", "\\0 "), ("\u{2028}a", "<br>a", "\\2028 a"), ("\n", "<br>", "\\a "),
  ]
}
