import BenchmarkHarness
import Foundation
import Restyle

#if canImport(DesignSystems)
  import DesignSystems
#endif

/// An attribute as a user of the library adds one.
struct Shout: TextAttributeKey {
  static let name = "shout"
  typealias Value = Int
}

struct Whisper: TextAttributeKey {
  static let name = "whisper"
  typealias Value = Int
}

/// Restyling: a style goes in, a changed copy comes out.
enum RestyleBenchmarks {
  static let body = TextStyle(font: .system(size: 17, weight: .regular), color: .black)

  static let all: [Benchmark] = [
    color, namedColor, namedLength, chain, fontWeight, customAttribute, presentDictionary, catalog,
  ]

  private static let color = Benchmark("restyle/color") { batch in
    var style = body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.color = color })
    }
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.color = color })
    }
  }
  .compared(to: "dictionary") { batch in
    var style = DictionaryStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0["color", Color.self] = color })
    }
  }
  .compared(to: "attribute-container") { batch in
    var style = ContainerStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      var copy = style
      copy[ContainerStyle.ColorKey.self] = color
      keep(copy)
    }
  }
  .noting("size", "TextStyle is \(MemoryLayout<TextStyle>.size) bytes, Color \(MemoryLayout<Color>.size)")

  /// A colour that refers to a named value.
  private static let namedColor = Benchmark("restyle/named-color") { batch in
    var style = body
    var color = Color.named(NamedValue("accent", Color.red))
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.color = color })
    }
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.restyled { $0.color = color })
    }
  }

  /// A font size that refers to a named value.
  private static let namedLength = Benchmark("restyle/named-length") { batch in
    var style = body
    var size = Double.named(NamedValue("size", 24.0))
    batch.measure {
      hide(&style)
      hide(&size)
      keep(style.restyled { $0.fontSize = size })
    }
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    var size = 24.0
    batch.measure {
      hide(&style)
      hide(&size)
      keep(style.restyled { $0.fontSize = size })
    }
  }

  private static let chain = Benchmark("restyle/chain3") { batch in
    var style = body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(style.colored(color).resized(to: 24).uppercased)
    }
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(
        style.restyled { $0.color = color }.restyled { $0.fontSize = 24 }.restyled { $0.textCase = .upper }
      )
    }
  }
  .compared(to: "dictionary") { batch in
    var style = DictionaryStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(
        style.restyled { $0["color", Color.self] = color }
          .restyled { $0["fontSize", Double.self] = 24 }
          .restyled { $0["textCase", TextCase.self] = .upper }
      )
    }
  }
  .compared(to: "attribute-container") { batch in
    var style = ContainerStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      var colored = style
      colored[ContainerStyle.ColorKey.self] = color
      var resized = colored
      resized[ContainerStyle.SizeKey.self] = 24
      var uppercased = resized
      uppercased[ContainerStyle.CaseKey.self] = .upper
      keep(uppercased)
    }
  }

  private static let fontWeight = Benchmark("restyle/font-weight") { batch in
    var style = body
    batch.measure {
      hide(&style)
      keep(style.restyled { $0.fontWeight = .bold })
    }
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    batch.measure {
      hide(&style)
      keep(style.restyled { $0.fontWeight = .bold })
    }
  }
  .compared(to: "dictionary") { batch in
    var style = DictionaryStyle.body
    batch.measure {
      hide(&style)
      keep(style.restyled { $0["fontWeight", Font.Weight.self] = .bold })
    }
  }
  .compared(to: "attribute-container") { batch in
    var style = ContainerStyle.body
    batch.measure {
      hide(&style)
      var copy = style
      copy[ContainerStyle.WeightKey.self] = .bold
      keep(copy)
    }
  }

  private static let customAttribute = Benchmark("restyle/custom-attribute") { batch in
    var style = body
    batch.measure {
      hide(&style)
      keep(style.restyled { $0.setAttribute(3, for: Shout()) })
    }
  }
  .compared(to: "dictionary") { batch in
    var style = DictionaryStyle.body
    batch.measure {
      hide(&style)
      keep(style.restyled { $0["shout", Int.self] = 3 })
    }
  }
  .compared(to: "attribute-container") { batch in
    var style = ContainerStyle.body
    batch.measure {
      hide(&style)
      var copy = style
      copy[ContainerStyle.ShoutKey.self] = 3
      keep(copy)
    }
  }

  private static let presentDictionary = Benchmark("restyle/custom-attribute-present") { batch in
    var style = body.restyled { $0.setAttribute(2, for: Whisper()) }
    batch.measure {
      hide(&style)
      keep(style.restyled { $0.setAttribute(3, for: Shout()) })
    }
  }
  .compared(to: "dictionary") { batch in
    var style = DictionaryStyle.body.restyled { $0["whisper", Int.self] = 2 }
    batch.measure {
      hide(&style)
      keep(style.restyled { $0["shout", Int.self] = 3 })
    }
  }
  private static let catalog = Benchmark("restyle/catalog") { batch in
    var catalog = StyleCatalog.material
    batch.measure {
      hide(&catalog)
      for entry in catalog[TextStyle.self] { keep(entry.style) }
    }
  }
  .compared(to: "dictionary") { batch in
    var catalog = StyleCatalog.material[TextStyle.self].map { _ in DictionaryStyle.body }
    batch.measure {
      hide(&catalog)
      // As many styles, each with the attributes of a Material one set on a copy.
      for style in catalog {
        keep(
          style.restyled {
            $0["fontFamily", Font.Family.self] = .named("Roboto")
            $0["fontSize", Double.self] = 57
            $0["lineSpacing", Double.self] = 7
            $0["kern", Double.self] = -0.25
            $0["color", Color.self] = .label
          }
        )
      }
    }
  }
}
