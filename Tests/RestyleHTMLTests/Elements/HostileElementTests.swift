import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

/// A screen with a text in every place of every element.
private struct TextEverywhere: Element {
  var text: String
  /// What tells the identifiers of screens apart.
  var number = 0

  var body: some Element {
    let named = Accessibility(
      label: DisplayText(text), hint: DisplayText(text), identifier: "\(text)-\(number)", headingLevel: nil)
    return Form(submission: Form.Submission(to: "/")) {
      Section(header: text, footer: text) {
        Row(text, subtitle: text) { Switch(text, name: text, value: text).with { $0.accessibility = named } }
        Row(text, action: .perform(text)).with { $0.accessibility = named }
      }
      .with { $0.accessibility = named }
      Label(text).with { $0.accessibility = named }
      Label(text).heading(2).accessibilityLabel(text)
      TitleSubtitle(text, subtitle: text).with { $0.accessibility = named }
      Button(text, action: .submit(name: text, value: text)).with { $0.accessibility = named }
      Button(text, action: .perform(text))
      TextField(text, text: text, placeholder: text, name: text).with { $0.accessibility = named }
      SegmentedControl([SegmentedControl.Segment(text, value: text)], selectedIndex: 0, name: text)
        .with { $0.accessibility = named }
      ImageView(Image(url: "a.png")).with { $0.accessibility = named }
      Separator().with { $0.accessibility = named }
      Spacer().with { $0.accessibility = named }
      Stack { Label(text) }.with { $0.accessibility = named }
      fields(named)
    }
    .with { $0.accessibility = named }
  }

  @ElementBuilder
  private func fields(_ named: Accessibility) -> ElementContent {
    FormField(text, help: text, error: text) {
      NumberField(name: text).with { $0.accessibility = named }
    }
    .with { $0.accessibility = named }
    FormField(text, help: text) { RadioGroup([Choice(text, value: text)], selectedIndex: 0, name: text) }
    Picker(text, groups: [.init(text, [Choice(text, value: text)])], placeholder: text, name: text)
      .with { $0.accessibility = named }
    Checkbox(text, name: text, value: text).with { $0.accessibility = named }
    TextField(text, name: text).pattern(text)
    TextArea(text, placeholder: text, name: text)
    DateField(text, name: text)
    FileField(text, name: text)
    ProgressBar(text, value: 0.5).with { $0.accessibility = named }
    Hyperlink(text, to: "/").with { $0.accessibility = named }
    List([DisplayText(text)]).with { $0.accessibility = named }
    Table(
      text, columns: [Table.Column(text), Table.Column(text, alignment: .trailing)],
      rows: [[DisplayText(text), DisplayText(text)]], hasRowHeaders: true
    )
    .with { $0.accessibility = named }
    Table(text, columns: [Table.Column(text)], hasRowHeaders: true) {
      Table.Row {
        text
        Label(text)
        TextField(name: text)
      }
    }
    .with { $0.accessibility = named }
    Slider(text, value: 0.5, name: text).with { $0.accessibility = named }
    DescriptionList { DescriptionList.Item(text, text) }.id("\(text)-\(number)")
    Disclosure(text, group: text) { Label(text) }.with { $0.accessibility = named }
    Disclosure(text) { Label(text) }.disabled()
  }
}

@Suite("Hostile texts in elements")
struct HostileElementTests {
  private static let texts = HostileText.all.filter { !$0.isEmpty }.sampled(every: 8)

  /// The defaults, but that those of headers change letters.
  private static let defaults = DefaultStyling.system.restyled {
    $0.sectionGrouped = $0.sectionGrouped.restyled { $0.header.text.removeAttribute(for: .textCase) }
  }

  /// The forms of screens with a text each.
  private static func forms(_ texts: [String]) throws -> [MarkupNode] {
    var renderer = HTMLRenderer()
    let screens = Stack {
      for (number, text) in texts.enumerated() { TextEverywhere(text: text, number: number) }
    }
    try DefaultStyling.withDefaults(defaults) { try renderer.append(screens) }
    let nodes = try MarkupReader.nodes(in: renderer.html, .interfaces)
    guard nodes.count == 1, case .element(_, _, let forms) = nodes[0] else { return nodes }
    return forms
  }

  /// The elements and the names of their attributes.
  private static func shape(_ nodes: [MarkupNode]) -> [String] {
    nodes.flatMap(\.elements).map { "\($0.name) \($0.attributes.keys.sorted())" }
  }

