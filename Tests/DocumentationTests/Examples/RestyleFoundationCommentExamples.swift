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
    // Block of RestyleFoundation/AttributedString/TextStyleAttribute.swift

    #expect(StyledString(text) == StyledString("Terms", style: TextStyle().tracking(1.5).colored(.red)))
  }

  @Test("RestyleAttributes")
  func scope() {
    var text = AttributedString("Terms")
    text.restyle.fontSize = 17
    let values = descriptions {
      // Block of RestyleFoundation/AttributedString/RestyleAttributes.swift
    }

    #expect(values.count == 1)
  }

  @Test("AttributeContainer")
  func container() {
    // Block 1 of RestyleFoundation/AttributedString/AttributeContainer+TextStyle.swift

    #expect(text.restyle.underline == .single)
  }

  @Test("withoutTextStyle")
  func beside() {
    let values = descriptions {
      // Block 2 of RestyleFoundation/AttributedString/AttributeContainer+TextStyle.swift
    }

    #expect(values.last == "true")
  }

  @Test("AttributedString")
  func attributed() {
    let values = descriptions {
      // Block of RestyleFoundation/AttributedString/AttributedString+StyledString.swift
    }

    #expect(values.count == 1)
  }

  @Test("NativeTextValues")
  func values() {
    // Block of RestyleFoundation/NSAttributedString/NativeTextValues.swift

    #expect(attributes[NSAttributedString.Key("NSFont")] == NSString(string: "19.0 pt"))
  }

  @Test("nativeAttributes")
  func native() {
    let values = descriptions {
      // Block of RestyleFoundation/NSAttributedString/TextStyle+NativeAttributes.swift
    }

    #expect(values.count == 2)
  }

  @Test("NSAttributedString")
  func shown() {
    let values = descriptions {
      // Block of RestyleFoundation/NSAttributedString/NSAttributedString+ShownText.swift
    }

    #expect(values.count == 1)
  }

  @Test("What isn't shown")
  func nativeLosses() {
    let values = descriptions {
      // Block of RestyleFoundation/NSAttributedString/ShownText+NativeLosses.swift
      text.nativeLosses(with: FoundationTextValues()) == [.linePattern(.wavy)]
    }

    #expect(values.last == "true")
  }

  @Test("NSAttributedString of a text as it is")
  func heldText() throws {
    let values = try descriptions {
      // Block of RestyleFoundation/NSAttributedString/NSAttributedString+StyledString.swift
    }

    #expect(values.count == 1)
  }

  @Test("Attributes of an NSAttributedString")
  func nativeStyle() {
    let text = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("mine"): 1])
    let values = descriptions {
      // Block of RestyleFoundation/NSAttributedString/StyledString+NSAttributedString.swift
    }
    // Block of RestyleFoundation/NSAttributedString/NativeAttributes+TextStyle.swift

    #expect(values.count == 1 && Array(lost).map(\.rawValue) == ["mine"])
  }

  @Test("Values in literals")
  func interpolated() {
    let values = descriptions {
      // Block 3 of RestyleFoundation/Formatting/StyledString+Format.swift
    }

    #expect(values.count == 1)
  }

  @Test("AttributedString of a text as it is shown")
  func shownString() {
    let traits = TraitCollection()
    let values = descriptions {
      // Block of RestyleFoundation/AttributedString/AttributedString+ShownText.swift
    }

    #expect(values.count == 2)
  }

  @Test("StyleJSON")
  func json() throws {
    let values = try descriptions {
      // Block of RestyleFoundation/JSON/StyleJSON.swift
      style == TextStyle().bold  // true
    }

    #expect(values.first == #"{"fontWeight":700}"#)
  }

  @Test("Catalogs as JSON")
  func catalog() throws {
    func written() throws -> Data {
      // Block 1 of RestyleFoundation/JSON/StyleJSON+Catalog.swift
      return data
    }
    let data = try written()
    // Block 2 of RestyleFoundation/JSON/StyleJSON+Catalog.swift

    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"name":"House","textStyles":[{"name":"header","style":{"fontWeight":700}}]}"#)
    #expect(header == TextStyle().bold)
  }

  @Test("ImageHeader")
  func header() throws {
    let bytes = Array("GIF89a".utf8) + [20, 0, 10, 0]
    let values = try descriptions {
      // Block of RestyleFoundation/ImageFile/ImageHeader.swift
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
      // Block of RestyleFoundation/ImageFile/Image+File.swift
    }

    #expect(values.count == 2)
  }

  @Test("Language")
  func language() {
    let values = descriptions {
      // Block of RestyleFoundation/Formatting/Language+Locale.swift
    }

    #expect(values.count == 1)
  }

  @Test("FormattedValue")
  func formatted() {
    let values = descriptions {
      // Block of RestyleFoundation/Formatting/FormattedValue.swift
      label.text.displayValue(in: "de")
    }

    #expect(values.last == "1.234,5")
  }

  @Test("StyledString of a formatted value")
  func format() {
    let values = descriptions {
      // Block 1 of RestyleFoundation/Formatting/StyledString+Format.swift
    }

    #expect(values.count == 1)
  }

  @Test("StyledString of formatted parts")
  func parts() {
    // Block 2 of RestyleFoundation/Formatting/StyledString+Format.swift

    #expect(price.runs.map(\.text) == ["9,", "50", "\u{A0}€"])
  }

  @Test("Lists")
  func list() {
    let values = descriptions {
      // Block of RestyleFoundation/Formatting/StyledString+List.swift
    }

    #expect(values.count == 1)
  }
}
