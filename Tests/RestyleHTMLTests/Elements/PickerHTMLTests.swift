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
}