  @Test("In every place of every element, text stays text")
  func everywhere() throws {
    let forms = try Self.forms(Self.texts)
    let harmlessForms = try Self.forms(Self.texts.map { _ in "harmless" })
    try #require(forms.count == Self.texts.count && harmlessForms.count == Self.texts.count)
    for (number, (text, (hostile, harmless))) in zip(Self.texts, zip(forms, harmlessForms)).enumerated() {
      let expected = ExpectedText.replacingControls(in: text)
      let content = ExpectedText.content(of: text)
      #expect(Self.shape([hostile]) == Self.shape([harmless]))
      // Told of one by one only where they differ: there are some hundred of each.
      for (element, known) in zip(hostile.elements, harmless.elements) {
        for (name, value) in element.attributes {
          let wanted =
            switch known.attributes[name] {
            case "harmless": expected
            case "harmless-\(number)": ExpectedText.replacingControls(in: "\(text)-\(number)".spacesAsHyphens)
            case let other: other ?? ""
            }
          if !value.unicodeScalars.elementsEqual(wanted.unicodeScalars) {
            Issue.record("\(name): \(value)")
          }
        }
      }
      let written = hostile.texts
      // Nothing is left of what only closes directions.
      #expect(ExpectedText.removingDirections(in: content).isEmpty || written.count == harmless.texts.count)
      for written in written {
        // What holds no elements has its line breaks as they are.
        let plain = [written, ExpectedText.content(of: written)].map(ExpectedText.removingDirections)
        let wanted = [expected, content].map(ExpectedText.removingDirections)
        if !zip(plain, wanted).contains(where: { $0.unicodeScalars.elementsEqual($1.unicodeScalars) })
          || !ExpectedText.isBalanced(written)
        {
          Issue.record("\(written)")
        }
      }
    }
  }

  @Test("Unsafe addresses are left out of every place, and told of")
  func dropped() async throws {
    try await forEach(HostileLink.dropped) { (address: String) throws in
      var renderer = HTMLRenderer()
      try renderer.append(addresses(address))
      let attributes = try MarkupReader.nodes(in: renderer.html, .interfaces).flatMap(\.elements).map(
        \.attributes)
      #expect(attributes.allSatisfy { $0["href"] == nil && $0["action"] == nil })
      // Images may hold their bytes.
      #expect(attributes.allSatisfy { ($0["src"] ?? "data:image/").lowercased().hasPrefix("data:image/") })
      #expect(!renderer.problems.isEmpty)
    }
  }

  @Test("Safe addresses are kept in every place")
  func kept() async throws {
    try await forEach(HostileLink.kept) { (address: String) throws in
      var renderer = HTMLRenderer()
      try renderer.append(addresses(address))
      let attributes = try MarkupReader.nodes(in: renderer.html, .interfaces).flatMap(\.elements).map(
        \.attributes)
      #expect(attributes.compactMap { $0["href"] }.count == 3)
      // That of the page itself is said by saying none: HTML has no empty `action`.
      #expect(attributes.compactMap { $0["action"] }.count == (address.isEmpty ? 0 : 1))
    }
  }

  private func addresses(_ address: String) -> some Element {
    Form(submission: Form.Submission(to: Link(address))) {
      Button("a", image: Image(url: address), action: .follow(Link(address)))
      Row("a", action: .follow(Link(address)))
      Hyperlink("a", to: Link(address))
      ImageView(Image(url: address))
    }
  }

  @Test(
    "A browser shows all of them, and runs none",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func browser() async throws {
    var renderer = HTMLRenderer()
    var count = 0
    for text in Self.texts {
      try renderer.append(TextEverywhere(text: text, number: count))
      count += 1
    }
    let script = """
      const ids = [...document.querySelectorAll('[id]')].map(element => element.id)
      const isMissing = label => document.getElementById(label.htmlFor)?.labels == null
      return [String(window.hacked), document.querySelectorAll('form').length,
        document.querySelectorAll('script, iframe, svg, math, style:not(:first-of-type)').length,
        ids.length - new Set(ids).size,
        [...document.querySelectorAll('label[for]')].filter(isMissing).length].join(' ');
      """
    let page = "<!doctype html><meta charset=utf-8><style>\(renderer.styleSheet.css)</style>\(renderer.html)"
    let answer = try await Browser.required().evaluate(script, in: page, as: String.self)
    #expect(answer == "undefined \(count) 0 0 0")
  }
}

extension MarkupNode {
  /// The texts in it, each apart.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .element(_, _, let nodes): nodes.flatMap(\.texts)
    }
  }
}
