/// Addresses that outputs have to keep, and addresses that they have to omit.
public enum HostileLink {
  /// Addresses that run scripts, show forged pages, or have schemes that aren't known to be safe.
  public static let dropped =
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

  /// Addresses that are safe, although some look dangerous.
  public static let kept = [
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
