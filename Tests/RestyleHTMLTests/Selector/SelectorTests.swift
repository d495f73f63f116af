import BrowserSupport
import Restyle
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

struct SelectorTests {
  /// What can be read, and how it is written then.
  static let written: [(css: String, text: String)] = [
    ("h1", "h1"), ("*", "*"), (".btn-primary", ".btn-primary"), ("#top", "#top"), ("H1.A#b", "H1.A#b"),
    (" h1 ,\n.prose\th1 ", "h1,.prose h1"), ("nav  >  a", "nav>a"), ("dt+dd", "dt+dd"), ("h2 ~ p", "h2~p"),
    ("[data-theme=brand-b] .card", "[data-theme='brand-b'] .card"), ("[open]", "[open]"),
    ("[ lang |= \"en\" ]", "[lang|='en']"),
    ("[a~=b][c^=d][e$=f][g*='h' I]", "[a~='b'][c^='d'][e$='f'][g*='h' i]"),
    ("a[href='x y'i]", "a[href='x y' i]"), ("[a=b i]", "[a='b' i]"),
    (":is(h1, .a > b):NOT( .c )", ":is(h1,.a>b):not(.c)"), (":where(a,b) c", ":where(a,b) c"),
    ("tr:nth-child( 2N + 1 )", "tr:nth-child(2n+1)"),
    ("li:nth-last-of-type(-n+3)", "li:nth-last-of-type(-n+3)"),
    ("li:nth-child(odd)", "li:nth-child(odd)"), ("li:nth-of-type(+3)", "li:nth-of-type(3)"),
    ("li:nth-child(even)", "li:nth-child(even)"), ("li:nth-last-child(n)", "li:nth-last-child(n)"),
    ("a:hover:focus-visible", "a:hover:focus-visible"), ("input:checked", "input:checked"),
    (":root", ":root"), ("a/**/.b/* */ c", "a.b c"), ("a /* */b/**/", "a b"),
    (".\\31 23", ".\\31 23"), (".sm\\:p-4", ".sm\\3a p-4"), (".w-1\\/2", ".w-1\\2f 2"), (".é", ".é"),
    (".\\000e9", ".é"), (".--x", ".\\2d -x"), (".-x", ".\\2d x"), (".a\\}b", ".a\\7d b"),
    (".\\0", ".\u{FFFD}"),
    (".\\d800", ".\u{FFFD}"), (".\\110000 x", ".\u{FFFD}x"),
    ("[a='\\'</style>']", "[a='\\27 \\3c /style\\3e ']"),
    ("[a='b\\\nc']", "[a='bc']"),
    ("a::before", "a::before"), ("A::BEFORE , b", "A::before,b"), ("a:after", "a::after"),
    ("::selection", "::selection"), ("ul li::marker", "ul li::marker"),
    ("input::-webkit-search-cancel-button", "input::-webkit-search-cancel-button"),
    ("p:first-line", "p::first-line"), ("p:hover::first-letter", "p:hover::first-letter"),
    (".f:has( > input:checked , + .g )", ".f:has(>input:checked,+.g)"),
    (":has(a):not(:has(b))", ":has(a):not(:has(b))"),
    ("a:lang( en , \"de-AT\" )", "a:is(:lang(en),:lang(de-AT))"), ("a:lang('fr')", "a:lang(fr)"),
    ("a:dir( RTL )", "a:dir(rtl)"),
    ("input:autofill:in-range", "input:autofill:in-range"),
  ]

  @Test(
    "A name that isn't known is answered with the nearest one",
    arguments: [
      (":hoover", ":hover"), ("a:hoover:focus", ":hover"), ("::befor", "::before"),
      (":first-chlid", ":first-child"),
      (":nth-chlid(2)", ":nth-child()"), (":nto(a)", ":not()"), (":where(:chekced)", ":checked"),
      (":xyzzy", nil),
      ("::xyzzy", nil), (":xyzzy(a)", nil),
    ] as [(String, String?)])
  func suggestions(css: String, name: String?) throws {
    let error = try #require(throws: CSSSelector.ParseError.self) { try CSSSelector(css) }
    let advice = name.map { "did you mean \($0)?" } ?? "the documentation of CSSSelector lists those that are"
    #expect(error.problem.hasSuffix("; " + advice), "\(error)")
  }

