import Foundation
import Restyle
import Testing

private struct Plain: DefaultStylingKey { static let defaultValue = Color.red }
private struct Space: DefaultStylingKey { static let defaultValue = 4.0 }
private struct Lifted: DefaultStylingKey { static let defaultValue = [ShadowStyle(color: .black, y: 1)] }
private struct Letters: DefaultStylingKey { static let defaultValue = Font.system(size: 17) }
private struct Chapter: DefaultStylingKey { static let defaultValue = TextStyle().bold }

/// Refers to another one.
private struct Mark: DefaultStylingKey { static var defaultValue: Color { .named(Plain()) } }

/// Another key for values of the same type.
private struct Other<Key: DefaultStylingKey>: DefaultStylingKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

private enum OtherPlain: Sendable {
  struct Plain: DefaultStylingKey { static let defaultValue = Color.blue }
}

@Suite("Named values in defaults")
struct NamedValueTests {
  @Test("Values of several types may have one name, as in documents that name each type by itself")
  func types() {
    let color = NamedValue("small", Color.red)
    let length = NamedValue("small", 4.0)
    let shadow = NamedValue("small", [ShadowStyle(color: .black, blur: 2)])
    let defaults = DefaultStyling.system.restyled {
      $0[color] = .green
      $0[length] = 8
    }
    #expect(defaults[color] == .green)
    #expect(defaults[length] == 8)
    #expect(defaults[shadow] == shadow.usual)
  }

  @Test("Names are compared by their scalars")
  func names() {
    let composed = NamedValue("\u{E9}", 1.0)
    let decomposed = NamedValue("e\u{301}", 2.0)
    let defaults = DefaultStyling.system.restyled { $0[composed] = 3 }
    #expect(defaults[composed] == 3)
    #expect(defaults[decomposed] == 2)
  }

  @Test("What was read by the name of a key follows what is set for the key", arguments: ReadStyle.all)
  fileprivate func keys(_ style: ReadStyle) throws {
    #expect(try !style.isThemed(.system))
    #expect(try style.isThemed(.system.restyled(style.theme)))
  }

  @Test("A name of its own comes before that of a key, and of several keys the first that was set counts")
  func precedence() {
    let plain = NamedValue("plain", Color.gray)
    var defaults = DefaultStyling.system.restyled { $0[OtherPlain.Plain()] = .green }
    #expect(defaults[plain] == .green)
    defaults[Plain()] = .white
    defaults[OtherPlain.Plain()] = .black
    #expect(defaults[plain] == .black && defaults[Plain()] == .white)
    defaults[plain] = .yellow
    #expect(defaults[plain] == .yellow && defaults[OtherPlain.Plain()] == .black)
  }

  private static let named = (
    space: NamedValue("space", 7.0), plain: NamedValue("plain", Color.gray),
    lifted: NamedValue("lifted", [ShadowStyle(color: .gray)]), letters: NamedValue("letters", Font(size: 9)),
    chapter: NamedValue("chapter", TextStyle().italic)
  )

  /// Expects all but colours to be what they usually are, by their keys and by their names.
  private func expectUsual(in defaults: DefaultStyling) {
    let (space, _, lifted, letters, chapter) = Self.named
    #expect(defaults[Space()] == 7 && defaults[space] == 7)
    #expect(defaults[Lifted()] == lifted.usual && defaults[lifted] == lifted.usual)
    #expect(defaults[Letters()].size == 9 && defaults[letters].size == 9)
    #expect(defaults[Chapter()].font.slant == .italic && defaults[chapter].font.slant == .italic)
  }

  @Test("A key that is set to what has its name is what that usually is")
  func circles() {
    let (space, plain, lifted, letters, chapter) = Self.named
    let defaults = DefaultStyling.system.restyled {
      $0[Space()] = .named(space)
      $0[Plain()] = .named(plain)
      $0[OtherPlain.Plain()] = .named(plain).opacity(0.5)
      $0[Lifted()] = [.named(lifted)]
      $0[Letters()] = .named(letters)
      $0[Chapter()] = .named(chapter)
    }
    #expect(defaults[Plain()].resolved(for: TraitCollection()) == .gray)
    #expect(defaults[OtherPlain.Plain()].resolved(for: TraitCollection()) == .gray.opacity(0.5))
    expectUsual(in: defaults)
  }

