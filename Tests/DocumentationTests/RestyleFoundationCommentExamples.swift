// The examples in the comments of RestyleFoundation, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleElements
import RestyleFoundation
import RestyleRendering
import Testing

@Suite("What the comments of RestyleFoundation show")
struct RestyleFoundationCommentExamples {
  @Test("TextStyleAttribute")
  func attribute() {
    var text = AttributedString("Terms")
    text.restyle.kern = 1.5
    text.restyle.color = .red

    #expect(StyledString(text) == StyledString("Terms", style: TextStyle().tracking(1.5).colored(.red)))
  }

  @Test("RestyleAttributes")
  func scope() {
    var text = AttributedString("Terms")
    text.restyle.fontSize = 17
    let values = descriptions {
      text.restyle.fontSize  // 17
    }

    #expect(values.count == 1)
  }

  @Test("AttributeContainer")
  func container() {
    var text = AttributedString("Terms")
    text.mergeAttributes(AttributeContainer(TextStyle().underlined))

    #expect(text.restyle.underline == .single)
  }

  @Test("withoutTextStyle")
  func beside() {
    let values = descriptions {
      var part = AttributeContainer(TextStyle().bold)
      part.byteCount = .value
      part.withoutTextStyle == AttributeContainer().byteCount(.value)  // true
    }

    #expect(values.last == "true")
  }

  @Test("AttributedString")
  func attributed() {
    let values = descriptions {
      let text = StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined)
      let attributed = AttributedString(text)
      StyledString(attributed) == text  // true
    }

