import BenchmarkHarness
import Foundation
import Restyle
import RestyleFoundation
import RestyleRendering

/// Styled text as Foundation's attributed strings, and back.
enum FoundationBenchmarks {
  static let all: [Benchmark] = [attributed, back, native, held]

  private static let attributed = Benchmark("attributed/1000-runs") { batch in
    var text = words
    batch.measure {
      hide(&text)
      keep(AttributedString(text))
    }
  }
  .compared(to: "by-hand") { batch in
    var words = words.runs.map(\.text)
    batch.measure {
      hide(&words)
      keep(attributedByHand(words))
    }
  }

  private static let back = Benchmark("attributed/back-1000-runs") { batch in
    var text = AttributedString(words)
    batch.measure {
      hide(&text)
      keep(StyledString(text))
    }
  }
  .compared(to: "by-hand") { batch in
    var text = AttributedString(words)
    batch.measure {
      hide(&text)
      keep(styledByHand(text))
    }
  }

  private static let native = Benchmark("attributed/native-1000-runs") { batch in
    var text = words
    batch.measure {
      hide(&text)
      keep(NSAttributedString(ShownText(text), with: NumberedFonts()))
    }
  }
  .compared(to: "by-hand") { batch in
    var words = words.runs.map(\.text)
    batch.measure {
      hide(&words)
      keep(nativeByHand(words))
    }
  }

  /// What an editor holds, read again.
  private static let held = Benchmark("attributed/held-1000-runs") { batch in
    guard var text = try? NSAttributedString(words, with: NumberedFonts()) else { return }
    batch.measure {
      hide(&text)
      keep(StyledString(text))
    }
  }
  .compared(to: "by-hand") { batch in
    guard var text = try? NSAttributedString(words, with: NumberedFonts()) else { return }
    batch.measure {
      hide(&text)
      keep(heldByHand(text))
    }
  }

  /// Objects in place of fonts and colours, which Foundation has no types for.
  struct NumberedFonts: NativeTextValues {
    let traits = TraitCollection()

    func font(for style: TextStyle) -> NSObject? { NSNumber(value: style.fontSize ?? 0) }
    func color(_ color: Color) -> NSObject? { NSNumber(value: color.red) }
  }

  /// A thousand words in the eight styles of an ordinary text, which take turns.
  private static let words: StyledString = {
    let body = TextStyle(font: .system(size: 17, weight: .regular), color: .black)
    let styles = [
      body, body.bold, body, body.italic, body.colored(.red), body.underlined, body.resized(to: 13),
      body.bold.italic,
    ]
    let words = [
      "Design ", "systems ", "say once ", "how things ", "look & feel, ", "and ", "render ", "anywhere. ",
    ]
    return StyledString((0..<1000).map { StyledText(words[$0 % 8], style: styles[$0 % 8]) })
  }()

  /// The same, as somebody writes it who knows which word is in which of eight styles, and makes each of these once.
  private static func attributedByHand(_ words: [String]) -> AttributedString {
    var body = AttributeContainer()
    body.restyle.fontFamily = .system(.default)
    body.restyle.fontSize = 17
    body.restyle.fontWeight = .regular
    body.restyle.color = .black
    var styles = [AttributeContainer](repeating: body, count: 8)
    styles[1].restyle.fontWeight = .bold
    styles[3].restyle.fontSlant = .italic
    styles[4].restyle.color = .red
    styles[5].restyle.underline = .single
    styles[6].restyle.fontSize = 13
    styles[7].restyle.fontWeight = .bold
    styles[7].restyle.fontSlant = .italic
    var result = AttributedString()
    for (index, word) in words.enumerated() {
      result.append(AttributedString(word, attributes: styles[index % 8]))
    }
    return result
  }

  /// The same, as somebody writes it who knows which attributes there are.
  private static func styledByHand(_ text: AttributedString) -> StyledString {
    StyledString(
      text.runs.map { run in
        var style = TextStyle()
        style.fontFamily = run.restyle.fontFamily
        style.fontSize = run.restyle.fontSize
        style.fontWeight = run.restyle.fontWeight
        style.fontSlant = run.restyle.fontSlant
        style.color = run.restyle.color
        style.underline = run.restyle.underline
        return StyledText(String(text[run.range].characters), style: style)
      })
  }

  /// The same, as somebody writes it who makes the attributes of each of the eight styles once.
  private static func nativeByHand(_ words: [String]) -> NSAttributedString {
    let (font, small) = (NSNumber(value: 17.0), NSNumber(value: 13.0))
    let (black, red) = (NSNumber(value: 0.0), NSNumber(value: 1.0))
    let fontKey = NSAttributedString.Key("NSFont")
    let colorKey = NSAttributedString.Key("NSColor")
    let body: [NSAttributedString.Key: NSObject] = [fontKey: font, colorKey: black]
    var styles = [[NSAttributedString.Key: NSObject]](repeating: body, count: 8)
    styles[4][colorKey] = red
    styles[5][NSAttributedString.Key("NSUnderline")] = NSNumber(value: 1)
    styles[6][fontKey] = small
    let result = NSMutableAttributedString(string: words.joined())
    var location = 0
    for (index, word) in words.enumerated() {
      let length = word.utf16.count
      result.setAttributes(styles[index % 8], range: NSRange(location: location, length: length))
      location += length
    }
    return result
  }

  /// The same, as somebody writes it who knows what the styles' names are.
  private static func heldByHand(_ text: NSAttributedString) -> StyledString {
    var styles: [[UInt8]: TextStyle] = [:]
    var runs: [StyledText] = []
    let string = NSString(string: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let name = (attributes[.restyleTextStyle] as? NSData).map { [UInt8]($0) } ?? []
      let style = styles[name] ?? (try? StyleJSON().value(TextStyle.self, from: Data(name)))
      styles[name] = style
      runs.append(StyledText(string.substring(with: range), style: style ?? TextStyle()))
    }
    return StyledString(runs)
  }
}
