import Foundation
import Restyle
import RestyleTesting
import Testing

private struct Heading: DefaultStylingKey {
  static let defaultValue = TextStyle(font: Font(size: 22, weight: .bold), color: .red)
}

/// Refers to another one, and sets something itself.
private struct Title: DefaultStylingKey {
  static var defaultValue: TextStyle { .named(.heading).restyled { $0.kern = 2 } }
}

private struct Brand: DefaultStylingKey {
  static let defaultValue = Font(family: .named("Inter"), size: 15)
}

/// Refers to another one, with a weight of its own.
private struct Strong: DefaultStylingKey {
  static var defaultValue: Font {
    var font = Font.named(.brand)
    font.weight = .bold
    return font
  }
}

extension DefaultStylingKey where Self == Heading { fileprivate static var heading: Self { Self() } }
extension DefaultStylingKey where Self == Title { fileprivate static var title: Self { Self() } }
extension DefaultStylingKey where Self == Brand { fileprivate static var brand: Self { Self() } }
extension DefaultStylingKey where Self == Strong { fileprivate static var strong: Self { Self() } }

private let note = NamedValue("note", TextStyle(color: .gray).uppercased)
private let mono = NamedValue("mono", Font(family: .system(.monospaced)))

@Suite("Text styles and fonts that refer to named values")
struct TextStyleReferenceTests {
  private static let themes: [DefaultStyling] = [
    .system,
    .system.restyled { $0[.heading] = TextStyle(lineHeight: 40, color: .blue).restyled { $0.kern = 1 } },
    .system.restyled { $0[.brand] = Font(size: 12, weight: .light, slant: .italic) },
    .system.restyled {
      $0[.heading] = .named(note)
      $0[note] = TextStyle(font: .named(.strong))
    },
  ]

  /// What named styles are merged with, and what each is without references under the current defaults.
  private static var styles: [(style: TextStyle, plain: TextStyle)] {
    let defaults = DefaultStyling.defaults
    let fonts = [(Font.named(.brand), defaults[.brand]), (.named(.strong), defaults[.strong])]
    return [
      (.named(.heading), defaults[.heading]), (.named(.title), defaults[.title]),
      (.named(note), defaults[note]),
      (TextStyle(), TextStyle()), (TextStyle(color: .green), TextStyle(color: .green)),
      (TextStyle(lineHeight: 30).uppercased, TextStyle(lineHeight: 30).uppercased),
      (TextStyle().inheriting(.color), TextStyle().inheriting(.color)),
    ]
      + fonts.map { (TextStyle(font: $0, color: .yellow), TextStyle(font: $1, color: .yellow)) }
      + fonts.map {
        (.named(.heading).merging(TextStyle(font: $0)), defaults[.heading].merging(TextStyle(font: $1)))
      }
  }

  private func plain(_ style: TextStyle) -> TextStyle {
    TextStyle(attributes: TextAttributes(Array(style.attributes)))
  }

  @Test("They are what the current defaults have", arguments: themes.indices)
  func values(_ index: Int) {
    DefaultStyling.withDefaults(Self.themes[index]) {
      for (style, wanted) in Self.styles {
        #expect(plain(style) == wanted)
        #expect(style.font.family == wanted.font.family && style.font.size == wanted.font.size)
        #expect(style.attributes.names == wanted.attributes.names)
        for sample in standardAttributeSamples {
          #expect(sample.read(style) == sample.read(wanted), "\(sample.name)")
        }
      }
    }
    #expect(Self.themes[1][.title].kern == 2 && Self.themes[1][.title].color == .blue)
    #expect(Self.themes[2][.strong] == Font(size: 12, weight: .bold, slant: .italic))
    #expect(Self.themes[3][.heading].font.size == 15)
  }

