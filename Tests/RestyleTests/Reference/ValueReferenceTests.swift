import Foundation
import Restyle
import Testing

private struct Gap: DefaultStylingKey {
  static let defaultValue = 8.0
}

private struct Room: DefaultStylingKey {
  static let defaultValue = 8.0
}

/// Refers to another one.
private struct Wide: DefaultStylingKey {
  static var defaultValue: Double { .named(.gap) }
}

private struct Raised: DefaultStylingKey {
  static let defaultValue = [
    ShadowStyle(color: .black, y: 1), ShadowStyle(color: .gray, y: .named(.gap), blur: 4),
  ]
}

/// Refers to another one, and has one of its own.
private struct Floating: DefaultStylingKey {
  static var defaultValue: [ShadowStyle] { [.named(.raised), ShadowStyle(color: .red)] }
}

extension DefaultStylingKey where Self == Gap { fileprivate static var gap: Self { Self() } }
extension DefaultStylingKey where Self == Room { fileprivate static var room: Self { Self() } }
extension DefaultStylingKey where Self == Wide { fileprivate static var wide: Self { Self() } }
extension DefaultStylingKey where Self == Raised { fileprivate static var raised: Self { Self() } }
extension DefaultStylingKey where Self == Floating { fileprivate static var floating: Self { Self() } }

private let inset = NamedValue("inset", 8.0)
private let flat = NamedValue("flat", [ShadowStyle(color: .black, y: 1)])

/// A number of a style.
private struct StoredNumber: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A style with the number, as documents write it and as Swift does.
  let document: @Sendable (Double) throws -> (Data, source: String)
  let read: @Sendable (Double) -> Double?
  let areEqual: @Sendable (Double, Double) -> Bool
  let decoded: @Sendable (Data, JSONDecoder) throws -> Data

  private init<Value: Style & Hashable & Codable & CustomDebugStringConvertible>(
    _ testDescription: String, _ style: @escaping @Sendable (Double) -> Value,
    reading read: @escaping @Sendable (Value) -> Double?
  ) {
    self.testDescription = testDescription
    document = { (Data(try encode(style($0)).utf8), style($0).debugDescription) }
    self.read = { read(style($0)) }
    areEqual = { style($0) == style($1) && style($0).hashValue == style($1).hashValue }
    decoded = { Data(try encode($1.decode(Value.self, from: $0)).utf8) }
  }

  init<Value: Style & Hashable & Codable & CustomDebugStringConvertible>(
    _ testDescription: String, _ value: Value, _ path: any WritableKeyPath<Value, Double> & Sendable
  ) {
    self.init(
      testDescription, { number in value.restyled { $0[keyPath: path] = number } },
      reading: { $0[keyPath: path] })
  }

  init<Value: Style & Hashable & Codable & CustomDebugStringConvertible>(
    _ testDescription: String, _ value: Value, _ path: any WritableKeyPath<Value, Double?> & Sendable
  ) {
    self.init(
      testDescription, { number in value.restyled { $0[keyPath: path] = number } },
      reading: { $0[keyPath: path] })
  }

  private init<Key: TextAttributeKey>(_ key: Key) where Key.Value == Double {
    self.init(
      Key.name, { number in TextStyle().restyled { $0[key] = number } }, reading: { $0[key] })
  }

  static let all: [Self] = [
    Self(.fontSize), Self(.kern), Self(.lineHeight), Self(.lineSpacing), Self(.lineHeightMultiple),
    Self(.minimumLineHeight), Self(.maximumLineHeight), Self(.maximumFontSize), Self(.baselineOffset),
    Self(.underlineThickness), Self(.underlineOffset), Self(.paragraphSpacing), Self(.headIndent),
    Self(.paragraphSpacingBefore), Self(.firstLineHeadIndent), Self(.tailIndent),
    Self("tracking", HeaderFooterStyle(), \.text.kern), Self("title", SectionStyle(), \.header.text.fontSize),
    Self(
      "font", { number in TextStyle(font: Font(size: number, weight: .bold)) }, reading: { $0.font.size }),
    Self(
      "both lines", { number in TextStyle(lineHeight: 4).restyled { $0[.lineSpacing] = number } },
      reading: { $0[.lineSpacing] }),
    Self(
      "stroke", { number in TextStyle().restyled { $0.stroke = TextStroke(width: number) } },
      reading: { $0.stroke?.width }),
    Self(
      "text shadow", { number in TextStyle().restyled { $0.shadow = TextShadow(x: number) } },
      reading: { $0.shadow?.x }),
    Self("width", BorderStyle(), \.width), Self("corner", BorderStyle(), \.cornerRadii.topTrailing),
    Self("all corners", BorderStyle(), \.cornerRadius), Self("spread", ShadowStyle(), \.spread),
    Self("blur", ShadowStyle(), \.blur), Self("top", FormStyle(), \.insets.top),
    Self("leading", ButtonStyle(), \.contentInsets.leading),
    Self("bottom", SectionStyle(), \.rowInsets.bottom),
    Self("trailing", SectionStyle(), \.header.insets.trailing),
    Self("items", SectionStyle(), \.itemSpacing), Self("rows", SectionStyle(), \.minRowHeight),
    Self("empty", HeaderFooterStyle(), \.emptyHeight), Self("header", HeaderFooterStyle(), \.minimumHeight),
    Self("list", ListStyle(), \.indent), Self("checkbox", CheckboxStyle.system, \.spacing),
    Self("minimum", MinimumSize(), \.width), Self("thumb", SwitchStyle(), \.thumbCornerRadius),
    Self("table", TableViewFormStyle(), \.fixedRowHeight), Self("line", SeparatorStyle(), \.width),
  ]
}

