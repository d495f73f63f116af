import Foundation
import Restyle
import RestyleFoundation
import TestSupport
import Testing

@Suite("Catalogs as JSON")
struct CatalogJSONTests {
  private let json = StyleJSON()

  /// A catalog with a style of every kind.
  private var catalog: StyleCatalog {
    var catalog = StyleCatalog("House \"style\"", defaults: .system)
    catalog.backgrounds = [NamedStyle("card", BackgroundStyle(color: .white)), NamedStyle("card", .none)]
    catalog.headerFooters = [NamedStyle("header", HeaderFooterStyle(text: TextStyle().bold))]
    catalog.tables = [NamedStyle("table", dynamic: .default)]
    return catalog
  }

  @Test("A catalog comes back as it was for some traits, every kind of it")
  func roundTrip() throws {
    for traits in [TraitCollection(), TraitCollection(horizontalSizeClass: .regular, displayScale: 3)] {
      let data = try json.data(of: catalog, for: traits)
      let back = try json.catalog(from: data)
      #expect(try json.data(of: back, for: TraitCollection()) == data)
      #expect(back.name == catalog.name)
      #expect(back.textStyles.map(\.name) == catalog.textStyles.map(\.name))
      #expect(back.textStyles.map(\.style) == catalog.textStyles.map(\.style))
      #expect(back.backgrounds.map(\.style) == catalog.backgrounds.map(\.style))
      #expect(back.sections.map(\.style) == catalog.sections.map { $0.style(from: traits) })
      #expect(back.tables.map(\.style) == catalog.tables.map { $0.style(from: traits) })
      #expect(back.forms.map(\.style) == catalog.forms.map { $0.style(from: traits) })
    }
  }

  @Test("The kinds are called like the catalog's properties, in their order")
  func names() throws {
    let labels = Mirror(reflecting: catalog).children.compactMap(\.label)
    let object =
      try JSONSerialization.jsonObject(with: json.data(of: catalog, for: TraitCollection())) as? [String: Any]
    #expect(Set(object.map { Array($0.keys) } ?? []) == Set(labels))
    for label in labels.dropFirst() {
      let error = #expect(throws: StyleJSONError.self) {
        try json.catalog(from: Data(#"{"name": "", "\#(label)": 1}"#.utf8))
      }
      #expect(error?.path == label)
    }
  }

  @Test("A catalog without styles has a name only")
  func empty() throws {
    let data = try json.data(of: StyleCatalog("None"), for: TraitCollection())
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"None"}"#)
    #expect(try json.catalog(from: data).name == "None")
  }

  @Test("What is wrong is told with its path")
  func wrong() async throws {
    try await forEach([
      (#"{}"#, "", "the member \"name\" is missing"),
      (
        #"{"name": "A", "textstyles": []}"#, "textstyles",
        "no member here has that name: there are "
      ),
      (#"{"name": "A", "textStyles": [{"name": "a"}]}"#, "textStyles[0]", "the member \"style\" is missing"),
      (
        #"{"name": "A", "textStyles": [{"name": "a", "style": {}}, {"name": "b", "style": {"kern": "x"}}]}"#,
        "textStyles[1].style.kern", "a string where a number belongs"
      ),
      (
        #"{"name": "A", "textStyles": [{"name": "a", "style": {}, "x": 1}]}"#, "textStyles[0].x",
        "no member here has that name: there are "
      ),
    ]) { (text: String, path: String, problem: String) in
      let error = #expect(throws: StyleJSONError.self) { try json.catalog(from: Data(text.utf8)) }
      #expect(error?.path == path)
      #expect(error?.problem.hasPrefix(problem) == true, "\(error?.problem ?? "")")
    }
  }
}