  @Test("Merging is that of what they are, and associative", arguments: themes.indices)
  func merging(_ index: Int) {
    DefaultStyling.withDefaults(Self.themes[index]) {
      let styles = Self.styles
      for first in styles {
        #expect(first.style.merging(TextStyle()) == first.style)
        #expect(TextStyle().merging(first.style) == first.style)
        for second in styles {
          let merged = first.style.merging(second.style)
          #expect(plain(merged) == first.plain.merging(second.plain))
          #expect(
            plain(second.style.inheriting(from: first.style)) == second.plain.inheriting(from: first.plain))
          for third in styles {
            #expect(merged.merging(third.style) == first.style.merging(second.style.merging(third.style)))
          }
        }
      }
    }
  }

  @Test("What is set lies over them, and what is unset isn't theirs", arguments: standardAttributeSamples)
  func changes(_ sample: StandardAttributeSample) {
    for (theme, other) in zip(Self.themes, Self.themes.reversed()) {
      DefaultStyling.withDefaults(theme) {
        for (style, _) in Self.styles {
          let changed = sample.setting(style)
          let removed = [sample.removing(style), sample.removingByProperty(style)]
          // Under other defaults, too.
          DefaultStyling.withDefaults(other) {
            #expect(plain(changed) == sample.setting(plain(style)), "\(style)")
            for removed in removed {
              #expect(plain(removed) == sample.removing(plain(style)), "\(style)")
              #expect(
                TextStyle(color: .purple).merging(removed).color
                  == (removed.inherits(.color) ? nil : removed.color ?? .purple))
            }
          }
        }
      }
    }
  }

  @Test("A font follows its named value, but for what is set")
  func fonts() {
    var style = TextStyle(font: .named(.brand), color: .red)
    style.font.size = 20
    style.font.weight = .heavy
    var font = Font.named(.strong)
    #expect(font.weight == .bold && font.size == 15)
    font.size = 9
    DefaultStyling.withDefaults(Self.themes[2]) {
      #expect(style.font == Font.named(.brand).with(size: 20, weight: .heavy))
      #expect(style.fontSlant == .italic && style.fontSize == 20 && style.fontWeight == .heavy)
      #expect(font.size == 9 && font.weight == .bold && font.slant == .italic)
      font.weight = nil
      #expect(font == Font(size: 9, slant: .italic))
      style.font = Font(size: 8)
      #expect(style == TextStyle(font: Font(size: 8), color: .red))
    }
    style.fontFamily = nil
    #expect(style.font == Font(size: 8))
  }

  @Test("Equality, hashing, documents and Swift source include what is meant")
  func identity() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.designValues] = DesignValues(
      "Acme", fonts: [NamedValue(.brand), NamedValue(.strong)],
      textStyles: [NamedValue(.heading), NamedValue(.title)])
    var all = Self.styles.map(\.style)
    all += all.map { TextStyle(color: .blue).merging($0).restyled { $0.color = nil } }
    all.append(TextStyle(font: .named(mono)))
    let named = all.filter { plain($0) != $0 }
    #expect(Set(named).count == named.count && named.count > 10)
    for style in all {
      let data = try JSONEncoder().encode(style)
      #expect(try decoder.decode(TextStyle.self, from: data) == style)
      #expect(plain(try JSONDecoder().decode(TextStyle.self, from: data)) == plain(style))
      #expect(
        plain(style) == style || style.debugDescription.contains(".named("), "\(style.debugDescription)")
    }
    let font = Font.named(.brand).with(size: 3, weight: nil)
    #expect(try decoder.decode(Font.self, from: try JSONEncoder().encode(font)) == font)
    #expect(font != Font(family: .named("Inter"), size: 3) && font.family == .named("Inter"))
    #expect(
      TextStyle.named(note).restyled { $0.kern = 1 }.debugDescription == """
        TextStyle.named(NamedValue("note", \(note.usual.debugDescription))).restyled {
          $0.kern = 1.0
        }
        """)
  }

  @Test("Values in a circle end, and so does what lies deep in others")
  func limits() throws {
    let circle = DefaultStyling.system.restyled {
      $0[.heading] = .named(.title)
      $0[.brand] = .named(.strong)
    }
    DefaultStyling.withDefaults(circle) {
      #expect(TextStyle.named(.heading).kern == 2 && TextStyle(font: .named(.brand)).fontWeight == .bold)
    }
    var style = TextStyle.named(.heading)
    for number in 0..<1000 {
      style.color = nil
      style.merge(.named(number.isMultiple(of: 2) ? NamedValue(.title) : note))
    }
    #expect(style.color == .gray && style.kern == 2 && style.fontSize == 22)
    #expect(try JSONDecoder().decode(TextStyle.self, from: JSONEncoder().encode(style)).kern == 2)
    for text in [#"[{"style": 1}]"#, "[{}]", #"[{"style": {"name": "a"}}]"#, "1"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(TextStyle.self, from: Data(#"{"namedStyles": \#(text)}"#.utf8))
      }
    }
  }
}

extension Font {
  fileprivate func with(size: Double, weight: Weight?) -> Font {
    var font = self
    font.size = size
    if let weight { font.weight = weight }
    return font
  }
}
