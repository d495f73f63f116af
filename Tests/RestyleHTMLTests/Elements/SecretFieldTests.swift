import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Secrets in fields, as HTML")
struct SecretFieldTests {
  private static let secret = "19830719"

  /// A field of each kind that people type into or choose from, with the secret in it.
  private static func fields(_ style: FieldStyle) throws -> [any FieldControl] {
    let day = try CalendarDate(year: 1983, month: 7, day: 19)
    return [
      TextField("a", text: secret, style: style), TextArea("a", text: secret, style: style),
      NumberField("a", value: 19_830_719, style: style),
      DateField("a", value: DateField.Value(date: day), style: style),
    ]
  }

  private func render(_ element: some Element) throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(element)
    return page
  }

  private func showsSecret(_ html: String) -> Bool { html.replacing("-", with: "").contains(Self.secret) }

  @Test("What is secret isn't on a page, in whichever field it is, and a report says so", arguments: 0..<4)
  func values(kind: Int) throws {
    for isSecret in [true, false] {
      let page = try render(Self.fields(isSecret ? .system.password : .system)[kind])
      #expect(showsSecret(page.html) != isSecret, "\(page.html)")
      #expect(page.problems.contains { $0.loss.kind == "secretValue" } == isSecret)
      #expect(!page.problems.contains { showsSecret("\($0)") })
    }
  }

  /// A field of each kind with nothing in it.
  private static func emptyFields(_ style: FieldStyle) -> [any FieldControl] {
    [
      TextField("a", style: style), TextArea("a", style: style), NumberField("a", style: style),
      DateField("a", style: style),
    ]
  }

  @Test("A form that submits secrets in an address is reported, whatever is in the field", arguments: 0..<4)
  func addresses(kind: Int) throws {
    for (style, isSecret) in [(FieldStyle.system.password, true), (.system, false)] {
      for field in try [Self.fields(style)[kind], Self.emptyFields(style)[kind]] {
        for (method, isInAddress) in [(Form.Submission.Method.get, true), (.post, false)] {
          for (name, isDisabled) in [("pin", false), ("pin", true), (nil, false)] {
            var submitted = field
            submitted.name = name
            if isDisabled { submitted.state.insert(.disabled) }
            let control = submitted
            let form = Form(submission: Form.Submission(to: "/", method: method)) { control }
            let kinds = try render(form).problems.map(\.loss.kind)
            let isReported = isSecret && isInAddress && name != nil && !isDisabled
            #expect(kinds.contains("secretInAddress") == isReported, "\(kinds)")
          }
        }
        #expect(try !render(field).problems.map(\.loss.kind).contains("secretInAddress"))
      }
    }
  }

  @Test("Nothing is reported for secrets that nobody typed yet")
  func empty() throws {
    let style = FieldStyle.system.password
    for field in [TextField(style: style), TextArea(style: style), NumberField(style: style)] as [any Element]
    {
      #expect(try render(field).problems == [])
    }
  }

  @Test("A page that is rendered again has no secret either")
  func live() throws {
    var page = try LivePage(TextField(text: Self.secret, style: .system.password))
    #expect(!showsSecret(page.html))
    let update = try page.update(in: ElementContext(defaults: .system))
    #expect(!showsSecret(update.html ?? "") && !showsSecret(page.html))
  }

  @Test(
    "What browsers fill in decides as the style does",
    arguments: [
      (Autocomplete.newPassword, true), (.currentPassword, true), (.oneTimeCode, true), (.cardCode, true),
      (.cardCode.of(.billing), true), (.cardNumber, false), (.username, false), (.off, false),
    ])
  func autocomplete(_ autocomplete: Autocomplete, isSecret: Bool) throws {
    #expect(TextField().autocomplete(autocomplete).isSecret == isSecret)
    let fields: [any Element] = [
      TextField(text: Self.secret).autocomplete(autocomplete),
      TextArea(text: Self.secret).autocomplete(autocomplete),
      NumberField(value: 19_830_719).autocomplete(autocomplete),
    ]
    for field in fields {
      let html = try render(field).html
      #expect(showsSecret(html) != isSecret, "\(html)")
    }
  }

  @Test("A secret choice isn't chosen on a page")
  func choice() throws {
    for isSecret in [true, false] {
      let style: FieldStyle = isSecret ? .system.password : .system
      let page = try render(Picker([Choice("a"), Choice("b")], selectedIndex: 1, style: style))
      #expect(page.html.contains("value=\"1\" selected") != isSecret, "\(page.html)")
      #expect(page.problems.contains { $0.loss.kind == "visibleSecret" } == isSecret)
    }
  }

  @Test("Browsers hide a secret number while it is typed")
  func number() throws {
    let style = FieldStyle.system.password
    let whole = try render(NumberField(style: style))
    #expect(whole.html.contains("type=\"password\"") && whole.html.contains(" inputmode=\"numeric\""))
    #expect(whole.html.contains(" pattern=\"-?[0-9]*\""))
    let bounded = try render(NumberField(range: 0...1, step: 0.1, style: style))
    #expect(bounded.html.contains(" inputmode=\"decimal\"") && !bounded.html.contains(" pattern"))
    #expect(
      bounded.problems.map(\.loss) == [.property("minimum"), .property("maximum"), .property("step")])
  }

  @Test("Browsers hide a secret text of several lines while it is typed, and show its placeholder")
  func area() throws {
    let css = try render(TextArea(placeholder: "Key", style: .system.password)).styleSheet.css
    #expect(
      css.contains("-webkit-text-security:disc") && css.contains("-webkit-text-security:none"), "\(css)")
    #expect(try !render(TextArea(style: .system)).styleSheet.css.contains("-webkit-text-security"))
  }
}
