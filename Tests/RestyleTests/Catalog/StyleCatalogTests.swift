import Foundation
import Restyle
import TestSupport
import Testing

@Suite struct StyleCatalogTests {
  /// A style of a user's own.
  private struct Frame: Style, Equatable { var width = 2.0 }

  @Test func aStyleIsEvaluatedAtEachRead() {
    let count = Counter()
    let named = NamedStyle("growing", TextStyle(font: Font(size: Double(count.add()))))
    let catalog = StyleCatalog("Test") {
      named
      NamedStyle("still", TextStyle())
    }
    #expect(catalog[TextStyle.self].map(\.name) == ["growing", "still"])
    #expect(catalog[TextStyle.self, "still"] == TextStyle())
    #expect(catalog[TextStyle.self, "missing"] == nil)
    #expect(count.count == 0)
    #expect(catalog[TextStyle.self, "growing"]?.fontSize == 1)
    #expect(named.style.fontSize == 2)
    #expect(catalog[TextStyle.self].map(\.style.fontSize) == [3, nil])
    #expect(count.count == 3)
  }

  @Test func theFirstOfSeveralStylesOfOneNameIsFound() {
    let catalog = StyleCatalog("Twice") {
      NamedStyle("a", TextStyle(color: .red))
      NamedStyle("a", TextStyle(color: .blue))
      NamedStyle("a", ButtonStyle.system)
    }
    #expect(catalog[TextStyle.self, "a"]?.color == .red)
    #expect(catalog[TextStyle.self].count == 2)
    #expect(catalog[ButtonStyle.self, "a"] == .system)
  }

  @Test func aCatalogIsAValue() {
    let catalog = StyleCatalog("One")
    var other = catalog
    other.name = "Other"
    other[TextStyle.self].append(NamedStyle("a", TextStyle()))
    #expect(catalog.name == "One")
    #expect(catalog[TextStyle.self].isEmpty && catalog.types.isEmpty)
    #expect(other[TextStyle.self].count == 1)
    other[TextStyle.self] = []
    #expect(other.types.isEmpty)
  }

  @Test("Types of users' own stand beside Restyle's, in the order in which the types came")
  func ownTypes() {
    let isCompact = true
    let catalog = StyleCatalog("Own") {
      NamedStyle("frame", Frame())
      NamedStyle("title", TextStyle())
      for width in [3.0, 4] { NamedStyle("frame\(width)", Frame(width: width)) }
      if isCompact {
        NamedStyle("compact", Frame(width: 1))
      } else {
        NamedStyle("regular", ButtonStyle.system)
      }
      StyleCatalog("Inner") { NamedStyle("inner", TextStyle(color: .red)) }.styles
    }
    #expect(catalog.types.map { $0.pluralName } == ["Frame", "textStyles"])
    #expect(catalog[Frame.self].map(\.style.width) == [2, 3, 4, 1])
    #expect(catalog[TextStyle.self].map(\.name) == ["title", "inner"])
    #expect(catalog[ButtonStyle.self].isEmpty)
  }

  @Test("Setting a type's styles leaves the order of the types")
  func order() {
    var catalog = StyleCatalog("System", defaults: .system)
    let names = catalog.types.map { $0.pluralName }
    catalog[ButtonStyle.self] = [NamedStyle("only", .system)]
    catalog[FieldStyle.self].append(NamedStyle("other", .system))
    #expect(catalog.types.map { $0.pluralName } == names)
    #expect(catalog[ButtonStyle.self].map(\.name) == ["only"])
    #expect(catalog[FieldStyle.self].map(\.name) == ["field", "other"])
  }

  @Test("Every slot of the defaults is in a catalog of them, under its name and with its style")
  func slots() throws {
    let catalog = StyleCatalog("System", defaults: .system)
    // The labels of what the slots are stored as, but for those of users' own and of dynamic styles.
    let parts = try #require(Mirror(reflecting: DefaultStyling()).descendant("box", 0, "parts"))
    let labels = Mirror(reflecting: parts).children.compactMap(\.label)
    func names<S: Style>(_ type: S.Type) -> [String] { catalog[type].map(\.name) }
    let listed = catalog.types.flatMap { names($0) }
    #expect(Set(labels).subtracting(listed) == ["custom", "dynamicStyles", "varies"])
    #expect(listed.count == Set(listed).count && Set(listed).isSubset(of: labels))
    #expect(catalog[TextStyle.self, "detailText"] == .systemDetail)
    #expect(catalog[SliderStyle.self, "slider"] == .system)
  }

  @Test("Names of types differ")
  func typeNames() {
    let names = StyleCatalog.codableTypes.map { $0.pluralName }.sorted()
    #expect(zip(names, names.dropFirst()).filter { $0 == $1 }.map(\.0) == [])
  }

  @Test("A name in a document leads to each type of style")
  func codableTypes() {
    // Those of generic types have no names.
    let types = sampledTypes.compactMap { $0 as? any (Style & Codable).Type }
      .filter { !"\($0)".contains("<") }
    for type in types {
      #expect(StyleCatalog.codableTypes.contains { $0 == type }, "\(type)")
    }
    #expect(types.count > 25)
  }
}
