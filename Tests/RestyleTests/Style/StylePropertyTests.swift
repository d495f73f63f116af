import Restyle
import RestyleTesting
import TestSupport
import Testing

/// A type that lists its properties, with samples that vary each stored one.
private typealias ListedSample = PropertyCoded & Sampled

@Suite struct StylePropertyTests {
  /// Those of the types of values that list their properties.
  private static let types = sampledTypes.compactMap { $0 as? any ListedSample.Type }

  /// Those whose storage isn't named like their properties: numbers share vectors, and rare properties objects.
  private static let packed: [any ListedSample.Type] = [
    CornerRadii.self, EdgeInsets.self, Font.self, HeaderFooterStyle.self, SectionStyle.self,
    SectionStyle.Background.self,
  ]

  /// All types in styles, found from those of the defaults on.
  @Test func `Each style in the defaults, and each style in one of them, is checked here`() {
    var waiting: [any Any.Type] = StyleCatalog("System", defaults: .system).types
    var found: [any PropertyCoded.Type] = []
    while let type = waiting.popLast() {
      if let holder = type as? any Holder.Type { waiting.append(holder.held) }
      guard let type = type as? any PropertyCoded.Type, !found.contains(where: { $0 == type }) else {
        continue
      }
      found.append(type)
      waiting += type.valueTypes
    }
    for type in found { #expect(Self.types.contains { $0 == type }, "\(type)") }
    #expect(found.count > 25)
  }

  @Test(arguments: types)
  fileprivate func `Setting all that a type lists is setting all that it stores`(type: any ListedSample.Type)
  {
    func check<Value: ListedSample>(_ type: Value.Type) {
      for sample in Value.samples {
        var copy = Value.properties.blank
        for property in Value.properties.all { property.typed.copy(from: sample, to: &copy) }
        #expect(copy == sample)
      }
    }
    check(type)
  }

  @Test(arguments: types.filter { type in !packed.contains { $0 == type } })
  fileprivate func `A type lists all that it stores, under the names that it has in Swift`(
    type: any ListedSample.Type
  ) {
    func check<Value: ListedSample>(_ type: Value.Type) {
      #expect(
        Set(Value.properties.all.map { $0.group ?? $0.name }).sorted()
          == storedNames(of: Value.properties.blank))
    }
    check(type)
  }

  @Test(arguments: types)
  fileprivate func `What changes texts reaches each text of a style`(type: any ListedSample.Type) {
    func texts<Value: ListedSample>(of type: Value.Type) -> [TextStyle] {
      guard var style = Value.properties.blank as? any Style & PropertyCoded else { return [] }
      style.restyleTexts { $0.fontSize = 77 }
      return texts(in: style)
    }
    func texts<Value: PropertyCoded>(in style: Value) -> [TextStyle] {
      Value.properties.all.compactMap { $0.typed.value(in: style) as? TextStyle }
    }
    #expect(texts(of: type).allSatisfy { $0.fontSize == 77 })
  }

  @Test func `Texts of states, headers and footers are texts of the whole`() {
    var button = ButtonStyle(normal: ButtonStateStyle(text: TextStyle(color: .red)))
    button.restyleTexts { $0.fontSize = 77 }
    #expect(button.style(for: .normal)?.text.fontSize == 77)

    var section = TableViewFormStyle()
    section.restyleTexts { $0.fontSize = 77 }
    #expect(section.section.header.text.fontSize == 77)
    #expect(section.section.footer.text.fontSize == 77)
  }
}

extension TypedProperty {
  fileprivate func value(in root: Root) -> Value { root[keyPath: path] }

  fileprivate func copy(from root: Root, to other: inout Root) { other[keyPath: path] = root[keyPath: path] }
}

extension PropertyCoded {
  fileprivate static var valueTypes: [any Any.Type] {
    func valueType<Property: TypedProperty>(_ property: Property) -> any Any.Type { Property.Value.self }
    return properties.all.map { valueType($0.typed) }
  }
}

/// A type that holds values of another.
private protocol Holder {
  static var held: any Any.Type { get }
}

extension Optional: Holder { fileprivate static var held: any Any.Type { Wrapped.self } }
extension Array: Holder { fileprivate static var held: any Any.Type { Element.self } }
extension StateStyles: Holder { fileprivate static var held: any Any.Type { Style.self } }
extension BarMetricsStyles: Holder { fileprivate static var held: any Any.Type { Style.self } }
extension InsettedStyle: Holder { fileprivate static var held: any Any.Type { Style.self } }
