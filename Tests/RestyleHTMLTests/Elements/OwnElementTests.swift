import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTesting
import Testing

@Suite("Elements of one's own with a tag")
struct OwnElementTests {
  private struct Own: HTMLElement {
    var htmlTag: HTMLTag
    var htmlAttributes: [HTMLAttribute] = []
    var htmlStyle: (any CSSElementStyle)?
    var content = ElementContent()

    init(
      _ tag: HTMLTag, _ attributes: [HTMLAttribute] = [], style: (any CSSElementStyle)? = nil,
      @ElementBuilder content: () -> ElementContent = { ElementContent() }
    ) {
      htmlTag = tag
      htmlAttributes = attributes
      htmlStyle = style
      self.content = content()
    }

    var body: ElementContent { content }
  }

  private static let plain = TextStyle()

  private func rendered(@ElementBuilder _ content: () -> ElementContent) throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(content())
    return page
  }

  @Test("The tag is around what the element holds, with its classes and attributes")
  func tags() throws {
    let page = try rendered {
      Own(.nav, [.label("Pages \"&\" more"), .classes("a", "b c"), .flag("hidden")]) {
        Label("x", style: Self.plain)
      }
    }
    #expect(
      page.html
        == "<nav class=\"s0 a b c\" aria-label=\"Pages &quot;&amp;&quot; more\" hidden=\"\"><p class=\"s1\">x</p></nav>"
    )
    #expect(page.problems.isEmpty)
  }

  @Test("What holds nothing has no end, and is followed by what the body holds")
  func voidTags() throws {
    let page = try rendered {
      Own(.input, [HTMLAttribute("type", "range"), HTMLAttribute("value", "3")]) { Own(.hr) }
    }
    #expect(page.html == "<input type=\"range\" value=\"3\"><hr>")
    let isVoid = [HTMLTag.br, .hr, .input, .div, .article].map(\.isVoid)
    #expect(isVoid == [true, true, true, false, false])
  }

  @Test("In a section it stands in one row, whatever it holds, and rows around it keep their order")
  func rows() throws {
    let page = try rendered {
      Section {
        Row("before")
        Own(.figure) {
          Label("x")
          Label("y")
        }
        Row("after")
      }
    }
    let order = page.html.matches(of: /<li|<figure|<\/figure>|<\/li>|>(before|x|y|after)</).map {
      String($0.0)
    }
    #expect(
      order == [
        "<li", ">before<", "</li>", "<li", "<figure", ">x<", ">y<", "</figure>", "</li>", "<li", ">after<",
        "</li>",
      ])
  }

  @Test("A style is a class, which equal styles share, and a live page keeps")
  func styles() throws {
    let style = FormStyle(insets: EdgeInsets(inset: 3), background: BackgroundStyle(color: .red))
    let page = try rendered {
      Own(.aside, style: style)
      Own(.div, [.classes("x")], style: style)
      Own(.div, style: BackgroundStyle(color: .blue))
    }
    #expect(page.html == "<aside class=\"s0\"></aside><div class=\"s0 x\"></div><div class=\"s1\"></div>")
    #expect(page.styleSheet.css.contains(".s0{") && page.styleSheet.css.contains("background:#ff0000"))

    struct Themed: HTMLElement {
      var htmlTag: HTMLTag { .div }
      var htmlStyle: (any CSSElementStyle)? { TextStyle.default }
      var body: ElementContent { ElementContent() }
    }
    var live = try LivePage(Themed(), in: ElementContext(defaults: .system))
    let update = try live.update(
      in: ElementContext(defaults: .system.restyled { $0.text.color = .systemGreen }))
    #expect(update.html == nil && update.changes.map(\.selector).contains(".s0"))
  }

  @Test("A tag that a parser would end another at becomes one that it wouldn't")
  func placement() throws {
    let right = try rendered {
      Own(.ul) {
        Own(.li) { Stack { Own(.ol) { Own(.li) } } }
        Own(.li)
      }
      Own(.dl) {
        Own(.dt)
        Own(.dd)
        Own(.div) {
          Own(.dt)
          Own(.dd)
        }
      }
    }
    #expect(right.problems.isEmpty && right.html.matches(of: /<dd/).count == 2)
    // A group within a group is none, and neither is one of another list.
    #expect(try rendered { Own(.dl) { Own(.div) { Own(.div) { Own(.dt) } } } }.problems.count == 1)
    #expect(try rendered { Own(.ul) { Own(.div) { Own(.li) } } }.problems.count == 1)
    let wrong = try rendered { Own(.ul) { Own(.li) { Stack { Own(.li) { Own(.dd) } } } } }
    #expect(wrong.problems.map(\.loss.kind) == ["markup", "markup"])
    #expect(wrong.problems.map(\.loss.subjects[0]) == ["li", "dd"])
    #expect(wrong.html.matches(of: /<li/).count == 1 && !wrong.html.contains("<dd"))
    #expect(wrong.problems[0].description.contains("has to be ul or ol"))
  }

  @Test("Names of tags are read; what runs programs or isn't one is none")
  func names() throws {
    for name in ["article", "nav", "acme-chart", "x-1", "a-b.c_d"] { #expect(try HTMLTag(name).name == name) }
    let others = [
      "script", "style", "iframe", "object", "svg", "math", "template", "plaintext", "textarea", "title",
      "base",
      "link", "meta", "a", "p", "button", "form", "table", "tr", "Article", "NAV", "", "-", "x", "-x", "1-x",
      "x-\u{e9}",
      "font-face", "annotation-xml", "x-y z", "x-y>", "x-y/", "x-y\"", "x-y\0", "x-y\u{301}", "art\u{131}cle",
    ]
    for name in others {
      #expect(throws: HTMLTag.NameError.self, "\(name.debugDescription)") { try HTMLTag(name) }
    }
    let error = #expect(throws: HTMLTag.NameError.self) { try HTMLTag("script") }
    #expect(error?.description.contains("\"script\"") == true)
  }

  @Test("Attributes that would run programs, declare styles or lead anywhere aren't written")
  func attributes() throws {
    let page = try rendered {
      Own(
        .blockquote,
        [
          .address("cite", "https://a.example/?x=\"&"), .address("src", "javascript:run()"),
          HTMLAttribute("onclick", "run()"), HTMLAttribute("ONCLICK", "run()"),
          HTMLAttribute("style", "color:red"),
          HTMLAttribute("srcdoc", "<script>"), HTMLAttribute("href", "javascript:run()"),
          HTMLAttribute("a b", ""),
          HTMLAttribute("x><script>", ""), HTMLAttribute("", ""), .id("a"), .id("b"),
          HTMLAttribute("title", "\"><x"),
        ])
    }
    #expect(
      page.html
        == "<blockquote class=\"s0\" cite=\"https://a.example/?x=&quot;&amp;\" id=\"a\" title=\"&quot;&gt;&lt;x\">"
        + "</blockquote>", "\(page.html)")
    #expect(page.problems.count == 10)
    #expect(page.problems.allSatisfy { $0.path.steps.map(\.kind) == ["Own"] })
  }

  @Test("Elements without an HTML tag of their own are stacks, and count as their limit says")
  func containers() throws {
    struct Box: ContainerElement {
      var body: some Element { Label("x", style: TextStyle()) }
    }
    let page = try rendered { Box() }
    let stack = try rendered { Stack { Label("x", style: TextStyle()) } }
    #expect(page.html == stack.html)

    struct Endless: HTMLElement {
      var htmlTag: HTMLTag { .div }
      var body: some Element { Endless() }
    }
    var other = HTMLRenderer()
    #expect(throws: ElementError.self) { try other.append(Endless()) }
    #expect(other.html.isEmpty)
    try other.append(Own(.nav))
    #expect(other.html.hasPrefix("<nav"))
  }

  @Test(
    "A browser finds the elements where they are, whatever they hold",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func hostileValues() async throws {
    let texts = HostileText.all
    let page = try rendered {
      for (index, text) in texts.enumerated() {
        Own(.section, [.id("outer\(index)"), .label(text), HTMLAttribute("title", text)]) {
          Own(.ul) {
            Own(.li, [.classes(text)]) { Label(text, style: Self.plain) }
            Own(.li) { Own(.input, [HTMLAttribute("value", text)]) }
          }
        }
      }
    }
    let script = """
      return [...document.body.children].map(section => [section, ...section.querySelectorAll(':not(br)')]
        .map(e => [e.localName, ...[...e.attributes].map(a => a.name)].join(' ')).join('|'));
      """
    let trees = try await Browser.required().evaluate(
      script, in: "<!doctype html><meta charset=utf-8><body>" + page.html, as: [String].self)
    #expect(trees.count == texts.count)
    for (text, tree) in zip(texts, trees) {
      #expect(
        tree == "section class id aria-label title|ul class|li class|p class|li class|input value",
        "\(text.debugDescription)")
    }
  }
}