  @Test("A key that leads to what has its name by way of another key is what that usually is")
  func circlesOfKeys() {
    let (space, plain, lifted, letters, chapter) = Self.named
    let defaults = DefaultStyling.system.restyled {
      $0[Space()] = .named(Other<Space>())
      $0[Other<Space>()] = .named(space)
      $0[Plain()] = .named(Other<Plain>()).opacity(0.5)
      $0[Other<Plain>()] = Color(light: .named(plain), dark: .black)
      $0[Lifted()] = [.named(Other<Lifted>())]
      $0[Other<Lifted>()] = [.named(lifted)]
      $0[Letters()] = .named(Other<Letters>())
      $0[Other<Letters>()] = .named(letters)
      $0[Chapter()] = .named(Other<Chapter>())
      $0[Other<Chapter>()] = TextStyle.named(chapter).restyled { $0.color = nil }
    }
    let colors = DefaultStyling.withDefaults(defaults) {
      [defaults[Plain()], defaults[plain]].map { $0.resolved(for: TraitCollection()) }
    }
    #expect(colors == [.gray.opacity(0.5), .gray.opacity(0.5)])
    expectUsual(in: defaults)
  }

  @Test("A key of another type isn't meant, nor the typeface of defaults")
  func otherTypes() {
    let defaults = DefaultStyling(basedOn: TextStyle(font: .custom("Inter"))).restyled { $0[Space()] = 9 }
    #expect(defaults[NamedValue("space", Color.gray)] == .gray)
    #expect(defaults[NamedValue("typeface", Font(size: 3))] == Font(size: 3))
  }
}

/// A style that refers to a key, as it is read from a document, and a theme that sets another value for the key.
private struct ReadStyle: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let theme: @Sendable (inout DefaultStyling) -> Void
  let isThemed: @Sendable (DefaultStyling) throws -> Bool

  init<S: Style & Codable>(
    _ testDescription: String, _ style: S, _ theme: @escaping @Sendable (inout DefaultStyling) -> Void,
    isThemed: @escaping @Sendable (S) -> Bool
  ) {
    self.testDescription = testDescription
    self.theme = theme
    self.isThemed = { defaults in
      let read = try JSONDecoder().decode(S.self, from: JSONEncoder().encode(style))
      return DefaultStyling.withDefaults(defaults) { isThemed(read) }
    }
  }

  /// A background of a colour, and what that is in a theme in which the plain one is green.
  private init(_ testDescription: String, _ color: Color, themed: Color) {
    self.init(
      testDescription, BackgroundStyle(color: color), { $0[Plain()] = .green },
      isThemed: { $0.color.looksEqual(to: themed, in: TraitCollection()) })
  }

  static let all: [Self] = [
    Self("color", .named(Plain()), themed: .green), Self("color of a color", .named(Mark()), themed: .green),
    Self("mixture", .named(Plain()).opacity(0.5), themed: .green.opacity(0.5)),
    Self(
      "length", BorderStyle(width: .named(Space())), { $0[Space()] = 9 }, isThemed: { $0.width == 9 }),
    Self(
      "shadows", BackgroundStyle(shadows: [.named(Lifted())]),
      { $0[Lifted()] = [ShadowStyle(color: .red), ShadowStyle(color: .blue)] },
      isThemed: { $0.shadows.count == 2 }),
    Self(
      "font", TextStyle(font: .named(Letters())), { $0[Letters()] = .system(size: 9) },
      isThemed: { $0.fontSize == 9 }),
    Self(
      "text", TextStyle.named(Chapter()), { $0[Chapter()] = TextStyle().italic },
      isThemed: { $0.font.slant == .italic && $0.fontWeight == nil }),
    Self(
      "dynamic text", TextStyle.named(Chapter()),
      { $0[dynamic: Chapter()] = TraitStyle { _ in TextStyle().italic } },
      isThemed: { $0.font.slant == .italic }),
  ]
}