@Suite("Numbers and shadows that refer to named values")
struct ValueReferenceTests {
  private static let themes: [DefaultStyling] = [
    .system, .system.restyled { $0[.gap] = 20 }, .system.restyled { $0[.gap] = .named(inset) },
    .system.restyled {
      $0[.gap] = .named(inset)
      $0[inset] = 3
    },
  ]

  @Test("They are what the current defaults have", arguments: StoredNumber.all)
  fileprivate func values(_ number: StoredNumber) {
    for (theme, wanted) in zip(Self.themes, [8.0, 20, 8, 3]) {
      DefaultStyling.withDefaults(theme) {
        for reference in [Double.named(.gap), .named(.wide)] { #expect(number.read(reference) == wanted) }
        #expect(DefaultStyling.defaults[.gap] == wanted && DefaultStyling.defaults[.wide] == wanted)
        #expect(NamedValue(.wide).value == wanted && NamedValue(.wide).usual == wanted)
      }
      #expect(theme[.wide] == wanted)
    }
  }

  @Test("Equality and hashing include what is meant", arguments: StoredNumber.all)
  fileprivate func equality(_ number: StoredNumber) {
    let numbers = [Double.named(.gap), .named(.room), .named(.wide), .named(inset), 8]
    let again = [Double.named(.gap), .named(.room), .named(.wide), .named(inset), 8]
    for (first, number1) in numbers.enumerated() {
      for (second, number2) in again.enumerated() {
        #expect(number.areEqual(number1, number2) == (first == second))
      }
    }
  }

  @Test("Coding and Swift source preserve what is meant", arguments: StoredNumber.all)
  fileprivate func coding(_ number: StoredNumber) throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.designValues] = DesignValues(
      "Acme", lengths: [NamedValue(.gap)], cornerRadii: [NamedValue(.wide)])
    for reference in [Double.named(.gap), .named(.wide), .named(inset), 8] {
      let (data, source) = try number.document(reference)
      #expect(try number.decoded(data, decoder) == data)
      // Names that aren't known are those of values without a key.
      #expect(try number.decoded(data, JSONDecoder()) == data)
      #expect(source.contains("Double.named(") == (reference != 8), "\(source)")
    }
    let (_, source) = try number.document(.named(inset))
    #expect(source.contains(#"Double.named(NamedValue("inset", 8.0))"#), "\(source)")
  }

  @Test("What is calculated with a reference, and what nobody made, is no number")
  func arithmetic() {
    let gap = Double.named(.gap)
    let forged = (0..<5).map { Double(bitPattern: gap.bitPattern ^ 0xFFFF << UInt64(16 * $0) & 0xFFFF_FFFF) }
    for number in [gap + 4, 4 - gap, gap * 2, -gap / 3, gap.squareRoot()] + forged.dropFirst() {
      #expect(BorderStyle(width: number).width == 0 || BorderStyle(width: number).width == 8)
    }
    #expect(BorderStyle(width: gap + 4).width == 0)
    #expect(TextStyle(font: Font(size: gap + 1)).fontSize == nil)
    #expect(TextStyle().restyled { $0.letterSpacing = gap / 2 }.attributes.isEmpty)
    #expect(TextStyle().restyled { $0.minimumScaleFactor = gap }.minimumScaleFactor == 1)
    #expect(Gradient.Stop(color: .red, location: gap).location == 1 && Image(url: "a", scale: gap).scale == 8)
    let insets = EdgeInsets(inset: gap)
    #expect(insets + .zero == insets && insets - .zero == insets)
    #expect((insets + EdgeInsets(inset: 1)).top == 9 && insets.horizontal == 16)
  }

  @Test("Values in a circle are none")
  func circle() {
    let circle = DefaultStyling.system.restyled {
      $0[.gap] = .named(.wide)
      $0[.raised] = [.named(.floating)]
    }
    DefaultStyling.withDefaults(circle) {
      #expect(BorderStyle(width: .named(.gap)).width == 0)
      #expect(BackgroundStyle(shadows: [.named(.raised)]).shadows.allSatisfy { $0.color == .red })
    }
  }

  @Test("Shadows are those that the current defaults have, beside others")
  func shadows() throws {
    let style = BackgroundStyle(shadows: [ShadowStyle(color: .blue), .named(.floating)])
    #expect(style.shadows.map(\.color) == [.blue, .black, .gray, .red])
    #expect(style.shadows[2].y == 8)
    for theme in Self.themes {
      let theme = theme.restyled { $0[.raised] = [ShadowStyle(color: .green)] }
      #expect(DefaultStyling.withDefaults(theme) { style.shadows.map(\.color) } == [.blue, .green, .red])
      #expect(theme[.floating].map(\.color) == [.green, .red])
    }
    let styles = [ShadowStyle.named(.raised), .named(.floating), .named(flat)].map {
      BackgroundStyle(shadows: [$0])
    }
    #expect(Set(styles + styles + [BackgroundStyle(shadows: flat.value)]).count == 4)
    let decoder = JSONDecoder()
    decoder.userInfo[.designValues] = DesignValues(
      "Acme", shadows: [NamedValue(.raised), NamedValue(.floating)])
    for style in styles + [style] {
      let data = try JSONEncoder().encode(style)
      #expect(try decoder.decode(BackgroundStyle.self, from: data) == style)
      let unknown = try JSONDecoder().decode(BackgroundStyle.self, from: data).shadows
      #expect(
        unknown.map(\.y) == style.shadows.map(\.y) && unknown.map(\.color) == style.shadows.map(\.color))
    }
    #expect(
      styles[2].debugDescription.contains(
        #"shadows: [ShadowStyle.named(NamedValue("flat", [ShadowStyle(color: Color(hex: 0x000000)"#),
      "\(styles[2].debugDescription)")
  }

  @Test(
    "Documents with a name and no value, or with another type of value, are refused",
    arguments: [
      #"{"name": "x"}"#, #"{"name": 1, "usual": 8}"#, #"{"name": "x", "usual": "8"}"#, #"{"usual": 8}"#,
      #""x""#,
      #"{"name": "x", "usual": {"name": "y"}}"#,
    ])
  func refusals(_ text: String) {
    let document = #"{"width": \#(text), "color": "red"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SeparatorStyle.self, from: Data(document.utf8))
    }
  }

  @Test("They take no room of their own")
  func size() {
    #expect(MemoryLayout<EdgeInsets>.size == 32 && MemoryLayout<CornerRadii>.size == 32)
    #expect(MemoryLayout<Finite>.size == 8 && MemoryLayout<NonNegative>.size == 8)
  }
}
