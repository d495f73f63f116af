import Restyle
import RestyleElements
import RestyleHTML
import Testing

// HTML Standard, sections 4.10.7 and 4.10.10.
@Suite("Pickers that are valid HTML")
struct PickerHTMLTests {
  @Test("What is required begins with an option that is none, and no option is without a text")
  func options() throws {
    for selected in [nil, 1] as [Int?] {
      for placeholder in [nil, "", "Choose"] as [String?] {
        for isRequired in [true, false] {
          var picker = Picker([Choice("a"), Choice("")], selectedIndex: selected, placeholder: placeholder)
          if isRequired { picker.state.insert(.required) }
          var page = HTMLRenderer()
          try page.append(picker)
          let html = page.html
          let first = try #require(html.firstMatch(of: /<select[^>]*>(<option[^>]*>)/)).1
          if isRequired || selected == nil { #expect(first.contains("value=\"\""), "\(html)") }
          #expect(!html.contains("></option>"), "\(html)")
        }
      }
    }
  }
  @Test(
    "A text of white space alone is a space that browsers keep",
    arguments: [("", "\u{A0}"), (" \t\n\u{C}\r", "\u{A0}"), ("\u{B}", "\u{FFFD}"), ("\u{2003}", "\u{2003}")])
  func blankOptions(text: String, written: String) throws {
    var page = HTMLRenderer()
    try page.append(Picker([Choice(DisplayText(text))], selectedIndex: 0))
    #expect(page.html.contains(">\(written)</option>"), "\(page.html)")
  }
}
