import Foundation
import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleMarkup
import RestyleTerminal
import TestSupport
import Testing

/// The styles of the modules above the core, as `DescribedStylesTests` has those of the core: a package beside the tests
/// compiles their debug descriptions.
///
/// The file with them is made with `RESTYLE_RECORD=1 swift test --filter DescribedModuleStylesTests`, which fails.
@Suite("Debug descriptions of the modules' styles")
struct DescribedModuleStylesTests {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../Consumers/CatalogConsumer/Sources/CatalogConsumer/DescribedModuleStyles.swift")
    .standardizedFileURL

  private static let text = TextStyle(font: .system(size: 17), color: Color(light: .black, dark: .white))
  private static let background = BackgroundStyle(color: .red, border: BorderStyle(width: 1, color: .blue))

  private static let styles: [any Style & Codable & CustomDebugStringConvertible] = [
    StackStyle(),
    StackStyle(
      axis: .horizontal, spacing: 4, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      alignment: .firstBaseline, background: background),
    StackStyle(
      wraps: true, columns: 3,
      box: BoxStyle(width: .fraction(0.5), minimumHeight: 44, alignment: .center, opacity: 0.5)),
    EmailStyle(),
    EmailStyle(
      width: 560, background: .white, insets: EdgeInsets(inset: 24), text: text, adaptsToColorScheme: false,
      plainTextWidth: 60),
    ContainerStyle(), ContainerStyle(name: "card", measure: .size),
    MarkdownStyle(text: text),
    MarkdownStyle(text: TextStyle()).restyled {
      $0.bullet = "\u{2013}\"\\"
      $0.quote.background = background
    },
    TerminalTableStyle.plain, TerminalTableStyle.grid,
    TerminalTableStyle(
      border: background.border, header: text, text: TextStyle(), footer: text, padding: 3),
  ]

  private static func source() throws -> String {
    var source = """
      // swift-format-ignore-file
      // Made by DescribedModuleStylesTests: don't edit.

      import Restyle
      import RestyleElements
      import RestyleEmail
      import RestyleHTML
      import RestyleMarkup
      import RestyleTerminal

      /// What styles of modules are encoded as, built by their debug descriptions, and as they were.
      func describedModuleStyles() throws -> [(built: String, json: String)] {
        var styles: [(built: String, json: String)] = []

      """
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for style in styles {
      let json = String(decoding: try encoder.encode(style), as: UTF8.self)
      source +=
        "  styles.append((try encoded(\(type(of: style)).self, \(style.debugDescription)), json: ###\"\(json)\"###))\n"
    }
    return source + "  return styles\n}\n"
  }

  @Test("The consumer compiles the current ones")
  func current() throws {
    try expectRecorded(Self.source(), in: Self.file)
  }

  @Test("Their types list all that they store")
  func listed() {
    func names<Value: PropertyCoded>(in value: Value) -> [String] {
      Value.properties.all.map(\.name).sorted()
    }
    for style in Self.styles {
      #expect(
        (style as? any PropertyCoded).map { names(in: $0) } == storedNames(of: style), "\(type(of: style))")
    }
  }

  @Test("Names of modules stay out of them")
  func names() {
    for style in Self.styles { #expect(!style.debugDescription.contains("Restyle")) }
  }
}
