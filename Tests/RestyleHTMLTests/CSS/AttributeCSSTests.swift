import Restyle
import RestyleHTML
import TestSupport
import Testing

struct AttributeCSSTests {
  @Test("Each attribute becomes exactly these declarations")
  func declarations() async throws {
    try await forEach(AttributeSample.all) { (sample: AttributeSample) in
      #expect(sample.style.cssDeclarations().text == sample.css)
      #expect(sample.style.attributes.map(\.name).contains(sample.attribute))
    }
  }

  @Test("Every standard attribute has a sample, and no sample is of another one")
  func everyAttribute() {
    #expect(Set(AttributeSample.all.map(\.attribute)).sorted() == TextAttributeKeySet.standard.names)
  }

  @Test("What is unset writes nothing")
  func unset() {
    #expect(TextStyle().cssDeclarations().isEmpty)
    #expect(TextStyle().cssDeclarations().text == "")
    // Setting and removing leaves nothing behind.
    for sample in AttributeSample.all {
      let names = Set(sample.style.attributes.map(\.name))
      let others = TextStyle(
        attributes: TextAttributes(sample.style.attributes.filter { !names.contains($0.name) }))
      #expect(others.cssDeclarations().isEmpty)
    }
  }

  @Test("Attributes of the program's own write nothing")
  func ownAttribute() {
    var style = TextStyle(color: .red)
    style.setAttribute("</style>", for: HostileKey())
    #expect(style.cssDeclarations().text == "color:#ff0000")
  }

  @Test("Underline and strike-through share one declaration, and the drawn one says how")
  func decoration() async throws {
    try await forEach([
      (TextLine?.some(.single), TextLine?.some(.single), "underline line-through solid"),
      (.single, TextLine.absent, "underline solid"),
      (TextLine.absent, .single, "line-through solid"),
      (TextLine.absent, TextLine.absent, "none"),
      (nil, TextLine.absent, "none"),
      (
        TextLine(pattern: .wavy, color: .red), TextLine(pattern: .double, color: .blue),
        "underline line-through wavy #ff0000"
      ),
      (.single, TextLine(pattern: .double, color: .blue), "underline line-through solid"),
      (TextLine.absent, TextLine(pattern: .double, color: .blue), "line-through double #0000ff"),
    ]) { (underline: TextLine?, strikethrough: TextLine?, css: String) in
      let style = TextStyle().restyled {
        $0.underline = underline
        $0.strikethrough = strikethrough
      }
      #expect(style.cssDeclarations().text == "text-decoration:" + css)
    }
  }

  @Test("No property is declared twice, whatever two samples are merged")
  func mergedSamples() {
    var repeating: [String] = []
    for first in AttributeSample.all {
      for second in AttributeSample.all.sampled(every: 4) {
        let text = first.style.merging(second.style).cssDeclarations().text
        let properties = text.utf8.split(separator: UInt8(ascii: ";")).map { declaration in
          Substring(declaration.prefix { $0 != UInt8(ascii: ":") })
        }
        if Set(properties).count != properties.count { repeating.append(text) }
      }
    }
    #expect(repeating.isEmpty)
  }

  @Test("Declarations are found by their property")
  func subscripts() {
    let declarations = TextStyle(font: .custom("a:b;c", size: 12), color: .red).cssDeclarations()
    #expect(declarations["font-family"] == "'a:b;c',system-ui,sans-serif")
    #expect(declarations["font-size"] == "12px")
    #expect(declarations["color"] == "#ff0000")
    #expect(declarations["background-color"] == nil)
    #expect(declarations[""] == nil)
    #expect(declarations.description == declarations.text)
  }

  @Test("Numbers come out in forms that CSS reads")
  func numbers() async throws {
    try await forEach([
      (1e21, "1e+21px"), (1e-7, "1e-07px"), (0.1 + 0.2, "0.30000000000000004px"), (-0.0, "0px"),
      (4_294_967_296, "4294967296.0px"), (2_147_483_647, "2147483647px"), (.infinity, ""), (.nan, ""),
    ]) { (number: Double, css: String) in
      let style = TextStyle().tracking(number)
      #expect(style.cssDeclarations().text == (css.isEmpty ? "" : "letter-spacing:" + css))
    }
  }
}
