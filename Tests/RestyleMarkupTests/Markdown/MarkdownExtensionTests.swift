import Restyle
import RestyleMarkup
import RestyleTesting
import TestSupport
import Testing

/// What GitHub Flavored Markdown 0.29 adds, by the rules of its sections 4.10, 5.3, 6.5 and 6.9.
@Suite struct MarkdownExtensionTests {
  private typealias Case = MarkdownStructureTests.Case

  private func check(_ cases: [Case], _ extensions: MarkdownExtensions) async throws {
    try await forEach(cases) { (document: Case) in
      #expect(MarkdownHTML(document.text, extensions: extensions).html == document.html)
      #expect(MarkdownHTML(document.text, extensions: .gitHub).html == document.html)
    }
  }

  private static func table(_ header: String, _ rows: String = "") -> String {
    "<table>\n<thead>\n<tr>\n\(header)</tr>\n</thead>\n" + (rows.isEmpty ? "" : "<tbody>\n\(rows)</tbody>\n")
      + "</table>\n"
  }

  @Test func `Tables are rows below headers and what aligns the columns`() async throws {
    let ab = "<th>a</th>\n<th>b</th>\n"
    try await check(
      [
        Case("a|b\n-|-", Self.table(ab)),
        Case(
          "| a | b |\n| - | - |\n| c | d |",
          Self.table(ab, "<tr>\n<td>c</td>\n<td>d</td>\n</tr>\n")),
        Case(
          "a | b | c\n:- | :-: | --:",
          Self.table(
            "<th align=\"left\">a</th>\n<th align=\"center\">b</th>\n<th align=\"right\">c</th>\n")),
        // A row lacks cells, or has too many.
        Case(
          "|a|b|\n|-|-|\n|c\n|d|e|f|\n||g|",
          Self.table(
            ab,
            "<tr>\n<td>c</td>\n<td></td>\n</tr>\n<tr>\n<td>d</td>\n<td>e</td>\n</tr>\n"
              + "<tr>\n<td></td>\n<td>g</td>\n</tr>\n")),
        // A bar behind a backslash is one, in code too.
        Case(
          "|a|b|\n|-|-|\n|`\\|`|\\||",
          Self.table(ab, "<tr>\n<td><code>|</code></td>\n<td>|</td>\n</tr>\n")),
        Case(
          "|*a*|[b](c)|\n|-|-|",
          Self.table("<th><em>a</em></th>\n<th><a href=\"c\">b</a></th>\n")),
        // What is before and behind.
        Case("x\na|b\n-|-\n\ny", "<p>x</p>\n" + Self.table(ab) + "<p>y</p>\n"),
        Case("a|b\n-|-\n# y", Self.table(ab) + "<h1>y</h1>\n"),
        Case("a|b\n-|-\n---", Self.table(ab) + "<hr />\n"),
        Case("a|b\n-|-\n|", Self.table(ab) + "<p>|</p>\n"),
        Case(
          "[x]: y\na|b\n-|-\n[x]", Self.table(ab, "<tr>\n<td><a href=\"y\">x</a></td>\n<td></td>\n</tr>\n")),
        Case("> a|b\n> -|-\nc", "<blockquote>\n" + Self.table(ab) + "</blockquote>\n<p>c</p>\n"),
        Case("- a|b\n  -|-\n", "<ul>\n<li>\n" + Self.table(ab) + "</li>\n</ul>\n"),
        // What is none.
        Case("a|b\n-", "<h2>a|b</h2>\n"),
        Case("a|b\n-|-|-", "<p>a|b\n-|-|-</p>\n"),
        Case("a|b\n-|=", "<p>a|b\n-|=</p>\n"),
        Case("a|b\n-|:", "<p>a|b\n-|:</p>\n"),
        Case("a|b\n-|- -", "<p>a|b\n-|- -</p>\n"),
        Case("a|b\n-|-:-", "<p>a|b\n-|-:-</p>\n"),
        Case("a|b\n-|::-", "<p>a|b\n-|::-</p>\n"),
        Case("a|b\n-|-::", "<p>a|b\n-|-::</p>\n"),
        Case("a|b\n    -|-", "<p>a|b\n-|-</p>\n"),
        Case("-|-", "<p>-|-</p>\n"),
        Case("> a|b\n-|-", "<blockquote>\n<p>a|b\n-|-</p>\n</blockquote>\n"),
      ], .tables)
  }

