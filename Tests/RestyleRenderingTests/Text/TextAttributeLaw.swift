import Restyle
import RestyleRendering
import RestyleTesting
import Testing

/// What an output makes of a text in a style.
struct WrittenText {
  var output: String
  var losses: [RenderingProblem.Loss]
}

/// What a column of the table of attributes says, against what its output writes.
struct TextAttributeLaw {
  /// The column.
  let presence: (TextAttributeSupport) -> TextAttributeSupport.Presence
  /// Whether a style that sets one attribute, and not to what it is by default, asks for nothing in the output either.
  let asksForNothing: (TextStyle) -> Bool
  /// Writes a text with lines of its own.
  let write: (TextStyle) throws -> WrittenText
  /// Writes a text that is a part of a line, if the output has such texts.
  var writePart: ((TextStyle) throws -> WrittenText)?
}

extension TextAttributeLaw {
  /// Sets each attribute alone, to a few values: each changes what is written or is reported, as the column says.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let plain = try write(TextStyle()).output
    for (row, sample) in zip(TextAttributeSupport.table, standardAttributeSamples) {
      for style in sample.styles {
        func check(_ isTrue: Bool, _ lie: String) {
          let value = style.attributes.map(\.debugDescription).joined()
          #expect(isTrue, "\(value): \(lie)", sourceLocation: sourceLocation)
        }
        let written = try write(style)
        let changes = written.output != plain
        let isReported = written.losses.contains(.attribute(row.key.name))
        switch presence(row) {
        case .lost:
          check(isReported, "is lost in silence")
          check(!changes, "is shown, and not lost")
        case .lostWhere(let isAsked):
          check(isReported == isAsked(style), "isn't reported where it is lost")
        default: check(!(changes && isReported), "is shown and reported")
        }
        // Whatever shows it, and whatever name a loss has.
        let isIdle = style == sample.defaultStyle || asksForNothing(style)
        check(changes || !written.losses.isEmpty || isIdle, "isn't shown, and lost in silence")

        let losses = try writePart?(style).losses.filter(\.isOfParagraphs) ?? []
        switch presence(row) {
        case .inParagraphs:
          check(losses == [.paragraphAttribute(row.key.name)] || writePart == nil, "is lost in a line")
        case .inParagraphsWhere(let isAsked):
          check(!losses.isEmpty == isAsked(style) || writePart == nil, "isn't reported in a line")
        default: check(losses.isEmpty, "is reported in a line, as one of paragraphs")
        }
      }
    }
  }

  /// The names of the attributes that the column says have a line in the output.
  var shown: [String] {
    TextAttributeSupport.table.filter {
      switch presence($0) {
      case .shown, .inParagraphs, .inParagraphsWhere: true
      default: false
      }
    }.map { $0.key.name }
  }
}
