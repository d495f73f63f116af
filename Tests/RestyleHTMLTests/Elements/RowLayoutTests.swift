import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite(
  "What stands beside each other in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct RowLayoutTests {
  private static let long = "This is a new service. Help us improve it and give your feedback by e-mail."
  private static let cut = TextStyle.system.restyled { $0.lineBreakMode = .truncatingTail }

  private static let pixel =
    "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

  /// Rows in which all is as wide as it has to be, at a width of 320 points.
  private static let interfaces: [(name: String, row: Stack)] = [
    (
      "a background",
      Stack(.horizontal) {
        Label("Beta").padding(8).background(.yellow)
        Label(long)
      }
    ),
    (
      "a stack in a stack",
      Stack(.horizontal) {
        Stack { Stack { Label("Beta") } }
        Stack { Label(long) }
      }
    ),
    (
      "a width",
      Stack(.horizontal) {
        Label("!").frame(width: 35, height: 35)
        Label(long)
      }
    ),
    (
      "text that is cut",
      Stack(.horizontal) {
        Stack { Label(long, style: cut) }
        Label("Beta").padding(8)
      }
    ),
    (
      "text that is cut, further within",
      Stack(.horizontal) {
        Stack { Stack { Label(long, style: cut) }.padding(4) }.background(.yellow)
        Label("Beta").padding(8)
      }
    ),
    (
      "a box that scrolls",
      Stack(.horizontal) {
        Stack { Label(long, style: cut).frame(width: 500).box(BoxStyle(overflow: .scrolling)) }
        Label("Beta").padding(8)
      }
    ),
    (
      "a field",
      Stack(.horizontal) {
        Label("Beta").padding(8)
        TextField(name: "a")
      }
    ),
    ("a long word", Stack { Label(String(repeating: "word", count: 40)) }.padding(10)),
  ]

  @Test("Nothing is narrower than what it shows, or wider than the window", arguments: interfaces.indices)
  func room(index: Int) async throws {
    let script = """
      const row = document.body.firstElementChild;
      const cuts = element => getComputedStyle(element).overflowX !== 'visible';
      const covered = [...row.querySelectorAll('*')].filter(element =>
        element.scrollWidth > element.clientWidth && element.clientWidth > 0 && !cuts(element)
          && ![...element.querySelectorAll('*')].some(cuts));
      return [row.scrollWidth, ...covered.map(element => element.outerHTML)].map(String);
      """
    let found = try await evaluateNarrow(script, Self.interfaces[index].row, as: [String].self)
    #expect(found == ["320"], "\(Self.interfaces[index].name): \(found)")
  }

  private static let word = String(repeating: "word", count: 40)

  /// What holds words that are wider than the window.
  private static let words: [(name: String, content: ElementContent)] = [
    holding("link") { Hyperlink(word, to: "/") },
    holding("link without a size") {
      Hyperlink(word, to: "/", style: ButtonStyle(normal: ButtonStateStyle()))
    },
    holding("link in a row") { Stack(.horizontal) { Hyperlink(word, to: "/") } },
    holding("button") { Button(word) },
    holding("button in a row") { Stack(.horizontal) { Button(word) } },
    holding("checkbox") { Checkbox(word) },
    holding("choices") { RadioGroup([Choice(word, hint: word), Choice("b", divider: word)]) },
    holding("texts of a field") { FormField(word, help: word, error: word) { TextField() } },
    holding("link in a field") { FormField("A") { Hyperlink(word, to: "/") } },
    holding("list") { List { Hyperlink(word, to: "/") } },
    holding("section") {
      Section(header: word, footer: word) { Row(word, subtitle: word, action: .follow("/")) }
    },
    holding("disclosure") { Disclosure(word) { Label(word) } },
    holding("labelled switch") { Switch(word) },
    holding("labelled colour") { ColorField(word, value: .red) },
  ]

  private static func holding(
    _ name: String, @ElementBuilder content: () -> ElementContent
  ) -> (name: String, content: ElementContent) {
    (name, content())
  }

  @Test(
    "Words that are wider than the window break, in what has its line to itself", arguments: words.indices)
  func longWords(index: Int) async throws {
    let script = """
      const wide = [...document.querySelectorAll('body *')].filter(element =>
        element.getBoundingClientRect().right > 320 || element.scrollWidth > Math.max(element.clientWidth, 1)
          && getComputedStyle(element).overflowX === 'visible' && element.clientWidth > 0);
      return wide.map(element => element.outerHTML);
      """
    let (name, content) = Self.words[index]
    for container in [Self.holding("stack") { Stack { content } }, Self.holding("form") { Form { content } }]
    {
      #expect(
        try await evaluateNarrow(script, container.content, as: [String].self) == [],
        "\(name), \(container.name)")
    }
  }

  /// Rows of a long word and of what most rows have beside it.
  private static let rows: [(name: String, content: ElementContent)] = [
    holding("switch") { Row(word) { Switch() } },
    holding("button") { Row(word) { Button("Speichern") } },
    holding("field") { Row(word) { TextField() } },
    holding("label") { Row("a", subtitle: word) { Label("12,50 €") } },
    holding("long label") { Row("E-mail") { Label(word) } },
    holding("bar") { Row(word) { ProgressBar(value: 0.5) } },
    holding("list") { Row(word) { Picker(["a", "b"]) } },
    holding("long label and a long title") { Row(word) { Label(word) } },
    holding("long button and a long title") { Row(word) { Button(word) } },
    holding("long link and a long title") { Row(word) { Hyperlink(word, to: "/") } },
    holding("long choices and a long title") {
      Row(word) { RadioGroup([Choice(word), "b"], axis: .horizontal) }
    },
    holding("long segments and a long title") { Row(word) { SegmentedControl([.init(word), "b"]) } },
  ]

  @Test("A long word of a title leaves room for what is beside it", arguments: rows.indices)
  func longTitles(index: Int) async throws {
    let script = """
      const row = document.querySelector('li').getBoundingClientRect();
      const scrolls = element => element && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
      return [...document.querySelectorAll('li *')].filter(
        element => !scrolls(element.parentElement) && element.getBoundingClientRect().right > row.right).map(element => element.outerHTML);
      """
    let outside = try await evaluateNarrow(script, Section { Self.rows[index].content }, as: [String].self)
    #expect(outside == [], "\(Self.rows[index].name)")
  }

  private static let short = "Benachrichtigungen"

  /// What holds words that find room beside a long text.
  private static let besides: [(name: String, content: ElementContent)] = [
    holding("link") { Hyperlink(short, to: "/") },
    holding("button") { Button(short) },
    holding("checkbox") { Checkbox(short) },
    holding("choices") { RadioGroup([Choice(short), "b"]) },
    holding("labelled switch") { Switch(short) },
    holding("labelled field") { Stack { TextField(short) } },
    holding("title") { TitleSubtitle(short, subtitle: short) },
  ]

  /// A script that counts the lines of each short word in a page of some width.
  private static func linesOfShort(_ width: Int) -> String {
    """
    document.body.style.width = '\(width)px';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.data.includes('\(short)')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      lines.push(new Set([...range.getClientRects()].map(rect => Math.round(rect.top))).size);
    }
    return lines;
    """
  }

  @Test("A word of a title for which there is room doesn't break", arguments: [280, 360, 600])
  func shortTitles(width: Int) async throws {
    let text = Label(String(repeating: "and so on ", count: 30))
    // Fields are no narrower than people can read what is in them.
    let rows = [Row(Self.short) { text }] + (width < 360 ? [] : [Row(Self.short) { TextField() }])
    for row in rows {
      let section = Section { row }
      #expect(try await evaluateNarrow(Self.linesOfShort(width), section, as: [Int].self) == [1])
    }
  }

  @Test("Words for which there is room don't break", arguments: besides.indices, [320, 600])
  func shortWords(index: Int, width: Int) async throws {
    let (name, content) = Self.besides[index]
    let text = Label(String(repeating: "and so on ", count: 30))
    let surroundings = [
      Self.holding("stack") {
        Stack(.horizontal) {
          content
          text
        }
      },
      Self.holding("stack in a stack") {
        Stack(.horizontal) {
          Stack { content }
          text
        }
      },
      Self.holding("cell") {
        Table(columns: ["a", "b"]) {
          Table.Row {
            Table.Cell { text }
            Table.Cell { content }
          }
        }
      },
    ]
    for container in surroundings {
      let lines = try await evaluateNarrow(Self.linesOfShort(width), container.content, as: [Int].self)
      #expect(!lines.isEmpty && lines.allSatisfy { $0 == 1 }, "\(name), \(container.name): \(lines)")
    }
  }

  @Test(
    "The title of a link that looks like a button is where that of the button is",
    arguments: HorizontalAlignment.allCases)
  func titlesOfButtons(alignment: HorizontalAlignment) async throws {
    let script = """
      return [...document.querySelectorAll('button, a')].map(element => {
        const range = document.createRange();
        range.selectNode(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode());
        return [...range.getClientRects()].map(rect => Math.round(rect.left));
      });
      """
    let style = ButtonStyle(normal: ButtonStateStyle()).restyled { $0.alignment = alignment }
    for title in ["Order", Self.long] {
      let buttons = Stack {
        Button(title, style: style, action: .submit)
        Button(title, style: style, action: .follow("/a"))
      }
      let lefts = try await evaluateNarrow(script, buttons, as: [[Double]].self)
      #expect(lefts.count == 2 && !lefts[0].isEmpty && lefts[0] == lefts[1], "\(title): \(lefts)")
    }
  }

  @Test("A box is as wide as it says, but never wider than its row")
  func widths() async throws {
    let script = """
      const [first, second] = [...document.body.firstElementChild.children].map(x => x.getBoundingClientRect().width);
      return [first, second];
      """
    let small = Stack(.horizontal) {
      Label("!").frame(width: 35, height: 35)
      Label(Self.long)
    }
    #expect(try await evaluateNarrow(script, small, as: [Double].self)[0] == 35)
    let large = Stack(.horizontal) {
      Label("!").frame(width: 500)
      Stack {}
    }
    #expect(try await evaluateNarrow(script, large, as: [Double].self) == [320, 0])
  }

  private static let choiceControls: [any Element & Sendable] = [
    SegmentedControl(["Hell", "Dunkel", "Automatisch"]), RadioGroup(["Hell", "Dunkel"], axis: .horizontal),
  ]

  @Test("Choices that don't fit beside a title stay in their row, with all that they show", arguments: 0...1)
  func choices(index: Int) async throws {
    let script = """
      const row = document.querySelector('li').getBoundingClientRect();
      const outside = [...document.querySelectorAll('li *')].filter(element => {
        const box = element.getBoundingClientRect();
        return box.left < row.left - 1 || box.right > row.right + 1 || box.bottom > row.bottom + 1
          || element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
      });
      return outside.map(element => element.outerHTML);
      """
    for title in ["Erscheinungsbild", Self.long] {
      let section = Section { Row(title) { Self.choiceControls[index] } }
      #expect(try await evaluateNarrow(script, section, as: [String].self) == [], "\(title)")
    }
  }

  @Test("The focus of a row that is a link or a button is shown around the row", arguments: [false, true])
  func focus(isLink: Bool) async throws {
    let style = TitleSubtitleStyle(title: Self.cut, subtitle: Self.cut)
    let row = Row("Title", style: style, action: isLink ? .follow("/") : .submit)
    let script = """
      const action = document.querySelector('li a, li button');
      const looks = () => [null, '::after'].map(part => {
        const look = getComputedStyle(action, part);
        return look.outlineStyle + ' ' + look.width;
      });
      const before = looks();
      action.focus({focusVisible: true});
      return [...before, ...looks(), document.querySelector('li').clientWidth + 'px'];
      """
    let looks = try await evaluateNarrow(script, Section { row }, as: [String].self)
    let marks = looks.map { $0.split(separator: " ")[0] }
    #expect(marks[...3].elementsEqual(["none", "none", "none", "auto"]), "\(looks)")
    #expect(looks[3] == "auto \(looks[4])", "\(looks)")
  }

  @Test(
    "A row that is a link covers itself and no more, in a section and outside of one",
    arguments: [false, true])
  func coverage(isInSection: Bool) async throws {
    let row = Row("Title", action: .follow("/"))
    let page = Stack(spacing: 50) {
      if isInSection { Section { row } } else { row }
      Label("below")
    }
    let script = """
      const [link, label] = ['a', 'p'].map(x => document.querySelector(x));
      const row = link.closest('div').parentElement.getBoundingClientRect();
      const at = (x, y) => document.elementFromPoint(x, y)?.closest('a') === link;
      const below = label.getBoundingClientRect();
      return [at(row.left + 5, row.top + 5), at(row.right - 5, row.bottom - 5), at(below.left + 5, below.top + 5)];
      """
    #expect(try await evaluateNarrow(script, page, as: [Bool].self) == [true, true, false])
  }

  /// Controls that keep their width, with what stands beside them.
  private static let keeping: [any Element & Sendable] = [
    Switch("Notify me"), ColorField("Flag", value: .red),
  ]

  @Test("A switch or a colour with a label takes no more than its room beside others", arguments: 0...1)
  func keptWidths(index: Int) async throws {
    let script = """
      return [...document.querySelectorAll('div:has(>label)')].map(box => {
        const [label, input] = [...box.children].map(x => x.getBoundingClientRect());
        const around = getComputedStyle(box.parentElement);
        const room = box.parentElement.clientWidth - parseFloat(around.paddingLeft) - parseFloat(around.paddingRight);
        return [Math.round(input.left - label.right) === 10, Math.round(room - box.offsetWidth) === 0];
      }).flat();
      """
    func found(_ element: some Element) async throws -> [Bool] {
      try await evaluateNarrow(script, element, as: [Bool].self)
    }
    let control = Self.keeping[index]
    let beside = Stack(.horizontal, spacing: 8) {
      control
      Label("beside")
    }
    #expect(try await found(beside) == [true, false])
    #expect(try await found(Stack(alignment: .leading) { control }) == [false, true])
    let image = ImageView(Image(url: "data:,"), width: 20, height: 20)
    for row in [Row { control }, Row(action: .submit) { control }] {
      #expect(try await found(Section { row }) == [false, true])
      #expect(try await found(Stack { row }) == [false, true])
    }
    let withImage = Row {
      image
      control
    }
    let edge = """
      const [box, input] = ['div:has(>label)', 'input'].map(x => document.querySelector(x));
      const row = box.parentElement;
      const right = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight);
      return Math.round(right - input.getBoundingClientRect().right);
      """
    #expect(try await evaluateNarrow(edge, Section { withImage }, as: Int.self) == 0)
    #expect(try await evaluateNarrow(edge, Stack { withImage }, as: Int.self) == 0)
  }

  @Test("A space pushes what lies in stacks that lie in each other", arguments: 1...3)
  func nestedSpaces(depth: Int) async throws {
    var inner = Stack {
      Label("top")
      Spacer()
      Label("bottom")
    }
    for _ in 1..<depth { inner = inner.padding(1) }
    let script = """
      const [outer, bottom] = [document.body.firstElementChild, document.querySelector('p:last-of-type')]
        .map(x => x.getBoundingClientRect());
      return Math.round(outer.bottom - bottom.bottom);
      """
    let high = inner.frame(height: 200)
    #expect(try await evaluateNarrow(script, high, as: Int.self) == depth - 1)
    // However deep it lies, there is one class of it.
    var page = HTMLRenderer()
    var deeper = inner
    for _ in 1...3 {
      try page.append(deeper)
      deeper = deeper.padding(1)
    }
    let classes = Set(page.html.matches(of: /<span class="([^"]+)"/).map { String($0.output.1) })
    #expect(classes.count == min(3, 5 - depth))
    // A row isn't as high as what it lies in.
    let row = Stack {
      Stack(.horizontal) {
        Label("left")
        Spacer()
        Label("right")
      }
    }
    .frame(height: 200)
    let height = "return Math.round(document.querySelector('p').offsetHeight) < 100"
    #expect(try await evaluateNarrow(height, row, as: Bool.self))
  }

  @Test("Only rows of a title and choices, a text or a button, and of a text and choices, have several lines")
  func wrappingRows() async throws {
    let group = SegmentedControl(["kg", "lb"])
    let section = Section {
      Row("Unit") { group }
      Row {
        TextField(name: "a")
        group
      }
      Row {
        Label("Unit")
        group
      }
      Row("Unit") { Switch() }
      Row("Unit") { Label("kg") }
      Row("Unit") { Button("Change") }
      Row("Unit") {
        Label("kg")
        Button("Change")
      }
    }
    let script = "return [...document.querySelectorAll('li')].map(row => getComputedStyle(row).flexWrap)"
    let wraps = try await evaluateNarrow(script, section, as: [String].self)
    #expect(wraps == ["wrap", "nowrap", "wrap", "nowrap", "wrap", "wrap", "nowrap"])
  }

  /// Texts beside the title "E-mail", each with whether it lies below that.
  private static let texts = [
    ("12,50 €", false), ("Donnerstag", false), (long, false), ("erika.mustermann@verein.test", true),
  ]

  @Test("A text lies below a title where its longest word doesn't fit beside that", arguments: texts)
  func values(text: String, isBelow: Bool) async throws {
    let script = """
      const [title, text] = ['li span', 'li p'].map(x => document.querySelector(x).getBoundingClientRect());
      return [text.top >= title.bottom, text.height > 30];
      """
    let section = Section { Row("E-mail") { Label(text) } }
    let found = try await evaluateNarrow(script, section, as: [Bool].self)
    #expect(found == [isBelow, text == Self.long])
  }

  /// Rows of a title and a text, of which one is cut.
  private static let cutRows: [Row] = [
    Row("E-mail") { Label(DisplayText(long), style: cutOnOneLine) },
    Row(DisplayText(long), style: TitleSubtitleStyle.default.restyled { $0.title = cutOnOneLine }) {
      Label("Donnerstag")
    },
  ]
  private static let cutOnOneLine = TextStyle.system.restyled { $0.numberOfLines = 1 }

  @Test("What is cut lies beside the rest of the row", arguments: cutRows.indices)
  func cutTexts(index: Int) async throws {
    let script = """
      const [title, text] = ['li span', 'li p'].map(x => document.querySelector(x));
      const [a, b] = [title, text].map(x => x.getBoundingClientRect());
      return [a.bottom > b.top, title.scrollWidth > title.clientWidth, text.scrollWidth > text.clientWidth];
      """
    let found = try await evaluateNarrow(script, Section { Self.cutRows[index] }, as: [Bool].self)
    #expect(found == [true, index == 1, index == 0])
  }

  @Test("Segments lie below a text that would leave them no space in a row")
  func segmentsBesideText() async throws {
    let script = """
      const bar = document.querySelector('fieldset');
      return bar.scrollWidth - bar.clientWidth;
      """
    let row = Section {
      Row {
        Label("How long you stay, without the days of travel")
        SegmentedControl(["Day", "Week", "Month"])
      }
    }
    #expect(try await evaluateNarrow(script, row, as: Double.self) <= 0)
  }

  /// Rows, each in a look for what can be chosen and one for what can't.
  private static let actions: [Row] = [
    Row("a", subtitle: "b", action: .submit) { Label("c") }, Row("a", action: .follow("/")),
    Row(action: .submit) { Label("c") }, Row("a") { Label("c") },
  ]

  /// The same rows as what can't be chosen, and rows that lead where no link may.
  private static let disabledRows: [(usual: Row, disabled: Row)] =
    actions.map { ($0, $0.disabled()) } + [
      (Row("a", action: .follow("/")), Row("a", action: .follow("javascript:a"))),
      (
        Row(action: .follow("/")) { Label("c") }, Row(action: .follow("javascript:a")) { Label("c") }
      ),
    ]

  @Test("A disabled row looks like one, its background and lines as ever", arguments: disabledRows.indices)
  func disabled(index: Int) async throws {
    let (row, disabledRow) = Self.disabledRows[index]
    let script = """
      const row = document.querySelector('li') ?? document.body.firstElementChild;
      const shown = [...row.children].filter(element => element.textContent);
      return [row, ...shown].map(element => getComputedStyle(element).opacity < 1);
      """
    for isInSection in [true, false] {
      func faint(_ row: Row) async throws -> [Bool] {
        isInSection
          ? try await evaluateNarrow(script, Section { row }, as: [Bool].self)
          : try await evaluateNarrow(script, row, as: [Bool].self)
      }
      #expect(try await !faint(row).contains(true))
      let disabled = try await faint(disabledRow)
      #expect(disabled.first == false && disabled.count > 1 && !disabled.dropFirst().contains(false))
    }
  }

  @Test("Controls in a disabled row look as they are")
  func controlsOfDisabledRow() async throws {
    let script = """
      return [...document.querySelectorAll('li :is(input,button,a)')].map(element => {
        let opacity = 1;
        for (; element; element = element.parentElement) opacity *= getComputedStyle(element).opacity;
        return opacity;
      });
      """
    func looks(areDisabled: Bool) async throws -> [Double] {
      let section = Section {
        Row("a") { Switch(isOn: true) }.disabled(areDisabled)
        Row("a") { Button("b").disabled() }.disabled(areDisabled)
        Row("a") { Hyperlink("b", to: "/") }.disabled(areDisabled)
        Row("a") { TextField() }.disabled(areDisabled)
      }
      return try await evaluateNarrow(script, section, as: [Double].self)
    }
    #expect(try await looks(areDisabled: true) == looks(areDisabled: false))
  }

  @Test("A long title beside a link has half of the row")
  func longTitle() async throws {
    let script = """
      const [title, link] = ['li span', 'li a'].map(x => document.querySelector(x).getBoundingClientRect());
      return [title.height / 20, link.height / 20].map(Math.floor);
      """
    let section = Section {
      Row("A long title that is long enough to need more than one line") {
        Hyperlink("Change it now please", to: "/")
      }
    }
    let lines = try await evaluateNarrow(script, section, as: [Int].self)
    #expect(lines[0] <= 5, "\(lines)")
  }

  @Test("Labels of narrow fields beside each other keep their words")
  func narrowFields() async throws {
    let script = """
      return [...document.querySelectorAll('label')].map(label => label.scrollWidth <= label.clientWidth);
      """
    let fields = Stack(.horizontal) {
      NumberField("Day")
      NumberField("Month")
    }
    #expect(try await evaluateNarrow(script, fields, as: [Bool].self) == [true, true])
  }

  private static let segmentStyles: [SegmentedControlStyle] = [
    .system,
    .system.restyled {
      $0.contentInsets = .zero
      $0.background.border = BorderStyle(width: 1, color: .gray, cornerRadius: 6)
    },
  ]

  @Test(
    "Segments for which there is no room can be scrolled to, and none cuts the mark of the focus",
    arguments: segmentStyles)
  func segments(style: SegmentedControlStyle) async throws {
    let control = SegmentedControl(
      ["Donaudampfschifffahrt", "Kapitänsmützen", "Bestellstatus"], style: style)
    let script = """
      const [group, last] = ['fieldset', 'label:last-child'].map(x => document.querySelector(x));
      last.scrollIntoView();
      const [outer, inner] = [group, last].map(x => x.getBoundingClientRect());
      const input = last.querySelector('input');
      input.focus({focusVisible: true});
      const look = getComputedStyle(input);
      const mark = parseFloat(look.outlineWidth) + parseFloat(look.outlineOffset);
      return [inner.right <= outer.right + 1, outer.right <= 320, look.outlineStyle !== 'none' && mark <= 0];
      """
    #expect(try await evaluateNarrow(script, Stack { control }, as: [Bool].self) == [true, true, true])
  }

  @Test("The label of a bar stays on one line, and an image keeps its shape")
  func shapes() async throws {
    let script = """
      const [label, bar, image] = ['label,span', 'progress', 'img'].map(x => document.querySelector(x));
      const range = document.createRange();
      range.selectNodeContents(label);
      return [new Set([...range.getClientRects()].map(box => box.top)).size, image.offsetWidth, image.offsetHeight];
      """
    let page = Stack {
      ProgressBar("Yearly target of all of us", value: 0.62)
      ImageView(Image(url: Self.pixel), width: 600, height: 300)
    }
    #expect(try await evaluateNarrow(script, page, as: [Int].self) == [1, 320, 160])
  }
}