  @Test func `Text between tildes is struck through`() async throws {
    try await check(
      [
        Case("~a~ ~~b~~ c", "<p><del>a</del> <del>b</del> c</p>\n"),
        Case("~~a *b*~~", "<p><del>a <em>b</em></del></p>\n"),
        Case("*~~a~~*", "<p><em><del>a</del></em></p>\n"),
        Case("*a ~~b* c~~", "<p><em>a ~~b</em> c~~</p>\n"),
        Case("~~a~ ~b~~", "<p><del>a~ ~b</del></p>\n"),
        Case("~a~~ ~~~b~~~", "<p>~a~~ ~~~b~~~</p>\n"),
        Case("a ~ b ~ c", "<p>a ~ b ~ c</p>\n"),
        Case("~~a\n\nb~~", "<p>~~a</p>\n<p>b~~</p>\n"),
        Case("\\~~a~~ `~b~`", "<p>~~a~~ <code>~b~</code></p>\n"),
        Case("[~a](b) c~", "<p><a href=\"b\">~a</a> c~</p>\n"),
      ], .strikethrough)
  }

  @Test func `Items that start with a box are tasks`() async throws {
    let (open, done) = (
      "<input disabled=\"\" type=\"checkbox\"> ", "<input checked=\"\" disabled=\"\" type=\"checkbox\"> "
    )
    try await check(
      [
        Case(
          "- [ ] a\n- [x] b\n- [X] c\n- d",
          "<ul>\n<li>\(open)a</li>\n<li>\(done)b</li>\n<li>\(done)c</li>\n<li>d</li>\n</ul>\n"),
        Case("1. [x]   *a*", "<ol>\n<li>\(done)<em>a</em></li>\n</ol>\n"),
        Case("* [ ] a\n  - [x] b", "<ul>\n<li>\(open)a\n<ul>\n<li>\(done)b</li>\n</ul>\n</li>\n</ul>\n"),
        Case("> - [ ] a", "<blockquote>\n<ul>\n<li>\(open)a</li>\n</ul>\n</blockquote>\n"),
        Case("[x]: y\n\n- [x] a", "<ul>\n<li>\(done)a</li>\n</ul>\n"),
        // What is none.
        Case(
          "- [ ]\n- [x]a\n- [y] b\n- [  ] c",
          "<ul>\n<li>[ ]</li>\n<li>[x]a</li>\n<li>[y] b</li>\n<li>[  ] c</li>\n</ul>\n"),
        Case("- a [ ] b", "<ul>\n<li>a [ ] b</li>\n</ul>\n"),
        Case("- # [ ] a", "<ul>\n<li>\n<h1>[ ] a</h1>\n</li>\n</ul>\n"),
        Case("-     [ ] a", "<ul>\n<li>\n<pre><code>[ ] a\n</code></pre>\n</li>\n</ul>\n"),
        Case("[ ] a", "<p>[ ] a</p>\n"),
        Case("- a\n\n  [ ] b", "<ul>\n<li>\n<p>a</p>\n<p>[ ] b</p>\n</li>\n</ul>\n"),
      ], .taskLists)
  }

  /// A paragraph, and the addresses in it that are links.
  @Test(arguments: [
    ("www.a.b", ["www.a.b"]), ("(www.a.b/c)", ["www.a.b/c"]), ("*www.a.b*", ["www.a.b"]),
    ("_www.a.b_ c", ["www.a.b"]),
    ("see www.a.b/c(d)e, f", ["www.a.b/c(d)e"]), ("www.a.b/c(d))).", ["www.a.b/c(d)"]),
    ("www.a.b/c)d", ["www.a.b/c)d"]),
    ("www.a.b?! www.a.b/?c=d&e=f", ["www.a.b", "www.a.b/?c=d&e=f"]), ("www.a.b/&c; d", ["www.a.b/"]),
    ("www.a.b/c;", ["www.a.b/c"]),
    ("www.a.b/c<d", ["www.a.b/c"]), ("www.a_b.c.d", ["www.a_b.c.d"]), ("www.a.b/c_d_e", ["www.a.b/c_d_e"]),
    ("http://a HTTPS://b.c:80/d ftp://e.f", ["http://a", "HTTPS://b.c:80/d", "ftp://e.f"]),
    ("\"http://a.b\"", ["http://a.b"]),
    ("漢http://漢字.jp/", ["http://漢字.jp/"]), ("http://a.b/*c*", ["http://a.b/*c"]),
    ("`www.a.b` http://c", ["http://c"]),
    ("a.b+c_d-e@f.g-h_i.j", ["a.b+c_d-e@f.g-h_i.j"]), ("(a@b.c).", ["a@b.c"]),
    ("a_@b.c a@b.c@d.e", ["a_@b.c", "b.c@d.e"]),
    ("mailto:a@b.c", ["a@b.c"]), ("**a@b.c**", ["a@b.c"]),
    // What is none.
    ("awww.a.b /www.a.b www.a_b www.a.b_c www. www www.-a", []),
    ("xhttp://a 1http://b http:/c http:// http://-a javascript://a", []),
    ("a@b a@.b @b.c a@b.c- a@b.c_ a@b.1 /a@b.c a+b@c+d.e", []), ("\\www.a.b w\\ww.a.b h\\ttp://a.b", []),
    // Underscores are in none of the last two parts, however long those are.
    ("www.aa_bb.cc www.aa.bb_cc www.aa_bb.cc. www.aa_bb.cc..dd", []),
    ("www.aa_bb.cc.dd", ["www.aa_bb.cc.dd"]),
  ])
  func `Addresses are links without brackets`(text: String, addresses: [String]) {
    let read = StyledString(markdown: text, extensions: .bareLinks)
    #expect(read.runs.filter { $0.style.link != nil }.map(\.text) == addresses)
    for run in read.runs {
      guard let link = run.style.link else { continue }
      let scheme = run.text.hasPrefix("www.") ? "http://" : run.text.contains("@") ? "mailto:" : ""
      #expect(link == Link(scheme + run.text))
    }
    #expect(StyledString(markdown: text).runs.allSatisfy { $0.style.link == nil })
  }