  @Test("What can be read is written without what says nothing")
  func canonical() async throws {
    try await forEach(Self.written) { (css: String, text: String) throws in
      let selector = try CSSSelector(css)
      #expect(selector.description == text)
      // What was written reads as the same.
      #expect(try CSSSelector(text) == selector)
    }
  }

  @Test("What can't be read says what is wrong, and where")
  func errors() async throws {
    try await forEach([
      ("", 0, "expected a name or *"), (" ", 1, "expected a name or *"), ("a,", 2, "expected a name or *"),
      (",a", 0, "expected a name or *"), ("> a", 0, "expected a name or *"),
      ("a >", 3, "expected a name or *"),
      ("a > > b", 4, "expected a name or *"), ("a{", 1, "expected a space, a comma"),
      ("a b}", 3, "expected a space, a comma"),
      ("a)", 1, "no open parenthesis"), ("a*", 1, "expected a space, a comma"),
      ("a/* */b", 6, "expected a space, a comma"),
      ("[a=b s]", 5, "expected ], or i"), ("a;b", 1, "expected a space, a comma"),
      ("1a", 0, "expected a name or *"), (".1a", 1, "a class starts"), ("#1", 1, "an identifier starts"),
      (".", 1, "a class starts"), ("#", 1, "an identifier starts"), (".-", 1, "a class starts"),
      ("svg|a", 3, "namespaces"), ("*|a", 1, "namespaces"), ("[a|b]", 2, "namespaces"),
      ("|a", 0, "namespaces"),
      ("a::unknown", 1, "this pseudo-element"), (":unknown", 0, "this pseudo-class"),
      ("a::-moz-range-thumb", 1, "this pseudo-element"), ("a::before b", 10, "a pseudo-element ends"),
      ("a::before:hover", 9, "a pseudo-element ends"), ("a::", 3, "a pseudo-element starts"),
      (":has(:has(a))", 5, ":has() can't"), (":has(a::before)", 6, "a nested selector"),
      (":has(> )", 7, "expected a name or *"), (":dir(up)", 7, "expected ltr"),
      (":lang()", 6, "a value without"),
      (":hover()", 0, "this function"), (":is(a", 0, "a parenthesis"),
      (":is()", 4, "expected a name or *"), (":not(a::after)", 6, "a nested selector"),
      (":nth-child(x)", 11, "expected odd, even"), (":nth-child(2n+)", 11, "expected odd, even"),
      (":nth-child(1 2)", 0, "a parenthesis"),
      (":nth-child(1234567890)", 11, "expected odd, even"), ("[a", 2, "expected ], ="),
      ("[]", 1, "an attribute starts"),
      ("[a=]", 3, "a value without"), ("[a=b", 4, "expected ], or i"),
      ("[a=b x]", 5, "expected ], or i"),
      ("[a!=b]", 2, "expected ], ="), ("[a=1]", 3, "a value without"),
      ("[a='b]", 3, "a string isn't closed"),
      ("[a='b\n']", 5, "a string can't contain"), (".a\\", 3, "expected a character"),
      (".a\\\nb", 3, "expected a character"),
      ("a\u{202E}b c}", 7, "expected a space, a comma"), ("@import 'x'", 0, "expected a name or *"),
    ]) { (css: String, offset: Int, problem: String) throws in
      let error = #expect(throws: CSSSelector.ParseError.self) { try CSSSelector(css) }
      #expect(error?.offset == offset)
      #expect(error?.problem.hasPrefix(problem) == true, "\(String(describing: error))")
      #expect(error?.description.allSatisfy { $0.isASCII && !$0.isNewline } == true)
    }
  }

