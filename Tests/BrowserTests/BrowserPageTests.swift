import BrowserSupport
import Foundation
import Testing

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct BrowserPageTests {
  private let form = """
    <!doctype html><title>Order</title><h2>Drink</h2><form method=get>
    <label>Name <input name=name required aria-description="As on the cup" value=Ada></label>
    <label><input type=checkbox name=milk checked>Milk</label>
    <button type=button disabled>Wait</button><button type=button aria-pressed=true>Hot</button>
    <div aria-hidden=true><p>Not told</p></div><input aria-label=Size aria-invalid=true>
    <button>Order</button></form><script>document.title = 'Changed'</script>
    """

  @Test("The accessibility tree holds what people are told, in the order in which it is read")
  func accessibilityTree() async throws {
    let tree = try await Browser.required().open(form) { try $0.accessibilityTree() }
    #expect(tree.name == "Changed")
    #expect(
      tree.exposed.map(\.debugDescription) == [
        #"heading 2 "Drink""#, "form", #"StaticText "Name ""#, #"textbox "Name" = "Ada" required"#,
        #"checkbox "Milk" checked"#, #"button "Wait" disabled"#,
        #"button "Hot" pressed"#, #"textbox "Size" invalid"#, #"button "Order""#,
      ])
    let name = try #require(tree.first("textbox", "Name"))
    #expect(name.value == "Ada" && name.description == "As on the cup")
    #expect(name.states == [.required, .focusable])
    #expect(!tree.exposed.contains { $0.name == "Not told" })
  }

  @Test("Keys do what they do for people")
  func keyboard() async throws {
    try await Browser.required().open(form) { page in
      #expect(try page.focusedNode() == nil)
      var names: [String?] = []
      for _ in 0..<3 {
        try page.press(.tab)
        names.append(try page.focusedNode()?.name)
      }
      #expect(names == ["Name", "Milk", "Hot"])
      try page.press(.tab, withShift: true)
      try page.press(.space)
      #expect(try page.focusedNode()?.states == [.unchecked, .focusable, .focused])
    }
  }

  @Test("A page without its scripts can be used and asked", arguments: [true, false])
  func scripts(runsScripts: Bool) async throws {
    var options = Browser.Options()
    options.runsScripts = runsScripts
    try await Browser.required().open(form, options: options) { page in
      #expect(try page.evaluate("return document.title") == (runsScripts ? "Changed" : "Order"))
      try page.press(.tab)
      try page.type("Grace & Ada")
      try page.press(.enter)
      #expect(try page.nextAddress().query() == "name=Grace+%26+Ada&milk=on")
    }
  }
}