  @Test func `An address in a link or an image is its text`() async throws {
    try await check(
      [
        Case("[www.a.b a@b.c](d)", "<p><a href=\"d\">www.a.b a@b.c</a></p>\n"),
        // Behind what lies in it, too.
        Case(
          "[*a* b@c.d](e) f@g.h",
          "<p><a href=\"e\"><em>a</em> b@c.d</a> <a href=\"mailto:f@g.h\">f@g.h</a></p>\n"),
        Case(
          "[**a *b* c** d@e.f `g` h@i.j](k)",
          "<p><a href=\"k\"><strong>a <em>b</em> c</strong> d@e.f <code>g</code> h@i.j</a></p>\n"),
        Case("[![a@b.c](d) e@f.g](h)", "<p><a href=\"h\"><img src=\"d\" alt=\"a@b.c\" /> e@f.g</a></p>\n"),
        Case("![*a* b@c.d](e)", "<p><img src=\"e\" alt=\"a b@c.d\" /></p>\n"),
        Case("*a* b@c.d", "<p><em>a</em> <a href=\"mailto:b@c.d\">b@c.d</a></p>\n"),
        Case("![http://a.b c@d.e](f)", "<p><img src=\"f\" alt=\"http://a.b c@d.e\" /></p>\n"),
        Case(
          "<http://a.b> <c@d.e>",
          "<p><a href=\"http://a.b\">http://a.b</a> <a href=\"mailto:c@d.e\">c@d.e</a></p>\n"),
      ], .bareLinks)
  }

  @Test func `What is used of none of it is read as before`() async throws {
    let marks = ["|", "~", "[ ]", "[x]", "www.", "://", "@"]
    let cases = MarkdownStructureTests.cases.filter { document in
      !marks.contains { document.text.contains($0) }
    }
    #expect(cases.count > 60)
    try await forEach(cases) { (document: MarkdownStructureTests.Case) in
      #expect(MarkdownHTML(document.text, extensions: .gitHub).html == document.html)
    }
  }
}

extension MarkdownExtensionTests {
  @Test func `Each addition is read where it is asked for, and no other`() {
    let additions: [(MarkdownExtensions, text: String, tag: String)] = [
      (.tables, "a|b\n-|-", "<table>"), (.strikethrough, "~~a~~", "<del>"), (.taskLists, "- [x] a", "<input"),
      (.bareLinks, "www.a.b", "<a "),
    ]
    for choice in 0..<1 << additions.count {
      func isChosen(_ index: Int) -> Bool { choice & 1 << index != 0 }
      let extensions = additions.indices.filter(isChosen).reduce(into: MarkdownExtensions()) {
        $0.formUnion(additions[$1].0)
      }
      for (index, addition) in additions.enumerated() {
        let html = MarkdownHTML(addition.text, extensions: extensions).html
        #expect(html.contains(addition.tag) == isChosen(index), "\(html)")
      }
    }
  }

  @Test func `An address without a scheme starts behind white space and few signs`() {
    for byte in UInt8(0x21)..<0x7F {
      let sign = String(decoding: [byte], as: UTF8.self)
      let read = StyledString(markdown: "x\(sign)www.a.b c", extensions: .bareLinks)
      #expect(read.runs.contains { $0.style.link == "http://www.a.b" } == "*_~(".contains(sign), "\(sign)")
    }
    for space in [" ", "\t", "\n", " \n  "] {
      let read = StyledString(markdown: "x\(space)www.a.b", extensions: .bareLinks)
      #expect(read.runs.last?.style.link == "http://www.a.b")
    }
  }
}