  @Test("Selectors in selectors are read to a limited depth, and long texts in one pass")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: ":not(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(try CSSSelector(nested(8)).description == nested(8))
    #expect(throws: CSSSelector.ParseError.self) { try CSSSelector(nested(9)) }
    #expect(throws: CSSSelector.ParseError.self) {
      try CSSSelector(String(repeating: ":is(", count: 100_000))
    }
    let long = Array(repeating: ".a", count: 100_000).joined(separator: " ")
    #expect(try CSSSelector(long).description == long)
  }

  @Test("Names and values of any text stay in their places")
  func anyText() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      let text = quoted.text
      for selector in [
        CSSSelector.className(text), .attribute(text, equals: text), .attribute("a", equals: text),
      ] {
        // No character of CSS is zero: another one stands for it.
        let isSame = try CSSSelector(selector.description) == selector
        #expect(isSame || text.unicodeScalars.contains("\0"))
        var sheet = StyleSheet()
        sheet.add(Self.red, to: selector)
        try expectOneRule(sheet.css, declaring: "color:#ff0000")
      }
    }
  }

  @Test("A hostile selector is refused, or stays in its place")
  func hostile() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      let text = quoted.text
      for css in [text, ".a\(text)", "[a='\(text)']", "[a=\"\(text)\"]", ":not(\(text))", "a, \(text) b"] {
        guard let selector = try? CSSSelector(css) else { continue }
        #expect(try CSSSelector(selector.description) == selector)
        var sheet = StyleSheet()
        sheet.add(Self.red, to: selector)
        try expectOneRule(sheet.css, declaring: "color:#ff0000")
      }
    }
  }

  private func expectOneRule(_ css: String, declaring text: String) throws {
    // What could end a string, a rule or an element is escaped wherever it stands; strings may hold the rest.
    let bare = css.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
    let selector = bare.prefix { $0 != UInt8(ascii: "{") }
    #expect(bare == Array(selector) + Array("{\(text)}\n".utf8), "\(css)")
    #expect(!selector.contains { "{};/\n\"".utf8.contains($0) }, "\(css)")
    #expect(!css.utf8.dropLast().contains { "<&\"\n\r".utf8.contains($0) || $0 == 0 }, "\(css)")
  }

  private static let red = TextStyle(color: .red)
}

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct SelectorBrowserTests {
  @Test("A browser selects the same by what was written as by what was read")
  func sameElements() async throws {
    let hostile = HostileText.all.flatMap { [$0, ".a\($0)", "[a='\($0)']", ":not(\($0))"] }
    let selectors = (SelectorTests.written.map(\.css) + hostile).compactMap { css in
      (try? CSSSelector(css)).map { (css: css, text: $0.description) }
    }
    #expect(selectors.count > 200)
    let list = selectors.map { "[\(quoted($0.css)),\(quoted($0.text))]" }.joined(separator: ",")
    let script = """
      const select = selector => {
        try { return [...document.querySelectorAll(selector)].map(element => element.outerHTML).join(); }
        catch (error) { return `${error}`; }
      };
      const results = [\(list)].map(([css, text]) => [select(css), select(text), css, text]);
      // What is written is what more browsers know.
      const differs = (css, text) => css !== text && !css.startsWith('SyntaxError') || text.includes('SyntaxError');
      return results.filter(([css, text]) => differs(css, text)).map(x => x.join(' | '));
      """
    let page = """
      <!doctype html><h1>x</h1><div class="prose"><h1 class="A" id="b">x</h1></div><nav><a class="b" href="x y">x</a></nav>
      <p lang="en-GB" class="sm:p-4 w-1/2 é 123">x</p><dl><dt>x<dd>x</dl><ul><li>1<li>2<li>3<li>4</ul><b open a="b" c=d e=f g=H>x</b>
      <table><tr><td>1<tr><td>2<tr><td>3</table><input type=checkbox checked><div data-theme="brand-b"><i class="card">x</i></div>
      """
    let differences = try await Browser.required().evaluate(script, in: page, as: [String].self)
    #expect(differences == [])
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        scalar.isASCII && scalar.value >= 0x20 && !"\"\\<".unicodeScalars.contains(scalar)
          ? String(scalar) : String(scalar).utf16.map { "\\u" + hexadecimal($0) }.joined()
      }.joined() + "\""
  }

  private func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
