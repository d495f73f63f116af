import Foundation
import Restyle
import TestSupport
import Testing

/// Debug descriptions are Swift source: a package beside the tests compiles them, and compares what they build
/// with what the same styles look like encoded.
///
/// The file with them is made with `RESTYLE_RECORD=1 swift test --filter DescribedStylesTests`, which fails, so
/// that no recording goes unseen.
@Suite struct DescribedStylesTests {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../../Consumers/CatalogConsumer/Sources/CatalogConsumer/DescribedStyles.swift")
    .standardizedFileURL

  private static func source() throws -> String {
    var source = """
      // swift-format-ignore-file
      // Made by DescribedStylesTests: don't edit.

      import Restyle

      /// Styles as their debug descriptions build them, with the same styles encoded.
      func describedStyles() throws -> [(TextStyle, json: String)] {
        var styles: [(TextStyle, json: String)] = []

      """
    for style in StyleSamples.standard + combined + lines + [inherited] {
      source += "  styles.append((\(style.debugDescription), json: ###\"\(try encode(style))\"###))\n"
    }
    return source + "  return styles\n}\n" + (try otherSource())
  }

  private static func otherSource() throws -> String {
    var source = """

      /// What all other styles are encoded as, built by their debug descriptions, and as they were.
      func describedOtherStyles() throws -> [(built: String, json: String)] {
        var styles: [(built: String, json: String)] = []

      """
    for style in OtherStyleSamples.all {
      let type = String(reflecting: type(of: style)).replacing("Restyle.", with: "")
      source +=
        "  styles.append((try encoded(\(type).self, \(style.debugDescription)), json: ###\"\(try encode(style))\"###))\n"
    }
    return source + "  return styles\n}\n"
  }

  /// Styles that set much, of standard attributes only: the others' keys aren't known elsewhere.
  private static let combined: [TextStyle] = (0..<20).map { start in
    stride(from: start, to: StyleSamples.standard.count, by: 20)
      .reduce(TextStyle()) { $0.merging(StyleSamples.standard[$1]) }
  }

  /// Styles with both kinds of distances of lines, which only merging gives.
  private static let lines: [TextStyle] = [
    TextStyle().restyled { $0.lineSpacing = -3 }.merging(TextStyle().restyled { $0.lineHeight = 20 }),
    TextStyle().restyled {
      $0.lineSpacing = 5
      $0.inherit(.lineHeight)
    },
  ]

  /// A style that inherits each standard attribute.
  private static let inherited = TextStyle(
    attributes: TextAttributes(combined.flatMap(\.attributes).map { TextAttribute(inheriting: $0.key) }))

  @Test func theConsumerCompilesTheCurrentDescriptions() throws {
    try expectRecorded(Self.source(), in: Self.file)
  }
}
