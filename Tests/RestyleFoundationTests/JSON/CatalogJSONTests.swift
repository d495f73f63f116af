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
    catalog[BackgroundStyle.self] = [
      NamedStyle("card", BackgroundStyle(color: .white)), NamedStyle("card", .none),
    ]
    catalog[HeaderFooterStyle.self] = [NamedStyle("header", HeaderFooterStyle(text: TextStyle().bold))]
    catalog[TableViewFormStyle.self] = [NamedStyle("table", dynamic: .default)]
    return catalog
  }

  @Test("A catalog comes back as it was for some traits, every kind of it")
  func roundTrip() throws {
    for traits in [TraitCollection(), TraitCollection(horizontalSizeClass: .regular, displayScale: 3)] {
      let data = try json.data(of: catalog, for: traits)
      let back = try json.catalog(from: data)
      #expect(try json.data(of: back, for: TraitCollection()) == data)
      #expect(back.name == catalog.name)
      #expect(back[TextStyle.self].map(\.name) == catalog[TextStyle.self].map(\.name))
      #expect(back[TextStyle.self].map(\.style) == catalog[TextStyle.self].map(\.style))
      #expect(back[BackgroundStyle.self].map(\.style) == catalog[BackgroundStyle.self].map(\.style))
      #expect(
        back[SectionStyle.self].map(\.style) == catalog[SectionStyle.self].map { $0.style(from: traits) })
      #expect(
        back[TableViewFormStyle.self].map(\.style)
          == catalog[TableViewFormStyle.self].map { $0.style(from: traits) })
      #expect(back[FormStyle.self].map(\.style) == catalog[FormStyle.self].map { $0.style(from: traits) })
    }
  }

  @Test("The types of styles are called as they call themselves, and all can be read")
  func names() throws {
    let names = catalog.types.map { $0.pluralName }
    let object =
      try JSONSerialization.jsonObject(with: json.data(of: catalog, for: TraitCollection())) as? [String: Any]
    #expect(Set(object.map { Array($0.keys) } ?? []) == Set(names + ["name"]))
    for name in names {
      let error = #expect(throws: StyleJSONError.self) {
        try json.catalog(from: Data(#"{"name": "", "\#(name)": 1}"#.utf8))
      }
      #expect(error?.path == name)
    }
  }

  private struct CardStyle: Style, Codable, Equatable {
    var padding = 2.0
    static var pluralName: String { "cards" }
  }

  private struct SecretStyle: Style {}

  @Test("Styles of a program's own types are written, and read by who names the types")
  func ownTypes() throws {
    let catalog = StyleCatalog("Own") { NamedStyle("wide", CardStyle(padding: 9)) }
    let data = try json.data(of: catalog, for: TraitCollection())
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"cards":[{"name":"wide","style":{"padding":9}}],"name":"Own"}"#)
    let back = try StyleJSON(styleTypes: [CardStyle.self]).catalog(from: data)
    #expect(back[CardStyle.self, "wide"] == CardStyle(padding: 9))
    #expect(throws: StyleJSONError.self) { try json.catalog(from: data) }
    let error = #expect(throws: StyleJSONError.self) {
      try json.data(of: StyleCatalog("Own") { NamedStyle("secret", SecretStyle()) }, for: TraitCollection())
    }
    #expect(error?.path == "SecretStyle")
  }

  private struct OtherCardStyle: Style, Codable {
    static var pluralName: String { "cards" }
  }

  private struct NameStyle: Style, Codable {
    static var pluralName: String { "name" }
  }

  @Test("Two types of one name, or one called like the catalog's name, are no catalog that could be read")
  func sharedNames() throws {
    let card = NamedStyle("card", CardStyle())
    let catalogs = [
      StyleCatalog("Both") {
        card
        NamedStyle("other", OtherCardStyle())
      }, StyleCatalog("Name") { NamedStyle("name", NameStyle()) },
    ]
    for (catalog, path) in zip(catalogs, ["cards", "name"]) {
      let error = #expect(throws: StyleJSONError.self) {
        try json.data(of: catalog, for: TraitCollection())
      }
      #expect(error?.path == path)
      #expect(error?.problem.contains("pluralName") == true, "\(error?.problem ?? "")")
    }
  }

  private struct Accent: DefaultStylingKey { static let defaultValue = Color.red }

  @Test("Colours of keys follow themes in what is read, and are the same for who knows the values")
  func namedValues() throws {
    let style = BackgroundStyle(color: .named(Accent()))
    let catalog = StyleCatalog("House") { NamedStyle("card", style) }
    let data = try json.data(of: catalog, for: TraitCollection())
    let values = DesignValues("House", colors: [NamedValue(Accent())])
    let theme = DefaultStyling.system.restyled { $0[Accent()] = .green }
    for (json, isSame) in [(json, false), (StyleJSON(values: values), true)] {
      let read = try #require(try json.catalog(from: data)[BackgroundStyle.self, "card"])
      #expect((read == style) == isSame)
      #expect(read.looksEqual(to: style, in: TraitCollection()))
      DefaultStyling.withDefaults(theme) {
        #expect(read.color.looksEqual(to: .green, in: TraitCollection()))
      }
    }
  }

  @Test("Styles of types without a slot in the defaults come back too")
  func typesWithoutSlots() throws {
    let catalog = StyleCatalog("Boxes") {
      NamedStyle("border", BorderStyle(width: 2, color: .red))
      NamedStyle("line", SeparatorStyle(width: 1, color: .red))
      NamedStyle("shadow", ShadowStyle(color: .black, y: 1))
      NamedStyle("row", SegmentBackgroundStyle(style: .systemInsetted, position: .top))
    }
    let data = try json.data(of: catalog, for: TraitCollection())
    #expect(try json.data(of: json.catalog(from: data), for: TraitCollection()) == data)
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
        #"no type of styles is called "textstyles": there are "#
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
    let error = #expect(throws: StyleJSONError.self) {
      try json.catalog(from: Data(#"{"name": "A", "textstyles": []}"#.utf8))
    }
    #expect(
      error?.problem.hasSuffix("; add one of your own to `StyleJSON(styleTypes:)`; did you mean textStyles?")
        == true)
  }
}
