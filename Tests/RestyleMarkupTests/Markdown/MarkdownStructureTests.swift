import Restyle
import RestyleMarkup
import TestSupport
import Testing

/// What is read of a document, compared with what cmark, CommonMark's own program, writes.
///
/// That reads 0.30; since 0.31, symbols such as the euro sign count as punctuation.
@Suite("Markdown")
struct MarkdownStructureTests {
  struct Case: Sendable {
    let text: String
    let html: String

    init(_ text: String, _ html: String) {
      self.text = text
      self.html = html
    }
  }

  @Test("Documents are read as cmark reads them")
  func structure() async throws {
    try await forEach(Self.cases) { (document: Case) in
      #expect(MarkdownHTML(document.text).html == document.html)
    }
  }

  static let endings = ["\n", "\r", "\r\n"]

  @Test("Lines end in any way, and a document with or without a line's end", arguments: endings)
  func lineEnds(end: String) async throws {
    try await forEach(Self.cases) { (document: Case) in
      let lines = (document.text + "\n").replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      #expect(MarkdownHTML(lines.replacing("\n", with: end)).html == document.html)
    }
  }

  @Test("A document may end anywhere, with or without the end of a line")
  func prefixes() async throws {
    try await forEach(Self.cases) { (document: Case) in
      let text = document.text
      for end in text.unicodeScalars.indices where end > text.startIndex {
        let prefix = String(text.unicodeScalars[..<end])
        // An empty line more is a part of code.
        if prefix.utf8.last == UInt8(ascii: "\n") || prefix.utf8.last == UInt8(ascii: "\r") { continue }
        let html = MarkdownHTML(prefix).html
        for end in Self.endings { #expect(MarkdownHTML(prefix + end).html == html, "\(prefix)") }
        #expect(!StyledString(markdown: prefix).isEmpty, "\(prefix)")
      }
    }
  }

  @Test("Where a marker has nothing beside it, what goes on one column behind it is in its item")
  func emptyItemStarts() {
    for marker in ["-", "+", "*", "1.", "12)"] {
      let item = MarkdownHTML("\(marker) a").html
      let below = String(repeating: " ", count: marker.count) + "a"
      for space in ["", " ", "  ", "    ", "     ", "         ", "\t", "  \t "] {
        #expect(MarkdownHTML("\(marker)\(space)\n \(below)").html == item, "\(marker)\(space)")
        #expect(MarkdownHTML("\(marker)\(space)\n\(below)").html != item, "\(marker)\(space)")
      }
    }
  }

  @Test("In a quote, a document is what it is")
  func quoted() async throws {
    try await forEach(Self.cases) { (document: Case) in
      let lines = document.text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      // Tabs have other columns there.
      guard !document.text.contains("\t") else { return }
      let quoted = MarkdownHTML(lines.map { "> " + $0 }.joined(separator: "\n"))
      #expect(quoted.html == "<blockquote>\n\(document.html)</blockquote>\n")
    }
  }

  static let cases: [Case] = [
    Case("<!DOCTYPE html>\ntext", "<!DOCTYPE html>\n<p>text</p>\n"),
    Case("<!a\nb\n\nc> d\ne", "<!a\nb\n\nc> d\n<p>e</p>\n"),
    Case("<![CDATA[\na\n\n]]> b\nc", "<![CDATA[\na\n\n]]> b\n<p>c</p>\n"),
    Case("</pre>\na\n\nb", "</pre>\na\n<p>b</p>\n"),
    Case("a\n<b>\nc", "<p>a\n<b>\nc</p>\n"),
    Case("a <!--> b <!---> c <!-- d --> e", "<p>a <!--> b <!---> c <!-- d --> e</p>\n"),
    Case("a <!B c> d <?e f?> g <![CDATA[h]]> i", "<p>a <!B c> d <?e f?> g <![CDATA[h]]> i</p>\n"),
    Case("a <!1> b <!", "<p>a &lt;!1&gt; b &lt;!</p>\n"),
    Case("``` a`b", "<p>``` a`b</p>\n"),
    Case("~~~ a`b~\nx\n~~~", "<pre><code class=\"language-a`b~\">x\n</code></pre>\n"),
    Case("*\u{A0}a*", "<p>*\u{A0}a*</p>\n"),
    Case("[ ]: /a\n\n[ ]", "<p>[ ]: /a</p>\n<p>[ ]</p>\n"),
    Case(
      "a <b _c :d.e-f> <b 1> <b -> <b c=>", "<p>a <b _c :d.e-f> &lt;b 1&gt; &lt;b -&gt; &lt;b c=&gt;</p>\n"),
    Case("<a@b..c> <a@b-> <a@-b> <a@b!c>", "<p>&lt;a@b..c&gt; &lt;a@b-&gt; &lt;a@-b&gt; &lt;a@b!c&gt;</p>\n"),
    Case("a\u{0}b", "<p>a\u{FFFD}b</p>\n"),
    Case("[*a](/b) c*", "<p><a href=\"/b\">*a</a> c*</p>\n"),
    Case("*a [b*](/c) _d [e](/f)_", "<p>*a <a href=\"/c\">b*</a> <em>d <a href=\"/f\">e</a></em></p>\n"),
    Case("a\\\n   b", "<p>a<br />\nb</p>\n"),
    Case(
      "one\ntwo  \nthree\\\nfour",
      "<p>one\ntwo<br />\nthree<br />\nfour</p>\n"),
    Case(
      "# A *b* #\n###### six\n####### seven\n#x",
      "<h1>A <em>b</em></h1>\n<h6>six</h6>\n<p>####### seven\n#x</p>\n"),
    Case(
      "Title\n===\nOther\n---",
      "<h1>Title</h1>\n<h2>Other</h2>\n"),
    Case(
      "a\n\n***\n- - -\n___ x",
      "<p>a</p>\n<hr />\n<hr />\n<p>___ x</p>\n"),
    Case(
      "    code\n\n      more\n\n\nend",
      "<pre><code>code\n\n  more\n</code></pre>\n<p>end</p>\n"),
    Case(
      "```swift x\nlet a = \"<b>\"\n\n```\n~~~\n```\n~~~",
      "<pre><code class=\"language-swift\">let a = &quot;&lt;b&gt;&quot;\n\n</code></pre>\n"
        + "<pre><code>```\n</code></pre>\n"),
    Case(
      "> a\nlazy\n>\n> > b\n\nc",
      "<blockquote>\n<p>a\nlazy</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>\n"
        + "<p>c</p>\n"),
    Case(
      "> - a\n>\n>   b\n> - c",
      "<blockquote>\n<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>\n<"
        + "/blockquote>\n"),
    Case(
      "- a\n- b\n  - c\n\n    d\n- e",
      "<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>\n<p>c</p>\n<p>d</p>\n</li>\n</ul>\n</li>\n<li>e<"
        + "/li>\n</ul>\n"),
    Case(
      "- a\n\n- b",
      "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
    Case(
      "3) a\n4) b\n\n1. c",
      "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n<ol>\n<li>c</li>\n</ol>\n"),
    Case(
      "-\n\n  a",
      "<ul>\n<li></li>\n</ul>\n<p>a</p>\n"),
    Case(
      "- a\n-\n- b",
      "<ul>\n<li>a</li>\n<li></li>\n<li>b</li>\n</ul>\n"),
    Case(
      "1986\\. a\n\n2. b",
      "<p>1986. a</p>\n<ol start=\"2\">\n<li>b</li>\n</ol>\n"),
    Case(
      "* a\n+ b",
      "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n"),
    Case(
      "- ```\n  x\n\n\n  y\n  ```\n- z",
      "<ul>\n<li>\n<pre><code>x\n\n\ny\n</code></pre>\n</li>\n<li>z</li>\n</ul>\n"),
    Case(
      "*a* **b** ***c*** _d_ __e__ a_b_c *f **g** h*",
      "<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em> <em>d</em> <strong>e</s"
        + "trong> a_b_c <em>f <strong>g</strong> h</em></p>\n"),
    Case(
      "**a *b* c",
      "<p>**a <em>b</em> c</p>\n"),
    Case(
      "*(*a*)* **a**b** a**\"b\"**",
      "<p><em>(<em>a</em>)</em> <strong>a</strong>b** a**&quot;b&quot;**</p>\n"),
    Case(
      "`a``b` ``c`d`` `` ` `` `\nx\n` `open",
      "<p><code>a``b</code> <code>c`d</code> <code>`</code> <code>x</code> `open</p>\n"),
    Case(
      "[a](/u \"t\") [b](<x y> 'z') [c]() [d](a(b)c) [e](u\\)) [f]( u\n(t) )",
      "<p><a href=\"/u\" title=\"t\">a</a> <a href=\"x%20y\" title=\"z\">b</a> <a href=\"\""
        + ">c</a> <a href=\"a(b)c\">d</a> <a href=\"u)\">e</a> <a href=\"u\" title=\"t\">f</a><"
        + "/p>\n"),
    Case(
      "[a *b* `c`](u) [x [y](z)](w) ![i [j](k) *l*](m \"n\")",
      "<p><a href=\"u\">a <em>b</em> <code>c</code></a> [x <a href=\"z\">y</a>](w) <img src"
        + "=\"m\" alt=\"i j l\" title=\"n\" /></p>\n"),
    Case(
      "[a] [A][] [x][a] [b\nc]\n\n[a]: /u 'T'\n[B C]:\n  <v w>\n[a]: /second\n[d]: x y",
      "<p><a href=\"/u\" title=\"T\">a</a> <a href=\"/u\" title=\"T\">A</a> <a href=\"/u\" "
        + "title=\"T\">x</a> <a href=\"v%20w\">b\nc</a></p>\n<p>[d]: x y</p>\n"),
    Case(
      "<https://a.b/?c=d&e> <me@x.org> <a:b c>",
      "<p><a href=\"https://a.b/?c=d&amp;e\">https://a.b/?c=d&amp;e</a> <a href=\"mailto:me"
        + "@x.org\">me@x.org</a> &lt;a:b c&gt;</p>\n"),
    Case(
      "a <b class=\"c\"> <!-- d --> </e > <f g='h' i=j k/> <1> <?p?> <!D e> <![CDATA[<]]>",
      "<p>a <b class=\"c\"> <!-- d --> </e > <f g='h' i=j k/> &lt;1&gt; <?p?> <!D e> <![CDA"
        + "TA[<]]></p>\n"),
    Case(
      "<div>\n*a*\n\n*b*\n</div>",
      "<div>\n*a*\n<p><em>b</em></p>\n</div>\n"),
    Case(
      "<script>\n\na\n</script>\nb",
      "<script>\n\na\n</script>\n<p>b</p>\n"),
    Case(
      "<x-y z>\na\n\nb\n<x>",
      "<x-y z>\na\n<p>b\n<x></p>\n"),
    Case(
      "&amp; &copy &#65;&#x42; &bogus; &lt;b&gt; \\&amp; `&amp;`",
      "<p>&amp; &amp;copy AB &amp;bogus; &lt;b&gt; &amp;amp; <code>&amp;amp;</code></p>\n"),
    Case(
      "\\*a\\* \\a \\\\ \\<b>",
      "<p>*a* \\a \\ &lt;b&gt;</p>\n"),
    Case(
      "\ta\n-\tb\n\n\tc\n>\t\td",
      "<pre><code>a\n</code></pre>\n<ul>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n</ul>\n<blockquo"
        + "te>\n<pre><code>  d\n</code></pre>\n</blockquote>\n"),
    Case(
      "a\r\nb\rc",
      "<p>a\nb\nc</p>\n"),
    Case("a\r", "<p>a</p>\n"),
    Case("    a  ", "<pre><code>a  \n</code></pre>\n"),
    Case("    a  \n\n  \nb", "<pre><code>a  \n</code></pre>\n<p>b</p>\n"),
    Case("12", "<p>12</p>\n"), Case("12.", "<ol start=\"12\">\n<li></li>\n</ol>\n"),
    Case("<div", "<div\n"),
    Case("-", "<ul>\n<li></li>\n</ul>\n"),
    Case("[a]:\n\n[a]", "<p>[a]:</p>\n<p>[a]</p>\n"),
    Case("[a]: <>\n\n[a]", "<p><a href=\"\">a</a></p>\n"),
    Case(
      "*a\u{A0}b* **é**é **“a”**b",
      "<p><em>a\u{A0}b</em> <strong>é</strong>é **“a”**b</p>\n"),
    Case(
      "a*€*b €**c**",
      "<p>a*€*b €<strong>c</strong></p>\n"),
    Case(
      "[ẞ]\n\n[SS]: /s",
      "<p><a href=\"/s\">ẞ</a></p>\n"),
    Case(
      "![](x) ![a](y)",
      "<p><img src=\"x\" alt=\"\" /> <img src=\"y\" alt=\"a\" /></p>\n"),
    Case(
      "**[a](b)**c [**d**](e)",
      "<p>**<a href=\"b\">a</a>**c <a href=\"e\"><strong>d</strong></a></p>\n"),
    Case(
      "[a](b)\n===\n[c]: d\n===",
      "<h1><a href=\"b\">a</a></h1>\n<p>===</p>\n"),
    Case(
      "* a\n\n      b\n* c\n\n  > d",
      "<ul>\n<li>\n<p>a</p>\n<pre><code>b\n</code></pre>\n</li>\n<li>\n<p>c</p>\n<blockquot"
        + "e>\n<p>d</p>\n</blockquote>\n</li>\n</ul>\n"),
    Case(
      "*a [b*](c) `*`",
      "<p>*a <a href=\"c\">b*</a> <code>*</code></p>\n"),
    Case(
      "1. a\n\n   b\n2. c\n- d\n\n\n- e",
      "<ol>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ol>\n<ul>\n<li>\n<p>"
        + "d</p>\n</li>\n<li>\n<p>e</p>\n</li>\n</ul>\n"),
    Case(
      "***a** b* *__c__*",
      "<p><em><strong>a</strong> b</em> <em><strong>c</strong></em></p>\n"),
    Case(
      "a\n    b\n\n        c",
      "<p>a\nb</p>\n<pre><code>    c\n</code></pre>\n"),
    Case(
      ">a\n> \n\n>b",
      "<blockquote>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>\n"),
    Case(
      "# \n#\n##",
      "<h1></h1>\n<h1></h1>\n<h2></h2>\n"),
    Case(
      "- # a\n- > b\n- ---\n-     c",
      "<ul>\n<li>\n<h1>a</h1>\n</li>\n<li>\n<blockquote>\n<p>b</p>\n</blockquote>\n</li>\n<"
        + "/ul>\n<hr />\n<ul>\n<li>\n<pre><code>c\n</code></pre>\n</li>\n</ul>\n"),
    Case(
      "10) a\n    b\n\n      c",
      "<ol start=\"10\">\n<li>\n<p>a\nb</p>\n<p>c</p>\n</li>\n</ol>\n"),
    Case(
      "Foo\n\n    bar\nbaz",
      "<p>Foo</p>\n<pre><code>bar\n</code></pre>\n<p>baz</p>\n"),
    Case(
      "- ```\n      \n  ```\n-\n\n  a",
      "<ul>\n<li>\n<pre><code>    \n</code></pre>\n</li>\n<li></li>\n</ul>\n<p>a</p>\n"),
    Case(
      "~~~ a`b\n\\n\n~~~",
      "<pre><code class=\"language-a`b\">\\n\n</code></pre>\n"),
    Case(
      "- a\n > b\n",
      "<ul>\n<li>a</li>\n</ul>\n<blockquote>\n<p>b</p>\n</blockquote>\n"),
    Case(
      "[a [b] c](u) [[b]](u) ![a [b](v)](u)",
      "<p><a href=\"u\">a [b] c</a> <a href=\"u\">[b]</a> <img src=\"u\" alt=\"a b\" /></p>\n"),
    Case(
      "- > a\n  >\n  > b\n- c",
      "<ul>\n<li>\n<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n</li>\n<li>c</li>\n</ul>\n"),
    Case(
      "- > a\n  >\n  b",
      "<ul>\n<li>\n<blockquote>\n<p>a</p>\n</blockquote>\nb</li>\n</ul>\n"),
    Case("[a](b\\)", "<p>[a](b)</p>\n"), Case("[a](b\\", "<p>[a](b\\</p>\n"),
    Case("[a](<b\\>", "<p>[a](&lt;b&gt;</p>\n"), Case("[a\\]", "<p>[a]</p>\n"),
    Case("[a](b (c\\))", "<p>[a](b (c))</p>\n"),
    Case(
      "[a](<b<c>) [a](<b\nc>) [a](<b\\>c>)",
      "<p>[a](&lt;b<c>) [a](<b\nc>) <a href=\"b%3Ec\">a</a></p>\n"),
    Case(
      "[a ] [ a][] [b \n a]\n\n[ a ]: u\n[b a]: v",
      "<p><a href=\"u\">a </a> <a href=\"u\"> a</a> <a href=\"v\">b\na</a></p>\n"),
    Case(
      "0. zero\n123456789. x\n1234567890. y",
      "<ol start=\"0\">\n<li>zero</li>\n<li>x\n1234567890. y</li>\n</ol>\n"),
  ]
}