    #expect(values.count == 1)
  }

  @Test("NativeTextValues")
  func values() {
    struct NamedFonts: NativeTextValues {
      let traits = TraitCollection(preferredContentSizeCategory: .extraLarge)

      func font(for style: TextStyle) -> NSObject? {
        NSString(string: "\(style.fontSize ?? Font.defaultSize) pt")
      }
    }
    let attributes = TextStyle.preferred(for: .body).nativeAttributes(with: NamedFonts())

    #expect(attributes[NSAttributedString.Key("NSFont")] == NSString(string: "19.0 pt"))
  }

  @Test("nativeAttributes")
  func native() {
    let values = descriptions {
      let attributes = TextStyle().tracking(1.5).underlined.nativeAttributes(with: FoundationTextValues())
      attributes[NSAttributedString.Key("NSKern")]  // 1.5
      attributes[NSAttributedString.Key("NSUnderline")]  // 1
    }

    #expect(values.count == 2)
  }

  @Test("NSAttributedString")
  func shown() {
    let values = descriptions {
      let text = ShownText(
        StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined.uppercased))
      let shown = NSAttributedString(text, with: FoundationTextValues())
      shown.string  // "Read the TERMS"
    }

    #expect(values.count == 1)
  }

  @Test("What isn't shown")
  func nativeLosses() {
    let values = descriptions {
      let text = ShownText(StyledString("teh", style: TextStyle().underlined(TextLine(pattern: .wavy))))
      text.nativeLosses(with: FoundationTextValues())  // [.linePattern(.wavy)]
      text.nativeLosses(with: FoundationTextValues()) == [.linePattern(.wavy)]
    }

    #expect(values.last == "true")
  }

  @Test("NSAttributedString of a text as it is")
  func heldText() throws {
    let values = try descriptions {
      let note = StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined.uppercased)
      let held = try NSAttributedString(note, with: FoundationTextValues())
      StyledString(held) == note  // true
    }

    #expect(values.count == 1)
  }

  @Test("Attributes of an NSAttributedString")
  func nativeStyle() {
    let text = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("mine"): 1])
    let values = descriptions {
      let style = TextStyle([NSAttributedString.Key("NSKern"): 1.5])
      style.kern  // 1.5
    }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    let lost = attributes.withoutTextStyle.keys

    #expect(values.count == 1 && Array(lost).map(\.rawValue) == ["mine"])
  }

  @Test("Values in literals")
  func interpolated() {
    let values = descriptions {
      let german = TextStyle().restyled { $0.language = "de" }
      let price: StyledString = "only \(9.5, format: .number, style: german.bold)"
      price.text  // "only 9,5"
    }

    #expect(values.count == 1)
  }

  @Test("AttributedString of a text as it is shown")
  func shownString() {
    let traits = TraitCollection()
    let values = descriptions {
      let text = StyledString("Read the ") + StyledString("terms", style: TextStyle().uppercased)
      let shown = AttributedString(ShownText(DisplayText(text), in: .preferred(for: .body)), for: traits)
      String(shown.characters)  // "Read the TERMS"
      shown.restyle.fontSize  // 17
    }

    #expect(values.count == 2)
  }

  @Test("StyleJSON")
  func json() throws {
    let values = try descriptions {
      let data = try StyleJSON().data(of: TextStyle().bold)
      String(decoding: data, as: UTF8.self)  // {"fontWeight":700}
      let style = try StyleJSON().value(TextStyle.self, from: data)
      style == TextStyle().bold  // true
    }

    #expect(values.first == #"{"fontWeight":700}"#)
  }

  @Test("Catalogs as JSON")
  func catalog() throws {
    func written() throws -> Data {
      let catalog = StyleCatalog("House", textStyles: [NamedStyle("header", TextStyle().bold)])
      let data = try StyleJSON().data(of: catalog, for: TraitCollection())
      // {"name":"House","textStyles":[{"name":"header","style":{"fontWeight":700}}]}
      return data
    }
    let data = try written()
    let catalog = try StyleJSON().catalog(from: data)
    let header = catalog[textStyle: "header"]

    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"name":"House","textStyles":[{"name":"header","style":{"fontWeight":700}}]}"#)
    #expect(header == TextStyle().bold)
  }

  @Test("ImageHeader")
  func header() throws {
    let bytes = Array("GIF89a".utf8) + [20, 0, 10, 0]
    let values = try descriptions {
      let header = try ImageHeader(bytes)
      header.mediaType == .gif  // true
      header.pixelSize == Size(width: 20, height: 10)  // true
    }

    #expect(values.count == 2)
  }

  @Test("Image of a file")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = Array("GIF89a".utf8) + [20, 0, 10, 0]
    try Data(bytes).write(to: folder.appending(path: "logo@2x.png"))

    let values = try descriptions {
      let logo = try Image(contentsOf: folder.appending(path: "logo@2x.png"))
      logo.scale  // 2
      logo.size == Size(width: 10, height: 5)  // true
    }

    #expect(values.count == 2)
  }

  @Test("Language")
  func language() {
    let values = descriptions {
      let turkish = Locale(identifier: "tr_TR")
      let style = TextStyle().uppercased.restyled { $0.language = Language(turkish) }
      StyledString("istanbul", style: style).displayText  // "İSTANBUL"
    }

    #expect(values.count == 1)
  }

  @Test("FormattedValue")
  func formatted() {
    let values = descriptions {
      let total = FormattedValue(1234.5, format: .number)
      total.displayValue(in: "de")  // "1.234,5"
      total.displayValue(in: "en")  // "1,234.5"
      let label = Label(total, style: .default)
      label.text.displayValue(in: "de")
    }

    #expect(values.last == "1.234,5")
  }

  @Test("StyledString of a formatted value")
  func format() {
    let values = descriptions {
      let price = StyledString(1234.5, format: .number, style: .default.restyled { $0.language = "de" })
      price.text  // "1.234,5"
    }

    #expect(values.count == 1)
  }

  @Test("StyledString of formatted parts")
  func parts() {
    let format = FloatingPointFormatStyle<Double>.Currency(code: "EUR").attributed
    let price = StyledString(9.5, format: format, style: .default.restyled { $0.language = "de" }) {
      part, style in
      if part.numberPart == .fraction { style.baselineOffset = 6 }
    }

    #expect(price.runs.map(\.text) == ["9,", "50", "\u{A0}€"])
  }

  @Test("Lists")
  func list() {
    let values = descriptions {
      let ana = StyledString("Ana", style: TextStyle().bold)
      let names = [ana, StyledString("Inés", style: TextStyle().italic)]
      let list = names.formatted(.list(type: .and), style: TextStyle().restyled { $0.language = "es" })
      list.text  // "Ana e Inés"
    }

    #expect(values.count == 1)
  }
}
